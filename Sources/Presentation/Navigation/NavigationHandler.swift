public import Signals

/// Leads from a main page to its selection page and back. It knows when to present pages, and
/// nothing of what they do.
public final class NavigationHandler<MainPage, SelectionPage> {
    private let pageFactory: PageFactory<MainPage, SelectionPage>
    private let navigation: NavigationStack
    private let asMainPage: (MainPage) -> any NavigationPage
    private let asSelectionPage: (SelectionPage) -> any NavigationPage
    private weak var selectionPage: (any NavigationPage)?
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - signalOpen: what on the main page asks for the selection page.
    ///   - signalChosen: what on the selection page leads back; nil where only
    ///     `leaveSelectionPage` does.
    public init(
        pageFactory: PageFactory<MainPage, SelectionPage>, navigation: NavigationStack,
        signalOpen: @escaping (MainPage) -> Signal<Void>,
        signalChosen: ((SelectionPage) -> Signal<Void>)? = nil,
        asMainPage: @escaping (MainPage) -> any NavigationPage,
        asSelectionPage: @escaping (SelectionPage) -> any NavigationPage
    ) {
        self.pageFactory = pageFactory
        self.navigation = navigation
        self.asMainPage = asMainPage
        self.asSelectionPage = asSelectionPage

        subscriptions +=
            pageFactory.signalMakeMainPage
            .flatMap(signalOpen)
            .onReception § eachTime § inAnyCase § { [weak self] in self?.presentSelectionPage() }

        guard let signalChosen else { return }
        subscriptions +=
            pageFactory.signalMakeSelectionPage
            .flatMap { page in
                // Held weakly: the page's own signal keeps this closure.
                signalChosen(page).map { [weak page = asSelectionPage(page)] in page }
            }
            .onReception § eachTime § { [weak self] in self?.pop($0) }
    }

    /// Makes the main page the root.
    public func start(transition: NavigationTransition = .none, back: (() -> Void)? = nil) {
        let page = asMainPage(pageFactory.makeMainPage())
        navigation.start(with: page, transition: transition, back: back)
    }

    /// Goes back from the selection page where that is on top.
    public func leaveSelectionPage() {
        pop(selectionPage)
    }

    /// Asked for twice, the selection page is still presented once.
    private func presentSelectionPage() {
        if let selectionPage, navigation.contains(selectionPage) { return }
        let page = asSelectionPage(pageFactory.makeSelectionPage())
        selectionPage = page
        navigation.push(page) { [weak self] in self?.presentSelectionPage() }
    }

    /// A page that was left already, and is only sliding away, leads nowhere.
    private func pop(_ page: (any NavigationPage)?) {
        guard let page else { return }
        navigation.pop(page)
    }
}
