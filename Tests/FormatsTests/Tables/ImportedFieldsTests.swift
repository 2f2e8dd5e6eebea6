import Testing

@testable import Formats

@Suite("The cells of a record")
struct ImportedFieldsTests {
    private func cells(_ record: [UInt8], _ separator: String = ",") -> [String]? {
        let separator = separator.utf8.first ?? 0
        guard case .cells(let cells) = ImportedFields.cells(of: record, separator: separator) else {
            return nil
        }
        return cells
    }

    @Test(
        "Quotation marks enclose a cell, and a doubled one stands for itself",
        arguments: [
            ("", [""]), ("a", ["a"]), (",", ["", ""]), ("a,b", ["a", "b"]), ("a, b ", ["a", "b "]),
            ("\"a\",b", ["a", "b"]), ("\"a,b\",c", ["a,b", "c"]), ("\"a\nb\"", ["a\nb"]),
            ("\"\",\"\"", ["", ""]), ("\"say \"\"so\"\"\"", ["say \"so\""]),
            (" \t\"a\" ,b", ["a", "b"]), ("5\"\" disc,b", ["5\" disc", "b"]), ("a,  ", ["a", ""]),
        ])
    func quoting(record: String, expected: [String]) {
        #expect(cells(Array(record.utf8)) == expected)
    }

    @Test(
        "A mark where none can stand is taken for text that was not doubled",
        arguments: [
            ("\"a \"b\" c\",d", ["a \"b\" c", "d"]), ("5\" disc,b", ["5\" disc", "b"]),
            ("\"a\"b,c", ["a\"b,c"]),
        ])
    func repaired(record: String, expected: [String]) {
        guard
            case .repaired(let cells) = ImportedFields.cells(
                of: Array(record.utf8), separator: UInt8(ascii: ","))
        else {
            Issue.record("not repaired")
            return
        }
        #expect(cells == expected)
    }

    @Test(
        "Letters whose bytes are line ends or blanks elsewhere are letters",
        arguments: ["Ådalen 31", "à bout de souffle", "…", "\u{A0}x", "a\u{0B}b", "e\u{301}"])
    func letters(title: String) {
        #expect(cells(Array("\(title),1969".utf8)) == [title, "1969"])
        #expect(cells(Array("\"\(title)\";1969".utf8), ";") == [title, "1969"])
    }

    @Test("Text other than UTF-8 is read in Windows' code page, cell by cell")
    func codePage() {
        #expect(cells([0x41, 0x2C, 0xC5, 0x64, 0x2C, 0x93]) == ["A", "Åd", "“"])
    }
}
