import Domain
import Foundation
import Presentation
import Wording

/// Exports entries to a file or to standard output.
struct ExportEntries: Command {
    private let selection: EntrySelection
    private let format: ExportFormat
    private let includesPictures: Bool
    private let destination: Destination
    private let exporter: any ExportsEntries
    private let words: Localizer

    /// The destination of an export.
    enum Destination: Hashable {
        case standardOutput
        /// - Parameter replaces: whether an existing file may be replaced.
        case file(URL, replaces: Bool)
    }

    init(
        _ selection: EntrySelection, as format: ExportFormat, includingPictures: Bool = false,
        to destination: Destination, exporter: any ExportsEntries, words: Localizer
    ) {
        self.selection = selection
        self.format = format
        includesPictures = includingPictures
        self.destination = destination
        self.exporter = exporter
        self.words = words
    }

    func run(on console: Console) async throws(CommandError) -> CommandStatus {
        try refuse(on: console)
        let summary: ExportSummary
        switch destination {
        case .file(let file, _):
            summary = try await export(to: file, on: console)
        case .standardOutput:
            summary = try await exportToStandardOutput(on: console)
        }
        console.printMessage(words.told(summary))
        return .done
    }

    private func refuse(on console: Console) throws(CommandError) {
        switch destination {
        case .file(let file, _) where file.isFolder:
            throw .failed(.targetIsFolder(path: file.path(percentEncoded: false)))
        case .file(let file, replaces: false)
        where FileManager.default.fileExists(atPath: file.path(percentEncoded: false)):
            throw .failed(.targetExists(path: file.path(percentEncoded: false)))
        case .standardOutput where format == .backup && console.results.isTerminal:
            throw .usage(.backupOnTerminal)
        case .file, .standardOutput: break
        }
    }

    private func export(
        to file: URL, on console: Console
    ) async throws(CommandError) -> ExportSummary {
        let bar = ProgressBar(.exporting, on: console.messages, words: words)
        defer { bar.clear() }
        do throws(ExportError) {
            return try await exporter.export(
                selection, as: format, includingPictures: includesPictures, to: file
            ) { bar.show($0) }
        } catch {
            throw error == .cancelled ? .cancelled : .failed(words.sentence(error))
        }
    }

    /// Exports through a temporary file, so that a failed export writes nothing.
    private func exportToStandardOutput(
        on console: Console
    ) async throws(CommandError) -> ExportSummary {
        let room = FileManager.default.temporaryDirectory
            .appending(path: "counterfoil-\(UUID().uuidString)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: room) }
        let file = room.appending(path: "export.\(format.fileExtension)")
        do {
            try FileManager.default.createDirectory(
                at: room, withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw .failed(.exportNotWritten(reason: error.localizedDescription))
        }
        let summary = try await export(to: file, on: console)
        try Self.copy(file, to: console.results)
        return summary
    }

    private static func copy(_ file: URL, to output: any TakesText) throws(CommandError) {
        let handle: FileHandle
        do {
            handle = try FileHandle(forReadingFrom: file)
        } catch {
            throw .failed(.exportNotReadBack(reason: error.localizedDescription))
        }
        // The open file remains readable, and is gone when the program ends in any way.
        try? FileManager.default.removeItem(at: file)
        var shown = ShownLines(on: output)
        while let piece = try next(of: handle) {
            try saying { () throws(OutputError) in try shown.write(Array(piece)) }
        }
        try saying { () throws(OutputError) in try shown.end() }
    }

    /// Returns the next piece, or `nil` at the end only: a truncated export must not look complete.
    private static func next(of handle: FileHandle) throws(CommandError) -> Data? {
        do {
            let piece = try handle.read(upToCount: 256 << 10)
            return piece?.isEmpty == false ? piece : nil
        } catch {
            throw .failed(.exportNotReadBack(reason: error.localizedDescription))
        }
    }
}

extension URL {
    fileprivate var isFolder: Bool {
        (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
    }
}
