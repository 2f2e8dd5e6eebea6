import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Formats
@testable import ImportPlan

@MainActor
@Suite("Reading sources and comparing them with the journal", .timeLimit(.minutes(1)))
struct ImporterTests {
    let journal = JournalDouble([EntryID("a.ics"): .film("Gilda", 1946)])
    let reader = ReaderDouble()
    let scratch: ScratchFolder
    var folder: URL { scratch.url }

    init() throws {
        scratch = try ScratchFolder()
    }

    private func importer() -> Importer {
        Importer(
            reading: FormatReaders(opener: SourceOpener(), readers: [reader]), journal: journal)
    }

    private func write(_ text: String, to name: String) throws -> URL {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }

    @Test("Each file is read by the reader that knows it, and a unrecognised is left out")
    func files() async throws {
        _ = try write("films\nGilda\nPlaytime\n", to: "b/films.txt")
        _ = try write("It rained.", to: "b/holiday.txt")
        _ = try write("films\nLaura\n", to: "b/.hidden/films.txt")
        let source = folder.appending(path: "b")
        let preview = try await importer().preview(of: [source], choices: ImportChoices()) { _ in }
        #expect(preview.counts == [.alreadyThere: 1, .new: 1, .leftOut: 1])
        #expect(preview.groups.flatMap(\.rows).map(\.place.file).contains("holiday.txt"))
        #expect(preview.batch.title == "b")
    }

    @Test("Files that nobody knows, and files that are not there, are errors in words")
    func unrecognised() async throws {
        let unrecognised = try write("It rained.", to: "holiday.txt")
        await #expect(throws: ImportError.unrecognised(file: "holiday.txt")) {
            try await importer().preview(of: [unrecognised], choices: ImportChoices()) { _ in }
        }
        _ = try write("It snowed.", to: "two/holiday.txt")
        _ = try write("It snowed.", to: "two/winter.txt")
        _ = try write("", to: "none/.hidden")
        for (name, error) in [
            ("two", ImportError.unrecognised(file: "any of the 2 files")),
            (
                "none",
                .unreadable(SourcePlace(file: "none"), reason: "There are no files in it.")
            ),
        ] {
            await #expect(throws: error) {
                let source = folder.appending(path: name)
                return try await importer().preview(
                    of: [source], choices: ImportChoices()
                ) { _ in }
            }
        }
        await #expect(throws: ImportError.self) {
            let missing = folder.appending(path: "missing.csv")
            return try await importer().preview(of: [missing], choices: ImportChoices()) { _ in }
        }
    }

    @Test(
        "An empty file is nothing that can be imported, whatever it is called",
        arguments: ["diary.csv", "trips.ics", "journal.json", "ticket.pdf", "export.zip", "a.eml"])
    func empty(name: String) async throws {
        let file = try write("", to: name)
        await #expect(throws: ImportError.unrecognised(file: name)) {
            try await Importer(reading: FormatReaders(), journal: JournalDouble()).preview(
                of: [file], choices: ImportChoices()
            ) { _ in }
        }
    }

    @Test("A table without rows is known, and nothing becomes of it")
    func headingOnly() async throws {
        let heading = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
        let file = try write(heading, to: "diary.csv")
        let preview = try await Importer(reading: FormatReaders(), journal: JournalDouble())
            .preview(
                of: [file], choices: ImportChoices()
            ) { _ in }
        #expect(preview.sources == ["Letterboxd: diary.csv"])
        #expect(preview.groups.isEmpty && preview.batch.isEmpty)
    }

    @Test("A moved band or an answer of ours reads no file again; a reader's own question does")
    func caching() async throws {
        let source = try write("films\nGilda\n", to: "films.txt")
        let importer = importer()
        var choices = ImportChoices()
        _ = try await importer.preview(of: [source], choices: choices) { _ in }
        choices.bands = try #require(RatingBands(ends: [1, 2, 3, 4]))
        choices.answers["somebody else's"] = "yes"
        _ = try await importer.preview(of: [source], choices: choices) { _ in }
        #expect(reader.readings == 1)
        choices.answers["reader's"] = "yes"
        let preview = try await importer.preview(of: [source], choices: choices) { _ in }
        #expect(reader.readings == 2)
        #expect(preview.questions.map(\.id) == ["reader's"])
    }

    @Test("The journal is read once, until it is another one")
    func journalChanged() async throws {
        let source = try write("films\nPlaytime\n", to: "films.txt")
        let importer = importer()
        let choices = ImportChoices()
        _ = try await importer.preview(of: [source], choices: choices) { _ in }
        journal.put(.film("Playtime", nil, on: nil), as: EntryID("b.ics"))
        #expect(
            try await importer.preview(of: [source], choices: choices) { _ in }.counts == [.new: 1])
        importer.forgetJournal()
        #expect(
            try await importer.preview(of: [source], choices: choices) { _ in }.counts
                == [.alreadyThere: 1])
        #expect(reader.readings == 1)
    }

    @Test("A preview that is cancelled ends")
    func cancelled() async throws {
        let source = try write("films\nGilda\n", to: "films.txt")
        let importer = importer()
        let task = Task {
            try await importer.preview(of: [source], choices: ImportChoices()) { _ in }
        }
        task.cancel()
        await #expect(throws: ImportError.cancelled) { _ = try await task.value }
    }

    @Test("A large file is opened with its beginning known, and read from its start")
    func largeFiles() throws {
        let text = "films\n" + String(repeating: "x", count: 300_000)
        let file = try #require(
            try SourceOpener().open([try write(text, to: "large.txt")]).first)
        #expect(file.head.count == SourceFile.headLength)
        #expect(file.size == text.utf8.count)
        for _ in 0..<2 {
            let stream = try file.open()
            var read: [UInt8] = []
            while let piece = try stream.next() { read += piece }
            #expect(read == Array(text.utf8))
        }
    }
}

/// Reads a title a line, after a line that says so.
final class ReaderDouble: SourceReader {
    private let count = Counter()
    var readings: Int { count.value }

    func recognises(_ file: SourceFile) -> Bool { file.head.starts(with: Array("films\n".utf8)) }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) throws(ImportError) {
        count.add()
        let options = [ImportQuestion.Option("yes", "Yes")]
        contents.questions.append(
            ImportQuestion(id: "reader's", "?", options: options, preset: "yes"))
        for file in files {
            var bytes: [UInt8] = []
            let stream = try file.open()
            while let piece = try stream.next() { bytes += piece }
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
            for (number, line) in lines.enumerated() {
                var record = ImportRecord.film(
                    String(line), line == "Gilda" ? 1946 : nil, on: line == "Gilda" ? 19 : nil)
                record.place = SourcePlace(file: file.name, row: number + 2)
                contents.records.append(record)
                progress(number + 1)
            }
        }
    }
}

private final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func add() { count.withLock { $0 += 1 } }
}
