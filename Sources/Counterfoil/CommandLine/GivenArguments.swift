internal import Commands
internal import Domain
internal import Foundation
internal import JournalStore
internal import Wording

/// The arguments as they were typed. On Linux a path is bytes, which need not be text; for one that is
/// not, a link of ours stands in, whose name is.
enum GivenArguments {
    static func readable() -> [String] {
        let given = raw()
        return given.enumerated().flatMap { place, bytes in
            let option = Array("--journal=".utf8)
            // The parser would take what is next for the name of the folder.
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

    /// A path that another start of the program, or the desktop, handed over.
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

    /// Neither a text, which would be kept with marks for what is lost, nor a file to be written,
    /// whose name would be another one.
    private static func refuse(_ bytes: [UInt8]) -> Never {
        StartFailure.tell(LocalWords.ofProgram.sentence(UsageTrouble.notUTF8(shown(bytes))))
        exit(CommandStatus.usage.rawValue)
    }

    /// With a mark for each byte that is no text, on one line.
    private static func shown(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.map { $0 < 0x20 ? UInt8(ascii: "?") : $0 }, as: UTF8.self)
    }

    private static func exists(_ path: [UInt8]) -> Bool {
        withPath(path) { access($0, F_OK) } == 0
    }

    /// A link in the cache, one for each path: an index is known again by it.
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
            // It may be somebody else's idea of where this leads.
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

    /// Tells paths apart.
    private static func digest(_ bytes: [UInt8]) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(bytes: bytes)
        return fingerprint.shortDigits
    }
}
