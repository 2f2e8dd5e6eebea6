/// A column of a `TableView`.
public nonisolated struct TableColumn: Hashable, Sendable {
    /// Names it for as long as the table exists, wherever it stands.
    public let id: String
    /// Stands in its heading.
    public let title: String
    /// Whether its cells are numbers, which are set so that they stand below each other.
    public let isOfNumbers: Bool
    /// Whether a click on its heading sorts by it.
    public let isSortable: Bool
    /// How the rows are sorted by it; nil where they are not.
    public let order: Order?

    /// Which way round rows are.
    public enum Order: Hashable, Sendable {
        /// First letters, oldest days and smallest numbers first.
        case rising
        case falling
    }

    /// A column of texts or numbers.
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
