import Domain

/// The names of what a ZIP holds, as the directory at its end says: a name that matters may be
/// behind megabytes of others.
struct ZipDirectory {
    /// More than a comment of the greatest length and what is before it.
    private static let tail = 22 + 0xFFFF
    /// The most that is read of a directory, in bytes.
    private static let most = 4 << 20

    private let entries: [UInt8]

    /// Reads bytes of the file from an offset on, as many as asked for.
    typealias Read = (_ offset: Int, _ count: Int) throws(ImportError) -> [UInt8]

    /// Returns nil if there is no directory, or one that is too large to be looked through.
    init?(size: Int, read: Read) throws(ImportError) {
        let tail = try Self.tail(size, read)
        guard let end = Self.end(tail) else { return nil }
        let length = Self.number(tail, at: end + 12, of: 4)
        // Something may stand before the archive, so that offsets in it are not those in the file.
        let start = size - tail.count + end - length
        guard length <= Self.most, start >= 0 else { return nil }
        entries = try read(start, length)
    }

    /// Whether a ZIP goes on to where its directory ends: one that was cut off between two of its
    /// files is read without a complaint otherwise.
    static func isWhole(size: Int, read: Read) throws(ImportError) -> Bool {
        end(try tail(size, read)) != nil
    }

    private static func tail(_ size: Int, _ read: Read) throws(ImportError) -> [UInt8] {
        try read(max(0, size - tail), min(size, tail))
    }

    /// Where the record begins that ends a ZIP.
    private static func end(_ tail: [UInt8]) -> Int? {
        tail.indices.dropLast(21).last { tail[$0...].starts(with: [0x50, 0x4B, 5, 6]) }
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
