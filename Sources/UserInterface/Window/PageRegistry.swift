/// The pages of entries that exist. They are held weakly.
final class PageRegistry {
    private var pages: [Kept] = []

    private struct Kept {
        weak var page: (any DetailPage)?
    }

    /// Adds a page, and returns it.
    func add<Page: DetailPage>(_ page: Page) -> Page {
        pages.removeAll { $0.page == nil }
        pages.append(Kept(page: page))
        return page
    }

    /// Returns the pages of an entry that conform to a view protocol. An update for another entry
    /// finds none, so that its presenter does not overwrite the shown entry.
    func of<View>(_ id: String, _: View.Type = View.self) -> [View] {
        pages.compactMap(\.page).filter { $0.entryID == id }.compactMap { $0 as? View }
    }
}
