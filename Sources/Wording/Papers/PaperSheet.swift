public import Domain

/// A paper in words, as blocks from top to bottom, before it is laid out.
public struct PaperSheet: Hashable, Sendable, Confidential {
    public let title: String
    public let subtitle: String
    public let language: PaperLanguage
    public let blocks: [Block]
    /// The text of a page's number, such as "Page {page} of {pages}".
    let pageText: String
    /// The time of writing, in seconds since 1970.
    public let writtenOn: Int
    /// The code of the language of the words, such as "de", or `nil` if it is that of `language`.
    var fontLanguage: String?
    /// Whether the sheet is read from right to left.
    public var isRightToLeft = false

    public enum Block: Hashable, Sendable {
        /// A section. Its number is empty on papers without numbers.
        case section(number: String, title: String)
        /// A field, whose label may be empty and whose value is `nil` if it is to be filled in by
        /// hand.
        case field(label: String, value: String?)
        case boxes(label: String, [Box])
        case paragraph(String)
        /// The lines of an address.
        case lines([String])
        case heading(String)
        /// The rows of a table; the first has the headings.
        case table([[String]])
        /// The rows of a list of journeys: day, service, route, arrivals and delay.
        case list([[String]])
        /// A page break.
        case newPage
        /// An empty line, such as that for a signature.
        case space
    }

    public struct Box: Hashable, Sendable {
        public let text: String
        public let isTicked: Bool
        /// The text behind the box's own, such as an amount.
        public let detail: String
    }

    /// The code of the language of the words, by which fonts are chosen.
    public var languageCode: String { fontLanguage ?? language.rawValue }

    /// The number of a page, such as "Page 1 of 2".
    public func page(_ page: Int, of pages: Int) -> String {
        pageText.replacing("{page}", with: "\(page)").replacing("{pages}", with: "\(pages)")
    }
}
