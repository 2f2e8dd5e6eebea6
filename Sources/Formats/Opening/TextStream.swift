import Domain

/// The text of a file as UTF-8 without a byte-order mark. Bytes of UTF-8 are passed on unchanged.
final class TextStream: ByteStream {
    private let file: SourceFile
    private let source: any ByteStream
    /// The converter, or `nil` for UTF-8.
    private var converter: TextConverter?
    /// Whether no letter beyond ASCII has told the encoding yet.
    private var isEncodingOpen: Bool
    /// The number of bytes of the mark that are still to be skipped.
    private var mark: Int
    private var isAtEnd = false

    init(of file: SourceFile) throws(ImportError) {
        self.file = file
        isEncodingOpen = file.isEncodingOpen
        source = try file.open()
        mark = file.markLength
        try convert(from: file.encoding)
    }

    private func convert(from encoding: TextEncoding) throws(ImportError) {
        guard encoding != .utf8 else { return }
        converter = TextConverter(from: encoding)
        guard converter != nil else {
            throw .unreadable(file: file.name, .encoding(encoding.name))
        }
    }

    /// Returns a piece, together with the next one if its first letters beyond ASCII are too few to
    /// tell the encoding.
    private func decided(_ piece: [UInt8]) throws(ImportError) -> [UInt8] {
        guard let start = piece.firstIndex(where: { $0 >= 0x80 }) else { return piece }
        var piece = piece
        if piece.count - start < SourceFile.headLength, let more = try source.next() {
            piece += more
        }
        let letters = piece[start...].prefix(SourceFile.headLength)
        try convert(from: file.encoding(by: Array(letters)))
        isEncodingOpen = false
        return piece
    }

    func next() throws(ImportError) -> [UInt8]? {
        while !isAtEnd {
            var piece = try source.next()
            isAtEnd = piece == nil
            if isEncodingOpen { piece = try piece.map(decided) }
            if let count = piece?.count, mark > 0 {
                piece?.removeFirst(min(mark, count))
                mark -= min(mark, count)
            }
            let text = converter?.convert(piece ?? [], isLast: isAtEnd) ?? piece ?? []
            if !text.isEmpty { return text }
        }
        return nil
    }

    /// Returns the text at the beginning of a file.
    static func beginning(of file: SourceFile) -> [UInt8] {
        let bytes = file.head.dropFirst(file.markLength)
        guard file.encoding != .utf8 else { return Array(bytes) }
        return TextConverter(from: file.encoding)?.convert(bytes, isLast: false) ?? []
    }
}

/// A stream of bytes in memory.
final class SingleStream: ByteStream {
    private var content: [UInt8]?

    init(_ content: [UInt8]) {
        self.content = content
    }

    func next() throws(ImportError) -> [UInt8]? {
        defer { content = nil }
        return content
    }
}
