public import Domain
public import Presentation
public import Signals

/// Fills a page when both the page and its content are there, whichever comes last, and again
/// whenever the content changes.
open class PagePresenter {
    /// The page, or `nil` before it is made and once it is not filled any more.
    public final weak var page: (any NavigationPage)?
    public final var subscriptions = Subscriptions()

    public init() {}

    /// Shows the content on the page, if both are there.
    open func show() {}

    open func fill(_ page: any NavigationPage) {
        self.page = page
        show()
    }

    /// Fills each page that is made.
    public final func fillEach<Events>(of pages: Signal<any InteractivePage<Events>>) {
        subscriptions += pages.onReception § eachTime § weakly(self) { $0.fill }
    }

    /// Shows an entry again whenever it or an entry related to it changes.
    public final func follow<Content: EntryContent, Change>(
        _ entry: any HoldsEntry<Content, Change>
    ) {
        subscriptions += entry.controller.updateSignal.onReception § eachTime § inAnyCase
            § weakly(self) { $0.show }
        subscriptions += entry.signalRelated.onReception § eachTime § weakly(self) { $0.show }
    }
}
