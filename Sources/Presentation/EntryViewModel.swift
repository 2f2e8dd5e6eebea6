/// An entry in a few words, wherever it stands for itself: at the head of its page, as a card over what
/// is chosen for it, in a row among others.
public struct EntryViewModel: Hashable, Sendable {
    /// Whose page it leads to.
    public let id: String
    /// Such as "Brief Encounter".
    public let title: String
    /// Such as "1945 · 19 November 2026"; empty where the title says all.
    public let detail: String
    /// The verdict on it, such as "The film was good"; empty if there is none.
    public let verdict: String

    /// Takes the words as they are.
    public init(id: String, title: String, detail: String = "", verdict: String = "") {
        self.id = id
        self.title = title
        self.detail = detail
        self.verdict = verdict
    }

    /// How many others are listed beside an entry.
    public static let mostListed = 20
}
