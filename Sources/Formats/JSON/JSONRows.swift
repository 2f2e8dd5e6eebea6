import Domain
import Foundation

/// The elements of a JSON array in a file, which are read one at a time.
struct JSONRows {
    let file: SourceFile
    /// The key of the array, or `nil` if the file is one.
    var key: String?
    /// The number of elements in arrays of the file that were read before. Counting goes on from
    /// there.
    var earlier = 0
    /// Whether keys are written like `rated_at`, and the properties of rows like `ratedAt`.
    var isInSnakeCase = false

    /// Reads every element, and returns their number. One that cannot be read is added to the
    /// contents, and reading continues.
    ///
    /// - Parameter shown: returns the description of an element that `take` cannot read.
    @discardableResult
    func read<Row: Decodable>(
        as type: Row.Type, into reading: SourceReading, shown: (Row, SourcePlace) -> ImportRow,
        row take: (Row, SourcePlace) throws(RowTrouble) -> Void
    ) throws(ImportError) -> Int {
        let stream = try file.text()
        let decoder = decoder
        var splitter = JSONElements(of: key)
        var elements: [JSONElements.Element] = []
        var done = 0
        while true {
            if Task.isCancelled { throw .cancelled }
            let piece = try stream.next()
            if let piece {
                splitter.consume(piece, into: &elements)
            } else {
                splitter.end(into: &elements)
            }
            for element in elements {
                let place = SourcePlace(file: file.name, row: earlier + element.number)
                var row: Row?
                do {
                    if let defect = element.defect { throw defect }
                    let decoded = try decoder.decode(Row.self, from: Data(element.bytes))
                    row = decoded
                    try take(decoded, place)
                } catch {
                    let shown = row.map { shown($0, place) }
                    reading.contents.refuse(
                        shown ?? ImportRow(nil, at: place, title: ""), RowTrouble(error))
                }
            }
            done += elements.count
            try SourceContents.check(earlier + done, of: file.name)
            reading.progress(elements.count)
            elements.removeAll(keepingCapacity: true)
            if piece == nil { return done }
        }
    }

    private var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        if isInSnakeCase { decoder.keyDecodingStrategy = .convertFromSnakeCase }
        return decoder
    }
}

extension RowTrouble {
    /// Makes the trouble of an element that has the wrong form.
    fileprivate init(_ error: any Error) {
        switch error {
        case let trouble as RowTrouble: self = trouble
        case DecodingError.keyNotFound(let key, _): self = .missing(key: key.stringValue)
        case DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context):
            self = .wrongKind(key: context.codingPath.last?.stringValue.unlessEmpty)
        default: self = .noJSON
        }
    }
}

/// Splits the elements of a JSON array out of a stream, so that only one is held at a time.
///
/// The array is the whole file, or the value of `key` in the object that is. Only brackets and
/// strings are recognised here; a parser reads the elements.
struct JSONElements {
    struct Element {
        /// The number of the element, counted from 1.
        let number: Int
        var bytes: [UInt8]
        /// The reason why it cannot be read, or `nil` if it can.
        var defect: RowTrouble?
    }

    /// The greatest size of an element, in bytes. A larger one is a defect.
    static let limit = 4 << 20
    /// The greatest depth of brackets in an element. A deeper one is a defect.
    static let depthLimit = 64

    private let key: [UInt8]?
    private var scanner = JSONScanner()
    private var isInside = false
    private(set) var isOver = false
    private var number = 0
    private var element: Element?
    private var lastString: [UInt8] = []

    /// - Parameter key: the key of the array if the file is an object.
    init(of key: String? = nil) {
        self.key = key.map { Array($0.utf8) }
    }

    private var elementDepth: Int { key == nil ? 1 : 2 }

    /// Adds the elements that end in the next bytes.
    mutating func consume(_ bytes: [UInt8], into elements: inout [Element]) {
        var place = bytes.startIndex
        while !isOver, place < bytes.endIndex {
            let end = element == nil ? place : scanner.endOfRun(in: bytes, from: place)
            if end > place {
                append(bytes[place..<end])
                place = end
                continue
            }
            let before = scanner.depth
            let wasString = scanner.isInString
            let byte = bytes[place]
            place += 1
            scanner.consume(byte)
            if isInside {
                collect(byte, depthBefore: before, into: &elements)
            } else {
                findArray(byte, depthBefore: before, wasString: wasString)
            }
        }
    }

    /// Adds an element that the end of the file cuts off.
    mutating func end(into elements: inout [Element]) {
        guard isInside else { return }
        var last = element ?? Element(number: number + 1, bytes: [])
        last.defect = .cutOff
        elements.append(last)
    }

    private mutating func findArray(_ byte: UInt8, depthBefore: Int, wasString: Bool) {
        if key == nil {
            isInside = byte == UInt8(ascii: "[") && depthBefore == 0
        } else if scanner.isInString || wasString {
            if !wasString {
                lastString = []
            } else if scanner.isInString, lastString.count < 64 {
                lastString.append(byte)
            }
        } else if byte == UInt8(ascii: "[") {
            isInside = depthBefore == 1 && lastString == key
        } else if byte == UInt8(ascii: ",") {
            lastString = []
        }
    }

    private mutating func collect(_ byte: UInt8, depthBefore: Int, into elements: inout [Element]) {
        let isBetween = depthBefore == elementDepth && !scanner.isInString
        if isBetween, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") {
            if let element { elements.append(element) }
            element = nil
            if byte == UInt8(ascii: "]") {
                isInside = false
                isOver = true
            }
            return
        }
        if element == nil {
            guard !JSONScanner.isBlank(byte) else { return }
            number += 1
            element = Element(number: number, bytes: [])
        }
        append(CollectionOfOne(byte))
    }

    private mutating func append(_ bytes: some Collection<UInt8>) {
        guard element?.defect == nil else { return }
        element?.bytes.append(contentsOf: bytes)
        if scanner.depth > elementDepth + Self.depthLimit {
            giveUp(.nested(most: Self.depthLimit))
        } else if let count = element?.bytes.count, count > Self.limit {
            giveUp(.long(most: Self.limit >> 20))
        }
    }

    private mutating func giveUp(_ defect: RowTrouble) {
        element?.defect = defect
        element?.bytes = []
    }
}

/// Tells brackets from strings.
struct JSONScanner {
    private(set) var depth = 0
    private(set) var isInString = false
    private var isEscaped = false

    mutating func consume(_ byte: UInt8) {
        if isInString {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == .quote {
                isInString = false
            }
            return
        }
        switch byte {
        case .quote: isInString = true
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
        default: break
        }
    }

    /// Returns the end of a run of bytes without special meaning, inside a string or outside.
    func endOfRun(in bytes: [UInt8], from start: Int) -> Int {
        guard !isEscaped else { return start }
        return bytes.withUnsafeBufferPointer { bytes in
            var end = start
            while end < bytes.count {
                switch bytes[end] {
                case .quote, UInt8(ascii: ","), UInt8(ascii: "[")...UInt8(ascii: "]"),
                    UInt8(ascii: "{"), UInt8(ascii: "}"):
                    return end
                default: end += 1
                }
            }
            return end
        }
    }

    static func isBlank(_ byte: UInt8) -> Bool {
        byte == .space || byte == .tab || byte == .lineFeed || byte == .carriageReturn
    }
}
