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
    private let scaleOfNew: () -> FeedbackScale
    private weak var view: (any FilmsView)?

    /// Keeps the journal and the navigation, and neither the view nor who follows flows.
    ///
    /// - Parameters:
    ///   - wantsNew: whether a new film is one that is still to be seen, unless the form says otherwise.
    ///   - scaleOfNew: by which somebody is asked first what a new film was like.
    ///   - timeZone: where the day of a moment is told by.
    ///   - now: the moment a feedback is given at.
    public init(
        journal: any Journal, view: any FilmsView, navigation: NavigationStack,
        flows: any FollowsFlows, wantsNew: @escaping () -> Bool = { false },
        scaleOfNew: @escaping () -> FeedbackScale = { .average },
        words: LocalWords = LocalWords(), timeZone: TimeZone = .current,
        now: @escaping () -> Date = { Date() }
    ) {
        self.wantsNew = wantsNew
        self.scaleOfNew = scaleOfNew
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
        for subject: FormSubject, _ events: FormEvents
    ) -> (any Presenting)? {
        guard let view else { return nil }
        let today = words.day(of: now())
        let isWanted = wantsNew()
        let feedback = subject.edited == nil ? FormFeedback(now: now) : nil
        let line = FilmLine(subject, today: today, words: words.local)
        let make = { [journal, words, weak view] (film: Film, focus: FilmFormCheck.Field) in
            FilmInForm(
                film, focus: focus, today: today, feedback: feedback, line: line,
                journal: journal, view: view, words: words.local)
        }
        return EntryFormPresenter(
            for: subject, journal: journal, view: view, events: events, words: words.local,
            new: { [scale = scaleOfNew()] in
                var film =
                    line?.film(unless: today)
                    ?? Film(title: "", watched: isWanted ? nil : today, isWanted: isWanted)
                film.scale = scale
                return make(film, .title)
            },
            existing: { make($0, .title) },
            next: { next, film in
                // What most often differs is the cinema.
                next == .again ? film.again(on: today).map { make($0, .place) } : nil
            })
    }
}
