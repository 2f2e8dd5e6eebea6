package import Domain
import Files
import Foundation

/// Writes entries in one format, one at a time and off the main actor.
///
/// `begin` is called first and `end` last. An error of the sink ends the writing and is rethrown.
package protocol EntryWriter {
    /// The number of trips that were written without coordinates, if the format is about them.
    var withoutCoordinates: Int { get }
    /// The number of pictures that could not be read, if the format holds pictures.
    var unreadablePictures: Int { get }
    /// Takes the next bytes of the file.
    typealias Sink = (_ bytes: [UInt8]) throws -> Void

    mutating func begin(to sink: Sink) throws
    /// Writes an entry. Returns false, and writes nothing, if it is not an entry or the format
    /// cannot hold it.
    mutating func write(_ stored: StoredEntry, to sink: Sink) throws -> Bool
    mutating func end(to sink: Sink) throws
}

extension EntryWriter {
    package var withoutCoordinates: Int { 0 }
    package var unreadablePictures: Int { 0 }
    package func begin(to sink: Sink) throws {}
    package func end(to sink: Sink) throws {}
}

final class ExportedFile {
    private let whole: WholeFile
    private var waiting: [UInt8] = []

    /// A link is followed, so that what it leads to is replaced and not the link.
    init(_ target: URL, on disk: Disk = .real) throws(TargetTrouble) {
        let path = target.resolvingSymlinksInPath().path(percentEncoded: false)
        var status = stat()
        let exists = disk.statusOfTarget(path, &status) == 0
        guard exists || [ENOENT, ENOTDIR].contains(errno) else {
            throw .file(.system(errno))
        }
        guard !exists || status.st_mode & S_IFMT == S_IFREG else { throw .noFile }
        whole = try Self.saying { () throws(FolderFailure) in try WholeFile(path, on: disk) }
        if exists { whole.setMode(status.st_mode) }
    }

    func append(_ bytes: [UInt8]) throws(TargetTrouble) {
        waiting += bytes
        if waiting.count >= 256 << 10 { try hand() }
    }

    /// Moves the file to its place, and syncs it to disk.
    func finish() throws(TargetTrouble) {
        try hand()
        try Self.saying { () throws(FolderFailure) in try whole.finish(replacing: true) }
    }

    private func hand() throws(TargetTrouble) {
        try Self.saying { () throws(FolderFailure) in try whole.append(waiting) }
        waiting.removeAll(keepingCapacity: true)
    }

    private static func saying<Result>(
        _ work: () throws(FolderFailure) -> Result
    ) throws(TargetTrouble) -> Result {
        do throws(FolderFailure) {
            return try work()
        } catch {
            throw .file(.system(error.code))
        }
    }
}
