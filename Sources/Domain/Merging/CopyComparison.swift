/// A sync program's conflicting copy of an entry's file.
public struct CopyFile: Hashable, Sendable {
    public let id: EntryID
    /// The file of the entry.
    public let original: EntryID

    public init(_ id: EntryID, of original: EntryID) {
        self.id = id
        self.original = original
    }
}

/// The differences between an entry and a sync program's copy of it.
public struct CopyComparison: Hashable, Sendable {
    public let file: CopyFile
    /// The entry as in its own file.
    public let original: Entry
    public let copy: Entry
    /// The fields that differ, in order.
    public let fields: [ComparedField]
    /// The properties of other programs that differ.
    public let properties: [ComparedProperty]
    /// Whether one version has all that the other has, so that there is nothing to choose.
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

/// A field that differs between the two versions of an entry.
public struct ComparedField: Hashable, Sendable {
    public let name: FieldName
    /// Whether both values can be kept.
    public let canKeepBoth: Bool
    /// The proposed choice, or `nil` if the user has to choose.
    public let proposal: TextChoice?

    public init(_ name: FieldName, canKeepBoth: Bool = false, proposal: TextChoice?) {
        self.name = name
        self.canKeepBoth = canKeepBoth
        self.proposal = proposal
    }
}

/// A property of another program that differs between the two versions of an entry.
public struct ComparedProperty: Hashable, Sendable {
    /// The name in the file, such as `PRIORITY`, or the name of a component inside the entry, such
    /// as `VALARM`.
    public let name: String
    /// The value in the entry.
    public let original: String
    public let copy: String
    /// Whether both values can be kept.
    public let canKeepBoth: Bool

    public init(_ name: String, original: String, copy: String, canKeepBoth: Bool = false) {
        self.name = name
        self.original = original
        self.copy = copy
        self.canKeepBoth = canKeepBoth
    }
}

/// The version of an entry whose value is kept.
public enum TextChoice: Hashable, Sendable {
    case original, copy, both
}

/// The user's choices between two versions of an entry.
public struct TextChoices: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    public var fields: [FieldName: TextChoice]
    /// The choices by the names of other programs' properties.
    public var properties: [String: TextChoice]

    public init(_ fields: [FieldName: TextChoice] = [:], properties: [String: TextChoice] = [:]) {
        self.fields = fields
        self.properties = properties
    }

    public init(dictionaryLiteral fields: (FieldName, TextChoice)...) {
        self.init(Dictionary(fields) { first, _ in first })
    }
}

/// A copy that was joined with its entry, with all that is needed to undo that.
public struct JoinedCopy: Hashable, Sendable {
    public let comparison: CopyComparison
    public let choices: TextChoices
    /// The entry after joining.
    public let entry: Entry
    /// The bytes of the entry's file before joining. `new` has those after it.
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

/// Joins sync programs' copies with their entries.
@MainActor
public protocol JoinsCopies: AnyObject {
    /// Compares a copy with its entry as their files are now.
    func comparison(of file: CopyFile) async throws(JournalError) -> CopyComparison
    /// Writes the joined entry and moves the copy to the trash, or does neither.
    ///
    /// - Parameter choices: A choice for each field and property that differs. Fields without one
    ///   take their proposal.
    /// - Throws: An error if a field or property has neither, or if one of the files has changed
    ///   since the comparison.
    func join(
        _ comparison: CopyComparison, choosing choices: TextChoices
    ) async throws(JournalError) -> JoinedCopy
    /// Restores both files. A field of the entry that was changed since is kept.
    func separate(_ joined: JoinedCopy) async throws(JournalError) -> UndoOutcome
}
