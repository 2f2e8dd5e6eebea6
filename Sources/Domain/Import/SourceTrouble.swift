/// A reason why a file or an archive cannot be imported.
public enum SourceTrouble: Hashable, Sendable {
    case file(FileError)
    case changing, noFile, noMemory, tooDeep
    case spreadsheet
    /// A pipe that passes on more than can be imported.
    case tooMuch(gigabytes: Int)
    /// An encoding of text that the system lacks.
    case encoding(String)
    case empty
    case tooMany(most: Int)
    case newerVersion(String, known: Int)
    case noColumn(String, of: [String])
    /// A column that is named for two meanings.
    case columnTwice(String)
    /// Columns with the same heading, by their numbers from 1.
    case severalColumns(String, [Int])

    // These are faults of an archive or its contents.
    case archiveTooMany(most: Int)
    case damaged, encrypted, tooLargeUnpacked, twice
}
