import Presentation
import Testing

struct DisplaySafeTests {
    @Test(
        "What turns the direction of text and invisible tags are not shown",
        arguments: [
            ("Brief\u{202E} retnuocnE", "Brief retnuocnE"),
            ("\u{202A}a\u{202B}b\u{202C}\u{202D}c", "abc"),
            ("\u{2066}a\u{2067}b\u{2069}c\u{2069}", "abc"),
            ("a\u{2068}b\u{2066}c\u{2069}", "abc"), ("a\u{2069}b\u{2068}c", "abc"),
            ("a\u{2068}b\nc\u{2069}", "ab\nc"),
            ("Alps\u{E0001}\u{E0049}\u{E0067}\u{E006E}\u{E007F}", "Alps"),
            ("a\u{E0000}b\u{E00FF}c", "abc"),
        ])
    func taken(_ text: String, _ safe: String) {
        #expect(text.displaySafe == safe)
        #expect(safe.displaySafe == safe)
    }

    @Test(
        "Everything else stays: right to left, marks of direction, joiners, quotation marks",
        arguments: [
            "", "“\u{2068}אבג\u{2069}” was added.", "\u{2068}a\u{2068}b\u{2069}c\u{2069}", "Alps",
            "אבג (1984)", "a\u{200F}b\u{200E}c\u{061C}d", "a\u{200D}b\u{200C}c",
            "“Quoted” – and…", "Line\nbreak\u{2028}and\u{2029}tab\t", "葛\u{E0100}飾",
            "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
        ])
    func kept(_ text: String) {
        #expect(text.displaySafe.unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test("Flags of regions are made of tags and stay, and longer messages do not")
    func flags() {
        let scotland = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"
        #expect(
            "To \(scotland)!".displaySafe.unicodeScalars.elementsEqual(
                "To \(scotland)!".unicodeScalars))
        let unended = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}"
        #expect(unended.displaySafe == "\u{1F3F4}")
        let letter = "\u{E0061}"
        let long = "\u{1F3F4}\(String(repeating: letter, count: 60))\u{E007F}"
        #expect(long.displaySafe == "\u{1F3F4}")
    }

    @Test(
        "A sentence runs in its own direction, whatever the name runs in that it begins with",
        arguments: [
            ("“\u{2068}אבג\u{2069}” was added.", "\u{200E}“\u{2068}אבג\u{2069}” was added."),
            ("“\u{2068}Laura\u{2069}” נוסף", "\u{200F}“\u{2068}Laura\u{2069}” נוסף"),
            ("Added: \u{2068}אבג\u{2069}", "Added: \u{2068}אבג\u{2069}"),
            ("\u{2068}אבג\u{2069}, 1984", "\u{2068}אבג\u{2069}, 1984"), ("אבג a", "אבג a"),
        ])
    func direction(_ text: String, _ directed: String) {
        #expect(text.keepingDirection(amongRightToLeft: false) == directed)
        #expect(directed.keepingDirection(amongRightToLeft: false) == directed)
    }

    @Test("Isolated texts without letters between them run in the direction of the language")
    func directionOfLanguage() {
        let text = "\u{2068}5 November\u{2069} · \u{2068}אבג 20\u{2069}"
        #expect(text.keepingDirection(amongRightToLeft: false) == text)
        #expect(text.keepingDirection(amongRightToLeft: true) == "\u{200F}" + text)
    }

    @Test("A fraction in a text without letters stays behind its number")
    func fraction() {
        #expect("8½ (2014)".keepingDirection(amongRightToLeft: true) == "\u{200E}8½ (2014)")
        #expect("8½ (2014)".keepingDirection(amongRightToLeft: false) == "8½ (2014)")
        for text in ["14:02", "8½ אבג", "9½ Weeks"] {
            #expect(text.keepingDirection(amongRightToLeft: true) == text)
        }
    }

    @Test("Among words from right to left, texts with letters are isolated, and numbers are not")
    func amongRightToLeft() {
        #expect("5 November".isolatedAmongRightToLeft == "\u{2068}5 November\u{2069}")
        #expect("אבג".isolatedAmongRightToLeft == "\u{2068}אבג\u{2069}")
        #expect("\u{2068}אבג\u{2069}".isolatedAmongRightToLeft == "\u{2068}אבג\u{2069}")
        #expect("14:02".isolatedAmongRightToLeft == "14:02")
    }

    @Test("In a sentence, a right-to-left name is isolated from the other words")
    func isolated() {
        #expect("Brief \u{202E}Encounter".displayIsolated == "Brief Encounter")
        #expect("אבג".displayIsolated == "\u{2068}אבג\u{2069}")
        #expect("a \u{2067}ابج".displayIsolated == "\u{2068}a ابج\u{2069}")
    }

    @Test(
        "Right-to-left text is isolated as a whole, unless its own isolate holds all of it",
        arguments: [
            ("אבג", "\u{2068}אבג\u{2069}"), ("\u{2068}אבג\u{2069}", "\u{2068}אבג\u{2069}"),
            ("\u{2068}אבג", "\u{2068}אבג\u{2069}"), ("אבג\u{2069}", "\u{2068}אבג\u{2069}"),
            (
                "\u{2068}אבג\u{2069} ד \u{2068}ה\u{2069}",
                "\u{2068}\u{2068}אבג\u{2069} ד \u{2068}ה\u{2069}\u{2069}"
            ),
            ("\u{202E}אבג", "\u{2068}אבג\u{2069}"), ("Gilda", "Gilda"), ("", ""),
        ])
    func setApart(_ text: String, _ isolated: String) {
        #expect(text.isolated.unicodeScalars.elementsEqual(isolated.unicodeScalars))
        #expect(isolated.isolated == isolated)
    }

    @Test("A long name whose own isolate is cut off does not end the one it stands in")
    func cutIsolate() {
        let name = "אבג\u{2068}\(String(repeating: "x", count: 200))\u{2069}".displayIsolated
        let controls = name.unicodeScalars.filter { (0x2066...0x2069).contains($0.value) }
        #expect(controls.map(\.value) == [0x2068, 0x2069])
        #expect(name.displaySafe == name)
    }

    @Test("Any number of isolates that never end are left out")
    func manyIsolates() {
        let opened = String(repeating: "\u{2068}a", count: 60_000)
        #expect(opened.displaySafe == String(repeating: "a", count: 60_000))
    }
}
