import Domain

/// The names in the central directory at the end of a ZIP. It is read first, because a decisive
/// member may be behind megabytes of others.
struct ZipDirectory {
    /// The greatest distance of the end record from the end of the file, in bytes, with the longest
    /// comment.
    private static let tail = 22 + 0xFFFF
    /// The greatest size of a directory that is read, in bytes.
    private static let most = 4 << 20

    private let entries: [UInt8]

    /// Returns bytes of the file from an offset on.
    typealias Read = (_ offset: Int, _ count: Int) throws(ImportError) -> [UInt8]

    /// Reads the directory, or makes `nil` if there is none or it is too large.
    init?(size: Int, read: Read) throws(ImportError) {
        let tail = try Self.tail(size, read)
        guard let end = Self.end(tail) else { return nil }
        let length = Self.number(tail, at: end + 12, of: 4)
        // Data may precede the archive, so that its offsets are not those of the file.
        let start = size - tail.count + end - length
        guard length <= Self.most, start >= 0 else { return nil }
        entries = try read(start, length)
    }

    /// Whether the file ends with a directory. A ZIP that was cut off between two members could be
    /// read without an error otherwise.
    static func isWhole(size: Int, read: Read) throws(ImportError) -> Bool {
        end(try tail(size, read)) != nil
    }

    private static func tail(_ size: Int, _ read: Read) throws(ImportError) -> [UInt8] {
        try read(max(0, size - tail), min(size, tail))
    }

    /// Returns the index of the record at the end of a ZIP, or `nil` if there is none.
    private static func end(_ tail: [UInt8]) -> Int? {
        tail.indices.dropLast(21).last { tail[$0...].starts(with: [0x50, 0x4B, 5, 6]) }
    }

    /// Whether the archive has a member of exactly that name.
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
