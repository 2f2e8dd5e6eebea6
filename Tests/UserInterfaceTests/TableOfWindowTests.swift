import Foundation
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing
import Wording

@testable import JournalFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The table of the window")
    final class TableOfWindowTests {
        let stage: WindowStage
        var asked: [Asked] = []

        enum Asked: Equatable {
            case onShow(Bool)
            case column(String)
            case copy
            case order(JournalOrder)
            case chosen(String)
            case search(String)
        }

        init() throws {
            stage = try WindowStage()
            let main = stage.main
            main.events.journal.tableOnShow.hear { [weak self] in self?.asked.append(.onShow($0)) }
            main.events.journal.tableColumn.hear { [weak self] in self?.asked.append(.column($0)) }
            main.events.journal.tableCopy.hear { [weak self] in self?.asked.append(.copy) }
            main.events.journal.orderChanged.hear { [weak self] in self?.asked.append(.order($0)) }
            main.events.journal.legChosen.hear { [weak self] in self?.asked.append(.chosen($0)) }
            main.events.journal.searchChanged.hear { [weak self] in
                self?.asked.append(.search($0))
            }
            main.showJournal(.entries("a.ics", "b.ics"))
        }

        private var table: JournalTableView? { stage.views.current() }

        private func show(_ table: JournalTableViewModel = .of(["a.ics", "b.ics"])) {
            stage.window.activate("view", "table")
            stage.main.showTable(table)
        }

        @Test("It has the widgets above the list, which go back there")
        func head() {
            show()
            let pane = stage.listPane
            // The keyboard is at a row from the beginning.
            #expect(asked == [.onShow(true), .chosen("a.ics")])
            #expect(table?.isMapped == true && !pane.isMapped)
            #expect(pane.search.isMapped && pane.filter.isMapped)
            #expect(table?.words.contains("2 rows") == true)
            for action in ["search", "saved-searches", "sort"] {
                stage.window.activate(action)
                #expect(table != nil, "\(action)")
            }
            stage.window.activate("view", "journal")
            #expect(table == nil && pane.isMapped && pane.search.isMapped)
            #expect(pane.words.contains("2 entries"))
        }

        @Test("A row is chosen as in the list; Enter leads to its page, and Back to the table")
        func entries() {
            show()
            table?.table.enter()
            #expect(asked.last == .chosen("a.ics") && stage.listPane.marked == "a.ics")
            #expect(stage.entries.entry == "a.ics")
            let page = table
            table?.table.activateHandler?("a.ics")
            #expect(table == nil && stage.listPane.isMapped)
            stage.window.activate("back")
            #expect(table === page && page?.table.selectedID == "a.ics")
            #expect(page?.table.isFocus == true && stage.listPane.search.isMapped)
        }

        @Test("An entry that is marked elsewhere is marked in the table, and scrolled into view")
        func marked() {
            stage.main.markEntry("b.ics")
            show()
            #expect(table?.table.selectedID == "b.ics")
            stage.main.markEntry("a.ics")
            #expect(table?.table.selectedID == "a.ics")
        }

        @Test("A heading sorts the list, and then the other way round")
        func sorting() {
            show()
            table?.table.sortHandler("title")
            table?.table.sortHandler("title")
            table?.table.sortHandler("tags")
            table?.table.sortHandler("date")
            #expect(
                asked.dropFirst(2) == [
                    .order(JournalOrder(by: "title")),
                    .order(JournalOrder(by: "title", isReversed: true)),
                    .order(JournalOrder(by: "date")),
                ])
            #expect(stage.main.order == JournalOrder(by: "date"))
        }

        @Test("Columns are ticked, and the rows copied, which is said until there are others")
        func columnsAndCopy() throws {
            show()
            let view = try #require(table)
            try #require(view.columns.list.button("Tags")).click()
            #expect(asked.last == .column("tags"))
            #expect(view.columns.list.button("Title")?.isSensitive == false)
            stage.window.activate("copy-table")
            #expect(asked.last == .copy)
            stage.main.copyTable("Title\r\nRan\r\n", saying: "Copied 1 row.")
            #expect(Clipboard.text == "Title\r\nRan\r\n" && view.words.contains("Copied 1 row."))
            stage.main.showTable(.of(["a.ics"]))
            #expect(!view.words.contains("Copied 1 row."))
            stage.window.activate("view", "journal")
            #expect(!stage.window.isEnabled("copy-table"))
        }

        @Test(
            "Where nothing is found, it says so and offers more, and the keyboard is in the search")
        func nothing() throws {
            show(.of([], nothing: "No results", offer: "Clear Search"))
            let view = try #require(table)
            #expect(view.words.contains("No results"))
            #expect(view.button("Clear Search")?.isMapped == true)
            view.focus()
            #expect(stage.listPane.search.isFocus)
        }

        @Test("The columns are remembered")
        func remembered() throws {
            let folder = try ScratchFolder()
            do {
                let stage = try WindowStage(in: folder)
                stage.window.activate("view", "table")
                var choice = TableChoice()
                choice[.films] = ["title", "tags"]
                stage.main.showTable(.of(["a.ics"], choice: choice))
            }
            let state = WindowStateFile(path: WindowStage.statePath(in: folder)).read()
            #expect(state.table[.films] == ["title", "tags"] && state.table[.all] == nil)
            #expect(try WindowStage(in: folder).main.table == state.table)
        }
    }
}

extension JournalTableViewModel {
    /// Returns a table whose rows are the ids.
    static func of(
        _ ids: [String], nothing: String? = nil, offer: String = "",
        choice: TableChoice = TableChoice()
    ) -> JournalTableViewModel {
        JournalTableViewModel(
            columns: [
                Column(
                    id: "title", name: "Title", isOfNumbers: false, fact: "title", direction: nil),
                Column(
                    id: "date", name: "Date", isOfNumbers: false, fact: "date",
                    direction: .falling),
            ],
            choices: [
                Choice(id: "title", name: "Title", isShown: true, canChange: false),
                Choice(id: "tags", name: "Tags", isShown: false, canChange: true),
            ], rows: Rows(ids), count: "\(ids.count) rows", isReordered: false, nothing: nothing,
            advice: "", offer: offer, choice: choice)
    }

    private final class Rows: JournalTableRows {
        let ids: [String]

        init(_ ids: [String]) { self.ids = ids }

        var count: Int { ids.count }

        func row(at index: Int) -> (id: String, cells: [String]) {
            (ids[index], [ids[index], "2026"])
        }

        func index(of id: String) -> Int? { ids.firstIndex(of: id) }
    }
}
