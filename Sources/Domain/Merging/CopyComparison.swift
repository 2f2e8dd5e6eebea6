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
    /// The properties of other programs in which they differ.
    public let properties: [ComparedProperty]
    /// Whether one text has nothing that the other lacks, so that there is nothing to choose.
    public let isSettled: Bool

    public init(
        of file: CopyFile, original: Entry, copy: Entry, fields: [ComparedField],
        properties: [ComparedProperty] = [], isSettled: Bool
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
    /// The choice that goes without saying; `nil` if a person has to choose.
    public let proposal: TextChoice?

    public init(_ name: FieldName, canKeepBoth: Bool = false, proposal: TextChoice?) {
        self.name = name
        self.canKeepBoth = canKeepBoth
        self.proposal = proposal
    }
}

/// A property of other programs of which the two texts of an entry say different things.
public struct ComparedProperty: Hashable, Sendable {
    /// As in the file, such as `PRIORITY`; for what stands inside the entry, such as `VALARM`, its name.
    public let name: String
    /// The value of the entry.
    public let original: String
    /// The value of the copy.
    public let copy: String
    /// Whether the values of both can be kept.
    public let canKeepBoth: Bool

    public init(_ name: String, original: String, copy: String, canKeepBoth: Bool = false) {
        self.name = name
        self.original = original
        self.copy = copy
        self.canKeepBoth = canKeepBoth
    }
}

/// The text of an entry whose value of a field is kept.
public enum TextChoice: Hashable, Sendable {
    case original, copy, both
}

/// The choices of a person between two texts of an entry.
public struct TextChoices: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    public var fields: [FieldName: TextChoice]
    /// By the names of properties of other programs.
    public var properties: [String: TextChoice]

    public init(
        _ fields: [FieldName: TextChoice] = [:], properties: [String: TextChoice] = [:]
    ) {
        self.fields = fields
        self.properties = properties
    }

    public init(dictionaryLiteral fields: (FieldName, TextChoice)...) {
        self.init(Dictionary(fields) { first, _ in first })
    }
}

/// A copy that was joined to its entry, with all that is needed to undo that.
public struct JoinedCopy: Hashable, Sendable {
    public let comparison: CopyComparison
    public let choices: TextChoices
    /// The entry as it is now.
    public let entry: Entry
    /// The entry's file, byte for byte, before and after that.
    public let old: [UInt8]
    public let new: [UInt8]
    /// The copy, which is in the trash.
    public let deleted: DeletedEntry

    public init(
        _ comparison: CopyComparison, choosing choices: TextChoices, entry: Entry,
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
    /// - Parameter choices: for each field and property in which they differ; the proposal of a field
    ///   where there is none.
    /// - Throws: also where one has neither, and where one of the texts is no longer what was
    ///   compared.
    func join(
        _ comparison: CopyComparison, choosing choices: TextChoices
    ) async throws(JournalError) -> JoinedCopy
    /// Puts both files back. A field of the entry that was changed since stays.
    func separate(_ joined: JoinedCopy) async throws(JournalError) -> UndoOutcome
}
