/// The content of an entry, such as a film or a trip.
public protocol EntryContent: HasFields, Hashable {
    associatedtype Rules: ValidatesEntry where Rules.Content == Self

    static var rules: Rules { get }
    /// Returns `nil` if the entry is of another kind.
    init?(_ entry: Entry)
    var entry: Entry { get }
    /// The title in a list, such as "Brief Encounter (1945)".
    var nameInList: String { get }
}

extension Film: EntryContent {
    public static var rules: ValidatesFilm { ValidatesFilm() }

    public init?(_ entry: Entry) {
        guard case .film(let film) = entry else { return nil }
        self = film
    }

    public var entry: Entry { .film(self) }
}

extension Trip: EntryContent {
    public static var rules: ValidatesTrip { ValidatesTrip() }

    public init?(_ entry: Entry) {
        guard case .trip(let trip) = entry else { return nil }
        self = trip
    }

    public var entry: Entry { .trip(self) }
}

extension Pass: EntryContent {
    public static var rules: ValidatesPass { ValidatesPass() }

    public init?(_ entry: Entry) {
        guard case .pass(let pass) = entry else { return nil }
        self = pass
    }

    public var entry: Entry { .pass(self) }
}

extension Claim: EntryContent {
    public static var rules: ValidatesClaim { ValidatesClaim() }

    public init?(_ entry: Entry) {
        guard case .claim(let claim) = entry else { return nil }
        self = claim
    }

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
