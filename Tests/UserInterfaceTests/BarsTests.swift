import Gtk
import GtkTestSupport
import Presentation
import Testing

@testable import JournalFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Bars")
    struct BarsTests {
        let stage: WindowStage
        var words: [String] { stage.bars.words }

        init() throws { stage = try WindowStage() }

        @Test("Without anything to say there is no bar")
        func none() { #expect(words == []) }

        @Test("Each thing there is to say has its own bar, until there is nothing more to say")
        func bars() {
            stage.main.showCondition(FailureViewModel(title: "Missing.", reason: "Put it back."))
            stage.main.showUnreadableFiles(
                UnreadableFilesViewModel(
                    title: "One file.", detail: "It stays.",
                    files: [.init(name: "a.ics", reason: "no calendar")], more: nil))
            stage.main.showFailure(FailureViewModel(title: "Not saved.", reason: "<b>full</b>"))
            stage.main.showDraftTrouble(
                FailureViewModel(title: "Not kept.", reason: "There is no space."))
            for text in [
                "Missing.", "Put it back.", "One file.", "Show Files", "Not saved.",
                "<b>full</b>", "Not kept.", "There is no space.",
            ] {
                #expect(words.contains(text))
            }
            stage.main.showCondition(nil)
            stage.main.showUnreadableFiles(nil)
            stage.main.showDraftTrouble(nil)
            #expect(words == ["Not saved.", "<b>full</b>"])
        }

        @Test("A journal that is not there can be created, as long as it is not")
        func creation() throws {
            var heard = 0
            stage.main.events.journal.createJournal.hear { _ in heard += 1 }
            stage.main.showCondition(FailureViewModel(title: "Read-only.", reason: "See why."))
            #expect(!words.contains("Create This Journal"))
            stage.main.showCondition(FailureViewModel(title: "Missing.", reason: "Put it back."))
            stage.main.offerToCreateJournal(true)
            try #require(stage.bars.button("Create This Journal")).click()
            #expect(heard == 1)
            stage.main.offerToCreateJournal(false)
            stage.main.showCondition(FailureViewModel(title: "Read-only.", reason: "See why."))
            #expect(words == ["Read-only.", "See why."])
            stage.main.showCondition(nil)
            #expect(words == [])
        }

        @Test("Entries that are gone all at once can be looked for again, and removed")
        func vanished() throws {
            var heard: [String] = []
            stage.main.events.journal.refresh.hear { _ in heard.append("look") }
            stage.main.events.journal.removeVanished.hear { _ in heard.append("remove") }
            stage.main.showCondition(FailureViewModel(title: "All are gone.", reason: "Why?"))
            stage.main.offerToRemoveVanished(true)
            #expect(words == ["All are gone.", "Why?", "Remove Entries", "Look Again"])
            try #require(stage.bars.button("Look Again")).click()
            try #require(stage.bars.button("Remove Entries")).click()
            #expect(heard == ["look", "remove"])
            stage.main.showCondition(nil)
            stage.main.offerToRemoveVanished(false)
            #expect(words == [])
            stage.main.showCondition(FailureViewModel(title: "Read-only.", reason: "See why."))
            #expect(words == ["Read-only.", "See why."])
        }

        @Test("Undo and Redo can be asked for in the toast and by key")
        func undo() throws {
            var heard: [String] = []
            stage.main.events.journal.undo.hear { _ in heard.append("undo") }
            stage.main.events.journal.redo.hear { _ in heard.append("redo") }
            stage.main.nameUndo(UndoNamesViewModel(undo: "Undo Delete", redo: "Redo Edit"))
            stage.main.showUndo(
                UndoViewModel(title: "“Gilda” was deleted.", detail: "There is no trash."))
            #expect(
                stage.toast?.words == ["“Gilda” was deleted.", "There is no trash.", "Undo"])
            #expect(stage.toast?.button("Undo")?.tooltip == "Undo (Ctrl+Z)")
            try #require(stage.toast?.button("Undo")).click()
            stage.window.press(Key("z"), .control)
            stage.main.showUndo(UndoViewModel(title: "“Gilda” was restored.", offers: .redo))
            #expect(stage.toast?.words == ["“Gilda” was restored.", "Redo"])
            try #require(stage.toast?.button("Redo")).click()
            stage.window.press(Key("Z"), [.control, .shift])
            #expect(heard == ["undo", "undo", "redo", "redo"])
            stage.main.showUndo(UndoViewModel(title: "It was changed.", offers: .nothing))
            #expect(stage.toast?.words == ["It was changed."])
        }

        @Test("What failed is not said any more once something succeeded after it")
        func overtaken() {
            stage.main.showFailure(FailureViewModel(title: "Not saved.", reason: "No space."))
            stage.main.showUndo(UndoViewModel(title: "“Gilda” was changed."))
            #expect(words == [])
            #expect(stage.toast?.words == ["“Gilda” was changed.", "Undo"])
        }

        @Test("A step is named in the menu as it is, underscores too")
        func names() {
            #expect(WindowMenus.label("Undo New Entry “a_b”") == "_Undo New Entry “a__b”")
        }

        @Test("Undo and Redo are insensitive while there is nothing for them")
        func nothing() {
            #expect(!stage.window.isEnabled("undo") && !stage.window.isEnabled("redo"))
            stage.main.nameUndo(UndoNamesViewModel(undo: "Undo Delete"))
            #expect(stage.window.isEnabled("undo") && !stage.window.isEnabled("redo"))
            stage.main.nameUndo(UndoNamesViewModel(redo: "Redo Delete"))
            #expect(!stage.window.isEnabled("undo") && stage.window.isEnabled("redo"))
        }

        @Test("In a text Ctrl+Z and Ctrl+Delete are about the text, and bring and take no entry")
        func typing() {
            var heard: [String] = []
            stage.main.events.journal.undo.hear { _ in heard.append("undo") }
            stage.main.events.journal.redo.hear { _ in heard.append("redo") }
            stage.main.events.journal.delete.hear { heard.append("delete \($0)") }
            var typing: [Bool] = []
            stage.main.events.journal.typing.hear { [weak main = stage.main] isTyping in
                typing.append(isTyping)
                main?.nameUndo(
                    UndoNamesViewModel(
                        undo: "Undo Delete", redo: "Redo Edit", keysAreForText: isTyping))
            }
            stage.main.nameUndo(UndoNamesViewModel(undo: "Undo Delete", redo: "Redo Edit"))
            stage.showFilm(.briefEncounter)
            stage.listPane.search.grabFocus()
            stage.listPane.search.type("gilda laura")
            stage.window.press(Key("z"), .control)
            stage.window.press(Key("Z"), [.control, .shift])
            stage.window.press(.delete, .control)
            #expect(heard == [] && typing == [true])
            stage.listPane.list.grabFocus()
            stage.window.press(Key("z"), .control)
            stage.window.press(Key("Z"), [.control, .shift])
            stage.window.press(.delete, .control)
            #expect(heard == ["undo", "redo", "delete a.ics"])
        }

        private static let long =
            "The file “2026-11-19-brief-encounter.ics” was put back by another program in the "
            + "meantime, with another title in it. It stays as it is now, and what was deleted "
            + "is in the trash, where the file manager finds it."

        @Test("A bar is as high as its words are at once, and so are three of them")
        func height() throws {
            try resize(width: 760, height: 600)
            func expectWhole(_ count: Int) throws {
                let area = try #require(stage.bars.shown(ScrolledWindow.self).first)
                #expect(
                    Display.turn {
                        area.verticalExtent.content == area.verticalExtent.page
                            && area.allocatedSize.height > count * 60
                    })
            }
            stage.main.showFailure(FailureViewModel(title: "Not undone.", reason: Self.long))
            try expectWhole(1)
            stage.main.showCondition(FailureViewModel(title: "Read-only.", reason: Self.long))
            stage.main.showDraft(FailureViewModel(title: "It is not saved.", reason: Self.long))
            try expectWhole(3)
        }

        private func resize(width: Int, height: Int) throws {
            stage.window.resize(width: width, height: height)
            try #require(Display.turn { stage.window.size.width == width })
        }

        private static let longer = long + long + long

        /// Returns the scrolled window around two bars that have too much text for the window.
        private func scrolledBars() throws -> ScrolledWindow {
            try resize(width: 640, height: 480)
            stage.main.showFailure(FailureViewModel(title: "Not undone.", reason: Self.longer))
            stage.main.showCondition(FailureViewModel(title: "Read-only.", reason: Self.longer))
            let area = try #require(stage.bars.shown(ScrolledWindow.self).first)
            try #require(Display.turn { area.verticalExtent.content > area.verticalExtent.page })
            return area
        }

        @Test("Bars stay as the person has scrolled them when the window is resized")
        func scrolledTo() throws {
            let area = try scrolledBars()
            Display.settle()
            area.verticalPosition = 0
            try resize(width: 644, height: 480)
            Display.settle()
            #expect(area.verticalPosition == 0)
        }

        @Test("Bars leave room for the list, and scroll by key then")
        func scrolling() throws {
            let area = try scrolledBars()
            #expect(stage.listPane.allocatedSize.height >= 120)
            let failure = try #require(
                stage.bars.shown(MessageBar.self).first { $0.kind == .error })
            failure.focusFirstInside()
            Display.settle()
            area.verticalPosition = 0
            stage.window.press(.pageDown)
            #expect(Display.turn { area.verticalPosition > 0 })
            failure.close()
            // Without a button in it, it can have the keyboard itself.
            let most = Self.longer + Self.longer + Self.longer
            stage.main.showCondition(FailureViewModel(title: "Read-only.", reason: most))
            #expect(Display.turn { area.isFocusable })
            area.grabFocus()
            area.verticalPosition = 0
            stage.window.press(.pageDown)
            #expect(Display.turn { area.verticalPosition > 0 })
        }

        @Test("The focus goes to the list from a message that goes")
        func focus() throws {
            stage.main.showUndo(UndoViewModel(title: "“Gilda” was moved to the trash."))
            let undo = try #require(stage.toast?.button("Undo"))
            undo.grabFocus()
            #expect(undo.isFocus)
            stage.main.showUndo(nil)
            #expect(stage.listPane.list.isFocus)
            stage.main.showFailure(FailureViewModel(title: "Not saved.", reason: "No space."))
            try #require(stage.bars.shown(MessageBar.self).first).close()
            #expect(words == [])
            #expect(stage.listPane.list.isFocus)
            stage.listPane.search.grabFocus()
            stage.main.showCondition(nil)
            #expect(stage.window.isFocus(within: stage.listPane.search))
        }

        @Test("Copies of sync programs have a bar of their own, which compares and joins them")
        func copies() throws {
            var heard: [String] = []
            stage.main.events.journal.compareCopies.hear { _ in heard.append("compare") }
            stage.main.events.journal.joinCopies.hear { _ in heard.append("join") }
            let message = FailureViewModel(title: "1 copy.", reason: "a (1).ics")
            stage.main.showCopies(
                CopiesViewModel(message: message, canCompare: true, canJoin: false))
            #expect(words == ["1 copy.", "a (1).ics", "Compare…"])
            try #require(stage.bars.button("Compare…")).click()
            stage.main.showCopies(
                CopiesViewModel(message: message, canCompare: false, canJoin: true))
            #expect(words == ["1 copy.", "a (1).ics", "Join"])
            try #require(stage.bars.button("Join")).click()
            #expect(heard == ["compare", "join"])
            stage.main.showCopies(nil)
            #expect(words == [])
        }

        @Test("Two texts are side by side, and joined once each field is decided")
        func comparison() throws {
            var heard: [[ComparisonViewModel.Side]] = []
            stage.main.events.journal.compared.hear { heard.append($0) }
            stage.main.compare(
                ComparisonViewModel(
                    question: "Which is kept?",
                    fields: [
                        .init(
                            name: "place", original: "Roxy", copy: "", canKeepBoth: false,
                            proposal: nil),
                        .init(
                            name: "tags", original: "a", copy: "b", canKeepBoth: true,
                            proposal: .both),
                    ]))
            let window = try #require(stage.dialogs.copies.window)
            #expect(window.shown(TextView.self).map(\.text) == ["Roxy", "—", "a", "b"])
            #expect(window.button("place: keep both values") == nil)
            let join = try #require(window.titlebar?.button("_Join"))
            #expect(!join.isSensitive)
            try #require(window.button("place: keep the entry’s")).click()
            #expect(join.isSensitive)
            let dimmed = window.shown(ScrolledWindow.self).filter { $0.hasStyleClass(Style.dim) }
            #expect(dimmed.flatMap { $0.shown(TextView.self).map(\.text) } == ["—"])
            join.click()
            #expect(heard == [[.original, .both]])
            #expect(Display.turn { stage.dialogs.copies.window == nil })
        }

        @Test("The files that cannot be read are listed with the reasons")
        func unreadable() throws {
            stage.main.showUnreadableFiles(
                UnreadableFilesViewModel(
                    title: "2 files.", detail: "",
                    files: [
                        .init(name: "a.ics", reason: "no calendar"),
                        .init(name: "b.ics", reason: "<no day>"),
                    ], more: "… and 3 more."))
            try #require(stage.bars.button("Show Files")).click()
            let list = try #require(stage.bars.unreadableFiles.window?.child)
            #expect(list.words == ["a.ics", "no calendar", "b.ics", "<no day>", "… and 3 more."])
            stage.bars.unreadableFiles.window?.close()
            #expect(Display.turn { stage.bars.unreadableFiles.window == nil })
        }

        @Test("Lines that cannot be used are listed with the reasons")
        func unusedLines() throws {
            stage.main.showUnusedLines(
                UnreadableFilesViewModel(
                    title: "One list.", detail: "Left out.",
                    files: [.init(name: "a.csv, line 2", reason: "<no name>")], more: nil))
            #expect(words == ["One list.", "Left out.", "Show Lines"])
            try #require(stage.bars.button("Show Lines")).click()
            let list = try #require(stage.bars.unusedLines.window?.child)
            #expect(list.words == ["a.csv, line 2", "<no name>"])
            stage.bars.unusedLines.window?.close()
            #expect(Display.turn { stage.bars.unusedLines.window == nil })
        }
    }
}
