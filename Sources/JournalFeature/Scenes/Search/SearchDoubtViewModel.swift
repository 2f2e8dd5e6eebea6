internal import Domain
internal import Wording

/// The part of a search that was not understood, shown beneath it.
public struct SearchDoubtViewModel: Hashable, Sendable {
    public let text: String
    /// The label of the button that searches for what may be meant; empty if nothing is near.
    public let offer: String
    /// The text of the search once that is chosen.
    public let search: String

    package init(text: String, offer: String = "", search: String = "") {
        self.text = text
        self.offer = offer
        self.search = search
    }

    init(_ doubt: SearchDoubt, in words: LocalWords) {
        self.init(
            text: words.doubt(doubt), offer: doubt.meant.map { words.searchFor($0) } ?? "",
            search: doubt.search ?? "")
    }
}
