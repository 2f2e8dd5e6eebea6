import Domain
import Testing
import Wording

@Suite("What was changed")
struct ChangeWordsTests {
    @Test("A film that was to be seen was watched, and is wanted again where that is undone")
    func watched() {
        let wanted = Film(title: "Ran", year: 1985, isWanted: true)
        let before = Entry.film(wanted)
        let after = Entry.film(wanted.watched(on: CalendarDay(year: 2026, month: 11, day: 19)))
        let step = UndoSubject.change(EntryID("ran.ics"), from: before, to: after)
        #expect(step.kind == .watched)
        let words = ChangeWords(kind: step.kind, before: before, after: after, words: .inEnglish)
        #expect(
            [.done, .undone, .redone].map { words.sentence($0).withoutIsolation } == [
                "You watched “Ran (1985)”.", "“Ran (1985)” is wanted again.",
                "You watched “Ran (1985)”.",
            ])
    }
}

extension String {
    fileprivate var withoutIsolation: String { filter { !"\u{2068}\u{2069}".contains($0) } }
}
