import Domain
import JournalFormat

/// Splits the elements out of an XML stream, so that only one is held at a time.
///
/// An element has the texts of the elements directly inside of it. Deeper ones are skipped, except
/// for a name, as in `<actor><name>`.
final class MarkupElements {
    struct Element {
        /// The number of the element, counted from 1.
        let number: Int
        let name: String
        var values: [Value] = []
        /// The reason why it cannot be read, or `nil` if it can.
        var defect: RowTrouble?
        fileprivate var size = 0
    }

    struct Value {
        let name: String
        let attributes: [String: String]
        fileprivate(set) var text = ""
    }

    /// The greatest size of the texts of an element, in bytes. A larger one is a defect.
    static let limit = 1 << 20
    /// The greatest number of values of an element. One with more is a defect.
    fileprivate static let mostValues = 10_000

    private let collector: Collector
    private var parser: XMLPieces?
    private var hasBegun = false
    /// The last bytes that the parser got, in which the place of an error may be.
    private var last: [UInt8] = []
    /// Whether the rest of the file is ignored.
    private var isOver = false

    /// - Parameter container: the name of the outermost element whose inner elements are wanted. In
    ///   other files, it is the outermost elements themselves.
    init(inside container: String) {
        collector = Collector(container)
        begin()
    }

    private func begin() {
        // Text is converted to UTF-8 where files are opened.
        parser = XMLPieces(for: collector, in: "UTF-8")
        last = []
    }

    /// The number of elements that began.
    var count: Int { collector.count }

    /// Adds the elements that end in the next bytes.
    ///
    /// - Throws: The reason why the rest cannot be read.
    func consume(_ bytes: [UInt8], into elements: inout [Element]) throws(RowTrouble) {
        // A declaration has to be the first of a document, and files may begin with blanks.
        let bytes = hasBegun ? bytes : Array(bytes.drop(while: JSONScanner.isBlank))
        hasBegun = hasBegun || !bytes.isEmpty
        try parse(bytes, isLast: false, into: &elements)
    }

    /// - Throws: The reason if the file ends inside of an element.
    func end() throws(RowTrouble) {
        var elements: [Element] = []
        try parse([], isLast: true, into: &elements)
    }

    private func parse(
        _ bytes: [UInt8], isLast: Bool, into elements: inout [Element]
    ) throws(RowTrouble) {
        if isOver { return }
        guard let parser else { throw .noXML }
        let isRead = parser.parse(bytes, isLast: isLast)
        elements += collector.take()
        last = Array((last + bytes).suffix(bytes.count + Self.tail))
        if isRead { return }
        guard count > 0, parser.depth == 0 else { throw parser.trouble }
        // Kodi allows further elements behind the outermost one, and then anything, such as an
        // address.
        let rest = Array(last.suffix(parser.rest))
        isOver = isLast || rest.first != UInt8(ascii: "<")
        guard !isOver else { return }
        begin()
        try parse(rest, isLast: false, into: &elements)
    }

    /// The greatest number of bytes of a token by which an error is recognised.
    private static let tail = 16

    /// Returns the name of the outermost element of a file, or `nil` if it does not begin with one.
    static func root(of file: SourceFile) -> String? {
        let beginning = TextStream.beginning(of: file).drop(while: JSONScanner.isBlank)
        guard beginning.first == UInt8(ascii: "<") else { return nil }
        let root = Root()
        _ = XMLPieces(for: root, in: "UTF-8")?.parse(
            Array(beginning.prefix(4 << 10)), isLast: false)
        return root.name
    }

    private final class Root: TakesXML {
        private(set) var name: String?

        func begin(_ name: String, _ attributes: XMLAttributes) { self.name = self.name ?? name }
    }
}

