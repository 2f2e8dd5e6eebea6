import Domain
import Files
import Synchronization

/// A ZIP that the person chose.
///
/// Its members are mostly read in sequence, so each reader leaves the cursor to the next.
final class ZipArchive: Sendable {
    let name: String
    let path: String
    private let isFollowing: Bool
    private let limits: SourceOpener.Limits
    private let disk: Disk
    private let state = Mutex(State())

    private struct State {
        var resting: Resting?
        /// The size that the headers claim, in bytes.
        var claimed = 0
        /// The size of the archive itself, in bytes.
        var size = 0
    }

    /// A cursor without a reader. The next reader takes it for exclusive use.
    private struct Resting: @unchecked Sendable {
        let cursor: ArchiveCursor
    }

    init(
        _ path: String, named name: String, following: Bool, limits: SourceOpener.Limits,
        on disk: Disk
    ) {
        self.path = path
        self.name = name
        isFollowing = following
        self.limits = limits
        self.disk = disk
    }

    /// Whether a file is an archive to look into, by its beginning and its directory. A Wallet pass
    /// is one document, and a backup has its own reader.
    static func isArchive(
        _ head: [UInt8], _ file: OpenedFile, named name: String
    ) throws(ImportError) -> Bool {
        let isZip = head.starts(with: [0x50, 0x4B, 3, 4]) || head.starts(with: [0x50, 0x4B, 5, 6])
        guard isZip, !BackupManifest.isBackup(head) else { return false }
        let read: ZipDirectory.Read = { offset, count throws(ImportError) in
            try file.read(from: offset, count: count, named: name)
        }
        guard try ZipDirectory.isWhole(size: file.size, read: read) else {
            throw .unreadable(file: name, .damaged)
        }
        return try !WalletPass.isPass(size: file.size, read: read)
    }

    func cursor() throws(ImportError) -> ArchiveCursor {
        let opened = try OpenedFile(path, named: name, following: isFollowing, on: disk)
        state.withLock { $0.size = opened.size }
        return try ArchiveCursor(opened, named: name)
    }

    /// Counts a member, and throws an error if a limit is exceeded.
    func count(_ member: ArchiveMember, at position: Int) throws(ImportError) {
        guard position < limits.files else {
            throw .unreadable(file: name, .archiveTooMany(most: limits.files))
        }
        let (claimed, size) = state.withLock { state in
            state.claimed &+= member.size ?? 0
            return (state.claimed, state.size)
        }
        try limits.archive.check(claimed, of: size, in: name)
    }

    func stream(of position: Int) throws(ImportError) -> any ByteStream {
        let resting = state.withLock { state in
            defer { state.resting = nil }
            return state.resting
        }
        let cursor =
            if let kept = resting?.cursor, kept.position < position { kept } else {
                try self.cursor()
            }
        while cursor.position < position {
            guard !Task.isCancelled else { throw .cancelled }
            guard try cursor.next() != nil else {
                throw .unreadable(file: name, .changing)
            }
        }
        return ArchiveStream(
            cursor, named: name, size: state.withLock { $0.size }, limits: limits.archive
        ) { [self] cursor in
            let resting = Resting(cursor: cursor)
            state.withLock { $0.resting = resting }
        }
    }
}

/// The content of a member, which ends at the limits whatever its header claims.
final class ArchiveStream: ByteStream {
    /// The cursor, or `nil` at the end.
    private var cursor: ArchiveCursor?
    private let name: String
    private let size: Int
    private let limits: ArchiveLimits
    private let leave: (ArchiveCursor) -> Void
    private var count = 0

    /// - Parameters:
    ///   - name: The name of the archive.
    ///   - size: The size of the archive, in bytes.
    ///   - leave: Takes the cursor at the end of the member.
    init(
        _ cursor: ArchiveCursor?, named name: String, size: Int, limits: ArchiveLimits,
        leave: @escaping (ArchiveCursor) -> Void = { _ in }
    ) {
        self.cursor = cursor
        self.name = name
        self.size = size
        self.limits = limits
        self.leave = leave
    }

    /// Returns the content of a file that is compressed by gzip, such as `title.basics.tsv.gz`.
    static func ofGzip(
        _ file: OpenedFile, named name: String, limits: ArchiveLimits
    ) throws(ImportError) -> ArchiveStream {
        let cursor = try ArchiveCursor(gzip: file, named: name)
        return ArchiveStream(
            try cursor.next() == nil ? nil : cursor, named: name, size: file.size, limits: limits)
    }

    static func isGzip(_ head: [UInt8]) -> Bool { head.starts(with: [0x1F, 0x8B, 8]) }

    func next() throws(ImportError) -> [UInt8]? {
        guard !Task.isCancelled else { throw .cancelled }
        guard let cursor else { return nil }
        guard let piece = try cursor.read(upTo: 256 << 10) else {
            self.cursor = nil
            leave(cursor)
            return nil
        }
        count += piece.count
        try limits.check(count, of: size, in: name)
        return piece
    }
}

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

/// Limits that real archives do not reach.
struct ArchiveLimits: Sendable {
    /// The greatest size of all members, in bytes.
    var bytes = 2 << 30
    /// The greatest ratio of the unpacked to the packed size, which is checked above the unpacked
    /// size of `harmless` bytes.
    var ratio = 200
    var harmless = 64 << 20

    /// Throws an error if the unpacked size of an archive exceeds the limits.
    func check(_ bytes: Int, of size: Int, in archive: String) throws(ImportError) {
        guard bytes >= 0, bytes <= self.bytes,
            bytes <= harmless || bytes / max(1, size) <= ratio
        else {
            throw .unreadable(file: archive, .tooLargeUnpacked)
        }
    }
}

/// The names of an archive's members, each of which has to be unique.
struct MemberNames {
    private var names: Set<String> = []

    /// Adds a name, or throws an error if it is a duplicate or the member is encrypted.
    ///
    /// - Parameter shown: the name of the member for messages, or `nil` for its own.
    mutating func add(
        _ name: String, of member: ArchiveMember, shown: String? = nil, in archive: String
    ) throws(ImportError) {
        func error(_ trouble: SourceTrouble) -> ImportError {
            .unreadable(SourcePlace(file: shown ?? member.name, archive: archive), trouble)
        }
        guard names.insert(name).inserted else { throw error(.twice) }
        guard !member.isEncrypted else { throw error(.encrypted) }
    }
}
