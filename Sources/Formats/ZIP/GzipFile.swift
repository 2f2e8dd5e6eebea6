import Domain
import Files

/// A file that is compressed by gzip, such as `title.basics.tsv.gz`, as its content.
struct GzipFile: Sendable {
    let name: String
    private let path: String
    private let isFollowing: Bool
    private let limits: ArchiveLimits
    private let disk: Disk

    /// - Parameter name: the name of the file, with its ending.
    init(
        _ path: String, named name: String, following: Bool, limits: ArchiveLimits, on disk: Disk
    ) {
        self.path = path
        self.name = name
        isFollowing = following
        self.limits = limits
        self.disk = disk
    }

    static func isGzip(_ head: [UInt8]) -> Bool { head.starts(with: [0x1F, 0x8B, 8]) }

    func stream() throws(ImportError) -> any ByteStream {
        let file = try OpenedFile(path, named: name, following: isFollowing, on: disk)
        return try GzipStream(file, named: name, limits: limits)
    }

    /// Returns the first bytes of the content.
    func head(upTo count: Int) throws(ImportError) -> [UInt8] {
        let stream = try stream()
        var head: [UInt8] = []
        while head.count < count, let piece = try stream.next() { head += piece }
        return Array(head.prefix(count))
    }
}

private final class GzipStream: ByteStream {
    /// The cursor, or `nil` at the end.
    private var cursor: ArchiveCursor?
    private let name: String
    private let size: Int
    private let limits: ArchiveLimits
    private var count = 0

    init(_ file: OpenedFile, named name: String, limits: ArchiveLimits) throws(ImportError) {
        let cursor = try ArchiveCursor(gzip: file, named: name)
        size = file.size
        self.name = name
        self.limits = limits
        if try cursor.next() != nil { self.cursor = cursor }
    }

    func next() throws(ImportError) -> [UInt8]? {
        guard !Task.isCancelled else { throw .cancelled }
        guard let piece = try cursor?.read(upTo: 256 << 10) else {
            cursor = nil
            return nil
        }
        count += piece.count
        try limits.check(count, of: size, in: name)
        return piece
    }
}
