import Domain
import Foundation
import Presentation
import Wording

/// Exports entries to a file or to standard output.
struct ExportEntries: Command {
    let selection: EntrySelection
    let format: ExportFormat
    var includesPictures = false
    let destination: Destination
    let exporter: any ExportsEntries
    let words: Localizer

    enum Destination: Hashable {
        case standardOutput
        /// - Parameter replaces: whether an existing file may be replaced.
        case file(URL, replaces: Bool)
    }

    func run(on console: Console) async throws -> CommandStatus {
        try refuse(on: console)
        let summary: ExportSummary
        switch destination {
        case .file(let file, _): summary = try await export(to: file, on: console)
        case .standardOutput: summary = try await exportToStandardOutput(on: console)
        }
        console.printMessage(words.told(summary))
        return .done
    }

    private func refuse(on console: Console) throws {
        switch destination {
        case .file(let file, _) where file.isFolder:
            throw CommandError.failed(.targetIsFolder(path: file.path(percentEncoded: false)))
        case .file(let file, replaces: false)
        where FileManager.default.fileExists(atPath: file.path(percentEncoded: false)):
            throw CommandError.failed(.targetExists(path: file.path(percentEncoded: false)))
        case .standardOutput where format == .backup && console.results.isTerminal:
            throw CommandError.usage(
                localized("A backup cannot be shown in a terminal: name a file for it."))
        case .file, .standardOutput: break
        }
    }

    private func export(to file: URL, on console: Console) async throws -> ExportSummary {
        let bar = ProgressBar(.exporting, on: console.messages, words: words)
        defer { bar.clear() }
        return try await exporter.export(
            selection, as: format, includingPictures: includesPictures, to: file
        ) { bar.show($0) }
    }

    /// Exports through a temporary file, so that a failed export writes nothing.
    private func exportToStandardOutput(on console: Console) async throws -> ExportSummary {
        let room = FileManager.default.temporaryDirectory
            .appending(path: "counterfoil-\(UUID().uuidString)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: room) }
        let file = room.appending(path: "export.\(format.fileExtension)")
        do {
            try FileManager.default.createDirectory(
                at: room, withIntermediateDirectories: false,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw CommandError.failed(.exportNotWritten(reason: error.localizedDescription))
        }
        let summary = try await export(to: file, on: console)
        try Self.copy(file, to: console.results)
        return summary
    }

    private static func copy(_ file: URL, to output: any TakesText) throws {
        let handle: FileHandle
        do {
            handle = try FileHandle(forReadingFrom: file)
        } catch {
            throw CommandError.failed(.exportNotReadBack(reason: error.localizedDescription))
        }
        // The open file remains readable, and is gone when the program ends in any way.
        try? FileManager.default.removeItem(at: file)
        var shown = ShownLines(on: output)
        while let piece = try next(of: handle) {
            try shown.write(Array(piece))
        }
        try shown.end()
    }

    /// Returns the next piece, or `nil` at the end only: a truncated export must not look complete.
    private static func next(of handle: FileHandle) throws -> Data? {
        do {
            let piece = try handle.read(upToCount: 256 << 10)
            return piece?.isEmpty == false ? piece : nil
        } catch {
            throw CommandError.failed(.exportNotReadBack(reason: error.localizedDescription))
        }
    }
}

extension URL {
    fileprivate var isFolder: Bool {
        (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
    }
}

extension ExportFormat {
    /// The name of the format on the command line, such as `films-csv`.
    var name: String {
        switch self {
        case .letterboxd: "letterboxd"
        case .filmsCSV: "films-csv"
        case .tripsCSV: "trips-csv"
        case .passesCSV: "passes-csv"
        case .claimsCSV: "claims-csv"
        case .geoJSON: "geojson"
        case .json: "json"
        case .calendar: "calendar"
        case .backup: "backup"
        }
    }

    private static var names: String { Localizer.ofProgram.choice(of: allCases.map(\.name)) }

    /// Reads a typed format.
    init(typed text: String) throws(CommandError) {
        guard let format = Self.allCases.first(where: { $0.name == text.lowercased() }) else {
            throw .usage(
                localized(
                    "“{text}” is not a format; choose {formats}.",
                    ["text": text, "formats": Self.names]))
        }
        self = format
    }

    /// Makes the format for a file of a name.
    ///
    /// - Parameter fileName: the name, or `nil` for standard output.
    init(ofFile fileName: String?) throws(CommandError) {
        guard let fileName, fileName != "-" else {
            throw .usage(
                localized("Choose a format with --format: {formats}.", ["formats": Self.names]))
        }
        let likely = Self.allCases.filter {
            fileName.lowercased().hasSuffix("." + $0.fileExtension)
        }
        guard likely.count == 1 else {
            throw .formatUnclear(
                file: fileName, likely: (likely.unlessEmpty ?? Self.allCases).map(\.name))
        }
        self = likely[0]
    }
}
