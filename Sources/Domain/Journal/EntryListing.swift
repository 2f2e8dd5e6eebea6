/// The entries that matched a query when it was made, in its order. Rows are made on request.
///
/// With the newest first, films come before the trips of a day, trips with the later departure come
/// first, and other entries are ordered by the time they were written, the latest first. Entries
/// without a day come last, by title.
public protocol EntryListing: Sendable {
    var count: Int { get }
    /// The number of entries that the rows stand for.
    var entryCount: Int { get }
    /// The listing with a row for each leg instead of one for each journey.
    var unfolded: any EntryListing { get }
    /// The sections with their headings, in order.
    var sections: [ListSection] { get }
    /// Returns the rows in a range. Indices outside `0..<count` are left out.
    func summaries(in range: Range<Int>) -> [EntrySummary]
    /// Returns the same rows with all that the index knows about the entries.
    func counted(in range: Range<Int>) -> [CountedEntry]
    /// Returns the index of an entry, or `nil` if it is not in the listing.
    func position(of id: EntryID) -> Int?
}

extension EntryListing {
    public var entryCount: Int { count }
    public var unfolded: any EntryListing { self }
}

/// A section of consecutive entries with a common heading.
public struct ListSection: Hashable, Sendable {
    public let heading: ListHeading
    public let count: Int

    public init(_ heading: ListHeading, count: Int) {
        self.heading = heading
        self.count = count
    }
}
