internal import Domain
internal import EntryFeature
internal import Foundation
internal import Presentation
internal import Wording

/// Puts a film into words and shows it.
final class ShowExistingFilm: ShowExistingEntry<FilmViewModel> {
    private let words: FilmWords

    init(view: any DisplaysFilm, words: FilmWords) {
        self.words = words
        super.init { [weak view] in view?.showFilm($0) }
    }

    /// Shows the film unless it is what was shown last, with the trips among the other entries of
    /// its day. `feedback` says whether one can be left.
    func show(
        _ film: Film, id: EntryID, sameDay: [EntrySummary], feedback: Availability = .available
    ) {
        let related = sameDay.filter(\.isTrip).map { EntryViewModel($0, words: words.local) }
        var viewModel = FilmViewModel(film, id: id, related: related, words: words)
        viewModel.leavingFeedback = feedback
        show(viewModel)
    }
}

extension FilmViewModel {
    fileprivate init(
        _ film: Film, id: EntryID, related: [EntryViewModel], words: FilmWords
    ) {
        self.init(
            id: id.rawValue,
            title: film.title,
            year: film.year.map(String.init) ?? "",
            day: film.watched.map { words.local.day($0) } ?? words.local.dayUnknown,
            place: film.place,
            tags: film.tags.commaSeparated,
            notes: film.notes,
            link: film.link,
            opensLink: WebAddress.isSafe(film.link),
            rating: film.rating.map(words.local.rating) ?? "",
            viewing: words.local.viewing(of: film),
            facts: film.facts(in: words),
            isPolarized: film.feedbackModel.polarized,
            feedback: words.local.verdict(film.feedback),
            trail: Self.trail(film.feedbackGiven, words: words),
            isTrailWhole: Self.isWhole(film.feedbackGiven),
            related: Array(related.prefix(EntryViewModel.mostListed)))
        moreRelated = words.local.more(related.count - self.related.count)
    }
}

extension Film {
    /// The facts about it, in the order of a page.
    fileprivate func facts(in words: FilmWords) -> [Fact] {
        let words = words.local
        func list(_ field: FieldName, _ texts: [String]) -> Fact {
            Fact(words.name(of: field, count: texts.count), texts.commaSeparated)
        }
        return [
            Fact(words.name(of: .originalTitle), originalTitle),
            list(.directors, directors),
            Fact(words.name(of: .runningTime), runningTime.map(words.runningTime) ?? ""),
            list(.genres, genres),
            list(.countries, countries),
            list(.languages, languages),
        ].filter { !$0.text.isEmpty }
    }
}
