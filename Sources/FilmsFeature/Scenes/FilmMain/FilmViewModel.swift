internal import Domain
public import EntryFeature
public import Presentation
public import Wording

/// A film in the words of its main page.
public struct FilmViewModel: Hashable, Sendable {
    public let id: String
    public let title: String
    /// The year, such as "1945"; empty if unknown.
    let year: String
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
    public var work: String {
        ([year] + factsInLine).listed
    }

    /// The rating, unless the stars say the same.
    public var ratingBesideStars: String { stars?.saysRating == true ? "" : rating }

    /// The place and the viewing, such as "Filmforum, Köln · 2nd viewing"; empty if neither is
    /// known.
    public var occasion: String {
        [place, viewing].listed
    }

    public var entry: EntryViewModel {
        EntryViewModel(
            id: id, title: title,
            detail: [year, day, place].listed,
            verdict: feedback ?? "")
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
}

extension FilmViewModel {
    /// Returns the names of the scales, by themselves and with their values, and whether each is the
    /// polarized one.
    package static func scales(
        in words: Localizer
    ) -> [(isPolarized: Bool, label: String, name: String)] {
        FeedbackScale.allCases.map {
            ($0 == .polarized, words.scale($0), words.scaleChoice($0))
        }
    }
}

extension FilmViewModel {
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
