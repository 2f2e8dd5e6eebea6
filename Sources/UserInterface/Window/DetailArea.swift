internal import Presentation

/// The detail pane with its header, and the pages that presenters update.
final class DetailArea {
    private let pane: DetailPane
    private let header: HeaderBars
    private let focus: KeyboardFocus
    private let pages = PageRegistry()

    init(_ pane: DetailPane, header: HeaderBars, focus: KeyboardFocus, entries: EntryActions) {
        self.pane = pane
        self.header = header
        self.focus = focus
        pane.onPageChanged = { [weak header, weak entries] page, canGoBack in
            header?.showPage(title: page?.title, canGoBack: canGoBack)
            entries?.update()
        }
        pane.onHeadingPassed = { [weak header] in header?.shown.namesPage = $0 }
    }

    /// Adds a new page, and returns it.
    func add<Page: DetailPage>(_ page: Page) -> Page {
        pages.add(page, of: page.entryID)
    }

    /// Returns the pages of an entry that have this type.
    func pages<Page>(of id: String) -> [Page] { pages.of(id) }

    func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        focus.aroundPage {
            pane.show(page, with: transition, canGoBack: canGoBack, completion: completion)
        }
    }

    /// Updates the pages of an entry that conform to a view protocol. The title may change with that,
    /// and the focused control may disappear.
    func update<View>(_ id: String, _: View.Type, _ update: (View) -> Void) {
        for page in pages.of(id, View.self) { update(page) }
        header.shown.pageTitle = pane.page?.title
        focus.restoreOnPage()
    }

    /// Shows the quiet page.
    func clear() {
        guard pane.page != nil else { return }
        focus.aroundClearing { pane.clear() }
    }

    /// Shows the old values again after a change that failed.
    func refill() {
        pane.page?.refill()
    }
}

/// The pages of entries that exist, by which each update finds its pages. They are held weakly.
final class PageRegistry {
    private var pages: [Kept] = []

    private struct Kept {
        let id: String
        weak var page: AnyObject?
    }

    /// Adds the page of an entry, and returns it.
    func add<Page: AnyObject>(_ page: Page, of id: String) -> Page {
        pages.removeAll { $0.page == nil }
        pages.append(Kept(id: id, page: page))
        return page
    }

    /// Returns the pages of an entry that conform to a view protocol. An update for another entry
    /// finds none, so that its presenter does not overwrite the shown entry.
    func of<View>(_ id: String, _: View.Type = View.self) -> [View] {
        pages.filter { $0.id == id }.compactMap { $0.page as? View }
    }
}
