import Domain
import Foundation
import TestSupport
import Testing

@testable import Counterfoil

@MainActor
struct CheckJournalTests {
    private let stage = Stage()

    private func check(_ findings: FolderFindings, asJSON: Bool = false) async -> CommandStatus {
        await CheckJournal(
            journal: FilesDouble(findings: findings), isJSON: asJSON, words: english
        )
        .perform(on: stage.console)
    }

    @Test("Files that cannot be read come first, notes after them, and it has failed")
    func unreadable() async {
        let status = await check(
            FolderFindings(
                count: 1_200,
                unreadable: [UnreadableFile(name: "b.ics", reason: .said("It is odd."))],
                oddities: [MalformedFile(name: "a.ics", oddities: [.noUID, .noStamp])]))
        #expect(status == .failed)
        #expect(
            stage.results.lines == [
                "b.ics: It is odd.",
                "a.ics: note: It has no UID, so other programs cannot tell it from others.",
                "a.ics: note: It has no DTSTAMP, which iCalendar asks for.",
            ])
        #expect(
            stage.messages.text
                == "1,200 files were checked. 1 file cannot be read. There are notes about 1 file.\n"
        )
    }

    @Test("Notes alone are no failure")
    func notes() async {
        let odd = MalformedFile(name: "a.ics", oddities: [.noUID])
        #expect(await check(FolderFindings(count: 1, oddities: [odd])) == .done)
    }

    @Test("What there is none of is not counted")
    func nothingWrong() async {
        #expect(await check(FolderFindings(count: 2)) == .done)
        #expect(await check(FolderFindings(count: 0)) == .done)
        #expect(
            stage.messages.lines == [
                "2 files were checked. Nothing is wrong.", "There are no files in the journal.",
            ])
    }

    private var emptied: FolderFindings {
        var findings = FolderFindings(count: 0)
        findings.vanished = 3
        return findings
    }

    @Test("Entries that are gone all at once are a failure, and a repair removes them")
    func vanished() async {
        #expect(await check(emptied) == .failed)
        #expect(
            stage.messages.text
                == "There are no files in the journal. 3 entries have disappeared from the folder all "
                + "at once. “counterfoil check --repair” removes them from the journal.\n")
        let journal = JournalDouble()
        journal.condition.folder = .vanished(path: "/journal", gone: 3, known: 3)
        let status = await CheckJournal(
            journal: FilesDouble(findings: emptied), repair: journal, isJSON: false, words: english
        ).perform(on: stage.console)
        #expect(status == .done)
        #expect(journal.condition.folder == .ready)
        #expect(
            stage.messages.text.hasSuffix(
                "There are no files in the journal. 3 entries that had disappeared were removed.\n")
        )
    }

    @Test("JSON says the same")
    func json() async throws {
        let file = UnreadableFile(name: "b.ics", reason: .said("It is “odd”."))
        #expect(await check(FolderFindings(count: 2, unreadable: [file]), asJSON: true) == .failed)
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(stage.results.bytes)) as? [String: Any])
        #expect(object["files"] as? Int == 2)
        #expect(
            object["unreadable"] as? [[String: String]] == [
                ["file": "b.ics", "reason": "It is “odd”."]
            ])
        #expect((object["notes"] as? [Any])?.isEmpty == true)
    }

    private let twins = [
        TwinFile(id: EntryID("b.ics"), original: "a.ics"),
        TwinFile(id: EntryID("m.ics"), original: "a.ics", isEntry: false),
    ]

    @Test("Files that share a UID are a failure, and the way to mend them is said")
    func twinsFound() async throws {
        #expect(await check(FolderFindings(count: 3, twins: twins)) == .failed)
        #expect(
            stage.results.lines == [
                "b.ics: It has the same UID as a.ics: to other programs they are one, and what "
                    + "syncs the folder stops.",
                "m.ics: It has the same UID as a.ics: to other programs they are one, and what "
                    + "syncs the folder stops.",
            ])
        #expect(
            stage.messages.text
                == "3 files were checked. 2 files have the UID of another. "
                + "“counterfoil check --repair” gives files that share a UID one each.\n")
    }

    private func repair(
        _ twins: [TwinFile], in journal: JournalDouble, asJSON: Bool = false
    ) async -> CommandStatus {
        let files = FilesDouble(findings: FolderFindings(count: 3, twins: twins))
        return await CheckJournal(
            journal: files, repair: journal, isJSON: asJSON, words: english
        )
        .perform(on: stage.console)
    }

    @Test("A repair is one batch, which can be undone, and leaves files without entries alone")
    func repaired() async throws {
        let journal = JournalDouble([EntryID("b.ics"): .film(.full)])
        #expect(await repair(twins, in: journal) == .failed)
        #expect(try await journal.lastBatch()?.title == "Repair of shared UIDs")
        #expect(try await journal.lastBatch()?.changed == 1)
        #expect(stage.results.lines.first?.hasPrefix("m.ics: It has the same UID as a.ics") == true)
        #expect(
            stage.results.lines.last
                == "b.ics: repaired: Its UID is its own now, not a.ics’s.")
        #expect(
            stage.messages.text.contains(
                "3 files were checked. 1 file has the UID of another. 1 file was repaired. "))
        #expect(stage.messages.text.contains("remove the copy"))
        #expect(stage.messages.text.contains("“counterfoil import --undo” undoes the repair."))
    }

    @Test(
        "Where everything is mended, all is well; where nothing is to mend, nothing is written"
    )
    func nothingLeft() async throws {
        let journal = JournalDouble([EntryID("b.ics"): .film(.full)])
        #expect(await repair(Array(twins.prefix(1)), in: journal, asJSON: true) == .done)
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(stage.results.bytes)) as? [String: Any])
        #expect((object["sharedUIDs"] as? [Any])?.isEmpty == true)
        #expect(
            object["repaired"] as? [[String: String]] == [["file": "b.ics", "sameAs": "a.ics"]])
        let untouched = JournalDouble()
        #expect(await repair([], in: untouched) == .done)
        #expect(untouched.writes == [])
    }

    @Test("Copies are joined in one batch, a copy of a copy first, and what became of each is said")
    func joined() async throws {
        let file = CopyFile(EntryID("a (1).ics"), of: EntryID("a.ics"))
        let inner = CopyFile(EntryID("a (1) (1).ics"), of: file.id)
        let copies = [file, inner].map {
            TwinFile(
                id: $0.id, name: "\($0.id)", original: "\($0.original)", uid: "1", isEntry: true,
                conflict: .joinable)
        }
        let batches = BatchesDouble()
        let files = FilesDouble(findings: FolderFindings(count: 3, twins: copies))
        files.next = [FolderFindings(count: 1)]
        let status = await CheckJournal(
            journal: files, repair: batches, isJSON: false, words: english
        ).perform(on: stage.console)
        #expect(status == .done)
        #expect(batches.written.map(\.joins) == [[inner, file]])
        #expect(batches.written.first?.title == "Join of conflict copies")
        #expect(
            stage.results.lines == [
                "a (1) (1).ics: repaired: All that it says is in a (1).ics now.",
                "a (1).ics: repaired: All that it says is in a.ics now.",
            ])
        #expect(
            stage.messages.text.contains(
                "The copies are in the trash. “counterfoil import --undo” undoes the repair."))
    }

    @Test("A repair that fails is said, and nothing else")
    func repairFails() async {
        let journal = JournalDouble([EntryID("b.ics"): .film(.full)])
        journal.failure = .readOnlyDisk(path: "/journal")
        #expect(await repair(twins, in: journal) == .failed)
        #expect(stage.results.text.isEmpty)
        #expect(stage.messages.text.contains("/journal is on a disk that is mounted read-only"))
    }

    @Test("What keeps the folder from being read is said, and nothing else")
    func failure() async {
        let files = FilesDouble(findings: FolderFindings())
        files.failure = .missingFolder(path: "/nowhere")
        let status = await CheckJournal(journal: files, isJSON: false, words: english)
            .perform(on: stage.console)
        #expect(status == .failed)
        #expect(stage.results.text.isEmpty)
        #expect(stage.messages.text.contains("/nowhere is missing"))
    }
}

extension TwinFile {
    fileprivate init(id: EntryID, original: String, isEntry: Bool = true) {
        self.init(id: id, name: "\(id)", original: original, uid: "1", isEntry: isEntry)
    }
}

@MainActor
private final class FilesDouble: ChecksFiles {
    var findings: FolderFindings
    var failure: JournalError?
    /// The findings of later checks, one after another; the last ones are repeated.
    var next: [FolderFindings] = []

    init(findings: FolderFindings) {
        self.findings = findings
    }

    func checkFiles(
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> FolderFindings {
        progress(ImportProgress(done: findings.count, total: findings.count))
        if let failure { throw failure }
        defer { if !next.isEmpty { findings = next.removeFirst() } }
        return findings
    }
}
