import Domain
import Files
import Foundation

final class OpenedFile: Sendable {
    let size: Int
    /// The file descriptor, from which libarchive reads by itself.
    var number: Int32 { file.number }
    private let file: FileDescriptor
    private let disk: Disk

    /// Opens a file, unless opening or reading it could block.
    init(
        _ path: String, named name: String, following: Bool = true, on disk: Disk
    ) throws(ImportError) {
        let opened = following ? disk.openTarget(path) : disk.open(AT_FDCWD, path)
        guard let file = FileDescriptor(opened) else {
            throw .unreadable(file: name, .file(.notOpened(errno)))
        }
        let status: stat
        do throws(FolderFailure) {
            status = try file.status(on: disk)
        } catch {
            throw .unreadable(file: name, .file(.notOpened(error.code)))
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(file: name, .noFile)
        }
        size = Int(status.st_size)
        self.file = file
        self.disk = disk
    }

    /// Returns the bytes from an offset on, or `nil` at the end.
    func read(from offset: Int, upTo count: Int, named name: String) throws(ImportError) -> [UInt8]?
    {
        var result = 0
        let piece = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            repeat {
                result = disk.readAt(file.number, buffer.baseAddress, count, offset)
            } while result < 0 && errno == EINTR
            initialized = max(0, result)
        }
        guard result >= 0 else {
            throw .unreadable(file: name, .file(.notRead(errno)))
        }
        return piece.unlessEmpty
    }

    /// Returns exactly `count` bytes, or throws an error if there are fewer.
    func read(from offset: Int, count: Int, named name: String) throws(ImportError) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let rest = count - bytes.count
            guard let more = try read(from: offset + bytes.count, upTo: rest, named: name) else {
                throw .unreadable(file: name, .changing)
            }
            bytes += more
        }
        return bytes
    }
}

final class FileStream: ByteStream {
    private let file: OpenedFile
    private let name: String
    private var offset = 0

    init(_ file: OpenedFile, named name: String) {
        self.file = file
        self.name = name
    }

    func next() throws(ImportError) -> [UInt8]? {
        guard !Task.isCancelled else { throw .cancelled }
        let piece = try file.read(from: offset, upTo: 256 << 10, named: name)
        offset += piece?.count ?? 0
        guard piece != nil || offset == file.size else {
            throw .unreadable(file: name, .changing)
        }
        return piece
    }
}
