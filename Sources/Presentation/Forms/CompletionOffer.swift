/// A text that completes a field, with a note beside it, such as the country of a town.
public nonisolated struct CompletionOffer: Hashable, Sendable {
    public let text: String
    public let note: String

    public init(_ text: String, note: String) {
        self.text = text
        self.note = note
    }
}
