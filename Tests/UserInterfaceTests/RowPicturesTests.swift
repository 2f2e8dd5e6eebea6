import Foundation
import Gtk
import GtkTestSupport
import JournalFeature
import TestSupport
import Testing

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The pictures of the rows on show")
    struct RowPicturesTests {
        private let folder: ScratchFolder
        private let pictures = RowPictures()

        init() throws {
            try Display.start()
            folder = try ScratchFolder()
            for (name, width) in [("a.png", 20.0), ("b.png", 30)] {
                try PictureFile.write(
                    .init(title: "", width: width, height: 40) { _ in }, as: .png(scale: 1),
                    to: folder.path(name))
            }
        }

        private func width(of id: String) -> Int? { pictures.picture(of: id)?.width }

        @Test("A picture comes once its row is drawn, and a film without one is asked about once")
        func comes() async {
            let rows = PictureRows(["m": folder.path("a.png"), "n": folder.path("no.png")])
            pictures.rows = rows
            var changes = 0
            pictures.onChange = { changes += 1 }
            #expect(width(of: "m") == nil)
            #expect(await Display.turnWithTasks { width(of: "m") == 20 })
            for id in ["n", "o"] {
                #expect(width(of: id) == nil)
                #expect(await Display.turnWithTasks { rows.asked.last == id })
            }
            #expect(width(of: "o") == nil && width(of: "m") == 20)
            #expect(changes == 1 && rows.asked == ["m", "n", "o"])
        }

        @Test("A changed film keeps its picture on show until the other one is read")
        func changed() async {
            pictures.rows = PictureRows(["m": folder.path("a.png")])
            _ = width(of: "m")
            #expect(await Display.turnWithTasks { width(of: "m") == 20 })
            pictures.rows = PictureRows(["m": folder.path("b.png")])
            #expect(width(of: "m") == 20)
            #expect(await Display.turnWithTasks { width(of: "m") == 30 })
            pictures.rows = PictureRows([:])
            #expect(width(of: "m") == 30)
            #expect(await Display.turnWithTasks { width(of: "m") == nil })
        }

        @Test("Rows that show none are not asked, and forget those that were read")
        func none() async {
            pictures.rows = PictureRows(["m": folder.path("a.png")])
            _ = width(of: "m")
            #expect(await Display.turnWithTasks { width(of: "m") == 20 })
            let rows = PictureRows(["m": folder.path("a.png")], showsPictures: false)
            pictures.rows = rows
            #expect(width(of: "m") == nil)
            await Task.yield()
            #expect(rows.asked.isEmpty)
        }
    }
}

/// Rows of films, some of which have pictures.
private final class PictureRows: JournalRows {
    let showsPictures: Bool
    private(set) var asked: [String] = []
    private let paths: [String: String]

    init(_ paths: [String: String], showsPictures: Bool = true) {
        self.paths = paths
        self.showsPictures = showsPictures
    }

    var count: Int { 0 }
    var headed: [Int] { [] }
    func row(at index: Int) -> JournalRow? { nil }
    func index(of id: String) -> Int? { nil }
    func sentence(at index: Int) -> String? { nil }

    func picture(of id: String) async -> String? {
        asked.append(id)
        return paths[id]
    }
}
