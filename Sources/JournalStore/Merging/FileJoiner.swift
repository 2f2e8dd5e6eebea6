public import Domain
import Files
public import Foundation
import JournalFormat

/// Joins two files in any folder, replacing each atomically.
public struct FileJoiner: JoinsFiles {
    private let moment: Date

    /// - Parameter moment: the time of the last change in the joined text.
    public init(at moment: Date) {
        self.moment = moment
    }

    public func join(
        _ one: String, _ other: String, from common: String?
    ) throws(JoinFailure) -> JoinedFiles {
        let (first, second) = (try HeldFileText(one), try HeldFileText(other))
        let base = try common.map { path throws(JoinFailure) in try HeldFileText(path) }
        let joined: JoinedText
        do throws(JoinedText.Failure) {
            joined = try JoinedText(
                first.content.bytes, second.content.bytes, from: base?.content.bytes, at: moment)
        } catch {
            throw JoinFailure(error, of: [one, other, common ?? ""])
        }
        try first.write(joined.bytes)
        do throws(JoinFailure) {
            try second.write(joined.bytes)
        } catch {
            first.putBack()
            throw error
        }
        let paths = joined.isSecondLater ? (other, one) : (one, other)
        return JoinedFiles(
            entry: joined.entry, later: paths.0, earlier: paths.1,
            differences: joined.differences, properties: joined.properties.map(\.name))
    }
}

/// A file in any folder, with the content that was read.
private struct HeldFileText {
    let path: String
    let folder: Folder
    let name: String
    let content: FileContent

    init(_ path: String) throws(JoinFailure) {
        self.path = path
        let file = URL(filePath: path)
        name = file.lastPathComponent
        do throws(FolderFailure) {
            folder = try Folder(file.deletingLastPathComponent().plainPath)
        } catch {
            throw .file(path: path, reason: .folder(error.code))
        }
        do throws(ReadFailure) {
            content = try folder.read(name)
        } catch {
            throw .file(path: path, reason: error.reason ?? .system(ENOENT))
        }
    }

    func write(_ bytes: [UInt8]) throws(JoinFailure) {
        guard bytes != content.bytes else { return }
        do throws(FolderFailure) {
            try folder.replace(name, read: content, with: bytes)
        } catch {
            throw .file(
                path: path, reason: error == .overtaken ? .changing : .system(error.code))
        }
    }

    /// Writes the content that was read again.
    func putBack() {
        guard let now = try? folder.read(name), now.bytes != content.bytes else {
            return
        }
        _ = try? folder.replace(name, read: now, with: content.bytes)
    }
}

extension JoinFailure {
    /// - Parameter paths: the paths of the two texts and of their common original.
    fileprivate init(_ failure: JoinedText.Failure, of paths: [String]) {
        switch failure {
        case .text(let place, let defect):
            self = .file(path: paths[place], reason: .content(defect))
        case .severalItems(let place, let count):
            self = .severalItems(path: paths[place], count: count)
        case .differentEntries: self = .differentEntries
        case .notWritten(let defect):
            self = .file(path: paths[0], reason: .content(defect))
        }
    }
}
