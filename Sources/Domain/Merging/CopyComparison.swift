/// A file that a sync program has kept beside that of an entry, with a second text of it.
public struct CopyFile: Hashable, Sendable {
    public let id: EntryID
    /// The entry's file.
    public let original: EntryID

    public init(_ id: EntryID, of original: EntryID) {
        self.id = id
        self.original = original
    }
}

/// The two texts of an entry that a sync program has kept beside each other, and their differences.
public struct CopyComparison: Hashable, Sendable {
    public let file: CopyFile
    /// The entry as its file has it.
    public let original: Entry
    /// The entry as the copy has it.
    public let copy: Entry
    /// The fields in which they differ, in their order.
    public let fields: [ComparedField]
    /// The properties of other programs in which they differ. The value that was written later is kept.
    public let properties: [String]
    /// Whether one text has nothing that the other lacks, so that there is nothing to choose.
    public let isSettled: Bool

    public init(
        of file: CopyFile, original: Entry, copy: Entry, fields: [ComparedField],
        properties: [String] = [], isSettled: Bool
    ) {
        self.file = file
        self.original = original
        self.copy = copy
        self.fields = fields
        self.properties = properties
        self.isSettled = isSettled
    }
}

/// A field in which the two texts of an entry differ.
public struct ComparedField: Hashable, Sendable {
    public let name: FieldName
    /// Whether the values of both can be kept.
    public let canKeepBoth: Bool
    /// The choice by which nothing is given up; `nil` if there is none.
    public let proposal: TextChoice?

    public init(_ name: FieldName, canKeepBoth: Bool = false, proposal: TextChoice?) {
        self.name = name
        self.canKeepBoth = canKeepBoth
        self.proposal = proposal
    }
}

/// The text of an entry whose value of a field is kept.
public enum TextChoice: Hashable, Sendable {
    case original, copy, both
}

/// A copy that was joined to its entry, with all that is needed to undo that.
public struct JoinedCopy: Hashable, Sendable {
    public let comparison: CopyComparison
    public let choices: [FieldName: TextChoice]
    /// The entry as it is now.
    public let entry: Entry
    /// The entry's file, byte for byte, before and after that.
    public let old: [UInt8]
    public let new: [UInt8]
    /// The copy, which is in the trash.
    public let deleted: DeletedEntry

    public init(
        _ comparison: CopyComparison, choosing choices: [FieldName: TextChoice], entry: Entry,
        old: [UInt8] = [], new: [UInt8] = [], deleted: DeletedEntry
    ) {
        self.comparison = comparison
        self.choices = choices
        self.entry = entry
        self.old = old
        self.new = new
        self.deleted = deleted
    }
}

/// Joins copies that sync programs keep to their entries.
@MainActor
public protocol JoinsCopies: AnyObject {
    /// Compares a copy with its entry, as their files are now.
    func comparison(of file: CopyFile) async throws(JournalError) -> CopyComparison
    /// Writes the joined entry into its file and moves the copy to the trash: both, or neither.
    ///
    /// - Parameter choices: for each field in which they differ; the proposal where there is none.
    /// - Throws: also where a field has neither, and where one of the texts is no longer what was
    ///   compared.
    func join(
        _ comparison: CopyComparison, choosing choices: [FieldName: TextChoice]
    ) async throws(JournalError) -> JoinedCopy
    /// Puts both files back. A field of the entry that was changed since stays.
    func separate(_ joined: JoinedCopy) async throws(JournalError) -> UndoOutcome
}
