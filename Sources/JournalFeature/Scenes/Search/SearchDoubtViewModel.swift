internal import Domain
internal import Wording

/// The part of a search that was not understood, shown beneath it.
public struct SearchDoubtViewModel: Hashable, Sendable {
    public let text: String
    /// The label of the button with a suggested search, or empty if there is none.
    public let offer: String
    /// The text of the suggested search.
    public let search: String

    package init(text: String, offer: String = "", search: String = "") {
        self.text = text
        self.offer = offer
        self.search = search
    }

    init(_ doubt: SearchDoubt, in words: Localizer) {
        self.init(
            text: words.doubt(doubt), offer: doubt.meant.map { words.searchFor($0) } ?? "",
            search: doubt.search ?? "")
    }
}
