/// Joins two files that hold two texts of one entry, such as those that a sync program could not decide
/// between.
public protocol JoinsFiles: Sendable {
    /// Writes the joined text into both files, or into neither.
    ///
    /// - Parameter common: the file of the text that both were made of; `nil` where there is none.
    /// - Throws: Why nothing was written.
    func join(
        _ one: String, _ other: String, from common: String?
    ) throws(JoinFailure) -> JoinedFiles
}

/// Two files that hold the same text now.
public struct JoinedFiles: Hashable, Sendable {
    public let entry: Entry
    /// The path of the file that was written later.
    public let later: String
    public let earlier: String
    public let differences: [FieldDifference]
    /// The properties of other programs of which the later text's value was kept.
    public let properties: [String]

    package init(
        entry: Entry, later: String, earlier: String, differences: [FieldDifference],
        properties: [String]
    ) {
        self.entry = entry
        self.later = later
        self.earlier = earlier
        self.differences = differences
        self.properties = properties
    }
}

/// Why two files cannot be joined.
public enum JoinFailure: Error, Hashable, Sendable {
    /// A file cannot be read or written, for a reason in words for people.
    case file(path: String, reason: String)
    /// They are about different things.
    case differentEntries
    /// A file holds so many items, and not one.
    case severalItems(path: String, count: Int)
}
