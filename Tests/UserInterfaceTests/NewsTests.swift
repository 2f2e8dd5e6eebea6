import Gtk
import GtkTestSupport
import InterchangeFeature
import Presentation
import Signals
import Testing

@testable import JournalFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("News in bars")
    struct NewsTests {
        let stage: WindowStage
        var bars: BarArea { stage.main.bars }

        init() throws { stage = try WindowStage() }

        private func bar() throws -> MessageBar {
            try #require(bars.shown(MessageBar.self).first)
        }

        @Test("What was done leaves by itself, and what went wrong stays until it is closed")
        func leaving() throws {
            stage.main.showUndo(UndoViewModel(title: "“Gilda” was moved to the trash."))
            try bar().leave()
            #expect(bars.words == [])
            stage.main.showExported(ExportedViewModel(title: "Exported 3 entries."))
            try bar().leave()
            #expect(bars.words == [])
            stage.main.showFailure(FailureViewModel(title: "Not saved.", reason: "No space."))
            try bar().leave()
            #expect(bars.words == ["Not saved.", "No space."])
            #expect(try bar().kind == .error)
        }

        @Test("News stay while the keyboard is at them")
        func held() throws {
            stage.main.showUndo(UndoViewModel(title: "“Gilda” was moved to the trash."))
            try #require(bars.button("Undo")).grabFocus()
            try bar().leave()
            #expect(bars.words.contains("Undo"))
            stage.main.listPane.list.grabFocus()
            try bar().leave()
            #expect(bars.words == [])
        }

        @Test("What a bar that has left offered can still be undone by key")
        func undo() throws {
            var undone = 0
            var dismissed = 0
            let subscriptions = [
                stage.main.signalUndo.onReception § eachTime § inAnyCase § { undone += 1 },
                stage.main.signalUndoDismissed.onReception § eachTime § inAnyCase
                    § { dismissed += 1 },
            ]
            stage.main.nameUndo(UndoNamesViewModel(undo: "Undo Delete"))
            stage.main.showUndo(UndoViewModel(title: "“Gilda” was moved to the trash."))
            try bar().leave()
            stage.main.window.activate("undo")
            #expect(undone == 1)
            #expect(dismissed == 0)
            withExtendedLifetime(subscriptions) {}
        }

        @Test("The close button says what it closes")
        func closing() throws {
            stage.main.showFailure(FailureViewModel(title: "Not saved.", reason: "No space."))
            #expect(try bar().closeButtonName == "Close this message")
        }

        @Test("Where news were, the list is drawn to its end")
        func room() throws {
            let list = stage.main.listPane.list
            stage.main.showJournal(.entries("a.ics"))
            stage.main.showUndo(UndoViewModel(title: "“Gilda” was moved to the trash."))
            let height = list.allocatedSize.height
            let window = stage.main.window
            #expect(Display.turn { list.allocatedSize.height < height })
            Display.settle()
            try bar().leave()
            #expect(Display.turn { list.allocatedSize.height == height })
            let x = list.positionInWindow.x + list.allocatedSize.width / 2
            let end = list.positionInWindow.y + height - 5
            #expect(
                Display.turn {
                    Picture(onScreen: window).contrast(at: (x, end), to: (x, end - height / 2)) == 1
                })
        }
    }
}
