import Domain

extension SourceFile {
    /// All its bytes.
    /// - Parameter limit: the most that is read, in bytes; what is larger throws.
    func whole(upTo limit: Int) throws(ImportError) -> [UInt8] {
        let stream = try open()
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(size ?? 0, limit))
        while let piece = try stream.next() {
            bytes += piece
            guard bytes.count <= limit else {
                throw .unreadable(
                    SourcePlace(file: name),
                    reason: "It is too large: \(limit >> 20) MB is the most that is read.")
            }
        }
        return bytes
    }
}
