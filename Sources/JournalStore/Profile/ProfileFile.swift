public import Domain
import Files
public import Foundation

/// Keeps the traveller's details in one file beside the settings, which only its owner may read.
///
/// The permissions of a file that others may read are narrowed, or the file is refused if that is
/// not possible. A link is refused too, since its target may be anywhere. A file that this program
/// cannot read is not overwritten.
public struct ProfileFile: StoresProfile {
    private let path: String
    private let disk: Disk

    /// - Parameter file: the file, whose folder is created when details are first kept.
    public init(_ file: URL) {
        self.init(file, on: .real)
    }

    init(_ file: URL, on disk: Disk) {
        path = file.path(percentEncoded: false)
        self.disk = disk
    }

    /// The path of the file, with `~` for the home folder.
    public var place: String {
        let home = (ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()) + "/"
        return path.hasPrefix(home) ? "~/" + path.dropFirst(home.count) : path
    }

    @concurrent
    public func read() async throws(ProfileError) -> TravellersProfile? {
        let folder: Folder
        do throws(FolderFailure) {
            folder = try Folder(folderPath, on: disk)
        } catch {
            if error.code == ENOENT { return nil }
            throw .unreadable(path: path, reason: .notOpened(error.code))
        }
        return try content(in: folder)?.profile
    }

    @concurrent
    public func store(
        _ profile: TravellersProfile, changedFrom original: TravellersProfile
    ) async throws(ProfileError) -> TravellersProfile {
        let folder = try folderToWrite()
        for _ in 0..<Folder.attempts {
            let now = try content(in: folder)
            let kept = (now?.profile ?? TravellersProfile()).taking(profile, since: original)
            guard !kept.isEmpty else {
                try await forget()
                return kept
            }
            do throws(FolderFailure) {
                try folder.write(
                    ProfileText.bytes(of: kept), to: name, over: now?.content)
                return kept
            } catch {
                guard error == .overtaken else {
                    throw .notKept(path: path, reason: .system(error.code))
                }
            }
        }
        throw .notKept(path: path, reason: .changing)
    }

    @concurrent
    public func forget() async throws(ProfileError) {
        do throws(FolderFailure) {
            let folder = try Folder(folderPath, on: disk)
            guard disk.remove(folder.descriptor.number, name) == 0 || errno == ENOENT else {
                throw FolderFailure(errno)
            }
            clearLeftovers(in: folder)
            try folder.flush()
        } catch {
            if error.code == ENOENT { return }
            throw .notForgotten(path: path, reason: .system(error.code))
        }
    }
}

extension ProfileFile {
    private var name: String { URL(filePath: path).lastPathComponent }
    private var folderPath: String { path.folderOfPath }

    /// Reads the file, or returns `nil` if there is none.
    private func content(
        in folder: Folder
    ) throws(ProfileError) -> (profile: TravellersProfile, content: FileContent)? {
        guard let status = folder.status(of: name) else { return nil }
        if status.isFile { try narrow(in: folder) }
        let content: FileContent
        do throws(ReadFailure) {
            content = try folder.read(name)
        } catch {
            guard let reason = error.reason else {
                if folder.status(of: name) == nil { return nil }
                throw .unreadable(path: path, reason: .noFile)
            }
            throw .unreadable(path: path, reason: reason)
        }
        guard content.mode.isPrivate else { throw .exposed(path: path) }
        do throws(ProfileText.Damage) {
            return (try ProfileText.profile(of: content.bytes), content)
        } catch {
            throw .damaged(path: path, line: error.line)
        }
    }

    /// Removes the permissions of others. A file that cannot be opened is reported by the reader.
    private func narrow(in folder: Folder) throws(ProfileError) {
        guard let file = FileDescriptor(disk.open(folder.descriptor.number, name)),
            let status = try? file.status(on: disk), status.isFile, !status.st_mode.isPrivate
        else { return }
        // A file system without permissions may pretend to set them.
        guard disk.setMode(file.number, 0o600) == 0,
            (try? file.status(on: disk))?.st_mode.isPrivate == true
        else { throw .exposed(path: path) }
    }

    private func folderToWrite() throws(ProfileError) -> Folder {
        do throws(FolderFailure) {
            try Folder.make(folderPath, on: disk)
            let folder = try Folder(folderPath, on: disk)
            clearLeftovers(in: folder)
            guard try keepsSecrets(folder) else { throw FolderFailure(EOPNOTSUPP) }
            return folder
        } catch {
            throw error.code == EOPNOTSUPP
                ? .exposed(path: path)
                : .notKept(path: path, reason: .system(error.code))
        }
    }

    /// Whether the folder's file system can hide a file from others. It is tried with an empty
    /// file, so that no byte of the real one is exposed.
    private func keepsSecrets(_ folder: Folder) throws(FolderFailure) -> Bool {
        let trial = FileName.temporary(NewUID.text())
        let file = try folder.makeFile(trial, of: [], like: nil, flushing: false)
        defer { folder.remove(trial) }
        return try file.status(on: disk).st_mode.isPrivate
    }

    /// Removes leftovers of a crash, which contain the same details as the file.
    private func clearLeftovers(in folder: Folder) {
        guard let names = try? folder.names() else { return }
        folder.removeLeftovers(among: names, keepingFolders: true)
    }
}

extension mode_t {
    /// Whether only the owner has any permissions.
    fileprivate var isPrivate: Bool { self & 0o077 == 0 }
}
