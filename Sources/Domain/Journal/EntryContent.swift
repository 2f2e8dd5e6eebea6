/// The content of an entry, such as a film or a trip.
public protocol EntryContent: Hashable, Sendable {
    associatedtype Rules: ValidatesEntry where Rules.Content == Self

    static var kind: EntryKind { get }
    static var fields: [EntryField<Self>] { get }
    static var rules: Rules { get }
    var entry: Entry { get }
    /// The title in a list, such as "Brief Encounter (1945)".
    var nameInList: String { get }
    var tags: [String] { get }
    var imports: [ImportMark] { get }
}

extension EntryContent {
    /// Returns `nil` if the entry is of another kind.
    public init?(_ entry: Entry) {
        guard let content = entry.content as? Self else { return nil }
        self = content
    }
}

extension Film: EntryContent {
    public static var kind: EntryKind { .film }
    public static var fields: [EntryField<Film>] { FilmFields.all }
    public static var rules: ValidatesFilm { ValidatesFilm() }
    public var entry: Entry { .film(self) }
}

extension Trip: EntryContent {
    public static var kind: EntryKind { .trip }
    public static var fields: [EntryField<Trip>] { TripFields.all }
    public static var rules: ValidatesTrip { ValidatesTrip() }
    public var entry: Entry { .trip(self) }
}

extension Pass: EntryContent {
    public static var kind: EntryKind { .pass }
    public static var fields: [EntryField<Pass>] { PassFields.all }
    public static var rules: ValidatesPass { ValidatesPass() }
    public var entry: Entry { .pass(self) }
}

extension Claim: EntryContent {
    public static var kind: EntryKind { .claim }
    public static var fields: [EntryField<Claim>] { ClaimFields.all }
    public static var rules: ValidatesClaim { ValidatesClaim() }
    public var entry: Entry { .claim(self) }
}

extension WritesEntries {
    /// Changes an entry as it is on disk now, and returns the result. If `change` returns `nil`,
    /// the entry stays as it is.
    ///
    /// - Throws: `JournalError.anotherKind` if the entry is of another kind by now.
    @discardableResult
    public func change<Content: EntryContent>(
        _ id: EntryID, ofKind _: Content.Type = Content.self,
        by change: @escaping @Sendable (Content) -> Content?
    ) async throws(JournalError) -> Content {
        let entry = try await self.change(id) { entry in
            Content(entry).flatMap(change)?.entry ?? entry
        }
        guard let content = Content(entry) else { throw .anotherKind(id, not: Content.kind) }
        return content
    }
}

/// Validates a kind of entry, for forms, the command line, imports and the reader of the journal's
/// files.
public protocol ValidatesEntry: Sendable {
    associatedtype Content
    associatedtype Failure: FieldError

    /// Returns the rules that the entry breaks, in the order of its fields.
    func errors(in content: Content) -> [Failure]

    /// Returns the rules that a change breaks, including those that files may break but new values
    /// may not.
    ///
    /// - Parameter before: The entry before the change, or `nil` for a new one.
    func errors(in content: Content, changedFrom before: Content?) -> [Failure]
}

extension ValidatesEntry {
    public func errors(in content: Content, changedFrom before: Content?) -> [Failure] {
        errors(in: content)
    }

    /// Throws the first rule that the entry breaks.
    public func check(_ content: Content) throws(Failure) {
        if let error = errors(in: content).first { throw error }
    }

    /// Throws the first rule that a change breaks.
    ///
    /// - Parameter before: The entry before the change, or `nil` for a new one.
    public func check(_ content: Content, changedFrom before: Content?) throws(Failure) {
        if let error = errors(in: content, changedFrom: before).first { throw error }
    }
}

/// An error about a field of an entry: a rule that it breaks, or a typed text that cannot be read.
public protocol FieldError: Error {
    /// The field, or `nil` if the error is about several.
    var field: FieldName? { get }
    /// Creates the error for a text that cannot be read as a number or another value of a field, or
    /// `nil` if every text can be.
    init?(unread text: String, in field: FieldName)
}
