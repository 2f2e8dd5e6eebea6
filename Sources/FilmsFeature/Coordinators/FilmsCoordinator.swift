public import Domain
public import EntryFeature
public import Foundation
public import Presentation
internal import Signals
public import Wording

/// The view of films, with their lists.
public protocol FilmsView: FilmView, DisplaysLists {}

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
        givesStars: @escaping () -> Bool = { false }, pictures: @escaping () -> any StoresTickets,
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
            words: words, entrance: entrance)
    }

    override public func makeForm(for request: FormRequest) async -> (any Presenting)? {
        guard let view else { return nil }
        let today = words.day(of: now())
        let isWanted = wantsNew()
        let feedback = request.mode.edited == nil ? FormFeedback(now: now) : nil
        func make(_ film: Film, focus: FieldName = .title) -> FilmForm {
            FilmForm(
                film, for: request, focus: focus, today: today, feedback: feedback, known: known,
                givesStars: givesStars(), pictures: pictures(), films: films, journal: journal,
                view: view, words: words.local,
                thank: { [weak view] in view?.showThanks($0) })
        }
        return await form(
            for: request, over: view, words: words.local,
            new: {
                make(
                    Film(
                        title: "", watched: isWanted ? nil : today,
                        tags: request.passedOn?.tags(besides: .film) ?? [],
                        notes: request.passedOn?.notes ?? "", scale: scaleOfNew(),
                        isWanted: isWanted))
            },
            existing: { make($0) },
            next: { next, film in
                // A further viewing differs most often in its cinema.
                next == .again ? film.again(on: today).map { make($0, focus: .place) } : nil
            })
    }
}

/// A film with the changes that its pages make to it.
typealias FilmModel = EntryModel<Film, FilmStep>

/// Leads through the pages of a film, and from them to other entries.
final class FilmCoordinator: EntryPageCoordinator {
    private let film: FilmModel
    private let pages: FilmPages
    private let navigation: NavigationHandler<FilmPageEvents, FeedbackPageEvents>
    private let presenters: [AnyObject]
    private let pictures: () -> any StoresTickets
    private let words: FilmWords
    private weak var view: (any FilmView)?

    /// - Parameters:
    ///   - givesStars: returns whether the person gives stars as well.
    ///   - pictures: returns the store of copies of pictures.
    init(
        of film: FilmModel, view: any FilmView, navigation: NavigationStack,
        flows: (any FlowRouting<EntryFlow>)?, givesStars: @escaping () -> Bool,
        pictures: @escaping () -> any StoresTickets, words: FilmWords, entrance: PagePresentation
    ) {
        let id = film.id.rawValue
        self.film = film
        self.view = view
        self.pictures = pictures
        self.words = words
        pages = FilmPages(
            mainPage: { view.makeFilmMainPage(for: id) },
            selectionPage: { view.makeFeedbackSelectionPage(for: id) })
        // It comes first, so that a choice leads back before it is written.
        self.navigation = NavigationHandler(
            pageFactory: pages, navigation: navigation, signalOpen: { $0.leaveFeedback.signal },
            signalChosen: { $0.selection.signal.map { _ in } })
        presenters = [
            FeedbackSelectionPresenter(film: film, words: words, pages: pages, view: view),
            FilmMainPresenter(
                film: film, givesStars: givesStars, words: words, pages: pages, view: view),
            ThankForFeedback(for: film, words: words.local, view: view),
        ]
        super.init(of: film.id, flows: flows, entrance: entrance)
    }

    override func prepare() async -> Bool { await film.start() }

    override func start() {
        let main = pages.signalMakeMainPage
        subscriptions += FeedbackCollector(pages: pages).collectFeedbackModelChange().onReception
            § eachTime § weakly(self) { $0.changeFeedback }
        subscriptions += main.events(\.watched).onReception § eachTime
            § weakly(self) { $0.markWatched }
        subscriptions += main.events(\.starsGiven).onReception § eachTime
            § weakly(self) { $0.giveStars }
        subscriptions += main.events(\.pictureChosen).onReception § eachTime
            § weakly(self) { $0.keepPicture }
        subscriptions += main.events(\.relatedEntry).onReception § eachTime
            § weakly(self) { $0.openRelated }
        subscriptions += main.events(\.relatedSearch).onReception § eachTime
            § weakly(self) { $0.find }
        start(navigation)
    }

    private func changeFeedback(by change: @escaping FeedbackModelChange) {
        film.change(.feedback(change)) { [weak view, words] error in
            view?.showFailure(
                words.local.failure(words.local.say("The feedback was not saved."), because: error))
        }
    }

    private func markWatched() { change(.watched) }

    private func giveStars(_ halves: Int) { change(.stars(Stars(halves: halves))) }

    /// Stores a picture, for this film wherever the person goes until it has arrived.
    private func keepPicture(_ arriving: @escaping ArrivingPicture) {
        // A dropped picture is there at once, and the program may be asked to quit in this turn.
        Task.immediate { [film, pictures, weak view, words = words.local] in
            let title = words.say("The picture was not saved.")
            guard let picture = await arriving() else {
                let reason = words.say("There is no picture on the clipboard.")
                view?.showFailure(FailureViewModel(title: title, reason: reason))
                return
            }
            do {
                try await film.keep(picture, in: pictures())
            } catch {
                view?.showFailure(words.failure(title, because: error))
            }
        }
    }

    private func change(_ step: FilmStep) {
        film.change(step) { [weak view, words] error in
            view?.showFailure(words.local.notSaved(.film, because: error, gone: nil))
        }
    }
}

typealias FilmPages = PageFactory<FilmPageEvents, FeedbackPageEvents>

/// Collects the feedback of all pages of a film into one signal.
final class FeedbackCollector {
    private let pages: FilmPages

    init(pages: FilmPages) { self.pages = pages }

    func collectFeedbackModelChange() -> Signal<FeedbackModelChange> {
        pages.signalMakeMainPage
            .events(\.polarizedChanged)
            .map(FeedbackModel.transform(withPolarized:))
            + pages.signalMakeSelectionPage
            .events(\.selection)
            .map { FeedbackModel.transform(withFeedback: $0.feedback) }
    }
}

extension FilmModel {
    /// Stores a picture that was dropped or pasted, and lets the film refer to it. The program does
    /// not quit between the two.
    func keep(_ picture: ChosenPicture, in pictures: any StoresTickets) async throws {
        guard let film = content else { return }
        pendingWrites.begin()
        defer { pendingWrites.end() }
        let (file, copy): (TicketFile, TicketFile?)
        switch picture {
        case .file(let path):
            guard let chosen = TicketFile(path: path) else {
                throw JournalError.failed(.noPicture)
            }
            copy = try await pictures.copy(chosen, of: film)
            file = copy ?? chosen
        case .content(let content):
            file = try await pictures.store(content, of: film)
            copy = file
        }
        try await pictures.keep(copy) {
            try await controller.transform(.picture(file))
        } file: { _ in
            copy
        }
    }
}
