import Domain

extension SourceFile {
    /// Returns all bytes of the file, or `nil` if there are more than the limit.
    func whole(upTo limit: Int) throws(ImportError) -> [UInt8]? {
        try open().whole(upTo: limit, expecting: size ?? 0)
    }

    /// Returns the file as UTF-8, unchanged if it is, or `nil` if there is more than the limit.
    func wholeText(upTo limit: Int) throws(ImportError) -> [UInt8]? {
        guard encoding != .utf8 else { return try whole(upTo: limit) }
        return try TextStream(of: self).whole(upTo: limit, expecting: size ?? 0)
    }
}

extension ByteStream {
    fileprivate func whole(
        upTo limit: Int, expecting size: Int
    ) throws(ImportError) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(size, limit))
        while let piece = try next() {
            guard bytes.count + piece.count <= limit else { return nil }
            bytes += piece
        }
        return bytes
    }
}
