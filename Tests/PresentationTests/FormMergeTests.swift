import Presentation
import Testing

struct FormMergeTests {
    private nonisolated struct Note: Hashable, Sendable {
        var title = "Tea"
        var text = "One."
    }

    private func merge(
        _ answers: [FieldConflict: Bool] = [:], onto stored: Note,
        change: (inout Note) -> Void
    ) throws(UnansweredConflicts) -> Note {
        let fields = [
            FormField<Note>("Title", text: \.title) { $1.title = $0.title },
            FormField("Text", text: \.text) { $1.text = $0.text },
        ]
        return try fields.merge(
            {
                var note = $0
                change(&note)
                return note
            }, of: Note(), onto: stored, answers: answers)
    }

    @Test("What was changed on one side only is merged without a question")
    func oneSided() throws {
        let merged = try merge(onto: Note(text: "Two.")) { $0.title = "Coffee" }
        #expect(merged == Note(title: "Coffee", text: "Two."))
    }

    @Test("What was changed on both sides is asked, and nothing written before")
    func bothSides() {
        let conflict = FieldConflict(field: "Text", mine: "Mine.", theirs: "Theirs.")
        #expect(throws: UnansweredConflicts([conflict])) {
            try merge(onto: Note(text: "Theirs.")) {
                $0.title = "Coffee"
                $0.text = "Mine."
            }
        }
    }

    @Test("An answer keeps the one text or the other, and holds for these two only")
    func answers() throws {
        let conflict = FieldConflict(field: "Text", mine: "Mine.", theirs: "Theirs.")
        for keepsMine in [true, false] {
            func merged(onto text: String) throws -> Note {
                try merge([conflict: keepsMine], onto: Note(text: text)) { $0.text = "Mine." }
            }
            let written = try merged(onto: "Theirs.")
            #expect(written == Note(text: keepsMine ? "Mine." : "Theirs."))
            #expect(throws: Never.self) { try merged(onto: written.text) }
            #expect(throws: UnansweredConflicts.self) { try merged(onto: "Later.") }
        }
    }

    @Test("The same change on both sides, and one that was just written, are no conflicts")
    func same() throws {
        let merged = try merge(onto: Note(text: "Two.")) { $0.text = "Two." }
        #expect(merged == Note(text: "Two."))
    }
}
