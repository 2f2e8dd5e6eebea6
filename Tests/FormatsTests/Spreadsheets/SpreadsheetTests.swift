import Domain
import Foundation
import TestSupport
import Testing

@testable import Formats

@Suite("The first sheet with content of a spreadsheet is a table")
struct SpreadsheetTests {
    private let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
    }

    private func put(_ members: KeyValuePairs<String, String>, as name: String) throws -> URL {
        var zip = RawZip()
        for (path, content) in members { zip.add(path, content) }
        let file = scratch.url.appending(path: name)
        try Data(zip.finished).write(to: file)
        return file
    }

    private func text(of file: URL) throws -> String {
        let source = try #require(try SourceOpener.open([file]).first)
        let stream = try source.open()
        var text: [UInt8] = []
        while let piece = try stream.next() { text += piece }
        #expect(source.head == Array(text.prefix(SourceFile.headLength)))
        return String(decoding: text, as: UTF8.self).replacing("\r\n", with: "\n")
    }

    /// Returns a workbook with sheets that are given by their rows.
    private func workbook(
        _ sheets: String..., names: [String] = ["One", "Two", "Three"], strings: String = "",
        styles: String = "", properties: String = ""
    ) throws -> URL {
        let tabs = sheets.indices.map { #"<sheet name="\#(names[$0])" r:id="r\#($0)"/>"# }
        let relations = sheets.indices.map {
            #"<Relationship Id="r\#($0)" Target="worksheets/sheet\#($0).xml"/>"#
        }
        var zip = RawZip()
        for (index, rows) in sheets.enumerated() {
            zip.add(
                "xl/worksheets/sheet\(index).xml",
                "<worksheet><sheetData>\(rows)</sheetData></worksheet>")
        }
        zip.add(
            "xl/workbook.xml",
            """
            <workbook xmlns:r="r"><workbookPr \(properties)/><sheets>\(tabs.joined())</sheets>\
            </workbook>
            """)
        zip.add(
            "xl/_rels/workbook.xml.rels",
            "<Relationships>\(relations.joined())</Relationships>")
        if !strings.isEmpty { zip.add("xl/sharedStrings.xml", "<sst>\(strings)</sst>") }
        if !styles.isEmpty { zip.add("xl/styles.xml", "<styleSheet>\(styles)</styleSheet>") }
        let file = scratch.url.appending(path: "films.xlsx")
        try Data(zip.finished).write(to: file)
        return file
    }

    private func sheet(_ tables: String...) throws -> URL {
        var zip = RawZip()
        zip.add("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        zip.add(
            "content.xml",
            """
            <office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body>\
            <office:spreadsheet>\(tables.joined())</office:spreadsheet></office:body>\
            </office:document-content>
            """)
        let file = scratch.url.appending(path: "films.ods")
        try Data(zip.finished).write(to: file)
        return file
    }

    @Test("Cells are texts, numbers and truths, and rows keep their numbers")
    func cells() throws {
        let file = try workbook(
            """
            <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c>\
            <c r="D1" t="inlineStr"><is><r><t>No</t></r><r><t>tes</t></r></is></c></row>
            <row r="3"><c r="A3" t="str"><f>A1</f><v>Ran, 乱</v></c><c r="B3"><v>1985</v></c>\
            <c><v>8.3000000000000007</v></c><c r="D3" t="b"><v>1</v></c></row>
            """,
            strings: """
                <si><t>Title</t></si><si><r><t>Ye</t></r><r><t>ar</t></r><rPh><t>x</t></rPh></si>
                """)
        #expect(try text(of: file) == "Title,Year,,Notes\n\n\"Ran, 乱\",1985,8.3,TRUE\n")
    }

    @Test("Numbers are dates, times and shares by their formats, in ISO 8601")
    func numbers() throws {
        let styles = """
            <numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/>\
            <numFmt numFmtId="165" formatCode="[h]:mm"/>\
            <numFmt numFmtId="166" formatCode="#,##0.00\\ &quot;days&quot;"/>\
            <numFmt numFmtId="167" formatCode="[$-407]d. mmm yy;@"/></numFmts>\
            <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>\
            <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/>\
            <xf numFmtId="20"/><xf numFmtId="165"/><xf numFmtId="10"/><xf numFmtId="166"/>\
            <xf numFmtId="167"/></cellXfs>
            """
        let cells = [
            ("45415", 0), ("45415", 1), ("45415.584722222222", 2), ("0.584722222222222", 3),
            ("1.5", 4), ("0.8", 5), ("45415.5", 6), ("45415", 7), ("1", 1), ("61", 1),
        ].map { #"<c s="\#($0.1)"><v>\#($0.0)</v></c>"# }
        let row = "<row>\(cells.joined())</row>"
        let days = """
            45415,2024-05-03,2024-05-03T14:02,14:02,36:00,80%,45415.5,2024-05-03,1900-01-01,\
            1900-03-01

            """
        #expect(try text(of: workbook(row, styles: styles)) == days)
        let mac = try text(
            of: workbook(row, styles: styles, properties: #"date1904="1""#))
        #expect(mac.hasPrefix("45415,2028-05-04,"))
    }

    @Test("Of several sheets the first that is not empty is read, which the import says")
    func sheets() async throws {
        let table = """
            <row><c t="inlineStr"><is><t>Title</t></is></c><c t="inlineStr"><is><t>Watched</t></is>\
            </c></row><row><c t="inlineStr"><is><t>Ran</t></is></c><c t="inlineStr"><is>\
            <t>2024-05-03</t></is></c></row>
            """
        let file = try workbook("<row><c><v></v></c></row>", table, table)
        let contents = try await FormatReaders(gazetteer: PlacesDouble())
            .contents(of: [file], answers: [:]) { _ in }
        #expect(contents.records.map(\.entry.nameInList) == ["Ran"])
        #expect(
            contents.sources == [
                .export(of: "Table", files: ["films.xlsx"]), .sheet("Two", of: "films.xlsx"),
            ])
        let one = try await FormatReaders(gazetteer: PlacesDouble())
            .contents(of: [try workbook(table)], answers: [:]) { _ in }
        #expect(one.sources == [.export(of: "Table", files: ["films.xlsx"])])
    }

    @Test("A sheet of OpenDocument has cells that repeat, values by their types and no comments")
    func openDocument() throws {
        let file = try sheet(
            #"<table:table table:name="Empty"><table:table-row table:number-rows-repeated="9"/>"#
                + "</table:table>",
            """
            <table:table table:name="Films"><table:table-row>\
            <table:table-cell office:value-type="string"><text:p>Title</text:p></table:table-cell>\
            <table:table-cell table:number-columns-repeated="2"/>\
            <table:table-cell office:value-type="string" table:number-columns-repeated="2">\
            <text:p>Day</text:p></table:table-cell></table:table-row>\
            <table:table-row table:number-rows-repeated="2"><table:table-cell \
            table:number-columns-repeated="16384"/></table:table-row>\
            <table:table-row table:number-rows-repeated="2"><table:table-cell><office:annotation>\
            <text:p>secret</text:p></office:annotation><text:p>Two<text:s text:c="2"/>\
            <text:span>words</text:span></text:p><text:p>Line</text:p></table:table-cell>\
            <table:table-cell office:value-type="float" office:value="8.5"><text:p>8,5</text:p>\
            </table:table-cell><table:table-cell office:value-type="percentage" \
            office:value="0.8"/><table:table-cell office:value-type="date" \
            office:date-value="2024-05-03"><text:p>3. Mai</text:p></table:table-cell>\
            <table:table-cell office:value-type="time" office:time-value="PT14H02M00S"/>\
            <table:table-cell office:value-type="boolean" office:boolean-value="true"/>\
            </table:table-row></table:table>
            """)
        let row = "\"Two  words\nLine\",8.5,80%,2024-05-03,14:02,TRUE\n"
        #expect(try text(of: file) == "Title,,,Day,Day\n\n\n" + row + row)
        #expect(try SourceOpener.open([file]).first?.sheet == "Films")
    }

    @Test(
        "A spreadsheet that cannot be read says how it can be",
        arguments: [
            ("votes.xls", "<html><table><tr><td>x</td></tr></table></html>"),
            ("old.xls", "\u{D0}\u{CF}\u{11}\u{E0}\u{A1}\u{B1}\u{1A}\u{E1}"),
            ("empty.ods", ""),
            ("secret.xlsx", "\u{D0}\u{CF}\u{11}\u{E0}\u{A1}\u{B1}\u{1A}\u{E1}"),
        ])
    func unreadable(name: String, content: String) async throws {
        let file = scratch.url.appending(path: name)
        try Data(content.unicodeScalars.map { UInt8($0.value) }).write(to: file)
        await #expect(throws: ImportError.unreadable(file: name, .spreadsheet)) {
            try await FormatReaders(gazetteer: PlacesDouble()).contents(of: [file], answers: [:]) {
                _ in
            }
        }
    }

    @Test("A spreadsheet of another program is not looked into")
    func others() async throws {
        let file = try put(["xl/workbook.bin": "x", "docProps/app.xml": "<head/>"], as: "a.xlsb")
        let files = try SourceOpener.open([file])
        #expect(files.map(\.name) == ["a.xlsb"])
        #expect(files[0].isUnreadableSpreadsheet)
    }

    @Test(
        "A sheet that is no XML, has entities, is nested too deeply or has too many cells is refused",
        arguments: [
            "<row", "</row>", String(repeating: "<a>", count: 100),
            #"<row><c r="ZZZ1"><v>1</v></c></row>"#,
        ])
    func hostile(rows: String) throws {
        #expect(throws: ImportError.self) { try SourceOpener.open([workbook(rows)]) }
        let entities = try put(
            [
                "mimetype": "application/vnd.oasis.opendocument.spreadsheet",
                "content.xml": #"<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>"#,
            ], as: "a.ods")
        #expect(throws: ImportError.self) { try SourceOpener.open([entities]) }
    }

    @Test("Repetitions fill no memory")
    func repetitions() throws {
        let cell = #"<table:table-cell table:number-columns-repeated="1000000" "#
        let full = cell + #"office:value-type="float" office:value="1"/>"#
        let rows = #"<table:table-row table:number-rows-repeated="1000000">"#
        let empty = rows + cell + "/></table:table-row>"
        for content in [
            rows + full + "</table:table-row>",
            String(repeating: empty + "<table:table-row>" + full + "</table:table-row>", count: 9),
        ] {
            let file = try sheet("<table:table>\(content)</table:table>")
            #expect(throws: ImportError.self) { try SourceOpener.open([file]) }
        }
    }

    @Test("A document that is no spreadsheet is an archive like any other")
    func otherDocuments() throws {
        let file = try put(
            ["mimetype": "application/vnd.oasis.opendocument.text", "content.xml": "<a/>"],
            as: "a.odt")
        #expect(try SourceOpener.open([file]).map(\.name) == ["mimetype", "content.xml"])
    }
}
