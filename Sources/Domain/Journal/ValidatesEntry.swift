/// Knows the rules of a kind of entry, for everybody who makes one: forms, the command line, imports
/// and the reader of the journal's files.
public protocol ValidatesEntry: Sendable {
    associatedtype Content
    associatedtype Failure: Error

    /// The rules that keep it from being an entry, in the order of its fields.
    func errors(in content: Content) -> [Failure]

    /// The same, and the rules that a file may break but nobody may break anew.
    ///
    /// - Parameter before: the entry as it was before the change; nil for a new one.
    func errors(in content: Content, changedFrom before: Content?) -> [Failure]
}

extension ValidatesEntry {
    public func errors(in content: Content, changedFrom before: Content?) -> [Failure] {
        errors(in: content)
    }

    /// Throws the first rule that keeps it from being an entry.
    public func check(_ content: Content) throws(Failure) {
        if let error = errors(in: content).first { throw error }
    }

    /// Throws the first rule that keeps it from being written.
    ///
    /// - Parameter before: the entry as it was before the change; nil for a new one.
    public func check(_ content: Content, changedFrom before: Content?) throws(Failure) {
        if let error = errors(in: content, changedFrom: before).first { throw error }
    }
}
