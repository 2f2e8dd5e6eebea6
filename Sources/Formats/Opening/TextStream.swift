import Domain

/// The text of a file as UTF-8 without a byte-order mark. UTF-16 is converted if the file has its
/// mark. Bytes of a file without a mark are passed on unchanged.
final class TextStream: ByteStream {
    private enum Encoding { case asItIs, utf16(bigEndian: Bool) }

    private let source: any ByteStream
    private var encoding: Encoding?
    /// The first bytes of an incomplete character.
    private var rest: [UInt8] = []

    init(_ source: any ByteStream) {
        self.source = source
    }

    func next() throws(ImportError) -> [UInt8]? {
        while true {
            guard let piece = try source.next() else { return ended() }
            rest += piece
            if encoding == nil, rest.count < 3 { continue }
            let text = drained(atEnd: false)
            if !text.isEmpty { return text }
        }
    }

    /// Returns the text at the beginning of a file.
    static func beginning(of file: SourceFile) -> [UInt8] {
        let stream = TextStream(NoBytes())
        stream.rest = file.head
        return stream.drained(atEnd: false)
    }

    private func ended() -> [UInt8]? {
        guard !rest.isEmpty else { return nil }
        let text = drained(atEnd: true)
        rest = []
        return text.unlessEmpty
    }

    private func drained(atEnd: Bool) -> [UInt8] {
        let encoding = self.encoding ?? removeMark()
        self.encoding = encoding
        switch encoding {
        case .asItIs:
            defer { rest = [] }
            return rest
        case .utf16(let bigEndian):
            return translated(bigEndian: bigEndian, atEnd: atEnd)
        }
    }

    private func removeMark() -> Encoding {
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) {
            rest.removeFirst(3)
        } else if rest.starts(with: [0xFF, 0xFE]) {
            rest.removeFirst(2)
            return .utf16(bigEndian: false)
        } else if rest.starts(with: [0xFE, 0xFF]) {
            rest.removeFirst(2)
            return .utf16(bigEndian: true)
        }
        return .asItIs
    }

    private func translated(bigEndian: Bool, atEnd: Bool) -> [UInt8] {
        var units: [UInt16] = []
        units.reserveCapacity(rest.count / 2)
        for index in stride(from: 0, to: rest.count - 1, by: 2) {
            let (first, second) = (UInt16(rest[index]), UInt16(rest[index + 1]))
            units.append(bigEndian ? first << 8 | second : second << 8 | first)
        }
        var used = units.count * 2
        if !atEnd, let last = units.last, UTF16.isLeadSurrogate(last) {
            units.removeLast()
            used -= 2
        }
        rest.removeFirst(used)
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}

private final class NoBytes: ByteStream {
    func next() -> [UInt8]? { nil }
}
