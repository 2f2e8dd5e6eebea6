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
