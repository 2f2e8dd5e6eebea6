internal import Domain
public import EntryFeature
internal import Foundation
public import Presentation
public import Wording

/// A film in the words of its main page.
public struct FilmViewModel: Hashable, Sendable {
    public let id: String
    public let title: String
    /// The year, such as "1945"; empty if unknown.
    private let year: String
    /// The day, such as "19 November 2026" or "Day unknown".
    public let day: String
    /// The place; empty if unknown, as the next four are.
    let place: String
    public let tags: String
    public let notes: String
    public let link: String
    /// Whether the link is the address of a web page, which the desktop may open.
    public let opensLink: Bool
    /// The rating, such as "Rated 8/10 on IMDb"; empty if unknown.
    public let rating: String
    /// The viewing, such as "2nd viewing", or "Seen before" if its number is unknown; empty if
    /// neither is known.
    public let viewing: String
    /// Further facts about the film itself, such as its directors.
    public let facts: [Fact]
    /// The facts that `work` does not say.
    public let details: [Fact]
    /// The facts in the line below the title, besides the year: directors, running time, genres and
    /// the first of the cast.
    let factsInLine: [String]
    /// The rating of others, such as "Rated 7.8/10 by others on IMDb", or empty if there is none.
    public let ratingOfOthers: String
    /// Whether it is a wanted film: it can be marked as seen, but not be given feedback yet.
    public let isWanted: Bool
    public let isPolarized: Bool
    /// The verdict, such as "You thought it was good", or `nil` if there is none.
    public let feedback: String?
    /// The mark of the verdict, or `nil` if there is none.
    public let mark: FeedbackMark?
    /// The marks of earlier and present feedback, of which the last is the latest.
    public let marksOfHistory: [FeedbackMark]
    /// The earlier and present feedback, such as "bad, 3 May 2014 → good, 19 November 2026"; empty
    /// if there is none.
    public let feedbackHistory: String
    /// Whether the history has every feedback; otherwise it has the latest, and the whole one can
    /// be requested.
    public let isFeedbackHistoryComplete: Bool
    /// The path of its picture, or `nil` if there is none.
    public let picture: String?
    /// The name of its picture for assistive technology.
    public let pictureName: String
    /// The stars, or `nil` if the person gives none to films.
    public let stars: StarsViewModel?
    /// Whether the history says no more than the verdict and the day.
    public let historyRepeatsVerdict: Bool
    /// Whether feedback can be left and its scale be chosen.
    public let leavingFeedback: Availability
    /// The other viewings of the film: the day of each, and its feedback.
    public let viewings: [EntryViewModel]
    /// The note on viewings that are not listed, such as "… and 3 more"; empty if all are.
    public let moreViewings: String
    /// The searches for entries that it has something in common with.
    public let relatedSearches: [RelatedSearch]
    public let related: [EntryViewModel]
    /// The note on entries that are not listed, such as "… and 3 more"; empty if all are.
    public let moreRelated: String

    /// The film itself in a line, such as "1945 · David Lean · 1 h 26 min"; empty if nothing is
    /// known.
    public var work: String { ([year] + factsInLine).listed }

    /// The rating, unless the stars say the same.
    public var ratingBesideStars: String { stars?.saysRating == true ? "" : rating }

    /// The place and the viewing, such as "Filmforum, Köln · 2nd viewing"; empty if neither is
    /// known.
    public var occasion: String { [place, viewing].listed }

    public var entry: EntryViewModel {
        EntryViewModel(
            id: id, title: title, detail: [year, day, place].listed, verdict: feedback ?? "")
    }
}

public struct ThanksViewModel: Hashable, Sendable {
    /// The step that is thanked for, such as "Feedback saved."
    public let title: String
    /// The thanks, such as "Thank you: glad you enjoyed “Brief Encounter”."
    public let text: String
}

extension FilmViewModel {
    /// The greatest number of steps that are shown.
    private static let mostSteps = 20

    /// Returns earlier and present feedback in words, but only the latest steps of a long history,
    /// because each has a day to be formatted.
    static func feedbackHistory(_ given: [GivenFeedback], words: FilmWords) -> String {
        let told = given.filter { $0.feedback != .none }
        let latest = told.suffix(mostSteps).compactMap { step($0, words: words) }
        let earlier = told.count - latest.count
        let beginning =
            earlier > 0
            ? [
                words.local.say(
                    one: "{count} earlier …", other: "{count} earlier …", count: earlier)
            ] : []
        let steps = beginning + latest
        return steps.dropFirst().reduce(steps.first ?? "") { $0.arrow(to: $1) }
    }

    /// Returns the mark of each feedback that is told.
    static func marks(_ given: [GivenFeedback]) -> [FeedbackMark] {
        given.suffix(mostSteps).compactMap { FeedbackMark($0.feedback) }
    }

