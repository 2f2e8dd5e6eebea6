public import Domain
package import Files
package import Foundation

/// Keeps the traveller's details in one file beside the settings, which only its owner may read.
///
/// The permissions of a file that others may read are narrowed, or the file is refused if that is
/// not possible. A link is refused too, since its target may be anywhere. A file that this program
/// cannot read is not overwritten.
public struct ProfileFile: StoresProfile {
    private let path: String
    private let disk: Disk

    /// - Parameter file: the file, whose folder is created when details are first kept.
    package init(_ file: URL, on disk: Disk = .real) {
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

/// The text of the file with the traveller's details: a heading, and then a key and its value on
/// each line. Empty lines and those that begin with `#` are ignored.
///
/// In a value, `\n` is a line break, `\t` a tab, `\r` a carriage return, `\s` a space at an end,
/// and `\\` a backslash.
enum ProfileText {
    /// An error in a file: the number of the first line that this program cannot have written, from
    /// 1.
    struct Damage: Error, Hashable {
        let line: Int
    }

    private static let heading = "[profile]"
    private static var keys: [(name: String, field: WritableKeyPath<TravellersProfile, String>)] {
        [
            ("name", \.name), ("address", \.address), ("email", \.email),
            ("telephone", \.telephone), ("iban", \.iban), ("bic", \.bic),
            ("account-holder", \.accountHolder), ("place", \.place),
        ]
    }

    static func bytes(of profile: TravellersProfile) -> [UInt8] {
        let lines = keys.compactMap { key in
            let value = profile[keyPath: key.field]
            return value.isEmpty ? nil : "\(key.name)=\(escaped(value))"
        }
        return Array(([heading] + lines).map { $0 + "\n" }.joined().utf8)
    }

    static func profile(of bytes: [UInt8]) throws(Damage) -> TravellersProfile {
        var profile = TravellersProfile()
        var read: Set<String> = []
        var hasHeading = false
        for (number, bytes) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
            .enumerated()
        {
            let damage = Damage(line: number + 1)
            guard let line = String(validating: bytes, as: UTF8.self), !line.contains("\0") else {
                throw damage
            }
            let text = line.trimmingBlanks
            if text.isEmpty || text.hasPrefix("#") { continue }
            guard hasHeading else {
                guard text == heading else { throw damage }
                hasHeading = true
                continue
            }
            guard let equals = text.firstIndex(of: "=") else { throw damage }
            let name = text[..<equals].trimmingBlanks
            guard let key = keys.first(where: { $0.name == name }), read.insert(name).inserted,
                let value = unescaped(text[text.index(after: equals)...].trimmingBlanks)
            else { throw damage }
            profile[keyPath: key.field] = value
        }
        guard hasHeading else { throw Damage(line: 1) }
        profile.iban = IBANText.compact(profile.iban)
        profile.bic = IBANText.compact(profile.bic)
        return profile
    }

    private static func escaped(_ value: String) -> String {
        var escaped = ""
        let scalars = value.unicodeScalars
        for (place, scalar) in scalars.enumerated() {
            let isAtEnd = place == 0 || place == scalars.count - 1
            switch scalar {
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            case "\t": escaped += "\\t"
            case "\r": escaped += "\\r"
            case " " where isAtEnd: escaped += "\\s"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Returns the value of an escaped text, or `nil` if a backslash precedes an invalid character.
    private static func unescaped(_ text: String) -> String? {
        var value = String.UnicodeScalarView()
        var scalars = text.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            guard scalar == "\\" else {
                value.append(scalar)
                continue
            }
            switch scalars.next() {
            case "\\": value.append("\\")
            case "n": value.append("\n")
            case "t": value.append("\t")
            case "r": value.append("\r")
            case "s": value.append(" ")
            default: return nil
            }
        }
        return String(value)
    }
}

extension StringProtocol {
    /// The text without spaces, tabs and carriage returns at its ends.
    fileprivate var trimmingBlanks: String {
        let scalars = unicodeScalars
        let blanks: Set<Unicode.Scalar> = [" ", "\t", "\r"]
        guard let first = scalars.firstIndex(where: { !blanks.contains($0) }),
            let last = scalars.lastIndex(where: { !blanks.contains($0) })
        else { return "" }
        return String(self[first..<scalars.index(after: last)])
    }
}
