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
            pictures.show(rows, changed: [])
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
            pictures.show(PictureRows(["m": folder.path("a.png")]), changed: [])
            _ = width(of: "m")
            #expect(await Display.turnWithTasks { width(of: "m") == 20 })
            pictures.show(PictureRows(["m": folder.path("b.png")]), changed: ["m"])
            #expect(width(of: "m") == 20)
            #expect(await Display.turnWithTasks { width(of: "m") == 30 })
            pictures.show(PictureRows([:]), changed: ["m"])
            #expect(width(of: "m") == 30)
            #expect(await Display.turnWithTasks { width(of: "m") == nil })
        }

        @Test("With another list, such as for each letter of a search, no film is asked again")
        func anotherList() async {
            pictures.show(PictureRows(["m": folder.path("a.png")]), changed: [])
            _ = width(of: "m")
            #expect(await Display.turnWithTasks { width(of: "m") == 20 })
            let first = pictures.picture(of: "m")
            let rows = PictureRows(["m": folder.path("b.png"), "n": folder.path("b.png")])
            pictures.show(rows, changed: [])
            _ = (width(of: "n"), width(of: "m"))
            #expect(await Display.turnWithTasks { width(of: "n") == 30 })
            #expect(pictures.picture(of: "m") === first && rows.asked == ["n"])
        }

        @Test("A picture that is read while the list is replaced is shown nevertheless")
        func replacedMeanwhile() async {
            let rows = PictureRows(["m": folder.path("a.png")])
            rows.gate.isClosed = true
            pictures.show(rows, changed: [])
            _ = width(of: "m")
            await rows.gate.untilHeld()
            let others = PictureRows(["m": folder.path("a.png")])
            pictures.show(others, changed: [])
            rows.gate.letOneGo()
            #expect(await Display.turnWithTasks { pictures.picture(of: "m") != nil })
            #expect(others.asked.isEmpty)
        }

        @Test("A file that was missing, or has another picture by now, is shown with the next list")
        func file() async throws {
            let path = folder.path("c.png")
            let rows = PictureRows(["m": path])
            pictures.show(rows, changed: [])
            _ = width(of: "m")
            #expect(await Display.turnWithTasks { rows.asked == ["m"] })
            for (name, width) in [("a.png", 20), ("b.png", 30)] {
                try Data(contentsOf: URL(filePath: folder.path(name))).write(
                    to: URL(filePath: path), options: .atomic)
                #expect(
                    await Display.turnWithTasks {
                        pictures.show(rows, changed: [])
                        return self.width(of: "m") == width
                    })
            }
            #expect(rows.asked == ["m"])
        }

        @Test("Of more rows than are kept, that which was drawn longest ago is forgotten")
        func many() async {
            let ids = (0..<257).map { "\($0)" }
            let rows = PictureRows(
                Dictionary(uniqueKeysWithValues: ids.map { ($0, folder.path("a.png")) }))
            pictures.show(rows, changed: [])
            for id in ids.dropLast() {
                _ = width(of: id)
                #expect(await Display.turnWithTasks { width(of: id) == 20 })
            }
            #expect(width(of: "0") == 20)
            _ = width(of: "256")
            #expect(await Display.turnWithTasks { width(of: "256") == 20 })
            #expect(width(of: "0") == 20 && width(of: "2") == 20)
            #expect(width(of: "1") == nil)
        }

        @Test("Rows that show none are not asked, and forget those that were read")
        func none() async {
            pictures.show(PictureRows(["m": folder.path("a.png")]), changed: [])
            _ = width(of: "m")
            #expect(await Display.turnWithTasks { width(of: "m") == 20 })
            let rows = PictureRows(["m": folder.path("a.png")], showsPictures: false)
            pictures.show(rows, changed: [])
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
    /// The gate that holds up answers.
    let gate = Gate<String>()
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
        await gate.pass(id)
        return paths[id]
    }
}
