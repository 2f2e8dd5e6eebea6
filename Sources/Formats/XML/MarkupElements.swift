import Domain
import JournalFormat
import Wording

/// Splits the elements out of an XML stream, so that only one is held at a time.
///
/// An element has the texts of the elements directly inside of it. Deeper ones are skipped.
struct MarkupElements {
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
    private static let mostValues = 10_000
    /// The greatest depth of elements inside each other.
    static let depthLimit = 64

    private let container: String
    private var tokens = MarkupTokens()
    /// The names of the open elements.
    private var open: [String] = []
    private var element: Element?
    private var value: (bytes: [UInt8], value: Value)?
    /// The number of elements that began.
    private(set) var count = 0
    /// Whether the rest of the file is ignored.
    private var isOver = false

    /// - Parameter container: the name of the outermost element whose inner elements are wanted. In
    ///   other files, it is the outermost elements themselves.
    init(inside container: String) {
        self.container = container
    }

    private var base: Int { open.first == container ? 1 : 0 }

    /// Adds the elements that end in the next bytes.
    ///
    /// - Throws: The reason why the rest cannot be read.
    mutating func consume(
        _ bytes: [UInt8], into elements: inout [Element]
    ) throws(RowDefect) {
        if isOver { return }
        var read: [MarkupTokens.Token] = []
        var defect: RowDefect?
        do throws(RowDefect) {
            try tokens.consume(bytes, into: &read)
        } catch {
            // The elements before it are whole.
            defect = error
        }
        for token in read { try take(token, into: &elements) }
        guard let defect else { return }
        // Kodi allows anything, such as an address, behind the outermost element.
        guard count > 0, open.isEmpty else { throw defect }
        isOver = true
    }

    /// - Throws: The reason if the file ends inside of an element.
    func end() throws(RowDefect) {
        guard isOver || open.isEmpty && (count > 0 || !tokens.isInsideTag) else {
            throw RowDefect(.cutOff)
        }
    }

    private mutating func take(
        _ token: MarkupTokens.Token, into elements: inout [Element]
    ) throws(RowDefect) {
        switch token {
        case .opening(let name, let attributes):
            open.append(name)
            guard open.count <= Self.depthLimit else {
                throw RowDefect(.nested(most: Self.depthLimit))
            }
            if open.count == base + 1 {
                count += 1
                element = Element(number: count, name: name)
            } else if open.count == base + 2 {
                value = ([], Value(name: name, attributes: attributes))
            }
        case .text(let bytes, let isLiteral):
            guard open.count == base + 2, value != nil, element?.defect == nil else { return }
            add(isLiteral ? Self.escaped(bytes) : bytes)
        case .closing(let name):
            guard open.last == name else { throw RowDefect(.noXML) }
            if open.count == base + 2 {
                endValue()
            } else if open.count == base + 1, let ended = element {
                elements.append(ended)
                element = nil
            }
            open.removeLast()
        }
    }

    private mutating func add(_ bytes: [UInt8]) {
        value?.bytes += bytes
        element?.size += bytes.count
        if let size = element?.size, size > Self.limit { giveUp() }
    }

    private mutating func endValue() {
        guard var ended = value, element?.defect == nil else { return }
        ended.value.text = MarkupText.text(ended.bytes)
        value = nil
        element?.values.append(ended.value)
        if let count = element?.values.count, count > Self.mostValues { giveUp() }
    }

    private mutating func giveUp() {
        element?.defect = .long(most: Self.limit >> 20)
        element?.values = []
        value = nil
    }

    /// Returns literal text as text with entities.
    private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "&")) else { return bytes }
        return bytes.flatMap { $0 == UInt8(ascii: "&") ? Array("&amp;".utf8) : [$0] }
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
