import Domain

extension SourceFile {
    /// Returns all bytes of the file, or `nil` if there are more than the limit.
    func whole(upTo limit: Int) throws(ImportError) -> [UInt8]? {
        let stream = try open()
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(size ?? 0, limit))
        while let piece = try stream.next() {
            guard bytes.count + piece.count <= limit else { return nil }
            bytes += piece
        }
        return bytes
    }
}
