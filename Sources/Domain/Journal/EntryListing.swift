/// The entries that answer a query, in the order that it asks for, as they stood when it was asked.
/// Rows are made when they are asked for.
///
/// Where the newest come first, films come before the trips of a day, trips with the later departure
/// first, and what has no other order by when it was written, the latest first. Entries without a day
/// come last, by their titles.
public protocol EntryListing: Sendable {
    var count: Int { get }
    /// How many entries its rows stand for.
    var entryCount: Int { get }
    /// The same with a row for each leg, where a row stands for the legs of a journey.
    var unfolded: any EntryListing { get }
    /// What has a heading of its own, in the order of the entries.
    var sections: [ListSection] { get }
    /// The rows of that window; what lies outside 0..<count is left out.
    func summaries(in range: Range<Int>) -> [EntrySummary]
    /// The same rows with all that is known of the entries without reading their files.
    func counted(in range: Range<Int>) -> [CountedEntry]
    /// Where an entry stands; nil where it is not among them.
    func position(of id: EntryID) -> Int?
}

extension EntryListing {
    public var entryCount: Int { count }
    public var unfolded: any EntryListing { self }
}

/// Entries of a listing that follow one another and have a heading in common.
public struct ListSection: Hashable, Sendable {
    public let heading: ListHeading
    public let count: Int

    public init(_ heading: ListHeading, count: Int) {
        self.heading = heading
        self.count = count
    }
}
