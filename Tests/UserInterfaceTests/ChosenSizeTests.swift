import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing

@testable import JournalFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The size that the person chose")
    struct ChosenSizeTests {
        private let least = (width: 500, height: 400)

        @Test("The first size of a window is not a choice")
        func first() {
            var size = ChosenSize(WindowState(width: 700, height: 600))
            size.update(width: 640, height: 480, least: least)
            #expect(size.width == 700)
            #expect(size.height == 600)
        }

        @Test("A size that the person gave the window is remembered, the least one as well")
        func chosen() {
            var size = ChosenSize(WindowState(width: 700, height: 600))
            size.update(width: 700, height: 600, least: least)
            size.update(width: 900, height: 600, least: least)
            #expect(size.width == 900)
            size.update(width: 500, height: 400, least: least)
            #expect(size.width == 500)
            #expect(size.height == 400)
        }

        @Test("A size that the content forced on the window is not")
        func forced() {
            var size = ChosenSize(WindowState(width: 700, height: 600))
            size.update(width: 700, height: 600, least: least)
            size.update(width: 820, height: 600, least: (820, 400))
            size.update(width: 820, height: 600, least: least)
            #expect(size.width == 700)
            size.update(width: 820, height: 650, least: least)
            #expect(size.width == 700)
            #expect(size.height == 650)
        }

        @Test("A window of 640 pixels has room for every page")
        func narrow() throws {
            let stage = try WindowStage()
            stage.showTrip(.toVienna)
            #expect(stage.window.leastSize.width <= 640)
            stage.showFilm(.briefEncounter)
            #expect(stage.window.leastSize.width <= 640)
            let selection = stage.main.makeOutcomeSelectionPage(for: "t.ics")
            stage.main.show(selection, with: .none, canGoBack: true) {}
            #expect(stage.window.leastSize.width <= 640)
        }

        @Test("An empty journal makes the window no taller, also where text is large")
        func low() throws {
            try Settings.withText(scaledBy: 1.5) {
                let stage = try WindowStage()
                stage.main.showJournal(
                    JournalListViewModel(rows: RowsDouble([]), count: "", state: .empty))
                #expect(stage.window.leastSize.height <= 480)
                #expect(stage.detailPane.button("Open Sample Journal") != nil)
            }
        }

        @Test("A width that content forces on the window is forgotten when it is closed")
        func forgotten() throws {
            let folder = try ScratchFolder()
            do {
                let stage = try WindowStage(in: folder)
                stage.window.resize(width: 700, height: 500)
                #expect(Display.turn { stage.window.size.width == 700 })
                stage.detailPane.setSizeRequest(width: 900)
                #expect(Display.turn { stage.window.size.width > 900 })
                stage.panes.position = 0
                Display.settle()
            }
            let state = WindowStateFile(path: WindowStage.statePath(in: folder)).read()
            #expect(state.width == 700)
            #expect(state.panePosition == nil)
        }

        @Test("A list that had to give way comes back once there is room")
        func comesBack() throws {
            let stage = try WindowStage()
            let list = stage.panes.position
            stage.detailPane.setSizeRequest(width: 900)
            stage.panes.position = WindowState.leastPaneWidth
            stage.detailPane.setSizeRequest(width: 300)
            stage.window.resize(width: 1_100, height: 600)
            #expect(Display.turn { stage.panes.position == list })
        }
    }
}
