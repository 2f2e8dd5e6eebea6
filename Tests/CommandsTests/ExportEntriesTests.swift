import Commands
import Domain
import Foundation
import TestSupport
import Testing

@MainActor
struct ExportEntriesTests {
    private let stage = Stage()
    private let exporter = ExporterDouble()

    private func export(
        as format: ExportFormat = .json, to destination: ExportEntries.Destination,
        on stage: Stage? = nil
    ) async -> CommandStatus {
        await ExportEntries(
            .everything, as: format, to: destination, exporter: exporter, words: english
        ).perform(on: (stage ?? self.stage).console)
    }

    @Test("Standard output gets what the file would hold, and no file is left behind")
    func standardOutput() async {
        #expect(await export(to: .standardOutput) == .done)
        #expect(stage.results.text == "exported")
        #expect(stage.messages.text == "2 written, 1 left out: the format has no place for them.\n")
        for file in exporter.files {
            let folder = file.deletingLastPathComponent()
            #expect(!FileManager.default.fileExists(atPath: folder.path))
        }
    }

    @Test("A file that is there is replaced only where that was asked for")
    func replacing() async throws {
        let folder = try ScratchFolder()
        let file = folder.url.appending(path: "journal.json")
        try Data("old".utf8).write(to: file)
        #expect(await export(to: .file(file, replaces: false)) == .failed)
        #expect(try Data(contentsOf: file) == Data("old".utf8))
        #expect(stage.messages.text.contains("--force"))
        #expect(await export(to: .file(file, replaces: true)) == .done)
        #expect(try Data(contentsOf: file) == Data("exported".utf8))
    }

    @Test("A backup is not shown on a terminal")
    func terminal() async {
        let terminal = Stage(terminal: true)
        #expect(await export(as: .backup, to: .standardOutput, on: terminal) == .usage)
        #expect(terminal.results.text.isEmpty)
        #expect(exporter.files.isEmpty)
    }

    @Test("A failure is said, and a cancellation has a status of its own")
    func failures() async {
        exporter.failure = .file(path: "/x", reason: "It is full.")
        #expect(await export(to: .standardOutput) == .failed)
        #expect(stage.results.text.isEmpty)
        exporter.failure = .cancelled
        #expect(await export(to: .standardOutput) == .cancelled)
    }

    @Test("The end of a file's name says the format, where it can")
    func formats() {
        #expect(ExportFormat(fileName: "a.JSON") == .json)
        #expect(ExportFormat(fileName: "a.ics") == .calendar)
        #expect(ExportFormat(fileName: "a.zip") == .backup)
        #expect(ExportFormat(fileName: "a.csv") == nil)
        #expect(ExportFormat(fileName: "json") == nil)
        #expect(ExportFormat.allCases.allSatisfy { ExportFormat(name: $0.name) == $0 })
    }
}

@MainActor
private final class ExporterDouble: ExportsEntries {
    var failure: ExportError?
    private(set) var files: [URL] = []

    func export(
        _ selection: EntrySelection, as format: ExportFormat, to file: URL,
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ExportError) -> ExportSummary {
        files.append(file)
        if let failure { throw failure }
        do {
            try Data("exported".utf8).write(to: file)
        } catch {
            throw .file(path: file.path, reason: "\(error)")
        }
        return ExportSummary(written: 2, leftOut: 1)
    }
}
