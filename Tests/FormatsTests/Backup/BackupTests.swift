import Domain
import FormatsTestSupport
import Foundation
import JournalFormat
import TestSupport
import Testing
import Wording

@testable import Formats

/// A folder's files in memory.
@MainActor
final class FilesDouble: ReadsManyEntries {
    private let files: [StoredEntry]
    /// The number of files that cannot be read at all.
    var closed = 0
    var failure: JournalError?

    nonisolated init(_ files: [String: [UInt8]]) {
        self.files = files.sorted { $0.key < $1.key }.map { name, bytes in
            StoredEntry(id: EntryID(name), entry: nil, content: bytes)
        }
    }

    func readEntries(
        _ selection: EntrySelection,
        each body: @escaping @Sendable ([StoredEntry], Int) throws -> Void
    ) async throws {
        let total = files.count + closed
        for start in stride(from: 0, to: files.count, by: 2) {
            if start > 0, let failure { throw failure }
            try body(Array(files[start..<min(start + 2, files.count)]), total)
        }
        try body((0..<closed).map { StoredEntry(closed: EntryID("closed-\($0).ics")) }, total)
    }
}

@MainActor
struct BackupTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    var target: URL { folder.url.appending(path: "backup.zip") }

    private static let files: [String: [UInt8]] = [
        "a.ics": Array(journal("SUMMARY:M", "X-FOO:ä").utf8),
        "unreadable.ics": [0xFF, 0, 0xFE], "empty.ics": [], "back\\slash.ics": [0x42],
        "tab\t.ics": [0x43],
        "Übergröße, \"quoted\".ics": Array(journal("SUMMARY:N").utf8),
        "large.ics": Array(repeating: 0x41, count: 700_000),
    ]

    func export(
        _ journal: FilesDouble,
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void = {
            _ in
        }
    ) async throws(ExportError) -> ExportSummary {
        let exporter = Exporter(journal: journal)
        return try await exporter.export(
            .everything, as: .backup, to: target, progress: progress)
    }

    @Test("Saved searches are in it, and no file of the journal")
    func searches() async throws {
        let kept = SearchesDouble(
            SavedSearch(name: "Rain", search: "rain"),
            SavedSearch(name: "Late", kind: .trip, search: "late:>60"))
        let exporter = Exporter(journal: FilesDouble(["a.ics": []]), searches: kept)
        _ = try await exporter.export(.everything, as: .backup, to: target) { _ in }
        let sources = try SourceOpener.open([target])
        let contents = try await contents(sources, by: BackupReader())
        #expect(contents.searches == kept.searches && contents.files.map(\.name) == ["a.ics"])
        #expect(contents.sources == [.backup("backup.zip", searches: 2)])
    }

    @Test("Lists of films are in it with what was answered about them, and other tables are not")
    func lists() async throws {
        let kept = JournalDouble().withFiles()
        kept.lists = [
            "Best.csv": Array("Title\nGilda\n".utf8), "bill.csv": Array("Item\nTea\n".utf8),
        ]
        kept.answers = [ListAnswer(title: "Gilda", listed: 1945, year: 1946, isSame: true)]
        let exporter = Exporter(journal: FilesDouble(["a.ics": []]), lists: kept)
        _ = try await exporter.export(.everything, as: .backup, to: target) { _ in }
        let sources = try SourceOpener.open([target])
        let contents = try await contents(sources, by: BackupReader())
        #expect(
            contents.lists.map(\.file)
                == [ListFile(name: "Best.csv", content: Array("Title\nGilda\n".utf8))])
        #expect(contents.answers == kept.answers && contents.files.map(\.name) == ["a.ics"])
    }

    @Test("A backup brings back every file byte for byte, whatever it is")
    func roundTrip() async throws {
        let summary = try await export(FilesDouble(Self.files))
        #expect(summary == ExportSummary(written: 7, unreadable: 7, unreadableWritten: 7))
        // Its name does not matter.
        let renamed = folder.url.appending(path: "photo.jpg")
        try FileManager.default.moveItem(at: target, to: renamed)
        let sources = try SourceOpener.open([renamed])
        let reader = BackupReader()
        #expect(sources.count == 1)
        #expect(sources.allSatisfy(reader.recognises))
        let contents = try await contents(sources, by: reader)
        let restored = Dictionary(
            uniqueKeysWithValues: contents.files.map { ($0.name, $0.content) })
        #expect(restored == Self.files)
        #expect(
            Set(contents.files.filter { $0.entry != nil }.map(\.name)) == [
                "a.ics", "Übergröße, \"quoted\".ics",
            ])
        #expect(contents.sources.count == 1)
    }

    @Test("A backup is a ZIP that other programs read")
    func standard() async throws {
        _ = try await export(FilesDouble(["a.ics": [0x41]]))
        let python = Process()
        python.executableURL = URL(filePath: "/usr/bin/python3")
        python.arguments = [
            "-c",
            "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); "
                + "sys.exit(z.testzip() is not None or z.read('journal/a.ics') != b'A')",
            target.path(percentEncoded: false),
        ]
        try python.run()
        python.waitUntilExit()
        #expect(python.terminationStatus == 0)
    }

    @Test("An empty journal has a backup as well")
    func empty() async throws {
        #expect(try await export(FilesDouble([:])).written == 0)
        let contents = try await contents(SourceOpener.open([target]), by: BackupReader())
        #expect(contents.files.isEmpty)
    }

    @Test("A backup that is cut off is refused, and nothing of it is taken for whole")
    func truncated() async throws {
        _ = try await export(FilesDouble(Self.files))
        let whole = try folder.bytes("backup.zip")
        for count in stride(from: 200, to: whole.count * 2 / 3, by: whole.count / 9) {
            try Data(whole.prefix(count)).write(to: target)
            let sources = try SourceOpener.open([target])
            await #expect(throws: ImportError.self) {
                try await BackupReader().read(sources, into: SourceReading())
            }
        }
    }

    @Test("A backup that would become far too large is refused")
    func bomb() async throws {
        _ = try await export(FilesDouble(["a.ics": Array(repeating: 0, count: 9 << 20)]))
        let sources = try SourceOpener.open([target])
        await #expect(throws: ImportError.self) {
            try await BackupReader().read(sources, into: SourceReading())
        }
    }

    @Test(
        "A backup of an encrypted file, of two of one name, or of a newer version is refused",
        arguments: [
            (1, ["a.ics"], 0x801, "a.ics in backup.zip: It is encrypted."),
            (
                1, ["a.ics", "a.ics"], 0x800,
                "a.ics in backup.zip: There are two files of that name"
            ),
            (
                2, ["a.ics"], 0x800,
                "backup.zip: It was written by a newer Counterfoil, in version 2"
            ),
        ] as [(Int, [String], UInt16, String)])
    func refused(version: Int, names: [String], flags: UInt16, words: String) async throws {
        var zip = RawZip()
        zip.add(
            BackupManifest.name, #"{"format":"counterfoil-backup","version":\#(version)}"#)
        for name in names { zip.add("journal/" + name, "twelve bytes", flags: flags) }
        try Data(zip.finished).write(to: target)
        let sources = try SourceOpener.open([target])
        let reader = BackupReader()
        #expect(sources.map(reader.recognises) == [true])
        do {
            try await reader.read(sources, into: SourceReading())
            Issue.record("It was read.")
        } catch {
            #expect(Localizer.inEnglish.sentence(error).hasPrefix(words), "\(error)")
        }
    }

    @Test("Files that cannot be read are counted with files without entries, and left out")
    func closed() async throws {
        let journal = FilesDouble(Self.files)
        journal.closed = 2
        #expect(
            try await export(journal)
                == ExportSummary(written: 7, unreadable: 9, unreadableWritten: 7))
    }

    @Test("An export that fails half-way leaves the file that was there, and nothing else")
    func fails() async throws {
        try folder.write("precious", to: "backup.zip")
        let journal = FilesDouble(Self.files)
        journal.failure = .missingFolder(path: "/j")
        await #expect(throws: ExportError.journal(.missingFolder(path: "/j"))) {
            try await export(journal)
        }
        #expect(try folder.text("backup.zip") == "precious")
        #expect(try folder.names == ["backup.zip"])
    }

    @Test("A cancelled export leaves nothing")
    func cancelled() async throws {
        let exporting = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await export(FilesDouble(Self.files))
        }
        await #expect(throws: ExportError.cancelled) { try await exporting.value }
        #expect(try folder.names == [])
    }

    @Test("A place that cannot be written to is named with the reason")
    func nowhere() async throws {
        let exporter = Exporter(journal: FilesDouble([:]))
        let url = URL(filePath: "/nowhere/at/all/b.zip")
        await #expect(
            throws: ExportError.file(path: url.path, .file(.system(ENOENT)))
        ) {
            try await exporter.export(.everything, as: .backup, to: url) { _ in }
        }
        await #expect(throws: ExportError.self) {
            try await exporter.export(.everything, as: .backup, to: folder.url) { _ in }
        }
    }

    @Test(
        "A new file is for its owner's eyes; one that is replaced keeps its mode, a link stays one")
    func modes() async throws {
        _ = try await export(FilesDouble([:]))
        #expect(mode("backup.zip") == 0o600)
        chmod(folder.path + "/backup.zip", 0o644)
        symlink("backup.zip", folder.path + "/link.zip")
        let exporter = Exporter(journal: FilesDouble(Self.files))
        let link = folder.url.appending(path: "link.zip")
        _ = try await exporter.export(.everything, as: .backup, to: link) { _ in }
        #expect(mode("backup.zip") == 0o644)
        #expect(try folder.bytes("backup.zip").count > 200)
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "backup.zip")
    }

    private func mode(_ name: String) -> mode_t {
        var status = stat()
        stat(folder.path + "/" + name, &status)
        return status.st_mode & 0o7777
    }
}
