import Domain
import Foundation

/// The files of a disk: those that were chosen, and those inside of folders that were.
struct LocalFiles: OpensSources {
    /// How many files of a folder are read at most; more are somebody's whole disk.
    private static let most = 10_000

    func open(_ sources: [URL]) throws(ImportError) -> [SourceFile] {
        var files: [SourceFile] = []
        for source in sources {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: source.path, isDirectory: &isFolder) else {
                throw .unreadable(
                    SourcePlace(file: source.lastPathComponent), reason: "It is not there.")
            }
            if isFolder.boolValue {
                files += try inside(source)
            } else {
                files.append(try file(source, named: source.lastPathComponent))
            }
        }
        return files
    }

    private func inside(_ folder: URL) throws(ImportError) -> [SourceFile] {
        let names = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [])
            .compactMap { $0 as? String }
            .filter { name in !name.split(separator: "/").contains { $0.hasPrefix(".") } }.sorted()
        var files: [SourceFile] = []
        for name in names {
            if Task.isCancelled { throw .cancelled }
            let url = folder.appending(path: name)
            let values = try? url.resourceValues(forKeys: [.isRegularFileKey])
            guard values?.isRegularFile == true else { continue }
            guard files.count < Self.most else {
                throw .unreadable(
                    SourcePlace(file: folder.lastPathComponent),
                    reason: "It holds more than \(Self.most) files.")
            }
            files.append(try file(url, named: name))
        }
        return files
    }

    private func file(_ url: URL, named name: String) throws(ImportError) -> SourceFile {
        var head: [UInt8] = []
        let stream = try LocalStream(url, named: name)
        while head.count < SourceFile.headLength, let piece = try stream.next() { head += piece }
        let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
        return SourceFile(
            name: name, size: size, head: Array(head.prefix(SourceFile.headLength))
        ) { () throws(ImportError) in
            try LocalStream(url, named: name)
        }
    }
}

/// A file of a disk, a piece at a time.
private final class LocalStream: ByteStream {
    private let file: FileHandle
    private let name: String

    private static let length = 128 << 10

    init(_ url: URL, named name: String) throws(ImportError) {
        self.name = name
        do {
            file = try FileHandle(forReadingFrom: url)
        } catch {
            throw Self.failure(name, error)
        }
    }

    deinit {
        try? file.close()
    }

    func next() throws(ImportError) -> [UInt8]? {
        do {
            guard let data = try file.read(upToCount: Self.length), !data.isEmpty else {
                return nil
            }
            return Array(data)
        } catch {
            throw Self.failure(name, error)
        }
    }

    private static func failure(_ name: String, _ error: any Error) -> ImportError {
        .unreadable(SourcePlace(file: name), reason: error.localizedDescription)
    }
}
