package import Domain

/// The texts that go from a form with a line to the form of another kind of entry.
public struct LineOfForm: Hashable {
    /// The line above the fields.
    public let line: String
    /// The tags, separated by commas.
    public let tags: String
    public let notes: String

    public init(_ line: String, tags: String = "", notes: String = "") {
        self.line = line
        self.tags = tags
        self.notes = notes
    }
}

/// The words by which the line above the fields of a form is read.
public struct FormLineWords {
    package let trips: TripLineWords
    package let films: FilmLineWords
    /// The names that are told apart from other words.
    package let known: KnownNames
}
