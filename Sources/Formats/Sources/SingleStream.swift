import Domain

/// Bytes that are there already, as a stream.
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
