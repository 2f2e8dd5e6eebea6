import Gtk
import GtkTestSupport
import Presentation
import Testing

@testable import JournalFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The columns of a table, in the preview of an import")
    struct ImportTablesTests {
        let stage: WindowStage
        let window: ImportWindow

        init() throws {
            stage = try WindowStage()
            let opened = stage.main.openImport(ImportViewModel(title: "log.csv"))
            window = try #require(opened as? ImportWindow)
            show(chosen: [1, 0])
        }

        private func show(chosen: [Int], kind: Int = 0, names: [String] = ["Film", "Seen"]) {
            let table = ImportViewModel.Table(
                id: "t", title: "What Do the Columns of log.csv Contain?",
                kinds: ["Films", "Trips"],
                kind: kind, options: kind == 0 ? ["Ignore", "Title"] : ["Ignore", "From"],
                columns: names.map { ImportViewModel.Column(name: $0, examples: "Gilda, …") },
                chosen: chosen)
            window.show(
                ImportViewModel(
                    title: "log.csv", tables: [table], groups: ImportViewModel.example().groups))
            Display.settle()
        }

        @Test("Each column is a choice, named by its heading and explained by what stands in it")
        func choices() throws {
            var choices: [ImportColumnChoice] = []
            window.signalColumn.hear { choices.append($0) }
            let film = try #require(window.field(ComboBoxText.self, "Film"))
            #expect(film.selectedItem == "Title")
            #expect(film.accessibleDescription == "Gilda, …")
            try #require(window.field(ComboBoxText.self, "Seen")).choose(1)
            try #require(window.field(ComboBoxText.self, "Rows are")).choose(1)
            #expect(
                choices == [
                    ImportColumnChoice(table: "t", column: 1, option: 1),
                    ImportColumnChoice(table: "t", column: nil, option: 1),
                ])
        }

        @Test("A choice keeps the focus while what was chosen is read, and no other choice is made")
        func focus() throws {
            var choices: [ImportColumnChoice] = []
            window.signalColumn.hear { choices.append($0) }
            let seen = try #require(window.field(ComboBoxText.self, "Seen"))
            seen.grabFocus()
            show(chosen: [0, 1])
            #expect(window.isFocus(within: seen))
            #expect(seen.selectedItem == "Title")
            show(chosen: [0, 0], kind: 1)
            #expect(window.field(ComboBoxText.self, "Seen")?.items == ["Ignore", "From"])
            #expect(choices == [])
        }

        @Test("Of very many columns some are shown at a time, and the keyboard goes on to the next")
        func many() throws {
            var choices: [ImportColumnChoice] = []
            window.signalColumn.hear { choices.append($0) }
            let names = (1...60).map { "C\($0)" }
            show(chosen: names.map { _ in 0 }, names: names)
            #expect(window.field(ComboBoxText.self, "C25") != nil)
            #expect(window.field(ComboBoxText.self, "C26") == nil)
            try #require(window.button("Show 25 more of 60")).click()
            Display.settle()
            let next = try #require(window.field(ComboBoxText.self, "C26"))
            #expect(window.isFocus(within: next))
            next.choose(1)
            #expect(choices == [ImportColumnChoice(table: "t", column: 25, option: 1)])
            try #require(window.button("Show 10 more of 60")).click()
            #expect(window.field(ComboBoxText.self, "C60") != nil)
            #expect(window.button("Show 10 more of 60") == nil)
        }

        @Test("Where all formats are known, nothing is asked about columns")
        func none() {
            window.show(ImportViewModel(title: "letterboxd.zip"))
            Display.settle()
            #expect(window.field(ComboBoxText.self, "Film") == nil)
        }
    }
}
