import Domain
import Wording

/// The text of a file as UTF-8 without a byte-order mark. Bytes of UTF-8 are passed on unchanged.
final class TextStream: ByteStream {
    private let source: any ByteStream
    /// The converter, or `nil` for UTF-8.
    private let converter: TextConverter?
    /// The number of bytes of the mark that are still to be skipped.
    private var mark: Int
    private var isAtEnd = false

    init(of file: SourceFile) throws(ImportError) {
        source = try file.open()
        mark = file.markLength
        converter = file.encoding == .utf8 ? nil : TextConverter(from: file.encoding)
        guard file.encoding == .utf8 || converter != nil else {
            throw .unreadable(file: file.name, .encoding(file.encoding.name))
        }
    }

    func next() throws(ImportError) -> [UInt8]? {
        while !isAtEnd {
            var piece = try source.next()
            isAtEnd = piece == nil
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
