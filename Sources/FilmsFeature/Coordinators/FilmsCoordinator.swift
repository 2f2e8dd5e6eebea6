public import Domain
public import Foundation
public import Presentation
public import Signals

/// What films are shown in.
public typealias FilmsView = DisplaysFilm & DisplaysFeedbackTrail & DisplaysThanks
    & DisplaysFeedbackSelection & DisplaysFilmForm & MakesFilmPages

/// Leads to a film, to its forms, and from it to other entries of the same day.
public final class FilmsCoordinator {
    /// The id of each film that was added in a form.
    public var signalAdded: Signal<EntryID> { addedEmitter.signal }

    private let journal: any Journal
    private let navigation: NavigationStack
    private let words: FilmWords
    private let now: () -> Date
    private weak var view: (any FilmsView)?
    private weak var flows: (any FollowsFlows)?

    private let addedEmitter = Emitter<EntryID>()
    private let onShow = SceneOnShow<FilmScene>()
    private var form: FilmFormPresenter?
    private var subscriptions = Subscriptions()

    /// Keeps the journal and the navigation, and neither the view nor who follows flows.
    ///
    /// - Parameters:
    ///   - timeZone: where the day of a moment is told by.
    ///   - now: the moment a feedback is given at.
    public init(
        journal: any Journal, view: any FilmsView, navigation: NavigationStack,
        flows: any FollowsFlows, words: LocalWords = LocalWords(), timeZone: TimeZone = .current,
        now: @escaping () -> Date = { Date() }
    ) {
        self.journal = journal
        self.view = view
        self.navigation = navigation
        self.flows = flows
        self.words = FilmWords(local: words, timeZone: timeZone)
        self.now = now

        subscriptions +=
            journal.changes
            .onReception § eachTime § { [weak self] in self?.leaveRemoved($0.removed) }
    }

    /// Shows a film's main page once it has been read, and releases the scene of the film shown
    /// before. False where there is no such film, or something else was asked for meanwhile; then
    /// nothing is shown.
    ///
    /// - Parameter back: the way back from the main page, where another entry led to it.
    @discardableResult
    public func showFilm(
        _ id: EntryID, transition: NavigationTransition = .none, back: (() -> Void)? = nil
    ) async -> Bool {
        guard await onShow.show(makeScene(id), prepare: { await $0.prepare() }) else {
            return false
        }
        onShow.scene?.start(transition: transition, back: back)
        return true
    }

    /// Stops working on the film that is shown, or about to be. Its pages stay where they are and
    /// lead nowhere.
    public func close() {
        onShow.close()
    }

    /// Opens a form for a new film, unless a form is open.
    public func newFilm() async {
        let today = words.day(of: now())
        await open(AddFilm(journal: journal, today: today)) { [weak self] in
            self?.addedEmitter.emit($0)
        }
    }

    /// Opens a form for an existing film, unless a form is open.
    public func editFilm(_ id: EntryID) async {
        await open(EditFilm(id: id, journal: journal)) { [weak self] saved in
            if saved != id { self?.addedEmitter.emit(saved) }
        }
    }

    private func open(
        _ saving: any SavesFilm, saved: @escaping (EntryID) -> Void
    ) async {
        guard form == nil, let view else { return }
        let presenter = FilmFormPresenter(
            saving: saving, journal: journal, view: view, words: words.local, saved: saved,
            ended: { [weak self] in self?.form = nil })
        form = presenter
        await presenter.start()
    }

    private func makeScene(_ id: EntryID) -> FilmScene? {
        guard let view else { return nil }
        return FilmScene(
            id: id, journal: journal, view: view, navigation: navigation, words: words, now: now,
            followRelated: { [weak flows] in
                flows?.follow(.entry(id: $0, from: id.rawValue))
            })
    }

    private func leaveRemoved(_ removed: Set<EntryID>) {
        if let scene = onShow.scene, removed.contains(scene.id) { onShow.release() }
    }
}
