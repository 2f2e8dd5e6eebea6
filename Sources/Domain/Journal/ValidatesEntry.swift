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