    /// Returns whether the history of a film is one feedback, which was given on the day it was
    /// watched.
    static func historyRepeatsVerdict(of film: Film, words: FilmWords) -> Bool {
        guard film.feedbackGiven.count == 1, let given = film.feedbackGiven.first,
            given.feedback != .none
        else { return false }
        return given.moment.map { words.day(of: $0) == film.watched } ?? true
    }

    static func isComplete(_ given: [GivenFeedback]) -> Bool {
        given.lazy.filter { $0.feedback != .none }.dropFirst(mostSteps).isEmpty
    }

    /// Returns every step on a line, made off the main actor, because each has a day to be
    /// formatted.
    @concurrent
    nonisolated static func wholeFeedbackHistory(
        _ given: [GivenFeedback], words: FilmWords
    ) async -> String {
        given.compactMap { step($0, words: words) }.joined(separator: "\n")
    }

    /// Returns a step such as "bad, 3 May 2014", or only the feedback if its moment is unknown.
    private nonisolated static func step(_ given: GivenFeedback, words: FilmWords) -> String? {
        guard given.feedback != .none else { return nil }
        let feedback = words.local.feedback(given.feedback)
        guard let day = given.moment.flatMap(words.day(of:)) else { return feedback }
        return words.local.say(
            "{feedback}, {day}", ["feedback": feedback, "day": words.local.day(day)])
    }

    /// Returns the names of the scales, by themselves and with their values, and whether each is the
    /// polarized one.
    package static func scales(
        in words: Localizer
    ) -> [(isPolarized: Bool, label: String, name: String)] {
        FeedbackScale.allCases.map {
            ($0 == .polarized, words.scale($0), words.scaleChoice($0))
        }
    }

    /// Returns the film on paper.
    ///
    /// - Parameters:
    ///   - feedbackHistory: every feedback, in words.
    ///   - moment: the time of writing, in seconds since 1970.
    package func sheet(
        feedbackHistory: String, in words: Localizer, writtenOn moment: Int
    ) -> PaperSheet {
        var sheet = EntrySheet(entry, words: words)
        sheet.add([viewing, rating, ratingOfOthers])
        sheet.add(facts)
        sheet.add(words.tags, tags)
        sheet.add(words.name(of: .link), link)
        sheet.add(feedbackHistory, under: words.feedbackGiven)
        sheet.add(notes, under: words.notes)
        var paper = sheet.sheet(writtenOn: moment)
        paper.picture = picture
        return paper
    }
}

/// The stars of a film, where the person gives them as well.
public struct StarsViewModel: Hashable, Sendable {
    /// The number of half stars, or 0 if none are given.
    public let halves: Int
    /// The given stars in words, such as "3.5 of 5 stars".
    public let description: String
    /// The words for each number of half stars, from 1.
    public let choices: [String]
    /// Whether the stars say everything that the person's own rating does.
    let saysRating: Bool

    package init(halves: Int, description: String, choices: [String], saysRating: Bool = false) {
        self.halves = halves
        self.description = description
        self.choices = choices
        self.saysRating = saysRating
    }

    init(_ film: Film, words: Localizer) {
        let stars = film.rating?.stars
        self.init(
            halves: stars?.halves ?? 0, description: words.stars(stars),
            choices: Stars.allCases.map { words.stars($0) },
            saysRating: film.rating?.isInStars ?? false)
    }
}

/// A mark beside the word for a feedback. Each has a shape of its own, so that its colour is not
/// needed to tell it from others.
public enum FeedbackMark: Hashable, CaseIterable, Sendable {
    case reallyGood, good, soAndSo, bad, veryBad

    /// Makes the mark of a feedback, or returns `nil` for none.
    init?(_ feedback: Feedback) {
        switch feedback {
        case .none: return nil
        case .veryBad: self = .veryBad
        case .bad: self = .bad
        case .soAndSo: self = .soAndSo
        case .good: self = .good
        case .reallyGood: self = .reallyGood
        }
    }

    public var emphasis: Emphasis {
        switch self {
        case .reallyGood, .good: .success
        case .soAndSo: .warning
        case .bad, .veryBad: .error
        }
    }
}

/// Shows a film in words.
struct ShowExistingFilm {
    weak var view: (any DisplaysFilm)?
    let words: FilmWords

    /// Shows the film with its other viewings and the trips of its day.
    ///
    /// - Parameters:
    ///   - givesStars: whether the person gives stars as well.
    ///   - feedback: whether feedback can be left.
    func show(
        _ film: Film, id: EntryID, sameDay: [EntrySummary], otherViewings: [EntrySummary],
        givesStars: Bool = false, feedback: Availability = .available
    ) {
        view?.showFilm(
            FilmViewModel(
                film, id: id, trips: sameDay.filter(\.isTrip), viewings: otherViewings,
                givesStars: givesStars, feedback: feedback, words: words))
    }
}