/// Collects the elements at one depth, with the texts of those inside of them.
private final class Collector: TakesXML {
    private let container: String
    private(set) var count = 0
    private var ended: [MarkupElements.Element] = []
    private var element: MarkupElements.Element?
    private var value: MarkupElements.Value?
    private var depth = 0
    /// The depth of the container, or 0 if there is none.
    private var base = 0
    /// Whether the text is that of a name inside of a value.
    private var isInName = false

    init(_ container: String) {
        self.container = container
    }

    /// Returns the elements that ended since the last call.
    func take() -> [MarkupElements.Element] {
        defer { ended = [] }
        return ended
    }

    func begin(_ name: String, _ attributes: XMLAttributes) {
        depth += 1
        if depth == 1 { base = name == container ? 1 : 0 }
        if depth == base + 1 {
            count += 1
            element = MarkupElements.Element(number: count, name: name)
        } else if depth == base + 2, element?.defect == nil {
            value = MarkupElements.Value(name: name, attributes: attributes.all)
        } else if depth == base + 3 {
            isInName = name == "name"
        }
    }

    func text(_ text: String) {
        guard depth == base + 2 || depth == base + 3 && isInName, value != nil else { return }
        value?.text += text
        element?.size += text.utf8.count
        if let size = element?.size, size > MarkupElements.limit { giveUp() }
    }

    func end(_ name: String) {
        if depth == base + 2, let value {
            element?.values.append(value)
            self.value = nil
            if let count = element?.values.count, count > MarkupElements.mostValues { giveUp() }
        } else if depth == base + 1, let element {
            ended.append(element)
            self.element = nil
        }
        depth -= 1
    }

    private func giveUp() {
        element?.defect = .long(most: MarkupElements.limit >> 20)
        element?.values = []
        value = nil
    }
}

extension MarkupElements.Element {
    /// Returns the first value of a name on one line, or empty if there is none.
    subscript(name: String) -> String {
        values.first { $0.name == name }?.text.onOneLine ?? ""
    }

    /// Returns all values of a name, each once, split at a slash between blanks.
    func list(_ name: String) -> [String] {
        SanitizedText.list(
            values.filter { $0.name == name }
                .flatMap { $0.text.onOneLine.replacing(" / ", with: "\n").split(separator: "\n") }
                .map(String.init))
    }
}

/// The elements of an XML file, which are read one at a time.
struct MarkupRows {
    let file: SourceFile
    /// The name of the outermost element whose inner elements are the rows. In other files, the
    /// outermost elements themselves are.
    let container: String

    /// Reads every element. One that cannot be read is added to the contents, and so is the reason
    /// if what follows it cannot be read.
    /// - Returns: The number of elements.
    @discardableResult
    func read(
        into reading: SourceReading,
        row take: (MarkupElements.Element, SourcePlace) throws(RowTrouble) -> Void
    ) throws(ImportError) -> Int {
        let stream = try file.text()
        let splitter = MarkupElements(inside: container)
        var elements: [MarkupElements.Element] = []
        var defect: RowTrouble?
        var isAtEnd = false
        while !isAtEnd, defect == nil {
            if Task.isCancelled { throw .cancelled }
            let piece = try stream.next()
            isAtEnd = piece == nil
            do throws(RowTrouble) {
                if let piece {
                    try splitter.consume(piece, into: &elements)
                } else {
                    try splitter.end()
                }
            } catch {
                defect = error
            }
            for element in elements {
                let place = SourcePlace(file: file.name, row: element.number)
                do throws(RowTrouble) {
                    if let defect = element.defect { throw defect }
                    try take(element, place)
                } catch {
                    reading.contents.refuse(
                        ImportRow(nil, at: place, title: element["title"]), error)
                }
            }
            try SourceContents.check(splitter.count, of: file.name)
            reading.progress(elements.count)
            elements.removeAll(keepingCapacity: true)
        }
        if let defect {
            let place = SourcePlace(file: file.name, row: max(1, splitter.count))
            reading.contents.refuse(ImportRow(nil, at: place, title: ""), defect)
        }
        return splitter.count
    }
}
