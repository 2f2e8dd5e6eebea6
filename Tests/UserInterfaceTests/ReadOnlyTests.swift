import Gtk
import GtkTestSupport
import Presentation
import Testing

@testable import FilmsFeature
@testable import JournalFeature
@testable import TripsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("What cannot be done is grey, and says why")
    struct ReadOnlyTests {
        private let stage: WindowStage
        private let why = "The journal is read-only."
        private var readOnly: Availability { .unavailable(because: why) }

        init() throws { stage = try WindowStage() }

        @Test("Feedback cannot be left where it could not be written, and can again afterwards")
        func feedback() throws {
            stage.showFilm(.of(.briefEncounter, feedback: readOnly), with: .push)
            let button = try #require(stage.detailPane.button("Change Feedback…"))
            let scale = try #require(
                stage.detailPane.button("Polarized (really good, very bad)"))
            #expect(!button.isSensitive && button.tooltip == why)
            #expect(button.accessibleDescription == why)
            #expect(scale.parent?.isSensitive == false)
            stage.main.showFilm(.briefEncounter)
            #expect(button.isSensitive && button.tooltip == nil)
            #expect(button.accessibleDescription == "" && scale.parent?.isSensitive == true)
        }

        @Test("The keyboard stays on the page when what had it turns grey")
        func keyboard() throws {
            stage.showFilm(.briefEncounter, with: .push)
            let button = try #require(stage.detailPane.button("Change Feedback…"))
            button.grabFocus()
            stage.main.showFilm(.of(.briefEncounter, feedback: readOnly))
            let window = stage.window
            #expect(!button.isFocus && window.isFocus(within: stage.detailPane))
            stage.header.delete.grabFocus()
            stage.main.allowChanges(readOnly)
            #expect(window.isFocus(within: window) && !stage.header.delete.isFocus)
        }

        @Test("What happened cannot be recorded, from the page or from the choices")
        func outcome() throws {
            stage.showTrip(.of(.toVienna, recording: readOnly))
            let button = try #require(stage.detailPane.button("Record Arrival…"))
            #expect(!button.isSensitive && button.tooltip == why)
            #expect(button.accessibleDescription == why)
            let view = FeedbackSelectionView()
            view.model = FeedbackSelectionViewModel(
                film: FilmViewModel.briefEncounter.entry, title: "How was it?", choices: [],
                leavingFeedback: readOnly)
            #expect(view.shown(Box.self).contains { !$0.isSensitive && $0.tooltip == why })
        }

        @Test("New, Edit and Delete are grey and say why, by mouse, by key and in the list")
        func entries() throws {
            stage.main.showJournal(.entries("a.ics", "b.ics"))
            stage.main.markEntry("a.ics")
            stage.showFilm(.briefEncounter)
            var heard: [String] = []
            stage.main.events.journal.delete.hear { heard.append("delete \($0)") }
            stage.main.events.journal.newFilm.hear { _ in heard.append("new") }
            stage.main.allowChanges(readOnly)
            let (header, window) = (stage.header, stage.window)
            let add = try #require(header.widget.button("Add"))
            for button in [header.edit, header.delete, add] {
                #expect(!button.isSensitive && button.tooltip == why)
                #expect(button.accessibleDescription == why)
            }
            for action in ["new-film", "new-trip", "import", "edit", "again", "return", "delete"] {
                #expect(!window.isEnabled(action), "\(action)")
            }
            stage.listPane.list.grabFocus()
            window.press(.delete)
            window.press(.delete, .control)
            window.press(Key("n"), .control)
            #expect(heard == [])
            stage.main.allowChanges(.available)
            #expect(add.isSensitive && header.edit.isSensitive && header.delete.isSensitive)
            #expect(header.edit.tooltip == "Edit (Ctrl+E)")
            window.press(.delete, .control)
            #expect(heard == ["delete a.ics"])
        }

        @Test("Nothing can be undone, by news, by the menu or by key, and can again afterwards")
        func undoing() throws {
            let window = stage.window
            stage.main.showUndo(UndoViewModel(title: "“Gilda” was added."))
            var buttons = [try #require(stage.toast?.button("Undo"))]
            stage.main.allowChanges(readOnly)
            stage.main.showImported(ImportedViewModel(title: "Imported 1 film.", canUndo: true))
            buttons.append(try #require(stage.toast?.button("Undo")))
            stage.main.nameUndo(UndoNamesViewModel(undo: "Undo New Entry", redo: "Redo Delete"))
            stage.main.allowUndoImport(true)
            for button in buttons {
                #expect(!button.isSensitive && button.tooltip == why)
                #expect(button.accessibleDescription == why)
            }
            let actions = ["undo", "redo", "undo-import"]
            for action in actions { #expect(!window.isEnabled(action), "\(action)") }
            stage.main.allowChanges(.available)
            for button in buttons {
                #expect(button.isSensitive && button.tooltip == "Undo (Ctrl+Z)")
            }
            for action in actions { #expect(window.isEnabled(action), "\(action)") }
        }

        @Test("What did not work because of it is over with it, and what did not otherwise is not")
        func failures() throws {
            let message = FailureViewModel(
                title: "Not deleted.", reason: "It cannot be written to.", lastsUntilWritable: true)
            stage.main.allowChanges(readOnly)
            stage.main.showFailure(message)
            #expect(stage.bars.words.contains("Not deleted."))
            stage.main.allowChanges(.available)
            #expect(stage.bars.words == [])
            stage.main.showFailure(FailureViewModel(title: "Not saved.", reason: "Gone."))
            stage.main.allowChanges(readOnly)
            stage.main.allowChanges(.available)
            #expect(stage.bars.words == ["Not saved.", "Gone."])
        }

        @Test("An empty journal that cannot be written to offers no beginning that would fail")
        func beginning() throws {
            stage.main.allowChanges(readOnly)
            stage.main.showJournal(.entries())
            let button = try #require(stage.detailPane.button("New Film…"))
            #expect(!button.isSensitive && button.tooltip == why)
            stage.main.allowChanges(.available)
            #expect(button.isSensitive && button.tooltip == nil)
        }
    }
}
