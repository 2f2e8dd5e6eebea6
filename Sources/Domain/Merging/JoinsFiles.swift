/// Joins two files with versions of one entry, such as conflicting ones of a sync program.
public protocol JoinsFiles: Sendable {
    /// Writes the joined text to both files, or to neither.
    ///
    /// - Parameter common: The path of the common base, or `nil` if there is none.
    /// - Throws: The reason why nothing was written.
    func join(
        _ one: String, _ other: String, from common: String?
    ) throws(JoinFailure) -> JoinedFiles
}

/// Two files that were joined and have the same text now.
public struct JoinedFiles: Hashable, Sendable {
    public let entry: Entry
    /// The path of the file that was written later. `earlier` is the other one.
    public let later: String
    public let earlier: String
    public let differences: [FieldDifference]
    /// The other programs' properties for which the later value was kept.
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

/// The reason why two files cannot be joined.
public enum JoinFailure: Error, Hashable, Sendable {
    /// A file cannot be read or written.
    case file(path: String, reason: FileError)
    /// The files hold entries of different kinds.
    case differentEntries
    /// A file holds this number of items instead of one.
    case severalItems(path: String, count: Int)
}
