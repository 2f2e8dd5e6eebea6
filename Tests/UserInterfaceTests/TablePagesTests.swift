import Foundation
import Gtk
import GtkTestSupport
import TestSupport
import Testing
import Wording

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("A table is printed")
    struct TablePagesTests {
        private let folder: ScratchFolder

        init() throws {
            try Display.start()
            folder = try ScratchFolder()
        }

        private static let columns = [
            TablePages.Column(name: "Title", isOfNumbers: false),
            TablePages.Column(name: "Year", isOfNumbers: true),
        ]

        private func pages(
            _ columns: [TablePages.Column] = columns, rows: Int,
            in words: Localizer = .inEnglish, asked: @escaping (Int) -> Void = { _ in },
            cells: @escaping (Int) -> [String] = { ["film \($0).", "\(1900 + $0 % 100)"] }
        ) -> TablePages {
            TablePages(title: "Journal", columns: columns, rows: rows, in: words, writtenOn: 0) {
                asked($0)
                return cells($0)
            }
        }

        private func words(_ pages: TablePages) throws -> String {
            let path = folder.path("table.pdf")
            try pages.file.write(to: path)
            return try PDFText.read(path)
        }

        @Test("Every row is on a page, and the headings are on each")
        func rows() throws {
            let pages = pages(rows: 130)
            let words = try words(pages)
            for row in 0..<130 { #expect(words.contains("film \(row).")) }
            #expect(pages.count > 1 && words.contains("Page \(pages.count) of \(pages.count)"))
            #expect(words.components(separatedBy: "Title").count - 1 == pages.count)
        }

        @Test("Of a long table, only the rows of the page that is drawn are asked for")
        func lazily() throws {
            var asked: Set<Int> = []
            let pages = pages(rows: 100_000, asked: { asked.insert($0) })
            #expect(pages.count > 1_000 && asked.count <= 100)
            asked = []
            _ = try PagesFile(
                title: "", width: pages.size.width, height: pages.size.height, time: "",
                pages: [{ pages.draw(pages.count - 1, on: $0) }]
            ).bytes()
            #expect(asked.contains(99_999) && asked.count < 100 && !asked.contains(0))
        }

        @Test("Where columns need more than a page is wide, it lies on its side")
        func widths() throws {
            let few = pages(rows: 1)
            #expect(few.size.width < few.size.height)
            let many = (0..<12).map { TablePages.Column(name: "Column \($0)", isOfNumbers: false) }
            let pages = pages(many, rows: 1, cells: { _ in many.map { "a long \($0) cell" } })
            #expect(pages.size.width > pages.size.height)
            // The last of them still has its heading on the page.
            #expect(try words(pages).contains("Column 11"))
        }

        @Test("A row that cannot be read is empty, and a table without rows has a page")
        func nothing() throws {
            #expect(try words(pages(rows: 1, cells: { _ in [] })).contains("Title"))
            #expect(pages(rows: 0).count == 1)
        }

        @Test("From right to left, the first column is at the right")
        func mirrored() throws {
            let hebrew = Localizer(locale: Locale(identifier: "he_IL"))
            for (locale, isMirrored) in [(Localizer.inEnglish, false), (hebrew, true)] {
                let text = try words(pages(rows: 1, in: locale))
                let title = try #require(text.range(of: "Title")).lowerBound
                let year = try #require(text.range(of: "Year")).lowerBound
                #expect((year < title) == isMirrored)
            }
        }
    }
}
