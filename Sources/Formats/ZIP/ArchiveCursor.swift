import CArchive
import Domain
import Foundation

/// Iterates over the members of a ZIP or a gzip file, which it decompresses as they are read.
final class ArchiveCursor {
    private let handle: OpaquePointer
    private let file: String
    /// The object that libarchive's handle reads from, which is kept alive.
    private let source: AnyObject
    /// Whether the only member is named by the file.
    private let isOneFile: Bool
    private(set) var position = -1
    private(set) var member: ArchiveMember?

    /// Opens a ZIP on disk.
    convenience init(_ descriptor: OpenedFile, named file: String) throws(ImportError) {
        try self.init(file, descriptor) { handle in
            _ = archive_read_support_format_zip(handle)
            lseek(descriptor.number, 0, SEEK_SET)
            return archive_read_open_fd(handle, descriptor.number, 64 << 10)
        }
    }

    /// Opens a file that is compressed by gzip. Its only member is the content.
    convenience init(gzip file: OpenedFile, named name: String) throws(ImportError) {
        try self.init(name, file, isOneFile: true) { handle in
            _ = archive_read_support_filter_gzip(handle)
            _ = archive_read_support_format_raw(handle)
            _ = archive_read_support_format_empty(handle)
            lseek(file.number, 0, SEEK_SET)
            return archive_read_open_fd(handle, file.number, 64 << 10)
        }
    }

    /// Opens a ZIP that comes as a stream, whose members are in the order in which they were
    /// written.
    convenience init(_ stream: any ByteStream, named file: String) throws(ImportError) {
        let feed = ArchiveFeed(stream)
        try self.init(file, feed) { handle in
            _ = archive_read_support_format_zip_streamable(handle)
            return archive_read_open(
                handle, Unmanaged.passUnretained(feed).toOpaque(), nil,
                { _, feed, piece in
                    guard let feed, let piece else { return -1 }
                    return Unmanaged<ArchiveFeed>.fromOpaque(feed).takeUnretainedValue()
                        .next(piece)
                }, nil)
        }
    }

    private init(
        _ file: String, _ source: AnyObject, isOneFile: Bool = false,
        open: (OpaquePointer) -> Int32
    ) throws(ImportError) {
        guard let handle = archive_read_new() else {
            throw .unreadable(file: file, .noMemory)
        }
        self.handle = handle
        self.file = file
        self.source = source
        self.isOneFile = isOneFile
        guard open(handle) == ARCHIVE_OK else { throw damage }
    }

    deinit {
        _ = archive_read_free(handle)
    }

    /// Moves to the next member, and returns it, or `nil` after the last one.
    func next() throws(ImportError) -> ArchiveMember? {
        var next: ArchiveMember?
        let result = ArchiveNames.inUTF8 {
            var entry: OpaquePointer?
            let result = archive_read_next_header(handle, &entry)
            if result == ARCHIVE_OK || result == ARCHIVE_WARN {
                next = entry.map { ArchiveMember($0, at: position + 1) }
            }
            return result
        }
        if result == ARCHIVE_EOF {
            if let failure { throw failure }
            return nil
        }
        guard let next else { throw damage }
        position += 1
        member = next
        return next
    }

    /// Returns more of the member's content, or `nil` at its end.
    func read(upTo count: Int) throws(ImportError) -> [UInt8]? {
        var result = 0
        let piece = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            result = archive_read_data(handle, buffer.baseAddress, count)
            initialized = max(0, result)
        }
        guard result >= 0 else { throw damage }
        return piece.unlessEmpty
    }

    /// The error of the stream, or `nil` if there was none.
    private var failure: ImportError? { (source as? ArchiveFeed)?.error }

    private var damage: ImportError {
        if let failure { return failure }
        guard !isOneFile, let member else { return .unreadable(file: file, .damaged) }
        return .unreadable(SourcePlace(file: member.name, archive: file), .damaged)
    }
}

/// Passes a stream to libarchive, and keeps each piece until the next is requested.
private final class ArchiveFeed {
    private let stream: any ByteStream
    private let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
    private var rest: ArraySlice<UInt8> = []
    private(set) var error: ImportError?

    init(_ stream: any ByteStream) {
        self.stream = stream
    }

    deinit {
        room.deallocate()
    }

    func next(_ piece: UnsafeMutablePointer<UnsafeRawPointer?>) -> Int {
        do throws(ImportError) {
            while rest.isEmpty {
                guard let more = try stream.next() else { return 0 }
                rest = more[...]
            }
        } catch {
            self.error = error
            return -1
        }
        let count = min(rest.count, room.count)
        room.copyBytes(from: rest.prefix(count))
        rest = rest.dropFirst(count)
        piece.pointee = UnsafeRawPointer(room.baseAddress)
        return count
    }
}

/// A member of an archive, as its header describes it.
struct ArchiveMember: Sendable {
    /// The name in messages, which also tells files apart. No file is written under it.
    let name: String
    /// The path in the archive, which may lead anywhere.
    let path: String
    /// The size that the header claims; `nil` if it claims none.
    let size: Int?
    let isFile: Bool
    let isEncrypted: Bool

    init(_ entry: OpaquePointer, at position: Int) {
        // Older programs write names in any encoding, so bytes that are not UTF-8 are decoded one
        // by one.
        let bytes = archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry)
        path = bytes.map { String(cString: $0) } ?? ""
        let name = Self.tidied(path)
        self.name = name.isEmpty ? "file \(position + 1)" : name
        let claimed = archive_entry_size_is_set(entry) != 0 ? archive_entry_size(entry) : -1
        size = claimed < 0 ? nil : Int(claimed)
        isFile = archive_entry_filetype(entry) == S_IFREG
        isEncrypted = archive_entry_is_encrypted(entry) != 0
    }

    /// Returns a name without parts that lead out of the archive, and without characters that break
    /// a line.
    static func tidied(_ name: String) -> String {
        let parts = name.split { $0 == "/" || $0 == "\\" }.filter { $0 != "." && $0 != ".." }
        let scalars = parts.joined(separator: "/").unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
        }
        var tidy = String.UnicodeScalarView()
        tidy.append(contentsOf: scalars)
        return String(tidy)
    }
}

/// Lets libarchive read and write the names of members, for which it uses the locale's encoding, as
/// UTF-8.
enum ArchiveNames {
    /// A UTF-8 locale, made once and never freed, or `nil` if the system has none.
    private nonisolated(unsafe) static let utf8 = counterfoil_utf8()

    /// Calls a function with UTF-8 as the encoding of names, whatever the program's locale is.
    static func inUTF8<Result>(_ body: () -> Result) -> Result {
        guard let utf8 else { return body() }
        let before = counterfoil_use_locale(utf8)
        defer { _ = counterfoil_use_locale(before) }
        return body()
    }
}
