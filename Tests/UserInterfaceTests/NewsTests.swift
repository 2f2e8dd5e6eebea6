import Gtk
import GtkTestSupport
import Presentation
import Testing
import Wording

@testable import FilmsFeature
@testable import JournalFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("News over the content")
    struct NewsTests {
        let stage: WindowStage

        init() throws { stage = try WindowStage() }

        private func toast() throws -> MessageBar { try #require(stage.toast) }

        @Test("What was done leaves by itself, and what went wrong stays until it is closed")
        func leaving() throws {
            stage.main.showUndo(UndoViewModel(title: "“Gilda” was moved to the trash."))
            try toast().leave()
            #expect(stage.toast == nil)
            stage.main.showExported(ExportedViewModel(title: "Exported 3 entries."))
            try toast().leave()
            #expect(stage.toast == nil)
            stage.main.showFailure(FailureViewModel(title: "Not saved.", reason: "No space."))
            let bar = try #require(stage.bars.shown(MessageBar.self).first)
            bar.leave()
            #expect(stage.bars.words == ["Not saved.", "No space."])
            #expect(bar.kind == .error)
        }

        @Test("What lasts and is no error has no error's bar")
        func lasting() throws {
            stage.main.showLateChanges(FailureViewModel(title: "Shown late.", reason: "By F5."))
            let bar = try #require(stage.bars.shown(MessageBar.self).first)
            bar.leave()
            #expect(stage.bars.words == ["Shown late.", "By F5."] && bar.kind == .info)
        }

        @Test("News take the place of the news before")
        func oneAtATime() throws {
            stage.main.showUndo(UndoViewModel(title: "“Gilda” was moved to the trash."))
            stage.main.showExported(ExportedViewModel(title: "Exported 3 entries."))
            #expect(stage.toasts.overlay.shown(MessageBar.self).count == 1)
            #expect(try toast().words == ["Exported 3 entries."])
            stage.main.showUndo(UndoViewModel(title: "“Laura” was moved to the trash."))
            #expect(stage.toasts.overlay.shown(MessageBar.self).count == 1)
            #expect(try toast().words == ["“Laura” was moved to the trash.", "Undo"])
        }

        @Test("News are over the page beside the list, and else over the whole content")
        func place() throws {
            let main = stage.main
            main.showUndo(UndoViewModel(title: "“Gilda” was moved to the trash."))
            let toast = try toast()
            func isCentred(over widget: Widget) -> Bool {
                func middle(_ widget: Widget) -> Int {
                    widget.positionInWindow.x + widget.allocatedSize.width / 2
                }
                return toast.allocatedSize.width > 1 && abs(middle(toast) - middle(widget)) <= 2
            }
            stage.window.resize(width: 1_100, height: 600)
            #expect(
                Display.turn {
                    stage.detailPane.allocatedSize.width > 600 && isCentred(over: stage.detailPane)
                })
            #expect(!isCentred(over: stage.views.stack))
            stage.window.activate("view", "lists")
            #expect(Display.turn { isCentred(over: stage.views.stack) })
            main.showView(.journal, back: nil)
            #expect(Display.turn { isCentred(over: stage.detailPane) })
            stage.window.resize(width: 400, height: 600)
            #expect(
                Display.turn { stage.folding.isCollapsed && isCentred(over: stage.views.stack) })
        }

        @Test(
            "Thanks are an alert in the toast of the step, which keeps its Undo, and nothing opens")
        func thanks() throws {
            let heard = Announcements()
            let thanks = ThanksViewModel(
                title: "Feedback saved.", text: "Thank you: glad you enjoyed “Gilda”.")
            let windows = try Display.application().windows.count
            stage.main.showUndo(UndoViewModel(title: "“Gilda”: feedback changed to good"))
            #expect(try !toast().hasAccessibleRole(.alert))
            stage.main.showThanks(thanks)
            #expect(
                try toast().words == [
                    "Feedback saved.", "Thank you: glad you enjoyed “Gilda”.", "Undo",
                ])
            #expect(try toast().hasAccessibleRole(.alert))
            #expect(heard.words.last == "Feedback saved. Thank you: glad you enjoyed “Gilda”.")
            #expect(try Display.application().windows.count == windows)
            stage.main.showUndo(UndoViewModel(title: "“Laura” was moved to the trash."))
            #expect(try toast().hasAccessibleRole(.infoBar))
            #expect(stage.toasts.overlay.shown(MessageBar.self).count == 1)
        }

        @Test("Thanks without a step on show offer nothing to undo")
        func thanksAlone() throws {
            stage.main.showThanks(ThanksViewModel(title: "Feedback saved.", text: "Glad."))
            #expect(try toast().words == ["Feedback saved.", "Glad."])
        }

        @Test("News stay while the keyboard is at them")
        func held() throws {
            stage.main.showUndo(UndoViewModel(title: "“Gilda” was moved to the trash."))
            try #require(stage.toast?.button("Undo")).grabFocus()
            try toast().leave()
            #expect(try toast().words.contains("Undo"))
            stage.listPane.list.grabFocus()
            try toast().leave()
            #expect(stage.toast == nil)
        }

        @Test("What a toast that has left offered can still be undone by key")
        func undo() throws {
            var undone = 0
            var dismissed = 0
            stage.main.events.journal.undo.hear { _ in undone += 1 }
            stage.main.events.journal.undoDismissed.hear { _ in dismissed += 1 }
            stage.main.nameUndo(UndoNamesViewModel(undo: "Undo Delete"))
            stage.main.showUndo(UndoViewModel(title: "“Gilda” was moved to the trash."))
            try toast().leave()
            stage.window.activate("undo")
            #expect(undone == 1)
            #expect(dismissed == 0)
        }

        @Test("The close button says what it closes, and the message names its bar")
        func closing() throws {
            stage.main.showFailure(FailureViewModel(title: "Not saved.", reason: "No space."))
            let bar = try #require(stage.bars.shown(MessageBar.self).first)
            #expect(bar.closeButtonName == "Close this message")
            #expect(bar.accessibleName == "Not saved. No space.")
        }

        @Test("News come and go without moving the list, and stand at the lower edge of the window")
        func room() throws {
            let list = stage.listPane.list
            stage.main.showJournal(.entries("a.ics"))
            Display.settle()
            let place = list.positionInWindow
            let size = list.allocatedSize
            func expectUnmoved() {
                #expect(list.positionInWindow == place)
                #expect(list.allocatedSize == size)
            }
            stage.main.showUndo(UndoViewModel(title: "“Gilda” was moved to the trash."))
            let content = stage.toasts.overlay
            let toast = try toast()
            #expect(
                Display.turn {
                    toast.isMapped
                        && toast.positionInWindow.y + toast.allocatedSize.height
                            > content.positionInWindow.y + content.allocatedSize.height / 2
                })
            expectUnmoved()
            toast.leave()
            Display.settle()
            expectUnmoved()
        }

        @Test("News with many words are as high as these in a narrow window")
        func narrow() throws {
            let window = stage.window
            stage.main.showJournal(.entries("a.ics"))
            // No window gets narrower than its content, which has to fold in between.
            try #require(
                Display.turn {
                    if window.size.width != 360 { window.resize(width: 360, height: 600) }
                    return window.size.width == 360 && stage.folding.isCollapsed
                })
            stage.main.showUndo(
                UndoViewModel(
                    title: "“The Cabinet of Dr. Caligari” was moved to the trash.",
                    detail: "It is deleted for good when the trash is emptied."))
            let toast = try toast()
            let labels = toast.shown(Label.self)
            #expect(
                Display.turn {
                    toast.allocatedSize.width <= 360
                        && labels.allSatisfy { $0.allocatedSize.height >= 2 * 15 }
                })
        }
    }
}
