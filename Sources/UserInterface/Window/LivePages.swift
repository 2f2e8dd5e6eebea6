/// The pages of entries that were made, for as long as somebody keeps them.
final class LivePages {
    private var pages: [Kept] = []

    private struct Kept {
        weak var page: (any DetailPage)?
    }

    /// Takes a page up and hands it on.
    func add<Page: DetailPage>(_ page: Page) -> Page {
        pages.removeAll { $0.page == nil }
        pages.append(Kept(page: page))
        return page
    }

    /// The pages of an entry that can show what is to be shown. What belongs to another entry finds
    /// none, so that its presenters never paint over the entry on show.
    func of<View>(_ id: String, _: View.Type = View.self) -> [View] {
        pages.compactMap(\.page).filter { $0.entryID == id }.compactMap { $0 as? View }
    }
}
