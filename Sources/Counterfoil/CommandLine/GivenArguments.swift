internal import Domain
internal import Foundation
internal import JournalStore
internal import Wording

/// The arguments as they were typed. On Linux a path is bytes, which need not be UTF-8; one that is
/// not is replaced by a link whose name is.
enum GivenArguments {
    static func readable() -> [String] {
        let given = raw()
        return given.enumerated().flatMap { place, bytes in
            let option = Array("--journal=".utf8)
            // The parser would take the next argument for the name of the folder.
            if bytes == option { return ["--journal", ""] }
            if let text = String(validating: bytes, as: UTF8.self) { return [text] }
            if bytes.starts(with: option) {
                return ["--journal=" + link(to: Array(bytes.dropFirst(option.count)))]
            }
            let isJournal = place > 0 && given[place - 1] == Array("--journal".utf8)
            guard isJournal || exists(bytes) else { refuse(bytes) }
            return [link(to: bytes)]
        }
    }

    /// Returns a path from another process as text.
    static func readable(_ path: [UInt8]) -> String {
        String(validating: path, as: UTF8.self) ?? link(to: path)
    }

    private static func raw() -> [[UInt8]] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { place in
            CommandLine.unsafeArgv[place].map { text in
                Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
            }
        }
    }

    /// Refuses an argument that is not UTF-8. A text would be stored with replacement characters,
    /// and a file to write would get another name.
    private static func refuse(_ bytes: [UInt8]) -> Never {
        StartFailure.report(Localizer.ofProgram.sentence(UsageTrouble.notUTF8(shown(bytes))))
        exit(CommandStatus.usage.rawValue)
    }

    /// Returns the bytes as text on one line, with a mark for each that is not UTF-8.
    private static func shown(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.map { $0 < 0x20 ? UInt8(ascii: "?") : $0 }, as: UTF8.self)
    }

    private static func exists(_ path: [UInt8]) -> Bool {
        withPath(path) { access($0, F_OK) } == 0
    }

    /// Returns a link in the cache, always the same for a path, so that the index of the journal is
    /// found again.
    private static func link(to path: [UInt8]) -> String {
        let here = Array(FileManager.default.currentDirectoryPath.utf8) + [UInt8(ascii: "/")]
        let whole = path.first == UInt8(ascii: "/") ? path : here + path
        let names = whole.split(separator: UInt8(ascii: "/"))
        let cache = MainActor.assumeIsolated { FolderJournal.userCache }
        let folder = cache.appending(path: "paths/\(digest(whole))", directoryHint: .isDirectory)
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let link = folder.appending(path: shown(names.last.map { Array($0) } ?? [])).path
        if withPath(whole, { symlink($0, link) }) != 0, errno == EEXIST {
            // A link of that name may lead elsewhere, so it is replaced.
            unlink(link)
            _ = withPath(whole) { symlink($0, link) }
        }
        return link
    }

    private static func withPath(
        _ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Int32
    ) -> Int32 {
        (path.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { text in
            text.baseAddress.map(body) ?? -1
        }
    }

    private static func digest(_ bytes: [UInt8]) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(bytes: bytes)
        return fingerprint.shortDigits
    }
}
