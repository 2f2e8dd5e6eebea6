import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing
import Wording

@testable import JournalFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("A narrow window has one column")
    struct FoldingTests {
        let folder: ScratchFolder
        let stage: WindowStage
        private var main: MainWindow { stage.main }
        private var columns: [AdaptiveSplitView.Column] {
            (stage.listPane.isMapped ? [.list] : []) + (stage.detailPane.isMapped ? [.page] : [])
        }
        init() throws {
            folder = try ScratchFolder()
            stage = try WindowStage(in: folder)
            stage.main.showJournal(.entries("a.ics", "b.ics", "c.ics"))
            stage.main.markEntry("a.ics")
            stage.showFilm(.briefEncounter)
        }

        /// Resizes the window as a person does: it gets no narrower than its content until it has
        /// folded.
        private func resize(to width: Int, shows expected: [AdaptiveSplitView.Column]) {
            let isCollapsed = width < AdaptiveSplitView.leastWidthOfBoth
            #expect(
                Display.turn {
                    if stage.window.size.width != width {
                        stage.window.resize(width: width, height: 600)
                    }
                    return stage.window.size.width == width && columns == expected
                        && stage.folding.isCollapsed == isCollapsed
                })
            let bars =
                (stage.header.list.isVisible ? [AdaptiveSplitView.Column.list] : [])
                + (stage.header.detail.isVisible ? [.page] : [])
            #expect(bars == expected)
        }

        private func expectSeen(
            _ column: AdaptiveSplitView.Column, location: SourceLocation = #_sourceLocation
        ) {
            #expect(Display.turn { columns == [column] }, sourceLocation: location)
            #expect(stage.header.list.isVisible == (column == .list), sourceLocation: location)
            #expect(stage.header.detail.isVisible == (column == .page), sourceLocation: location)
        }

        @Test("Below 700 pixels, what has the keyboard stays, and both are there again above")
        func threshold() {
            stage.listPane.list.grabFocus()
            resize(to: 700, shows: [.list, .page])
            resize(to: 699, shows: [.list])
            #expect(stage.listPane.list.isFocus)
            resize(to: 700, shows: [.list, .page])
            #expect(stage.listPane.list.isFocus)
            stage.detailPane.page?.focus()
            resize(to: 360, shows: [.page])
            #expect(stage.window.isFocus(within: stage.detailPane))
            resize(to: 900, shows: [.list, .page])
            #expect(stage.window.isFocus(within: stage.detailPane))
        }

        @Test("Activating the row on show leads to its page, and Back to the row")
        func toAndFro() {
            resize(to: 360, shows: [.list])
            #expect(stage.listPane.list.activatesOnSingleClick)
            stage.listPane.list.activateHandler?("a.ics")
            expectSeen(.page)
            #expect(stage.window.isFocus(within: stage.detailPane))
            #expect(stage.header.back.isVisible)
            main.popPastRoot()
            expectSeen(.list)
            #expect(stage.listPane.list.isFocus)
            #expect(stage.listPane.list.selectedID == "a.ics")
            resize(to: 800, shows: [.list, .page])
            #expect(!stage.header.back.isVisible)
            #expect(!stage.listPane.list.activatesOnSingleClick)
        }

        @Test(
            "The page of a row that was activated may be still to come; that of one that was only selected stays behind"
        )
        func stillToCome() {
            resize(to: 360, shows: [.list])
            stage.listPane.list.choose(1)
            stage.showFilm(.gilda)
            #expect(stage.folding.front == .list)
            stage.listPane.list.choose(0)
            stage.listPane.list.activateHandler?("a.ics")
            #expect(stage.folding.front == .list)
            stage.showFilm(.briefEncounter)
            #expect(stage.folding.front == .page)
            #expect(stage.window.isFocus(within: stage.detailPane))
        }

        @Test("A page without a next step that can be done has the keyboard too once it is led to")
        func nothingToDo() {
            resize(to: 360, shows: [.list])
            main.showFilm(.of(.briefEncounter, feedback: .unavailable(because: "Read-only.")))
            stage.listPane.list.activateHandler?("a.ics")
            #expect(stage.folding.front == .page)
            #expect(stage.window.isFocus(within: stage.detailPane))
        }

        @Test("An entry that was asked for elsewhere is led to")
        func elsewhere() {
            main.revealPage(of: "b.ics")
            resize(to: 360, shows: [.list])
            stage.showFilm(.gilda)
            #expect(stage.folding.front == .list)
            main.revealPage(of: "a.ics")
            main.markEntry("a.ics")
            stage.showFilm(.briefEncounter)
            #expect(stage.folding.front == .page)
        }

        @Test("Behind the list no page goes back unseen, and on it every way back is asked for")
        func back() {
            var asked = 0
            main.events.journal.back.hear { _ in asked += 1 }
            resize(to: 360, shows: [.list])
            stage.window.activate("back")
            stage.window.press(.escape)
            #expect(asked == 0)
            stage.folding.showPage(fromList: true)
            stage.window.activate("back")
            stage.window.press(.escape)
            #expect(asked == 2)
        }

        @Test("List and page slide past each other in a narrow window, where things may move")
        func sliding() {
            resize(to: 360, shows: [.list])
            stage.showFilm(.gilda)
            stage.folding.showPage(fromList: true)
            #expect(!stage.panes.isSliding)
            Settings.hasAnimations = true
            defer { Settings.hasAnimations = false }
            stage.folding.showList()
            #expect(stage.panes.isSliding)
            #expect(stage.listPane.isVisible && !stage.detailPane.isVisible)
            stage.folding.showList()
            stage.folding.showPage(fromList: true)
            #expect(stage.panes.isSliding && !stage.listPane.isVisible)
            #expect(Display.turn { !stage.panes.isSliding })
            resize(to: 1000, shows: [.list, .page])
            stage.folding.showList()
            #expect(!stage.panes.isSliding)
        }

        @Test("Forward leads from the list to the page that Back left, while that is the same one")
        func forward() {
            resize(to: 360, shows: [.list])
            stage.showFilm(.gilda)
            stage.folding.showPage(fromList: true)
            main.popPastRoot()
            #expect(stage.folding.front == .list)
            main.ahead.go()
            #expect(stage.folding.front == .page && stage.window.isFocus(within: stage.detailPane))
            main.popPastRoot()
            stage.showFilm(.briefEncounter)
            main.ahead.go()
            #expect(stage.folding.front == .list)
        }

        @Test("Where another view led to the page Back leads there; from a row, by way of the list")
        func fromAnotherView() {
            resize(to: 360, shows: [.list])
            var returns = 0
            for fromList in [false, true] {
                main.showView(.journal) { returns += 1 }
                stage.folding.showPage(fromList: fromList)
                stage.window.activate("back")
            }
            #expect(returns == 1)
            main.popPastRoot()
            stage.window.activate("back")
            #expect(returns == 2)
        }

        @Test("The list is in front once its page has gone, and when something is searched for")
        func listComes() {
            resize(to: 360, shows: [.list])
            stage.folding.showPage(fromList: true)
            stage.detailPane.page?.focus()
            stage.remove(["a.ics"], leaving: "b.ics", "c.ics")
            #expect(stage.folding.front == .list)
            #expect(stage.listPane.list.isFocus)
            stage.showFilm(.gilda)
            stage.folding.showPage(fromList: true)
            stage.window.activate("search")
            #expect(stage.folding.front == .list)
            #expect(stage.window.isFocus(within: stage.listPane.search))
            stage.folding.showPage(fromList: true)
            main.showSearch(.films, text: "gilda")
            #expect(stage.folding.front == .list)
        }

        @Test(
            "In an empty journal the ways to begin are in front, until there is something to list")
        func empty() {
            resize(to: 360, shows: [.list])
            stage.remove(["a.ics", "b.ics", "c.ics"])
            #expect(stage.folding.front == .page)
            #expect(stage.detailPane.button("New Film…") != nil)
            #expect(!stage.header.back.isVisible)
            main.showJournal(.entries("a.ics"))
            #expect(stage.folding.front == .list)
        }

        @Test("A narrow window that opens with an empty journal begins at the first way to begin")
        func opensEmpty() throws {
            let opened = MainWindow(
                application: try Display.application(),
                statePath: WindowStage.statePath(in: try ScratchFolder()))
            let frame = try #require(opened.frame as? WindowFrame)
            opened.showJournal(
                JournalListViewModel(rows: RowsDouble([]), count: "", state: .empty))
            opened.present()
            #expect(
                Display.turn {
                    if frame.window.size.width != 360 {
                        frame.window.resize(width: 360, height: 600)
                    }
                    return frame.folding.front == .page
                        && frame.detailPane.button("New Film…")?.isFocus == true
                })
            frame.window.close()
            Display.settle()
        }

        @Test("The list cannot be hidden in one column; hidden before, it is so again after")
        func hiding() {
            stage.window.activate("show-list")
            resize(to: 360, shows: [.page])
            #expect(!stage.window.isEnabled("show-list"))
            main.popPastRoot()
            expectSeen(.list)
            resize(to: 800, shows: [.page])
            #expect(stage.window.isEnabled("show-list"))
        }

        @Test("Another view has one bar, with the way back and the menu")
        func views() {
            resize(to: 360, shows: [.list])
            stage.folding.showPage(fromList: true)
            main.showView(.years, back: nil)
            let bar = stage.header.list
            #expect(bar.isVisible && !stage.header.detail.isVisible)
            #expect(bar.button("Back") != nil)
            #expect(bar.shown(MenuButton.self).contains { $0.accessibleName == "Menu" })
            #expect(bar.showsCloseButton)
            stage.window.activate("back")
            #expect(!bar.isVisible && stage.header.detail.isVisible)
        }

        @Test("A narrow window is remembered with the pane as wide as it was in a wide one")
        func remembered() throws {
            let folder = try ScratchFolder()
            WindowStateFile(path: WindowStage.statePath(in: folder)).write(
                WindowState(width: 1_000, height: 600, panePosition: 333))
            do {
                let stage = try WindowStage(in: folder)
                #expect(
                    Display.turn {
                        stage.window.resize(width: 380, height: 600)
                        return stage.listPane.allocatedSize.width == 380
                    })
            }
            let stage = try WindowStage(in: folder)
            #expect(stage.folding.isCollapsed)
            #expect(stage.window.size.width == 380)
            stage.window.resize(width: 1_000, height: 600)
            #expect(
                Display.turn {
                    !stage.folding.isCollapsed
                        && stage.listPane.allocatedSize.width == 333
                })
            let state = WindowStateFile(path: WindowStage.statePath(in: folder)).read()
            #expect(state.panePosition == 333)
            #expect(!state.isListHidden)
        }
    }
}
