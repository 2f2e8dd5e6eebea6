import Domain
import Foundation
import TestSupport
import Testing

@testable import Counterfoil

@MainActor
struct ExportEntriesTests {
    private let stage = Stage()
    private let exporter = ExporterDouble()

    private func export(
        as format: ExportFormat = .json, includingPictures: Bool = false,
        to destination: ExportEntries.Destination, on stage: Stage? = nil
    ) async -> CommandStatus {
        await ExportEntries(
            selection: .everything, format: format, includesPictures: includingPictures,
            destination: destination, exporter: exporter, words: english
        ).perform(on: (stage ?? self.stage).console)
    }

    @Test("Standard output gets what the file would hold, and no file is left behind")
    func standardOutput() async {
        #expect(await export(to: .standardOutput) == .done)
        #expect(stage.results.text == "exported")
        #expect(stage.messages.text == "2 entries were written.\n")
        for file in exporter.files {
            let folder = file.deletingLastPathComponent()
            #expect(!FileManager.default.fileExists(atPath: folder.path))
        }
    }

    @Test("What was left out is told with the reason that it has")
    func leftOut() async {
        exporter.summary = ExportSummary(written: 2, withoutPlace: 1)
        #expect(await export(to: .standardOutput) == .done)
        exporter.summary = ExportSummary(written: 2, unreadable: 3)
        #expect(await export(to: .standardOutput) == .done)
        exporter.summary = ExportSummary(written: 2, withoutPlace: 1, unreadable: 3)
        #expect(await export(to: .standardOutput) == .done)
        let two = "2 entries were written."
        let place = "1 entry could not be exported: the format cannot hold it."
        let check = """
            3 files could not be read and were left out. “counterfoil check” says why they cannot be \
            read.
            """
        #expect(
            stage.messages.lines
                == ["\(two) \(place)", "\(two) \(check)", "\(two) \(place) \(check)"])
    }

    @Test(
        "Pictures are written where they are asked for, and those that cannot be read are told of")
    func pictures() async {
        #expect(await export(as: .calendar, to: .standardOutput) == .done)
        #expect(exporter.withPictures.isEmpty)
        exporter.summary = ExportSummary(written: 2, unreadablePictures: 1)
        #expect(await export(as: .calendar, includingPictures: true, to: .standardOutput) == .done)
        #expect(exporter.withPictures.count == 1)
        #expect(
            stage.messages.lines.last
                == "2 entries were written. 1 picture could not be read; only its address was "
                + "written.")
    }

    @Test("Files that are no entries are told of as everywhere, also where a backup holds them")
    func backup() async {
        exporter.summary = ExportSummary(written: 5, unreadable: 3, unreadableWritten: 2)
        #expect(await export(as: .backup, to: .standardOutput) == .done)
        exporter.summary = ExportSummary(written: 1, unreadable: 1, unreadableWritten: 1)
        #expect(await export(as: .backup, to: .standardOutput) == .done)
        exporter.summary = ExportSummary(written: 0)
        #expect(await export(as: .backup, to: .standardOutput) == .done)
        #expect(
            stage.messages.lines == [
                "3 entries were written. 2 files that cannot be read as entries were written as they are. "
                    + "1 file could not be read and was left out. “counterfoil check” says why they "
                    + "cannot be read.",
                "1 file that cannot be read as an entry was written as it is. “counterfoil check” says why it "
                    + "cannot be read.", "There was nothing to write.",
            ])
    }

    @Test("An export that cannot be read back to its end has failed")
    func readingBack() async {
        exporter.makesFolders = true
        #expect(await export(to: .standardOutput) == .failed)
        #expect(stage.messages.text.contains("could not be read back"))
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
        exporter.failure = .file(path: "/x", .noMemory)
        #expect(await export(to: .standardOutput) == .failed)
        #expect(stage.results.text.isEmpty)
        exporter.failure = .cancelled
        #expect(await export(to: .standardOutput) == .cancelled)
    }

    @Test("The end of a file's name says the format, where it can")
    func formats() {
        #expect((try? ExportFormat(ofFile: "a.JSON")) == .json)
        #expect((try? ExportFormat(ofFile: "a.ics")) == .calendar)
        #expect((try? ExportFormat(ofFile: "a.zip")) == .backup)
        #expect((try? ExportFormat(ofFile: "a.csv")) == nil)
        #expect((try? ExportFormat(ofFile: "json")) == nil)
        #expect(ExportFormat.allCases.allSatisfy { (try? ExportFormat(typed: $0.name)) == $0 })
    }
}

@MainActor
private final class ExporterDouble: ExportsEntries {
    var failure: ExportError?
    var summary = ExportSummary(written: 2)
    /// Whether folders are made, which can be opened and not be read.
    var makesFolders = false
    private(set) var files: [URL] = []
    private(set) var withPictures: [URL] = []

    func export(
        _ selection: EntrySelection, as format: ExportFormat, includingPictures: Bool,
        to file: URL,
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ExportError) -> ExportSummary {
        files.append(file)
        if includingPictures { withPictures.append(file) }
        if let failure { throw failure }
        do {
            if makesFolders {
                try FileManager.default.createDirectory(
                    at: file, withIntermediateDirectories: false)
            } else {
                try Data("exported".utf8).write(to: file)
            }
        } catch {
            throw .file(path: file.path, .file(.said("\(error)")))
        }
        return summary
    }
}
