/// A table of the entries that the list has. Rows are made when they are asked for.
public struct JournalTableViewModel {
    /// Those that are shown.
    public let columns: [Column]
    /// All that there are to choose from.
    public let choices: [Choice]
    public let rows: any JournalTableRows
    /// Whether the rows are in another order than before.
    public let isReordered: Bool
    /// Stands in place of the rows; nil where there are some.
    public let nothing: String?
    /// The label of the button that shows more; empty where it would not.
    public let offer: String
    /// What is to be remembered of it.
    public let choice: TableChoice

    public struct Column: Hashable, Sendable {
        public let id: String
        public let name: String
        public let isOfNumbers: Bool
        /// What a list sorted by it is sorted by; nil where none can be.
        public let fact: String?
        /// Nil where the rows are not sorted by it.
        public let direction: Direction?
    }

    /// Which way round the rows are.
    public enum Direction: Hashable, Sendable {
        /// First letters, oldest days and smallest numbers first.
        case rising
        case falling
    }

    public struct Choice: Hashable, Sendable {
        public let id: String
        public let name: String
        public let isShown: Bool
        /// Whether it can be left out: the last one cannot.
        public let canChange: Bool
    }
}

/// The rows of a table.
public protocol JournalTableRows: AnyObject {
    var count: Int { get }
    /// The row at an index in 0..<count, a text for each column.
    func row(at index: Int) -> (id: String, cells: [String])
    /// Where an entry stands; nil where it is not in the table.
    func index(of id: String) -> Int?
}
