internal import Domain
public import Presentation
public import Signals
internal import Wording

/// Shows what the list has as a table.
public protocol DisplaysTable: Viewable {
    func showTable(_ table: JournalTableViewModel)
    /// Puts the table onto the clipboard, and says so.
    func copyTable(_ text: String, saying note: String)
}

/// The requests that a person makes of the table.
public protocol JournalTablePage: AnyObject {
    /// Whether it is on show.
    var signalTableOnShow: Signal<Bool> { get }
    /// The id of a column that is to be shown, or left out.
    var signalTableColumn: Signal<String> { get }
    var signalTableCopy: Signal<Void> { get }
}

/// Knows what the list has.
public protocol ListsEntries: AnyObject {
    /// Nil before the journal was read.
    var listed: ListedEntries? { get }
    /// The list has other entries, or has them in another order.
    var signalListed: Signal<Void> { get }
}

/// What the list has, and what it was asked for.
public struct ListedEntries {
    let listing: any EntryListing
    let filter: JournalFilter
    let order: ListOrder
    /// As the list shows it.
    let list: JournalListViewModel
}
