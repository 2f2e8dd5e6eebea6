/// A text that completes a field, with a note beside it, such as the country of a town.
public nonisolated struct CompletionOffer: Hashable, Sendable {
    /// The text that is completed to.
    public let text: String
    /// The words beside it in the list, or empty.
    public let note: String

    /// Makes an offer.
    public init(_ text: String, note: String) {
        self.text = text
        self.note = note
    }
}
