import Testing

@testable import Formats

struct ColumnTextTests {
    @Test(
        "A text of several columns is whole or none, and one in notes lacks only blank cells",
        arguments: [
            (["ICE", "93"], "ICE, 93", "ICE, 93"), (["ICE", ""], "", "ICE"),
            (["", "93"], "", "93"), (["", ""], "", ""),
        ])
    func texts(cells: [String], whole: String, partial: String) {
        let text = ColumnText([.column(0), .text(", "), .column(1)])
        #expect(text.text { cells[$0] } == whole)
        #expect(text.partialText { cells[$0] } == partial)
    }

    @Test("Text around a column stands there only with it")
    func around() {
        let text = ColumnText([.text("Gate "), .column(0), .text(" there")])
        #expect(text.partialText { _ in "B4" } == "Gate B4 there")
        #expect(text.partialText { _ in "" } == "")
    }

    @Test(
        "A template is a heading, or has headings in braces",
        arguments: [
            ("Line", ["line"]), ("{Type} {Line}", ["type", "line"]), ("tmdb:{ID}", ["id"]),
            ("{", nil), ("}", nil), ("{}", nil), ("{a{b}}", nil), ("{a} {b", nil),
        ] as [(String, [String]?)])
    func templates(text: String, columns: [String]?) {
        #expect(TextTemplate(text)?.columns == columns)
    }
}
