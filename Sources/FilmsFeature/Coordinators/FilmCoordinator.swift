internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

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
    ///   - view: shows the film and makes its pages, and is kept for the latter.
    ///   - flows: leads to other entries, and is not kept.
    ///   - givesStars: returns whether the person gives stars as well.
    ///   - pictures: returns the store of copies of pictures.
    init(
        of film: FilmModel, view: any FilmView, navigation: NavigationStack,
        flows: (any FlowRouting<EntryFlow>)?, givesStars: @escaping () -> Bool,
        pictures: @escaping () -> any StoresTickets, words: FilmWords,
        entrance: PagePresentation
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
            pageFactory: pages, navigation: navigation,
            signalOpen: { $0.leaveFeedback.signal },
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
                words.local.failure(
                    words.local.say("The feedback was not saved."), because: error))
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

    init(pages: FilmPages) {
        self.pages = pages
    }

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
        let chosen: ChosenFile
        switch picture {
        case .file(let path):
            guard let file = TicketFile(path: path) else { throw JournalError.failed(.noPicture) }
            chosen = ChosenFile(file, of: film, in: pictures)
        case .content(let content):
            chosen = ChosenFile(content, of: film, in: pictures)
        }
        pendingWrites.begin()
        defer { pendingWrites.end() }
        _ = try await chosen.save { file in
            try await controller.transform(.picture(file))
            return file
        } file: {
            $0
        }
    }
}
