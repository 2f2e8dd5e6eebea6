public import Domain
public import EntryFeature
public import Foundation
public import Presentation
public import Wording

/// The view of films, with their lists.
public protocol FilmsView: FilmView, DisplaysLists {}

/// The view of a film, with its form.
public typealias FilmView = DisplaysFilm & DisplaysFeedbackHistory & DisplaysThanks
    & DisplaysFeedbackSelection & DisplaysForm & MakesFilmPages

/// Leads to a film, to its forms, and from it to other entries of the same day.
public final class FilmsCoordinator: EntryCoordinator {
    private let words: FilmWords
    private let wantsNew: () -> Bool
    private let scaleOfNew: () -> FeedbackScale
    private let givesStars: () -> Bool
    private let pictures: () -> any StoresTickets
    private let known: () async -> KnownNames
    private let films: (any FindsFilms)?
    private weak var view: (any FilmView)?

    /// Makes a coordinator, which holds the journal and the navigation, but neither the view nor
    /// `flows`.
    ///
    /// - Parameters:
    ///   - wantsNew: returns whether a new film is a wanted one at first.
    ///   - scaleOfNew: returns the scale of feedback of a new film.
    ///   - givesStars: returns whether the person gives stars as well.
    ///   - pictures: returns the store of copies of pictures.
    ///   - known: returns the names that a line is read with.
    ///   - films: finds the films of the watchlist, or `nil` if they are not looked for.
    ///   - timeZone: the zone in which a moment has its day.
    ///   - now: returns the present moment, at which feedback is given.
    public init(
        journal: any Journal, view: any FilmView, navigation: NavigationStack,
        flows: any FlowRouting<EntryFlow>, wantsNew: @escaping () -> Bool = { false },
        scaleOfNew: @escaping () -> FeedbackScale = { .average },
        givesStars: @escaping () -> Bool = { false },
        pictures: @escaping () -> any StoresTickets,
        known: @escaping () async -> KnownNames = { .none }, films: (any FindsFilms)? = nil,
        words: Localizer = Localizer(), timeZone: TimeZone = .current,
        now: @escaping () -> Date = { Date() }
    ) {
        self.wantsNew = wantsNew
        self.scaleOfNew = scaleOfNew
        self.givesStars = givesStars
        self.pictures = pictures
        self.known = known
        self.films = films
        self.view = view
        self.words = FilmWords(local: words, timeZone: timeZone)
        super.init(journal: journal, navigation: navigation, flows: flows, now: now)
    }

    override public func pageCoordinator(
        of id: EntryID, _ entrance: PagePresentation
    ) -> EntryPageCoordinator? {
        guard let view else { return nil }
        let record = RecordFilmStep(id: id, journal: journal, now: now, words: words)
        return FilmCoordinator(
            of: FilmModel(id, in: journal, commit: record.callAsFunction), view: view,
            navigation: navigation, flows: flows, givesStars: givesStars, pictures: pictures,
            words: words,
            entrance: entrance)
    }

    override public func makeForm(
        for subject: FormMode, _ events: FormCallbacks
    ) -> (any Presenting)? {
        guard let view else { return nil }
        let today = words.day(of: now())
        let isWanted = wantsNew()
        let feedback = subject.edited == nil ? FormFeedback(now: now) : nil
        let make = {
            [journal, known, films, words, givesStars, pictures, weak view]
            (film: Film, focus: FieldName) in
            FilmForm(
                film, for: subject, events: events, focus: focus, today: today,
                feedback: feedback, known: known, givesStars: givesStars(),
                pictures: pictures(), films: films, journal: journal, view: view,
                words: words.local,
                thank: { [weak view] in view?.showThanks($0) })
        }
        return EntryFormPresenter(
            for: subject, journal: journal, view: view, events: events, words: words.local,
            new: { [scale = scaleOfNew()] in
                let film = Film(
                    title: "", watched: isWanted ? nil : today,
                    tags: [String](commaSeparated: events.passedOn?.tags ?? "", except: "Film"),
                    notes: events.passedOn?.notes ?? "", scale: scale, isWanted: isWanted)
                return make(film, .title)
            },
            existing: { make($0, .title) },
            next: { next, film in
                // A further viewing differs most often in its cinema.
                next == .again ? film.again(on: today).map { make($0, .place) } : nil
            })
    }
}
