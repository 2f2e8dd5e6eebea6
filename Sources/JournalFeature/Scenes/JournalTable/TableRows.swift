internal import Domain
internal import Wording

/// The rows of a listing as texts of a table.
final class TableRows: JournalTableRows {
    private let listing: any EntryListing
    private let columns: [EntryColumn]
    private let words: Localizer
    private let entries: ListingWindow<CountedEntry>

    init(_ listing: any EntryListing, _ columns: [EntryColumn], words: Localizer) {
        self.listing = listing
        self.columns = columns
        self.words = words
        count = listing.count
        entries = ListingWindow(count: listing.count, listing.counted)
    }

    let count: Int

    func row(at index: Int) -> (id: String, cells: [String]) {
        // A row that cannot be read now stays empty until the table is filled again.
        guard let entry = entries.row(at: index) else { return ("", []) }
        return (entry.id.rawValue, columns.map { words.cell(of: $0, in: entry).shown })
    }

    func index(of id: String) -> Int? { listing.position(of: EntryID(id)) }
}
