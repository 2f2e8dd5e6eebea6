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
