import Domain

/// The names of what a ZIP holds, as the directory at its end says: a name that matters may be
/// behind megabytes of others.
struct ZipDirectory {
    /// More than a comment of the greatest length and what is before it.
    private static let tail = 22 + 0xFFFF
    /// The most that is read of a directory, in bytes.
    private static let most = 4 << 20

    private let entries: [UInt8]

    /// Nil where there is no directory, or one that is too large for what it is looked for.
    ///
    /// - Parameter read: the bytes of the file from an offset on, as many as asked for.
    init?(
        size: Int, read: (_ offset: Int, _ count: Int) throws(ImportError) -> [UInt8]
    ) throws(ImportError) {
        let tail = try read(max(0, size - Self.tail), min(size, Self.tail))
        let ends = tail.indices.reversed().filter { place in
            tail[place...].starts(with: [0x50, 0x4B, 5, 6]) && tail.count - place >= 22
        }
        guard let end = ends.first else { return nil }
        let length = Self.number(tail, at: end + 12, of: 4)
        // Something may stand before the archive, so that offsets in it are not those in the file.
        let start = size - tail.count + end - length
        guard length <= Self.most, start >= 0 else { return nil }
        entries = try read(start, length)
    }

    /// Whether it holds something of exactly that name.
    func holds(_ name: String) -> Bool {
        var place = 0
        while place + 46 <= entries.count,
            entries[place...].starts(with: [0x50, 0x4B, 1, 2])
        {
            let lengths = [28, 30, 32].map { Self.number(entries, at: place + $0, of: 2) }
            let end = place + 46 + lengths[0]
            guard end <= entries.count else { return false }
            if entries[place + 46..<end].elementsEqual(name.utf8) { return true }
            place = end + lengths[1] + lengths[2]
        }
        return false
    }

    private static func number(_ bytes: [UInt8], at place: Int, of count: Int) -> Int {
        bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
