internal import ArgumentParser
internal import Domain
internal import Foundation
internal import JournalStore
internal import Presentation
internal import Wording

/// The command line of the program.
@main
struct CounterfoilCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "counterfoil",
        abstract: localized("Keep the films you watch and the trips you take."),
        usage: """
            counterfoil [--journal <dir>] [<file> ...]
            counterfoil [--journal <dir>] <subcommand>
            """,
        discussion: localized(
            """
            The journal is a folder of iCalendar files, one for each film and each trip. Your own \
            is made at the first start. Without a command the window opens, and shows what an import of \
            the files would do; the commands need no display. A file that is named like a command is opened as ./list. Results go to standard output, messages to standard error.

            The exit status is 0 where all was done, 1 where it could not be done or a check found \
            a file that cannot be read, 64 where the command line makes no sense, and 130 where \
            Ctrl+C ended it.
            """),
        version: "\(AppInfo.name) \(AppInfo.version)",
        subcommands: [
            OpenCommand.self, ListCommand.self, ListsCommand.self, YearsCommand.self,
            ClaimsCommand.self, ClaimCommand.self,
            AddCommand.self, RecordCommand.self, ImportCommand.self, ExportCommand.self,
            CheckCommand.self, MergeCommand.self,
        ],
        defaultSubcommand: OpenCommand.self)

    @OptionGroup var journal: JournalOptions

    static func main() {
        // Only the user may read files about a person, whatever the session's mask is.
        umask(0o077)
        OpenFiles.requireEnough()
        SpokenLanguage.choose()
        let given = GivenArguments.readable()
        // Foundation's  is called, because the parser's makes its help first.
        if let status = OpenCommand.run(plainly: given) { Foundation.exit(status) }
        let unknown = UnknownCommand.sentence(about: given, commands: commands, takesText: ["add"])
        { name in
            FileManager.default.fileExists(atPath: name)
        }
        if let unknown { ParserOutput.exit(saying: ValidationError(unknown)) }
        do {
            var command = try parseAsRoot(given)
            try command.run()
        } catch {
            ParserOutput.exit(saying: error)
        }
    }

    /// The names of the commands, with those of their subcommands.
    private static var commands: [String: [String]] {
        var commands: [String: [String]] = [:]
        for command in configuration.subcommands {
            guard let name = command.configuration.commandName else { continue }
            commands[name] = command.configuration.subcommands.compactMap { own in
                own.configuration.commandName
            }
        }
        return commands
    }
}

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
        StartFailure.report(
            localized(
                "“{text}” is not written in UTF-8, and no file has that name. Write it in UTF-8.",
                ["text": shown(bytes)]))
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
        let digits = Fingerprint(of: whole).shortDigits
        let cache = MainActor.assumeIsolated { FolderJournal.userCache }
        let folder = cache.appending(path: "paths/\(digits)", directoryHint: .isDirectory)
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
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
}

/// The limit on open files.
enum OpenFiles {
    /// The number that suffices for the index, for reading files on all processors, and for a
    /// window.
    private static let enough: rlim_t = 64

    /// Raises the limit if it is too low. If that fails, ends the program with a message: otherwise
    /// it would fail at some files and not at others, and report them as unreadable.
    static func requireEnough() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0,
            limit.rlim_cur < enough
        else { return }
        let allowed = limit.rlim_cur
        limit.rlim_cur = min(limit.rlim_max, enough)
        if limit.rlim_cur == enough,
            setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
        {
            return
        }
        StartFailure.report(.tooFewFiles(Int(allowed), enough: Int(enough)))
        exit(1)
    }
}

/// The language of the program.
enum SpokenLanguage {
    /// Opens the catalogue for the environment's language; without one the program speaks English.
    /// It is called before anything is said and before there is a second thread.
    static func choose() {
        let languages = PreferredLanguages.preferred()
        guard !languages.isEmpty, let folder = ProgramFolders().catalogues else { return }
        let found = languages.compactMap { language in
            try? Data(
                contentsOf: folder.appending(
                    path: "\(language)/LC_MESSAGES/\(Catalogue.domain).mo"),
                options: .alwaysMapped)
        }
        guard !found.isEmpty, found.allSatisfy({ $0.withUnsafeBytes(CatalogueFile.isWhole) }) else {
            return
        }
        Localizer.speak(by: Catalogue(in: folder.path(percentEncoded: false)))
    }
}

enum ParserOutput {
    /// Ends the program as the parser would: with its help, or with a message about wrong
    /// arguments, in which nothing from the command line can control a terminal.
    static func exit(saying error: any Error) -> Never {
        let code = CounterfoilCommand.exitCode(for: error)
        guard !code.isSuccess else { CounterfoilCommand.exit(withError: error) }
        let said = CounterfoilCommand.fullMessage(for: error)
        FileHandle.standardError.write(Data((said.inPlainLines + "\n").utf8))
        CounterfoilCommand.exit(withError: code)
    }
}

/// A failure that keeps the program from starting.
enum StartFailure {
    /// Writes a sentence to standard error.
    static func report(_ sentence: String) {
        FileHandle.standardError.write(Data("counterfoil: \(sentence.inPlainLines)\n".utf8))
    }

    static func report(_ trouble: CommandTrouble) {
        report(Localizer.ofProgram.sentence(trouble))
    }
}
