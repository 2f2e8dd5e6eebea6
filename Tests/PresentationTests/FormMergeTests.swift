import Presentation
import Testing

struct FormMergeTests {
    private nonisolated struct Note: Hashable, Sendable {
        var title = "Tea"
        var text = "One."
    }

    private func merge(
        _ answers: [FieldConflict: Bool] = [:], change: @escaping @Sendable (inout Note) -> Void
    ) -> FormMerge<Note> {
        FormMerge(
            of: [
                FormField("Title", text: \.title) { $1.title = $0.title },
                FormField("Text", text: \.text) { $1.text = $0.text },
            ],
            original: Note(), answers: answers,
            change: { note in
                var note = note
                change(&note)
                return note
            })
    }

    @Test("What was changed on one side only is merged without a question")
    func oneSided() throws {
        let merge = merge { $0.title = "Coffee" }
        #expect(
            try merge.merged(onto: Note(text: "Two.")) == Note(title: "Coffee", text: "Two."))
    }

    @Test("What was changed on both sides is asked, and nothing written before")
    func bothSides() {
        let merge = merge {
            $0.title = "Coffee"
            $0.text = "Mine."
        }
        let conflict = FieldConflict(field: "Text", mine: "Mine.", theirs: "Theirs.")
        #expect(throws: UnansweredConflicts([conflict])) {
            try merge.merged(onto: Note(text: "Theirs."))
        }
    }

    @Test("An answer keeps the one text or the other, and holds for these two only")
    func answers() throws {
        let conflict = FieldConflict(field: "Text", mine: "Mine.", theirs: "Theirs.")
        for keepsMine in [true, false] {
            let merge = merge([conflict: keepsMine]) { $0.text = "Mine." }
            let written = try merge.merged(onto: Note(text: "Theirs."))
            #expect(written == Note(text: keepsMine ? "Mine." : "Theirs."))
            #expect(throws: Never.self) { try merge.merged(onto: written) }
            #expect(throws: UnansweredConflicts.self) {
                try merge.merged(onto: Note(text: "Later."))
            }
        }
    }

    @Test("The same change on both sides, and one that was just written, are no conflicts")
    func same() throws {
        let merge = merge { $0.text = "Two." }
        #expect(try merge.merged(onto: Note(text: "Two.")) == Note(text: "Two."))
    }
}
