internal import Domain
internal import EntryFeature
internal import Foundation
internal import Presentation
internal import Wording

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
