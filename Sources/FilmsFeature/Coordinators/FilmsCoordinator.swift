public import Domain
public import EntryFeature
public import Foundation
public import Presentation
public import Wording

/// The view of films.
public typealias FilmsView = DisplaysFilm & DisplaysFeedbackTrail & DisplaysThanks
    & DisplaysFeedbackSelection & DisplaysFilmForm & MakesFilmPages

/// Leads to a film, to its forms, and from it to other entries of the same day.
public final class FilmsCoordinator: EntryCoordinator {
    private let words: FilmWords
    private let wantsNew: () -> Bool
    private weak var view: (any FilmsView)?

    /// Keeps the journal and the navigation, and neither the view nor who follows flows.
    ///
    /// - Parameters:
    ///   - wantsNew: whether a new film is one that is still to be seen, unless the form says otherwise.
    ///   - timeZone: where the day of a moment is told by.
    ///   - now: the moment a feedback is given at.
    public init(
        journal: any Journal, view: any FilmsView, navigation: NavigationStack,
        flows: any FollowsFlows, wantsNew: @escaping () -> Bool = { false },
        words: LocalWords = LocalWords(), timeZone: TimeZone = .current,
        now: @escaping () -> Date = { Date() }
    ) {
        self.wantsNew = wantsNew
        self.view = view
        self.words = FilmWords(local: words, timeZone: timeZone)
        super.init(journal: journal, navigation: navigation, flows: flows, now: now)
    }

    override public func makeScene(_ id: EntryID, _ entrance: Entrance) -> EntryScene? {
        guard let view else { return nil }
        let record = RecordFilmStep(id: id, journal: journal, now: now, words: words)
        return EntryScene(
            of: FilmModel(id, in: journal, commit: record.callAsFunction), view: view,
            navigation: navigation, words: words, entrance: entrance,
            followRelated: { [weak self] in self?.follow($0, from: id) },
            find: { [weak self] in self?.find($0) })
    }

    override public func makeForm(
        for id: EntryID?, _ events: FormEvents
    ) -> (any Presenting)? {
        guard let view else { return nil }
        let isWanted = wantsNew()
        let new = Film(
            title: "", watched: isWanted ? nil : words.day(of: now()), isWanted: isWanted)
        return EntryFormPresenter(
            for: id, new: new, journal: journal, view: view, events: events, words: words.local
        ) { [journal, words, weak view] film in
            FilmInForm(film, journal: journal, view: view, words: words.local)
        }
    }
}
