public import Signals

/// Leads from a main page to its selection page and back. It decides when pages are presented, and
/// does not know what they show.
@MainActor
public final class NavigationHandler<MainEvents, SelectionEvents> {
    private let pageFactory: PageFactory<MainEvents, SelectionEvents>
    private let navigation: NavigationStack
    private weak var selectionPage: (any NavigationPage)?
    private var subscriptions = Subscriptions()

    /// Makes a handler of the pages that the factory makes from now on.
    ///
    /// - Parameters:
    ///   - signalOpen: the main page's signal that opens the selection page.
    ///   - signalChosen: the selection page's signal that leads back, or `nil` if only
    ///     `leaveSelectionPage` does.
    public init(
        pageFactory: PageFactory<MainEvents, SelectionEvents>, navigation: NavigationStack,
        signalOpen: @escaping (MainEvents) -> Signal<Void>,
        signalChosen: ((SelectionEvents) -> Signal<Void>)? = nil
    ) {
        self.pageFactory = pageFactory
        self.navigation = navigation

        subscriptions +=
            pageFactory.signalMakeMainPage.flatMap { signalOpen($0.events) }.onReception § eachTime
            § weakly(self) { $0.presentSelectionPage }

        guard let signalChosen else { return }
        subscriptions +=
            pageFactory.signalMakeSelectionPage.flatMap { page in
                // The page is held weakly, because its own signal keeps this closure.
                signalChosen(page.events).map { [weak page] in page }
            }
            .onReception § eachTime § { [weak self] in self?.pop($0) }
    }

    /// Makes the main page the root.
    ///
    /// - Parameter back: the way back from it, for a page that another view led to.
    public func start(transition: NavigationTransition = .none, back: (() -> Void)? = nil) {
        navigation.start(with: pageFactory.makeMainPage(), transition: transition, back: back)
    }

    /// Goes back from the selection page if it is on top.
    public func leaveSelectionPage() { pop(selectionPage) }

    /// Presents the selection page, unless the stack has it already.
    private func presentSelectionPage() {
        if let selectionPage, navigation.contains(selectionPage) { return }
        let page = pageFactory.makeSelectionPage()
        selectionPage = page
        navigation.push(page) { [weak self] in self?.presentSelectionPage() }
    }

    /// Leaves the page, unless it was left before and is only sliding away.
    private func pop(_ page: (any NavigationPage)?) {
        guard let page else { return }
        navigation.pop(page)
    }
}
