import Domain

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
