import Domain
import Files
import Foundation
import Wording

/// The sources of an import as files. Pipes and devices can be read only once, so they are copied
/// into files.
struct PipedSources: Sendable {
    /// The files and folders to read.
    let files: [URL]
    /// The folder of the copies, or `nil` if there are none.
    private let room: URL?

    /// The greatest size of what a pipe passes on, in gigabytes.
    private static let most = 2

    /// Copies the sources that are pipes or devices, until they end.
    @concurrent
    static func read(_ sources: [URL]) async throws -> PipedSources {
        guard sources.contains(where: isPipe) else {
            return PipedSources(files: sources, room: nil)
        }
        let room = FileManager.default.temporaryDirectory
            .appending(path: "counterfoil-\(UUID().uuidString)", directoryHint: .isDirectory)
        do {
            var files: [URL] = []
            for (number, source) in sources.enumerated() {
                let folder = room.appending(path: "\(number + 1)", directoryHint: .isDirectory)
                files.append(isPipe(source) ? try copy(source, into: folder) : source)
            }
            return PipedSources(files: files, room: room)
        } catch {
            PipedSources(files: [], room: room).remove()
            throw error
        }
    }

    /// Removes the copies.
    func remove() {
        if let room { try? FileManager.default.removeItem(at: room) }
    }

    private static func isPipe(_ source: URL) -> Bool {
        var status = stat()
        guard stat(source.path(percentEncoded: false), &status) == 0 else { return false }
        return [S_IFIFO, S_IFCHR, S_IFSOCK].contains(status.st_mode & S_IFMT)
    }

    /// Returns the number of the open file that a path stands for, or `nil` if it stands for none.
    private static func number(of source: URL) -> Int32? {
        let path = source.path(percentEncoded: false)
        if path == "/dev/stdin" { return STDIN_FILENO }
        let isOpen = ["/dev/fd/", "/proc/self/fd/"].contains { path.hasPrefix($0) }
        return isOpen ? Int32(source.lastPathComponent) : nil
    }

    private static func copy(_ source: URL, into folder: URL) throws -> URL {
        let number = number(of: source)
        let name = number.map { $0 == STDIN_FILENO ? "stdin" : "pipe" } ?? source.lastPathComponent
        let opened =
            number.map { fcntl($0, F_DUPFD_CLOEXEC, 0) }
            ?? open(source.path(percentEncoded: false), O_RDONLY | O_CLOEXEC | O_NOCTTY)
        guard let pipe = FileDescriptor(opened) else {
            throw failure(name, .file(.notOpened(errno)))
        }
        let copy = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try Data().write(to: copy)
        let target = try FileHandle(forWritingTo: copy)
        while let piece = try next(of: pipe, named: name) {
            try target.write(contentsOf: piece)
            guard try target.offset() <= UInt64(most) << 30 else {
                throw failure(name, .tooMuch(gigabytes: most))
            }
        }
        try target.close()
        return copy
    }

    /// Returns the next bytes, or `nil` at the end. It waits for them as long as the task is not
    /// cancelled.
    private static func next(
        of pipe: FileDescriptor, named name: String
    ) throws -> Data? {
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            try Task.checkCancellation()
            var polled = pollfd(fd: pipe.number, events: Int16(POLLIN), revents: 0)
            guard poll(&polled, 1, 100) > 0 else { continue }
            let count = Glibc.read(pipe.number, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure(name, .file(.notRead(errno))) }
            return count == 0 ? nil : Data(piece.prefix(count))
        }
    }

    private static func failure(_ name: String, _ trouble: SourceTrouble) -> CommandError {
        .failed(
            Localizer.ofProgram.sentence(ImportError.unreadable(SourcePlace(file: name), trouble)))
    }
}
