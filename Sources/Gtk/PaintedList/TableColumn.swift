/// A column of a `TableView`.
public nonisolated struct TableColumn: Hashable, Sendable {
    /// The id of the column, which stays the same when the column moves.
    public let id: String
    /// The text of the heading.
    public let title: String
    /// Whether its cells are numbers, which are aligned at their ends.
    public let isOfNumbers: Bool
    /// Whether a click on its heading sorts by it.
    public let isSortable: Bool
    /// The order of the rows by this column, or `nil` if another one sorts them.
    public let order: Order?

    /// The order of rows by a column.
    public enum Order: Hashable, Sendable {
        /// First letters, oldest days and smallest numbers come first.
        case rising
        case falling
    }

    /// Makes a column of texts or numbers.
    public init(
        _ id: String, title: String, isOfNumbers: Bool = false, isSortable: Bool = false,
        order: Order? = nil
    ) {
        self.id = id
        self.title = title
        self.isOfNumbers = isOfNumbers
        self.isSortable = isSortable
        self.order = order
    }
}
