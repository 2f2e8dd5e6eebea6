import EntryFeature
import FilmsFeature
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing
import TripsFeature

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Leaving a form, and saving it from anywhere")
    struct FormKeysTests {
        private let opened: OpenForms

        init() throws { opened = try OpenForms() }

        @Test("Enter saves from every field of a trip")
        func enter() throws {
            let form = try opened.trip(.arriving)
            try #require(form.button("Departure time zone")).click()
            let fields = form.shown(Widget.self).filter {
                $0 is Entry || $0 is ComboBoxText || $0 is CheckButton
            }
            #expect(fields.count > 12)
            for (count, field) in fields.enumerated() where field.isSensitive {
                if !field.isFocusable { field.focusFirstInside() } else { field.grabFocus() }
                if !form.isFocus(within: field) { field.focusFirstInside() }
                #expect(form.isFocus(within: field), "\(count)")
                let before = opened.count(of: .save)
                form.press(.enter)
                // A button that is activated by the keyboard is seen to go down first.
                #expect(
                    Display.turn { opened.count(of: .save) > before },
                    "\(field.accessibleName ?? "") \(count)")
                #expect(opened.count(of: .save) == before + 1)
            }
        }

        @Test("Escape ends the letter that is being composed, and the form only after that")
        func composing() throws {
            let form = try opened.trip()
            let deadAcute = Key(rawValue: 0xFE51)
            try #require(form.field(Entry.self, "Line or number")).grabFocus()
            form.press(deadAcute)
            form.press(.escape)
            #expect(opened.count(of: .cancel) == 0)
            form.press(.escape)
            #expect(opened.count(of: .cancel) == 1)
        }

        @Test("A number typed just before Save is in the draft by then, without leaving its field")
        func typedBeforeSave() throws {
            let form = try opened.film(.seen)
            let day = try #require(form.field(Entry.self, "Day"))
            day.grabFocus()
            day.type("7")
            try #require(form.titlebar?.button("_Save")).click()
            #expect(opened.messages.last == .save)
            #expect(opened.filmDrafts.last?.day == "2026-11-07")
        }

        @Test("The 31st typed in November stays as it is typed, and so does other text")
        func impossibleDay() throws {
            let form = try opened.film(.seen)
            form.takeKeyboard()
            let day = try #require(form.field(Entry.self, "Day"))
            day.grabFocus()
            day.type("31")
            try #require(form.field(Entry.self, "Title")).grabFocus()
            Display.settle()
            #expect(day.text == "31")
            #expect(opened.filmDrafts.last?.day == "2026-11-31")
            day.type("31 Oct")
            #expect(opened.filmDrafts.last?.day == "2026-10-31")
            day.type("3x")
            #expect(opened.filmDrafts.last?.day == "3x")
        }

        @Test("A time that is none stays as it is typed and is no time of the draft")
        func impossibleTime() throws {
            let form = try opened.trip(.arriving)
            var departure: TripDraft.Time? { opened.tripDrafts.last?.departure }
            let clock = try #require(form.field(SpinButton.self, "Departure time"))
            clock.grabFocus()
            clock.type("25:10")
            form.shown(Entry.self).first?.grabFocus()
            Display.settle()
            #expect(clock.text == "25:10")
            #expect(departure?.clock == "25:10")
            clock.type("2:05 pm")
            #expect(departure?.clock == "14:05")
            #expect(departure?.hour == 14)
            #expect(departure?.minute == 5)
            clock.update()
            #expect(clock.text == "14:05")
        }

        @Test("Escape and Cancel ask to leave, and the form stays until it is dismissed")
        func leaving() throws {
            let form = try opened.film(.seen)
            form.press(.escape)
            #expect(Display.turn { opened.count(of: .cancel) == 1 })
            try #require(form.titlebar?.button("_Cancel")).click()
            #expect(Display.turn { opened.count(of: .cancel) == 2 })
            form.close()
            #expect(Display.turn { opened.count(of: .cancel) == 3 })
            #expect(form.isVisible)
        }

        @Test("The window waits for a form that asks, and closes after it")
        func closingTheWindow() throws {
            let form = try opened.film(.seen)
            let stage = opened.stage
            var discarded = 0
            form.signalEvent.hear { [weak form] event in
                if event == .cancel {
                    form?.ask(UnsavedQuestion(title: "Save?", text: "", canSave: true))
                }
                guard event == .discard else { return }
                discarded += 1
                form?.dismiss()
            }
            stage.dialogs.closeWindow()
            #expect(opened.count(of: .cancel) == 1)
            stage.dialogs.closeWindow()
            Display.settle()
            #expect(stage.window.isVisible)
            #expect(opened.count(of: .cancel) == 1)
            form.respond(.cancel)
            Display.settle()
            #expect(discarded == 0)
            #expect(stage.window.isVisible)
            stage.main.isBusy = { true }
            stage.dialogs.closeWindow()
            #expect(opened.count(of: .cancel) == 2)
            form.respond(Response(rawValue: 1))
            #expect(Display.turn { !stage.window.isVisible })
            #expect(discarded == 1)
            stage.main.isBusy = { false }
        }

        @Test("Both texts of a conflict can be read, and each has to be decided")
        func conflicts() throws {
            let form = try opened.film(.seen)
            let notes = FieldConflict(field: "Notes", mine: "Mine.", theirs: "Theirs.")
            let place = FieldConflict(field: "Place", mine: "", theirs: "Kino")
            form.ask([notes, place])
            let window = try #require(form.questionOnShow as? ConflictWindow)
            #expect(window.shown(TextView.self).map(\.text) == ["Mine.", "Theirs.", "—", "Kino"])
            #expect(window.shown(TextView.self).allSatisfy { !$0.isEditable })
            let save = try #require(window.titlebar?.button("_Save"))
            #expect(!save.isSensitive)
            try #require(window.button("Notes: keep mine")).click()
            #expect(!save.isSensitive)
            #expect(save.tooltip == "Choose a version for each field.")
            #expect(save.accessibleDescription == save.tooltip)
            // The text that is not kept is dimmed.
            let dimmed = window.shown(ScrolledWindow.self).filter { $0.hasStyleClass(Style.dim) }
            #expect(dimmed.flatMap { $0.shown(TextView.self).map(\.text) } == ["Theirs."])
            try #require(window.button("Place: keep theirs")).click()
            #expect(save.isSensitive && save.tooltip == nil)
            save.click()
            #expect(opened.messages == [.conflicts([notes: true, place: false])])
            #expect(!window.isVisible)
        }

        @Test("The list of one completion is as high as one: there is no empty line beneath it")
        func oneCompletion() throws {
            Style.install()
            let entry = Gtk.Entry()
            entry.completions = ["Wien Hbf", "Wien Westbf"]
            let window = Display.show(entry)
            entry.grabFocus()
            window.takeKeyboard()
            func height(typing text: String, then key: Key) -> Int {
                entry.type(text)
                entry.cursorPosition = -1
                window.press(key)
                #expect(Display.turn { entry.heightOfCompletions > 0 })
                Display.settle()
                defer {
                    window.press(.escape)
                    #expect(Display.turn { entry.heightOfCompletions == 0 })
                }
                return entry.heightOfCompletions
            }
            let two = height(typing: "Wie", then: Key("n"))
            let one = height(typing: "Wien ", then: Key("h"))
            #expect(one < two)
            window.destroy()
        }

        @Test("A form whose file has gone offers to save it as new")
        func asNew() throws {
            let form = try opened.film(.seen)
            form.show(FailureViewModel(title: "The film was not saved.", reason: "No space."))
            #expect(form.button("Save as New") == nil)
            form.offerSavingAsNew(
                FailureViewModel(title: "The film was not saved.", reason: "It is gone."))
            #expect(try #require(form.button("Save as New")).isFocus)
            try #require(form.button("Save as New")).click()
            #expect(opened.messages == [.saveAsNew])
        }
    }
}

extension FormWindow {
    fileprivate func respond(_ response: Response) {
        (questionOnShow as? MessageDialog)?.respond(response)
    }
}
