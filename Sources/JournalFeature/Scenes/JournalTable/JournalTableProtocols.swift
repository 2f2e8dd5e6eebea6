internal import Domain
public import Presentation
public import Signals
internal import Wording

/// Shows the entries of the list as a table.
public protocol DisplaysTable: Viewable {
    func showTable(_ table: JournalTableViewModel)
    /// Puts the table onto the clipboard, and shows a note about it.
    func copyTable(_ text: String, saying note: String)
}

/// Knows the entries of the list.
public protocol ListsEntries: AnyObject {
    /// The listed entries, or `nil` until the journal is read.
    var listed: ListedEntries? { get }
    /// Posts when the list has other entries or another order.
    var signalListed: Signal<Void> { get }
}

/// The listed entries with their filter and order.
public struct ListedEntries {
    let listing: any EntryListing
    /// The number of all entries of the journal.
    let entryCount: Int
    let filter: JournalFilter
    let order: ListOrder
    /// The list as its view shows it.
    let list: JournalListViewModel
}
