import JournalFormat
import Testing

struct SanitizedTextTests {
    @Test(
        "Lines end by a line feed, however they ended, and empty ones stay",
        arguments: [
            ("a\r\nb", "a\nb"), ("a\rb", "a\nb"), ("a\n\nb", "a\n\nb"), ("a\r\n\r\nb", "a\n\nb"),
            ("a\r\rb", "a\n\nb"), ("a\n\rb", "a\n\nb"), ("a\tb\u{1B}[1m", "a\tb[1m"),
            ("plain\nand more", "plain\nand more"),
        ])
    func paragraphs(text: String, kept: String) {
        #expect(SanitizedText.paragraphs(text).unicodeScalars.elementsEqual(kept.unicodeScalars))
    }

    @Test(
        "On one line a blank stands for each end of a line, and what terminals obey is left out",
        arguments: [
            ("a\nb", "a b"), ("a\tb", "a b"), ("a\u{2028}b\u{85}c", "a b c"),
            ("a\u{1B}[1mb\u{7F}", "a[1mb"), ("plain", "plain"), ("Wiën", "Wiën"),
        ])
    func line(text: String, kept: String) {
        #expect(SanitizedText.line(text) == kept)
    }

    @Test("A list holds each text once, on one line and in its order, whatever it marks elsewhere")
    func list() {
        #expect(SanitizedText.list([" b", "a\nc", "b ", "", "Film"]) == ["b", "a c", "Film"])
    }

    @Test("The tag that marks a kind is told in any case, and is none of the entry’s")
    func tags() {
        #expect(
            SanitizedText.tags([" film", "FILM ", "Films", "b", "b ", ""], without: "Film") == [
                "Films", "b",
            ])
    }
}
