/// A table of the listed entries. Its rows are made when they are drawn.
public struct JournalTableViewModel {
    /// The columns that are shown.
    public let columns: [Column]
    /// The columns to choose from.
    public let choices: [Choice]
    public let rows: any JournalTableRows
    /// The number of rows, of which each leg of a journey has one, such as "3 of 40 entries".
    public let count: String
    /// Whether the order of the rows has changed.
    public let isReordered: Bool
    /// The message in place of the rows, or `nil` if there are rows.
    public let nothing: String?
    /// The advice below that message, or empty if there is none.
    public let advice: String
    /// The label of the button that shows more, or empty if it would not.
    public let offer: String
    /// The columns to remember for the next table.
    public let choice: TableChoice

    public struct Column: Hashable, Sendable {
        public let id: String
        public let name: String
        public let isOfNumbers: Bool
        /// The fact that the column sorts by, or `nil` if it cannot be sorted.
        public let fact: String?
        /// The direction in which the rows are sorted by this column, or `nil` if they are not.
        public let direction: Direction?
    }

    /// The direction of an order.
    public enum Direction: Hashable, Sendable {
        /// The first letters, oldest days and smallest numbers come first.
        case rising
        case falling
    }

    public struct Choice: Hashable, Sendable {
        public let id: String
        public let name: String
        public let isShown: Bool
        /// Whether the column can be hidden. The last one cannot.
        public let canChange: Bool
    }
}

/// The rows of a table.
public protocol JournalTableRows: AnyObject {
    var count: Int { get }
    /// Returns the row at an index in 0..<count, with a text for each column.
    func row(at index: Int) -> (id: String, cells: [String])
    /// Returns the index of an entry, or `nil` if it is not in the table.
    func index(of id: String) -> Int?
}
