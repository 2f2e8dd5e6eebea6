import Presentation
import Testing

struct ExcerptTests {
    @Test(
        "A text that is short enough is shown whole", arguments: ["", "Alps", "Zwölf\nBoxkämpfer"])
    func whole(_ text: String) {
        let excerpt = Excerpt(of: text, scalars: 20, lines: 2)
        #expect(excerpt.text == text)
        #expect(excerpt.isWhole)
    }

    @Test(
        "A longer one ends after a word, or within one that has no end",
        arguments: [
            ("A night train through the Alps", 20, "A night train…"),
            (String(repeating: "m", count: 100), 10, "mmmmmmmmm…"),
            ("Köln  Hauptbahnhof", 8, "Köln…"),
            ("A night train\nthrough the Alps", 20, "A night train…"),
            ("Over the Alps by a night train\n\nAnd back", 38, "Over the Alps by a night train…"),
            ("Over\nthe Alps by a night train and back", 30, "Over\nthe Alps by a night…"),
        ])
    func cut(_ text: String, _ scalars: Int, _ shown: String) {
        let excerpt = Excerpt(of: text, scalars: scalars)
        #expect(excerpt.text == shown)
        #expect(!excerpt.isWhole)
    }

    @Test("Of many lines, the first ones are kept")
    func lines() {
        let excerpt = Excerpt(of: "one\ntwo\n\nfour\nfive", scalars: 100, lines: 3)
        #expect(excerpt.text == "one\ntwo…")
        #expect(!excerpt.isWhole)
        #expect(Excerpt(of: "one\ntwo", scalars: 100, lines: 2).isWhole)
        #expect(Excerpt(of: "one\ntwo words\n3", scalars: 99, lines: 2).text == "one\ntwo words…")
    }

    @Test("No character is cut in two")
    func characters() {
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
        for most in 6...30 {
            let excerpt = Excerpt(of: String(repeating: family, count: 10), scalars: most)
            let kept = excerpt.text.dropLast()
            #expect(kept.allSatisfy { $0 == Character(family) })
            #expect(excerpt.text.unicodeScalars.count <= most + 1)
        }
    }

    @Test("A letter under sixty thousand marks keeps some of them, and what follows it")
    func marks() {
        let pile = "a" + String(repeating: "\u{301}", count: 60_000)
        let cut = Excerpt(of: pile, scalars: 1_000)
        #expect(cut.text.unicodeScalars.count <= 33)
        #expect(!cut.isWhole)
        let short = Excerpt(of: pile.prefix(1) + "b", scalars: 100_000)
        #expect(short.text.unicodeScalars.count == 33)
        #expect(short.text.hasSuffix("b"))
        #expect(!short.isWhole)
    }

    @Test("An excerpt does not change the direction")
    func safe() {
        #expect(Excerpt(of: "Brief\u{202E} Encounter", scalars: 100).text == "Brief Encounter")
    }

    @Test("A name in a sentence is of a bounded length")
    func names() {
        let name = String(repeating: "א", count: 8_000).displayIsolated
        #expect(name.unicodeScalars.count < 170)
        #expect(name.hasPrefix("\u{2068}") && name.hasSuffix("…\u{2069}"))
    }
}
