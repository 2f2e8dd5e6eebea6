import Domain
import FormatsTestSupport
import TestSupport
import Testing

@testable import Formats

struct TableTests {
    /// Returns the rows below the heading with their numbers, and those that cannot be read.
    private func rows(_ file: SourceFile) throws -> (
        read: [[String]], numbers: [Int?], contents: SourceContents
    ) {
        let table = try #require(Table(file))
        let reading = SourceReading()
        var read: [[String]] = []
        var numbers: [Int?] = []
        try table.read(into: reading) { row in
            read.append(row.cells)
            numbers.append(row.place.row)
        }
        return (read, numbers, reading.contents)
    }

    @Test(
        "A record that spans lines is one row, and empty lines count", arguments: [1, 2, 3, 7, 99])
    func rowNumbers(size: Int) throws {
        for end in ["\n", "\r\n", "\r"] {
            let text = "A,B\n1,\"two\nlines\"\n\n3,\"say \"\"so\"\"\"\n,\n4".replacing(
                "\n", with: end)
            let found = try rows(.holding(text, inPiecesOf: size))
            #expect(found.read == [["1", "two\(end)lines"], ["3", "say \"so\""]])
            #expect(found.numbers == [2, 4])
            #expect(found.contents.unreadable.map(\.row.place.row) == [6])
        }
    }

    @Test("The separator is the one that the heading has", arguments: [",", ";", "\t"])
    func separators(separator: String) throws {
        let found = try rows(.holding("A\(separator)B\(separator)C\n1\(separator)2\(separator)\n"))
        #expect(found.read == [["1", "2", ""]])
    }

    @Test("Accents behind separators and quotation marks stay where they are")
    func accents() throws {
        let found = try rows(.holding("A,B\nx,\u{301}y\n\"\u{301}\",\"\"\"\u{301}\"\n"))
        #expect(found.read == [["x", "\u{301}y"], ["\u{301}", "\"\u{301}"]])
    }

    @Test("A row that is no UTF-8 is read as Windows-1252, byte by byte in pieces too")
    func windows1252() throws {
        let content =
            Array("A,B\n".utf8) + [0x93, 0xE9, 0x94, 0x2C, 0x80, 0x0A] + Array("é,ü\n".utf8)
        let found = try rows(.holding(content, inPiecesOf: 1))
        #expect(found.read == [["“é”", "€"], ["é", "ü"]])
    }

    @Test("UTF-16 is read whichever byte is first, in pieces of any size", arguments: [1, 2, 3, 5])
    func utf16(size: Int) throws {
        let units = Array("A,B\n🎬,é\n".utf16)
        var little: [UInt8] = [0xFF, 0xFE]
        var big: [UInt8] = [0xFE, 0xFF]
        for unit in units {
            little += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            big += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        }
        for content in [little, big] {
            #expect(try rows(.holding(content, inPiecesOf: size)).read == [["🎬", "é"]])
        }
    }

    @Test("A row with more cells than the heading cannot be read, and the others can")
    func tooManyCells() throws {
        let found = try rows(.holding("A,B\n1,2,3\n4,5\n6,7,,\n"))
        #expect(found.read.map { $0.prefix(2) } == [["4", "5"], ["6", "7"]])
        #expect(
            found.contents.unreadable.map(\.reason) == [
                "The row has more cells than the heading has columns."
            ])
        #expect(found.contents.unreadable.map(\.row.title) == ["1,2,3"])
    }

    @Test("A line longer than a mebibyte names its row, and reading goes on behind it")
    func longLine() throws {
        let long = String(repeating: "x", count: 3 << 20)
        let found = try rows(.holding("A,B\n\(long),2\n3,4\n\"\(long)\n5,6\n", inPiecesOf: 4_096))
        #expect(found.read == [["3", "4"], ["5", "6"]])
        #expect(found.contents.unreadable.map(\.row.place.row) == [2, 4])
    }

    @Test(
        "Each line behind a quotation mark that never closes is told of", arguments: ["\n", "\r\n"])
    func openQuote(lineBreak: String) throws {
        let lines = ["A,B", "1,2", "3,\"4", "5,6", "", "7,8", ""]
        let found = try rows(.holding(lines.joined(separator: lineBreak)))
        #expect(found.read == [["1", "2"]])
        #expect(
            Set(found.contents.unreadable.map(\.reason)) == [
                "The quotation mark opened in row 3 is never closed, so nothing from there on "
                    + "could be read."
            ])
        #expect(found.contents.unreadable.map(\.row.place.row) == [3, 4, 6])
        #expect(found.contents.unreadable.map(\.row.title) == ["3,\"4", "5,6", "7,8"])
    }

    @Test("Whatever bytes come, each row is read or told of", arguments: 0..<50)
    func noise(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let pieces: [[UInt8]] = [
            [0x22], [0x2C], [0x0A], [0x0D], [0x00], [0xC3], [0xA9], [0xFF], [0x20], [0x09], [0x61],
        ]
        var content = Array("A,B\n".utf8)
        for _ in 0..<400 { content += pieces[random.below(pieces.count)] }
        let whole = try rows(.holding(content))
        let cut = try rows(.holding(content, inPiecesOf: 1 + random.below(9)))
        #expect(whole.read == cut.read)
        #expect(whole.numbers == cut.numbers)
        #expect(whole.contents.unreadable.count == cut.contents.unreadable.count)
    }

    @Test(
        "Empty lines and a banner before the heading are skipped",
        arguments: [
            ("\n\nTitle,Year,Watched\nRan,1985,2024-01-01\n", 3),
            (",,\nTitle,Year,Watched\nRan,1985,2024-01-01\n", 2),
            ("My films\n\nTitle;Year;Watched\nRan;1985;2024-01-01\nM;1931;2024-01-02\n", 3),
            ("Export,2024-01-01\nTitle,Year,Rating,Watched\nRan,1985,9,2024-01-01\n", 2),
            (
                """
                My log,,,,
                ,,,,
                #,Title,Where,Stars,Watched
                1,Ran,home,5,2024-01-01
                2,M,home,4,2024-01-02
                """, 3
            ),
            ("sep=;\nTitle;Year;Watched\nRan;1985;2024-01-01\n", 2),
            ("\nsep=;\nTitle;Year;Watched\nRan;1985;2024-01-01\n", 3),
        ])
    func aboveHeading(text: String, row: Int) throws {
        let heading = try #require(TableHeading(of: .holding(text)))
        #expect(heading.titles.contains("Title") && heading.titles.last == "Watched")
        #expect(heading.row == row)
        #expect(try rows(.holding(text)).numbers.first == row + 1)
    }

    @Test(
        "A heading is no banner because rows below it have more cells",
        arguments: [
            "Film,Notes\nGilda,good, really\nRan,long, slow\n", "Film\nGilda, again\nRan, once\n",
            "Film,Seen\nGilda,2024-01-02,\nRan,2024-01-03,\n",
        ])
    func noBanner(text: String) throws {
        #expect(try #require(TableHeading(of: .holding(text))).row == 1)
    }
}
