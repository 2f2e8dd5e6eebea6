import Testing

@testable import JournalFormat

@Suite("Which components are open at a line of a calendar")
struct ComponentWalkerTests {
    private func lines(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        var found: [String] = []
        ComponentWalker.properties(of: bytes) { line, walker in
            let path = walker.open.joined(separator: ".")
            let text = String(decoding: bytes[line], as: UTF8.self).prefix { !$0.isNewline }
            found.append("\(path) \(text)")
            return !text.hasPrefix("LAST")
        }
        return found
    }

    @Test("Each property belongs to the open component, in any case and folding")
    func nested() {
        let text = """
            BEGIN:VCALENDAR
            A:1
            begin:vevent
            B:2
            BEG
             IN:VALARM
            C:3
            END:VALARM
            D:4
            END:VEVENT
            LAST:5
            E:6
            """
        #expect(
            lines(text) == [
                "VCALENDAR A:1", "VCALENDAR.VEVENT B:2", "VCALENDAR.VEVENT.VALARM C:3",
                "VCALENDAR.VEVENT D:4", "VCALENDAR LAST:5",
            ])
    }

    @Test("An END closes what was open last, and one too many closes nothing")
    func unbalanced() {
        #expect(
            lines("END:X\nBEGIN:A\nBEGIN:B\nEND:A\nX:1\nEND:A\nY:2") == ["A X:1", " Y:2"])
    }

    @Test("The depth is right for any nesting, and few names are held")
    func deep() {
        var walker = ComponentWalker()
        let begin = Array("BEGIN:X\n".utf8)[...]
        let end = Array("END:X\n".utf8)[...]
        for _ in 0..<100_000 { _ = walker.consume(begin) }
        #expect(walker.depth == 100_000)
        #expect(walker.open.count < 100)
        for _ in 0..<99_999 { _ = walker.consume(end) }
        #expect(walker.depth == 1 && walker.open == ["X"])
    }
}
