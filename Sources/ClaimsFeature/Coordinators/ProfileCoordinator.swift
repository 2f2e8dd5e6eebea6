public import Domain
public import EntryFeature
public import Presentation
internal import Signals
public import Wording

/// Opens the form for the traveller's details, from the window's menu and from papers that need
/// them.
public final class ProfileCoordinator: Coordinating {
    private let keeper: any StoresProfile
    private let words: Localizer
    private weak var view: (any DisplaysForm)?
    private let events: ClaimsEvents
    private var running: ProfileFormPresenter?
    private var subscriptions = Subscriptions()

    /// Does not retain the view.
    public init(
        keeper: any StoresProfile, view: any DisplaysForm, events: ClaimsEvents, words: Localizer
    ) {
        self.keeper = keeper
        self.view = view
        self.events = events
        self.words = words
    }

    public func start() {
        subscriptions += events.profile.signal.onReception § eachTime § { [weak self] in
            self?.openProfile()
        }
    }

    /// Opens the form, unless it is open.
    ///
    /// - Parameter saved: called with the details after they were saved and the form is closed, but
    ///   not after the form was cancelled or the details were removed.
    public func openProfile(saved: @escaping (TravellersProfile) -> Void = { _ in }) {
        guard running == nil, let view else { return }
        let presenter = ProfileFormPresenter(
            keeper: keeper, view: view, words: words, saved: saved,
            ended: { [weak self] in self?.running = nil })
        running = presenter
        Task { await presenter.start() }
    }
}
