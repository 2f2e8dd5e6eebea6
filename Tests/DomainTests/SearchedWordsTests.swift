import Testing

@testable import Domain

@Suite("The places of the words of a search in a text that it finds")
struct SearchedWordsTests {
    private func marked(_ search: String, in text: String) -> [String] {
        SearchedWords(search).ranges(in: text).map { String(text[$0]) }
    }

    @Test(
        "A word is found by its beginning, without case and accents",
        arguments: [
            ("win wien", "Winter in Wien", ["Win", "Wien"]), ("bahn", "Straßenbahn", []),
            ("koln", "Köln Hbf → Wien", ["Köln"]), ("strass", "Die Straße", ["Straß"]),
            ("ı", "Istanbul", ["I"]), ("1945", "Brief Encounter (1945)", ["1945"]),
            ("14:02", "20 Nov · 14:02 · 2 legs", ["14:02"]), ("14", "20 Nov · 14:02", ["14"]),
            ("5/5", "4.5/5", []), ("神隠", "千と千尋の神隠し", ["神隠"]),
            ("hbf", "\u{2068}Köln Hbf\u{2069}–\u{2068}Hbf\u{2069}", ["Hbf", "Hbf"]),
            ("w wi", "Wien", ["Wi"]), ("", "Wien", []), ("·", "20 Nov · 14:02", []),
        ] as [(String, String, [String])])
    func words(search: String, text: String, found: [String]) {
        #expect(marked(search, in: text) == found)
    }

    @Test(
        "Words in quotation marks follow one another, and the last is whole once they are closed",
        arguments: [
            ("\"good night\"", "Night: Good Night, and Good Luck", ["Good Night"]),
            ("\"good nig\"", "Good Night", []), ("\"good nig", "Good Night", ["Good Nig"]),
            ("S-Bahn", "S 3, S-Bahnhof", ["S-Bahn"]), ("\"in wien\"", "in → Wien", ["in → Wien"]),
            ("\"a b\"", "a and b", []),
        ] as [(String, String, [String])])
    func phrases(search: String, text: String, found: [String]) {
        #expect(marked(search, in: text) == found)
    }

    @Test(
        "Neither excluded words nor those of operators are marked",
        arguments: [
            ("-wien", []), ("title:wien", []), ("from:\"wien\"", []), ("-\"wien\"", []),
            ("from:=\"Linz\"|\"Wien\"", []), ("FROM:wien", []), ("unknown:wien", []),
            ("kind:trip wien", ["Wien"]), ("late: wien", ["Wien"]),
        ] as [(String, [String])])
    func operators(search: String, found: [String]) {
        #expect(marked(search, in: "Linz → Wien") == found)
    }

    @Test("A search of any length and signs is read to its end")
    func long() {
        #expect(marked(String(repeating: "-\" |= ", count: 10_000), in: "Wien") == [])
        #expect(marked(String(repeating: "wien ", count: 10_000), in: "Wien") == ["Wien"])
    }
}
