public import Domain

/// A paper in words: what stands on it one below the other, for whoever lays it out.
public struct PaperSheet: Hashable, Sendable, Confidential {
    public let title: String
    public let subtitle: String
    public let language: PaperLanguage
    public let blocks: [Block]
    /// Such as "Page {page} of {pages}".
    let pageText: String
    /// The day on which it was written, as seconds since 1970.
    public let writtenOn: Int
    /// The language of the words, such as "de", where that is another than `language`.
    var fontLanguage: String?
    /// Whether all of it begins at the right.
    public var isRightToLeft = false

    public enum Block: Hashable, Sendable {
        /// The number is empty on papers without numbers.
        case section(number: String, title: String)
        /// Nil for a value that is to be filled in by hand. The label may be empty.
        case field(label: String, value: String?)
        case boxes(label: String, [Box])
        case paragraph(String)
        /// Lines of an address.
        case lines([String])
        case heading(String)
        /// Cells of rows; the first row is that of the headings.
        case table([[String]])
        /// The same of journeys, each a row: its day, service, route, arrivals and delay.
        case list([[String]])
        /// What comes next stands on a page of its own.
        case newPage
        /// A line to sign on is none of the form's; so much room, in lines.
        case space
    }

    public struct Box: Hashable, Sendable {
        public let text: String
        public let isTicked: Bool
        /// What stands behind it, such as an amount.
        public let detail: String
    }

    /// The code of the language that its words are set in.
    public var languageCode: String { fontLanguage ?? language.rawValue }

    /// Such as "Page 1 of 2".
    public func page(_ page: Int, of pages: Int) -> String {
        pageText.replacing("{page}", with: "\(page)").replacing("{pages}", with: "\(pages)")
    }
}