extension FilmViewModel {
    fileprivate init(
        _ film: Film, id: EntryID, trips: [EntrySummary] = [], viewings: [EntrySummary] = [],
        givesStars: Bool = false, feedback: Availability = .available, words: FilmWords
    ) {
        let listedViewings = viewings.prefix(EntryViewModel.mostListed)
        let listedTrips = trips.prefix(EntryViewModel.mostListed)
        self.init(
            id: id.rawValue,
            title: film.title,
            year: film.year.map(String.init) ?? "",
            day: film.watched.map { words.local.day($0) }
                ?? (film.isWanted ? words.local.wanted : words.local.dayUnknown),
            place: film.place,
            tags: film.tags.commaSeparated,
            notes: film.notes,
            link: film.link,
            opensLink: WebAddress.isSafe(film.link),
            rating: film.rating.map(words.local.rating) ?? "",
            viewing: words.local.viewing(of: film),
            facts: film.facts(in: words),
            details: film.details(in: words),
            factsInLine: film.factsInLine(in: words.local),
            ratingOfOthers: film.ratingOfOthers.map(words.local.ratingOfOthers) ?? "",
            isWanted: film.isWanted,
            isPolarized: film.feedbackModel.polarized,
            feedback: words.local.verdict(film.feedback),
            mark: FeedbackMark(film.feedback),
            marksOfHistory: Self.marks(film.feedbackGiven),
            feedbackHistory: Self.feedbackHistory(film.feedbackGiven, words: words),
            isFeedbackHistoryComplete: Self.isComplete(film.feedbackGiven),
            picture: film.picture?.path,
            pictureName: film.picture == nil
                ? ""
                : words.local.say("Picture of {title}", ["title": film.title.displayIsolated]),
            stars: givesStars && !film.isWanted ? StarsViewModel(film, words: words.local) : nil,
            historyRepeatsVerdict: Self.historyRepeatsVerdict(of: film, words: words),
            leavingFeedback: feedback,
            viewings: listedViewings.map { EntryViewModel(viewing: $0, words: words.local) },
            moreViewings: words.local.more(viewings.count - listedViewings.count),
            relatedSearches: words.local.relatedSearches(of: film),
            related: listedTrips.map { EntryViewModel($0, words: words.local) },
            moreRelated: words.local.more(trips.count - listedTrips.count))
    }
}

extension EntryViewModel {
    /// Makes the card of a film.
    init(_ film: Film, id: EntryID, words: FilmWords) {
        self = FilmViewModel(film, id: id, words: words).entry
    }

    /// Makes the row of one viewing among others, whose title is its day.
    fileprivate init(viewing: EntrySummary, words: Localizer) {
        self.init(
            id: viewing.id.rawValue,
            title: viewing.day.map { words.day($0) } ?? words.dayUnknown,
            detail: words.detail(of: viewing))
    }
}

extension Film {
    /// The greatest number of actors that the line below the title names.
    private static let mostActors = 3

    /// Returns directors, running time, genres and the first of the cast.
    fileprivate func factsInLine(in words: Localizer) -> [String] {
        [
            directors.commaSeparated, runningTime.map(words.runningTime) ?? "",
            genres.commaSeparated,
            [
                Array(cast.prefix(Self.mostActors)).commaSeparated,
                words.more(max(0, cast.count - Self.mostActors)),
            ].filter { !$0.isEmpty }.joined(separator: " "),
        ].filter { !$0.isEmpty }
    }

    /// Returns the facts that are not in the line below the title.
    fileprivate func details(in words: FilmWords) -> [Fact] {
        var inLine: [FieldName] = [.directors, .runningTime, .genres]
        if cast.count <= Self.mostActors { inLine.append(.cast) }
        return facts(FilmFields.ofWork.filter { !inLine.contains($0.name) }, in: words)
    }

    fileprivate func facts(
        _ fields: [EntryField<Film>] = FilmFields.ofWork, in words: FilmWords
    ) -> [Fact] {
        let words = words.local
        return fields.compactMap { field in
            switch field.value {
            case .line(let path): Fact(words.name(of: field.name), self[keyPath: path])
            case .list(let path):
                Fact(
                    words.name(of: field.name, count: self[keyPath: path].count),
                    self[keyPath: path].commaSeparated)
            case .number where field.name == .runningTime:
                Fact(words.name(of: .runningTime), runningTime.map(words.runningTime) ?? "")
            default: nil
            }
        }.filter { !$0.text.isEmpty }
    }
}

/// Addresses that come from files and are given to the desktop to open.
enum WebAddress {
    /// Returns whether a text is the whole address of a web page: any other scheme may start a
    /// program, and programs differ in how they read blanks and controls.
    static func isSafe(_ text: String) -> Bool {
        guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
            let address = URLComponents(string: text),
            ["http", "https"].contains(address.scheme?.lowercased()),
            let host = address.host, !host.isEmpty
        else { return false }
        return true
    }
}

/// The words for films: the reader's locale, and the zone in which a moment has its day.
nonisolated struct FilmWords: Sendable {
    let local: Localizer
    let timeZone: TimeZone

    func day(of moment: Date) -> CalendarDay? {
        DateTime(moment, in: .named(timeZone.identifier))?.day
    }
}
