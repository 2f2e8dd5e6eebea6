import Commands
import Domain
import Foundation
import Presentation
import Testing

@MainActor
struct CheckJournalTests {
    private let stage = Stage()

    private func check(_ findings: FolderFindings, asJSON: Bool = false) async -> CommandStatus {
        await CheckJournal(FilesDouble(findings: findings), asJSON: asJSON, words: english)
            .perform(on: stage.console)
    }

    @Test("Files that cannot be read come first, notes after them, and it has failed")
    func unreadable() async {
        let status = await check(
            FolderFindings(
                count: 1_200, unreadable: [UnreadableFile(name: "b.ics", reason: "It is odd.")],
                oddities: [OddFile(name: "a.ics", oddities: ["One.", "Two."])]))
        #expect(status == .failed)
        #expect(
            stage.results.lines == [
                "b.ics: It is odd.", "a.ics: note: One.", "a.ics: note: Two.",
            ])
        #expect(stage.messages.text == "1,200 files, 1 of them unreadable, notes about 1.\n")
    }

    @Test("Notes alone are no failure")
    func notes() async {
        let odd = OddFile(name: "a.ics", oddities: ["One."])
        #expect(await check(FolderFindings(count: 1, oddities: [odd])) == .done)
    }

    @Test("JSON says the same")
    func json() async throws {
        let file = UnreadableFile(name: "b.ics", reason: "It is “odd”.")
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

    @Test("What keeps the folder from being read is said, and nothing else")
    func failure() async {
        let files = FilesDouble(findings: FolderFindings())
        files.failure = .missingFolder(path: "/nowhere")
        let status = await CheckJournal(files, asJSON: false, words: english)
            .perform(on: stage.console)
        #expect(status == .failed)
        #expect(stage.results.text.isEmpty)
        #expect(stage.messages.text.contains("/nowhere is missing"))
    }
}

@MainActor
private final class FilesDouble: ChecksFiles {
    var findings: FolderFindings
    var failure: JournalError?

    init(findings: FolderFindings) {
        self.findings = findings
    }

    func checkFiles(
        progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(JournalError) -> FolderFindings {
        progress(ImportProgress(done: findings.count, total: findings.count))
        if let failure { throw failure }
        return findings
    }
}
