import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing
import Wording

@testable import JournalFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("List and detail are coherent")
    final class ListOfWindowTests {
        let stage: WindowStage
        var chosen: [String] = []
        var list: ListView { stage.listPane.list }

        init() throws {
            stage = try WindowStage()
            stage.main.events.journal.entryChosen.hear { [weak self] in self?.chosen.append($0) }
            stage.main.showJournal(.entries("a.ics", "b.ics", "c.ics"))
        }

        @Test("Choosing a row says which entry")
        func choosing() {
            list.choose(1)
            list.choose(0)
            #expect(chosen == ["b.ics", "a.ics"])
        }

        @Test("The words that were searched for are marked in the rows that are drawn")
        func marks() {
            stage.main.showJournal(
                JournalListViewModel(
                    rows: RowsDouble(["a.ics"], marked: "Film"), count: "1 entry", state: .entries))
            let text = "A Film"
            let marks = stage.listPane.list.dataSource?.marks(in: text)
            #expect(marks?.map { text[$0] } == ["Film"])
        }

        @Test("Headings are rows of their own, by which keys and clicks pass")
        func headings() {
            let ids = ["a.ics", "b.ics", "c.ics"]
            stage.main.showJournal(
                JournalListViewModel(
                    rows: RowsDouble(ids, headed: [0, 2]), count: "3 entries", state: .entries))
            let source = stage.listPane.list.dataSource
            #expect(source?.numberOfRows == 5)
            #expect(source?.row(at: 0) == ListRow(.heading("MONTH 0")))
            #expect(source?.row(at: 3) == ListRow(.heading("MONTH 2")))
            #expect(ids.map { source?.index(of: $0) } == [1, 2, 4])
            #expect(
                (0..<5).map { source?.sentence(at: $0) } == [
                    nil, "Film a.ics, film, 19 November 2026",
                    "Film b.ics, film, 19 November 2026", nil,
                    "Film c.ics, film, 19 November 2026",
                ])
            list.enter()
            stage.window.press(.down)
            stage.window.press(.down)
            stage.window.press(.up)
            stage.window.press(.home)
            #expect(chosen == ["a.ics", "b.ics", "c.ics", "b.ics", "a.ics"])
        }

        @Test("Filters, search and count leave the window to the list")
        func head() {
            Display.settle()
            let pane = stage.listPane
            let above = pane.list.positionInWindow.y - pane.positionInWindow.y
            #expect(above > 0 && above < 110)
        }

        @Test(
            "Without a chosen width the list is wider in larger text, with the filters in one line"
        )
        func usualWidth() throws {
            for scale in [1.0, 1.5] {
                try Settings.withText(scaledBy: scale) {
                    let pane = try WindowStage().listPane
                    Display.settle()
                    let tops = JournalFilter.allCases.compactMap {
                        pane.filter.button(for: $0)?.positionInWindow.y
                    }
                    #expect(tops.count == JournalFilter.allCases.count && Set(tops).count == 1)
                    #expect(pane.usualWidth >= Int(320 * scale))
                    let words = Localizer.inEnglish
                    for line in words.fullCircumstances {
                        let whole = pane.list.width(ofSubtitle: line, fact: words.fullFact)
                        #expect(pane.usualWidth >= whole)
                    }
                    let memory = WindowMemory(path: "/nowhere")
                    memory.state.usualListWidth = pane.usualWidth
                    #expect(memory.listWidth(in: 600) == min(300, pane.usualWidth))
                    #expect(memory.listWidth(in: 2_000) == pane.usualWidth)
                }
            }
        }

        @Test(
            "A list begins as wide as in the window before, until its first rows want another width"
        )
        func widthBefore() throws {
            let folder = try ScratchFolder()
            let file = WindowStateFile(path: WindowStage.statePath(in: folder))
            file.write(WindowState(usualListWidth: 444))
            var usual = 0
            do {
                let stage = try WindowStage(in: folder)
                let main = stage.main
                Display.settle()
                #expect(stage.panes.position == 444 && stage.header.panes.position == 444)
                main.showJournal(.entries("a.ics"))
                Display.settle()
                usual = stage.listPane.usualWidth
                #expect(usual != 444)
                #expect(stage.panes.position == usual && stage.header.panes.position == usual)
            }
            #expect(file.read() == WindowState(usualListWidth: usual))
            file.write(WindowState(panePosition: 333, usualListWidth: 444))
            let stage = try WindowStage(in: folder)
            let main = stage.main
            main.showJournal(.entries("a.ics"))
            Display.settle()
            #expect(stage.panes.position == 333)
        }

        @Test("Marking an entry selects its row and asks for nothing")
        func marking() {
            stage.main.markEntry("b.ics")
            #expect(list.selectedID == "b.ics")
            stage.main.markEntry("c.ics")
            stage.main.markEntry(nil)
            #expect(list.selectedID == nil)
            #expect(chosen == [])
        }

        @Test("An entry that is marked before it is listed is selected as soon as it is")
        func markedEarly() {
            stage.main.markEntry("d.ics")
            #expect(list.selectedID == nil)
            stage.main.showJournal(.entries("d.ics", "a.ics"))
            #expect(list.selectedID == "d.ics")
            stage.main.showJournal(.entries("a.ics"))
            stage.main.showJournal(.entries("d.ics", "a.ics"))
            #expect(list.selectedID == "d.ics")
            #expect(chosen == [])
        }

        @Test("A new list keeps the mark and asks for nothing")
        func newList() {
            stage.main.markEntry("b.ics")
            stage.remove(["a.ics"], leaving: "b.ics", "c.ics")
            #expect(list.selectedID == "b.ics")
            stage.remove(["b.ics"], leaving: "c.ics")
            #expect(list.selectedID == nil)
            #expect(chosen == [])
        }

        @Test("When the entry on show is removed, the quiet page comes in the same step")
        func removed() {
            stage.showFilm(.briefEncounter, with: .push)
            stage.main.markEntry("a.ics")
            #expect(stage.window.isFocus(within: stage.detailPane))
            stage.remove(["a.ics"], leaving: "b.ics")
            #expect(stage.detailPane.page == nil)
            #expect(!stage.detail.contains("Brief Encounter"))
            #expect(list.selectedID == nil)
            #expect(list.isFocus)
            #expect(!stage.header.edit.isSensitive)
            #expect(!stage.window.isEnabled("delete"))
            Display.settle()
            #expect(stage.detail == ["Select an entry", "Its page appears here."])
            #expect(chosen == [])
        }

        @Test("The page stays when another entry is removed, or its own is only not listed")
        func stays() {
            stage.showFilm(.briefEncounter)
            stage.remove(["b.ics"], leaving: "a.ics")
            stage.main.showJournal(.entries("c.ics"))
            #expect(stage.detail.first == "Brief Encounter")
        }

        @Test("Focus that is elsewhere stays there when the entry on show goes")
        func focusElsewhere() {
            stage.showFilm(.briefEncounter)
            stage.listPane.search.grabFocus()
            stage.remove(["a.ics"], leaving: "b.ics")
            #expect(stage.window.isFocus(within: stage.listPane.search))
        }

        @Test("The focus goes to the list from a header button that is of no use without the entry")
        func focusInHeader() {
            stage.showFilm(.briefEncounter)
            stage.header.delete.grabFocus()
            stage.remove(["a.ics"], leaving: "b.ics")
            #expect(list.isFocus)
        }

        @Test("The first start says what the program is for and where the files are")
        func tour() throws {
            stage.main.introduce("~/Papers/journal", isFirstStart: true)
            stage.main.showJournal(.entries())
            let pane = stage.detailPane
            #expect(pane.words.contains("Welcome to Counterfoil"))
            #expect(pane.words.contains { $0.contains("~/Papers/journal") })
            #expect(pane.button("New Film…") != nil && pane.button("Import…") != nil)
            stage.main.showJournal(.entries("a.ics"))
            #expect(!pane.words.contains { $0.contains("~/Papers/journal") })
            #expect(!pane.words.contains("Welcome to Counterfoil"))
        }

        @Test("An empty journal offers the ways to begin")
        func empty() throws {
            stage.main.showJournal(.entries())
            var heard: [String] = []
            stage.main.events.journal.newFilm.hear { _ in heard.append("film") }
            stage.main.events.journal.newTrip.hear { _ in heard.append("trip") }
            stage.main.events.journal.openSample.hear { _ in heard.append("sample") }
            for words in ["New Film…", "New Trip…", "Open Sample Journal"] {
                try #require(stage.detailPane.button(words)).click()
            }
            #expect(heard == ["film", "trip", "sample"])
            stage.main.showJournal(.entries("a.ics"))
            #expect(stage.detailPane.button("New Film…") == nil)
        }

        @Test("With the first entries the list gets the keyboard from the ways to begin")
        func begun() throws {
            stage.main.showJournal(.entries())
            try #require(stage.detailPane.button("Open Sample Journal")).grabFocus()
            #expect(stage.window.isFocus(within: stage.detailPane))
            stage.main.showJournal(.entries("a.ics"))
            #expect(list.isFocus)
            #expect(list.selectedID == nil && chosen == [])
        }

        @Test("Who added an entry by the menu is led to that, and to no other one")
        func addedByMenu() {
            stage.main.showJournal(.entries("a.ics"))
            stage.header.addButton.grabFocus()
            stage.main.markEntry("b.ics")
            #expect(list.isFocus)
            stage.main.showJournal(.entries("a.ics", "b.ics"))
            stage.main.markEntry("b.ics")
            #expect(list.selectedID == "b.ics")
            #expect(chosen == [])
        }

        @Test("Filter and search are told, and nothing found offers to clear the search")
        func searching() throws {
            var heard: [String] = []
            stage.main.events.journal.filterChanged.hear { heard.append("\($0)") }
            stage.main.events.journal.searchChanged.hear { heard.append($0) }
            stage.main.events.journal.showMore.hear { _ in heard.append("more") }
            let pane = stage.listPane
            try #require(pane.button("Films")).click()
            #expect(stage.main.filter == .films)
            pane.search.type("wien")
            #expect(Display.turn { heard.count == 2 })
            stage.main.showJournal(
                JournalListViewModel(
                    rows: RowsDouble([]), count: "0 of 3 entries", state: .nothingFound,
                    offer: "Clear Search"))
            #expect(pane.words.contains("0 of 3 entries"))
            try #require(pane.button("Clear Search")).click()
            stage.main.showSearch(.films, text: "")
            #expect(pane.search.text == "")
            stage.main.showJournal(.entries("a.ics"))
            Display.settle()
            #expect(list.isFocus)
            #expect(heard == ["films", "wien", "more"])
        }

        @Test(
            "What was not understood of a search is said beneath it, and searched for when clicked")
        func doubt() throws {
            var heard: [String] = []
            stage.main.events.journal.searchChanged.hear { heard.append($0) }
            let pane = stage.listPane
            let said = Announcements()
            pane.search.grabFocus()
            stage.main.showJournal(
                JournalListViewModel(
                    rows: RowsDouble([]), count: "0 of 3 entries", state: .nothingFound,
                    doubt: SearchDoubtViewModel(
                        text: "“opertor:db” was not understood.",
                        offer: "Search for “operator:db”", search: "operator:db wien")))
            #expect(pane.words.contains("“opertor:db” was not understood."))
            #expect(said.words == ["“opertor:db” was not understood. No results"])
            try #require(pane.button("Search for “operator:db”")).click()
            #expect(pane.search.text == "operator:db wien")
            #expect(heard == ["operator:db wien"])
            stage.main.showJournal(.entries("a.ics"))
            #expect(pane.button("Search for “operator:db”")?.isVisible != true)
        }

        @Test("Each new choice in the menu of the order is posted")
        func sorting() {
            var heard: [JournalOrder] = []
            stage.main.events.journal.orderChanged.hear { heard.append($0) }
            stage.window.activate("sort-by", "title")
            stage.window.activate("reversed")
            #expect(
                heard == [JournalOrder(by: "title"), JournalOrder(by: "title", isReversed: true)])
            #expect(stage.main.order == heard.last)
        }

        @Test("In another order the entry on show stays marked, and is in view")
        func reordered() {
            let ids = (0..<500).map { "\($0).ics" }
            stage.main.showJournal(.entries(ids))
            stage.main.markEntry("3.ics")
            Display.settle()
            stage.main.showJournal(.entries(ids.reversed(), isReordered: true))
            Display.settle()
            #expect(list.selectedID == "3.ics")
            #expect(stage.listPane.scrolled.verticalPosition > 0)
            stage.main.markEntry(nil)
            stage.main.showJournal(.entries(ids, isReordered: true))
            Display.settle()
            #expect(stage.listPane.scrolled.verticalPosition == 0)
        }

        @Test("Other entries begin at the top, and all entries where the one on show is")
        func otherEntries() {
            let ids = (0..<500).map { "\($0).ics" }
            let pane = stage.listPane
            stage.main.showJournal(.entries(ids))
            stage.main.markEntry("400.ics")
            Display.settle()
            #expect(pane.scrolled.verticalPosition > 0)
            pane.search.text = "ics"
            stage.main.showJournal(.entries(ids, isOther: true))
            Display.settle()
            #expect(pane.scrolled.verticalPosition == 0)
            #expect(list.selectedID == "400.ics")
            pane.search.text = ""
            stage.main.showJournal(.entries(ids, isOther: true))
            Display.settle()
            #expect(pane.scrolled.verticalPosition > 0)
        }

        @Test("An accent typed in the list begins the search with its letter")
        func accent() {
            stage.main.showJournal(.entries("a.ics"))
            list.grabFocus()
            stage.window.press(Key(rawValue: 0xFE51))
            stage.window.press(Key("e"))
            #expect(stage.listPane.search.text == "é")
        }

        @Test("A long search that finds nothing makes the list no wider")
        func longSearch() {
            let pane = stage.listPane
            stage.main.showJournal(.entries("a.ics"))
            Display.settle()
            let width = pane.allocatedSize.width
            let search = String(repeating: "Donaudampfschifffahrt", count: 12)
            stage.main.showJournal(
                JournalListViewModel(
                    rows: RowsDouble([]), count: "0 of 1 entry", state: .nothingFound,
                    offer: "Clear Search \(search)", addition: "Add “\(search)”"))
            Display.settle()
            #expect(pane.allocatedSize.width == width)
        }

        @Test("Down in the search leads to what was found, and to its first entry from elsewhere")
        func down() {
            let (pane, window) = (stage.listPane, stage.window)
            var chosen: [String] = []
            stage.main.events.journal.entryChosen.hear { chosen.append($0) }
            stage.main.showJournal(.entries("a.ics", "b.ics", "c.ics", "d.ics"))
            stage.main.markEntry("d.ics")
            pane.search.grabFocus()
            stage.main.showJournal(.entries("a.ics", "b.ics"))
            window.press(.down)
            #expect(list.isFocus && list.selectedID == "a.ics" && chosen == ["a.ics"])
            pane.search.grabFocus()
            stage.main.showJournal(.entries("a.ics", "b.ics"))
            window.press(.down)
            #expect(list.isFocus && list.selectedID == "a.ics" && chosen == ["a.ics"])
        }

        @Test(
            "The first row that another view or Enter finds is chosen, unless the page's is there")
        func found() {
            let pane = stage.listPane
            stage.main.markEntry("c.ics")
            stage.main.showSearch(.films, text: "year:2018")
            stage.main.showJournal(.entries("a.ics", "b.ics"))
            #expect(list.isFocus && list.selectedID == "a.ics" && chosen == ["a.ics"])
            #expect(pane.marked == "a.ics")
            stage.main.showSearch(.films, text: "year:2019")
            stage.main.showJournal(.entries("b.ics", "a.ics"))
            #expect(list.isFocus && list.selectedID == "a.ics" && chosen == ["a.ics"])
            pane.search.grabFocus()
            stage.main.showJournal(.entries("b.ics", "c.ics"))
            pane.search.activate()
            #expect(list.isFocus && list.selectedID == "b.ics" && chosen == ["a.ics", "b.ics"])
        }

        @Test("Enter in the search keeps the keyboard there where nothing is found")
        func enterWithoutRows() {
            let pane = stage.listPane
            pane.search.grabFocus()
            stage.main.showJournal(
                JournalListViewModel(rows: RowsDouble([]), count: "0 of 3", state: .nothingFound))
            pane.search.activate()
            #expect(pane.search.isFocus)
            stage.main.showJournal(.entries("a.ics"))
            pane.search.activate()
            #expect(pane.list.isFocus)
        }

        @Test("What was searched for and is not there can be added, where anything can")
        func adding() throws {
            var lines: [String] = []
            stage.main.events.journal.newLine.hear { lines.append($0) }
            let pane = stage.listPane
            func showNothing(_ addition: String) {
                stage.main.showJournal(
                    JournalListViewModel(
                        rows: RowsDouble([]), count: "0 of 3 entries", state: .nothingFound,
                        offer: "Clear Search", addition: addition))
            }
            pane.search.text = "Gilda (1946)"
            showNothing("Add “Gilda (1946)”…")
            let button = try #require(pane.button("Add “Gilda (1946)”…"))
            button.click()
            #expect(lines == ["Gilda (1946)"])
            stage.main.allowChanges(.unavailable(because: "The journal is read-only."))
            #expect(!button.isSensitive && button.tooltip == "The journal is read-only.")
            showNothing("")
            #expect(!button.isVisible)
        }

        @Test("Where only the filter finds nothing, all entries are offered")
        func filtering() throws {
            var heard: [JournalFilter] = []
            stage.main.events.journal.filterChanged.hear { heard.append($0) }
            var more = 0
            stage.main.events.journal.showMore.hear { _ in more += 1 }
            let pane = stage.listPane
            try #require(pane.button("Trips")).click()
            stage.main.showJournal(
                JournalListViewModel(
                    rows: RowsDouble([]), count: "0 of 3 entries", state: .nothingFound,
                    offer: "Show All Entries"))
            try #require(pane.button("Show All Entries")).click()
            #expect(heard == [.trips] && more == 1)
            stage.main.showSearch(.all, text: "")
            #expect(stage.main.filter == .all)
            #expect(heard == [.trips])
        }

        @Test("A journal that cannot be read offers no way to begin")
        func unavailable() {
            stage.main.showJournal(
                JournalListViewModel(
                    rows: RowsDouble([]), count: "0 entries", state: .unavailable))
            #expect(
                stage.detail == ["Nothing can be shown until the journal folder can be read."])
        }

        @Test("While the list is hidden, the focus never goes there")
        func whileHidden() {
            stage.window.activate("show-list")
            #expect(stage.window.isFocus(within: stage.header.widget))
            stage.window.activate("show-list")
            stage.showFilm(.briefEncounter)
            list.grabFocus()
            stage.window.activate("show-list")
            #expect(stage.window.isFocus(within: stage.detailPane))
            stage.remove(["a.ics"], leaving: "b.ics")
            #expect(stage.window.isFocus(within: stage.header.widget))
            stage.showFilm(.gilda)
            #expect(stage.window.isFocus(within: stage.detailPane))
        }

        @Test("A list that was hidden and is shown again has the focus where nothing else has")
        func hidden() {
            stage.window.activate("show-list")
            #expect(!stage.listPane.isVisible)
            stage.window.clearFocus()
            stage.window.activate("show-list")
            #expect(list.isFocus)
        }
    }
}
