/// The entries that answer a query, newest first and those without a day last, as they stood when
/// it was asked. Rows are made when they are asked for.
///
/// On one day films come before trips, trips with the later departure first, and what has no other
/// order by when it was written, the latest first. Entries without a day come by their titles.
public protocol EntryListing: Sendable {
    var count: Int { get }
    /// The months in the order of the entries.
    var months: [MonthOfEntries] { get }
    /// The rows of that window; what lies outside 0..<count is left out.
    func summaries(in range: Range<Int>) -> [EntrySummary]
    /// Where an entry stands; nil where it is not among them.
    func position(of id: EntryID) -> Int?
}

/// A month and how many entries of a listing fall into it.
public struct MonthOfEntries: Hashable, Sendable {
    /// Nil for entries without a day.
    public let month: Month?
    public let count: Int

    public struct Month: Hashable, Sendable {
        public let year: Int
        /// 1 for January.
        public let month: Int

        public init(year: Int, month: Int) {
            self.year = year
            self.month = month
        }
    }

    public init(_ month: Month?, count: Int) {
        self.month = month
        self.count = count
    }
}
