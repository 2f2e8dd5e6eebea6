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

        /// Shows a list of films from now on.
        ///
        /// - Parameter files: the names of the files of the films' pictures.
        @discardableResult
        private func show(
            _ files: [String: String], changed: Set<String> = [], showsPictures: Bool = true
        ) -> PictureRows {
            let rows = PictureRows(
                files.mapValues { folder.path($0) }, showsPictures: showsPictures)
            pictures.show(rows, changed: changed)
            return rows
        }

        private func width(of id: String) -> Int? { pictures.picture(of: id)?.width }

        /// Draws the row of a film until its picture has a width, or until there is none for `nil`.
        private func draw(_ id: String, until width: Int?) async -> Bool {
            await Display.turnWithTasks { self.width(of: id) == width }
        }

        @Test("A picture comes once its row is drawn, and each film is asked for its picture once")
        func comes() async {
            let rows = show(["m": "a.png", "n": "no.png", "p": "b.png"])
            var changes = 0
            pictures.onChange = { changes += 1 }
            #expect(width(of: "m") == nil)
            #expect(await draw("m", until: 20))
            for id in ["n", "o"] {
                #expect(width(of: id) == nil)
                #expect(await Display.turnWithTasks { rows.asked.last == id })
            }
            for id in ["o", "n", "m"] { _ = width(of: id) }
            #expect(await draw("p", until: 30))
            #expect(changes == 2 && rows.asked == ["m", "n", "o", "p"])
        }

        @Test("A changed film keeps its picture on show until the other one is read")
        func changed() async {
            show(["m": "a.png"])
            #expect(await draw("m", until: 20))
            show(["m": "b.png"], changed: ["m"])
            #expect(width(of: "m") == 20)
            #expect(await draw("m", until: 30))
            show([:], changed: ["m"])
            #expect(width(of: "m") == 30)
            #expect(await draw("m", until: nil))
        }

        @Test("With another list, such as for each letter of a search, no film is asked again")
        func anotherList() async {
            show(["m": "a.png"])
            #expect(await draw("m", until: 20))
            let first = pictures.picture(of: "m")
            let rows = show(["m": "b.png", "n": "b.png"])
            #expect(width(of: "m") == 20)
            #expect(await draw("n", until: 30))
            #expect(pictures.picture(of: "m") === first && rows.asked == ["n"])
        }

        @Test("A picture that is read while the list is replaced is shown nevertheless")
        func replacedMeanwhile() async {
            let rows = show(["m": "a.png"])
            rows.gate.isClosed = true
            #expect(width(of: "m") == nil)
            await rows.gate.untilHeld()
            let others = show(["m": "a.png", "n": "b.png"])
            rows.gate.letOneGo()
            #expect(await draw("m", until: 20))
            #expect(await draw("n", until: 30))
            #expect(others.asked == ["n"])
        }

        @Test("A file that was missing, or has another picture by now, is shown with the next list")
        func file() async throws {
            let path = folder.path("c.png")
            let rows = show(["m": "c.png"])
            #expect(width(of: "m") == nil)
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
            show(Dictionary(uniqueKeysWithValues: ids.map { ($0, "a.png") }))
            for id in ids.dropLast() { #expect(await draw(id, until: 20)) }
            #expect(width(of: "0") == 20)
            #expect(await draw("256", until: 20))
            #expect(width(of: "0") == 20 && width(of: "2") == 20)
            #expect(width(of: "1") == nil)
        }

        @Test("Rows that show none are not asked, and forget those that were read")
        func none() async {
            show(["m": "a.png"])
            #expect(await draw("m", until: 20))
            let rows = show(["m": "a.png"], showsPictures: false)
            #expect(width(of: "m") == nil)
            let others = show(["m": "b.png"])
            #expect(width(of: "m") == nil)
            #expect(await draw("m", until: 30))
            #expect(rows.asked.isEmpty && others.asked == ["m"])
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
