import FilmsFeature
import Gtk
import GtkTestSupport
import Presentation
import Signals
import Testing
import TripsFeature
import Wording

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Leaving a form, and saving it from anywhere")
    struct FormKeysTests {
        private let opened: OpenForms

        init() throws { opened = try OpenForms() }

        @Test("Enter saves from every field of a trip")
        func enter() throws {
            let form = opened.trip
            var saves = 0
            let subscription =
                form.signalSave.onReception § eachTime § inAnyCase § { saves += 1 }
            let fields = form.shown(Widget.self).filter {
                $0 is Entry || $0 is ComboBoxText || $0 is CheckButton
            }
            #expect(fields.count > 18)
            for (count, field) in fields.enumerated() where field.isSensitive {
                if !field.isFocusable { field.focusFirstInside() } else { field.grabFocus() }
                if !form.isFocus(within: field) { field.focusFirstInside() }
                #expect(form.isFocus(within: field), "\(count)")
                let before = saves
                form.press(.enter)
                // A button that is activated by the keyboard is seen to go down first.
                #expect(Display.turn { saves > before }, "\(field.accessibleName ?? "") \(count)")
                #expect(saves == before + 1)
            }
            withExtendedLifetime(subscription) {}
        }

        @Test("A number typed just before Save is in the draft by then, without leaving its field")
        func typedBeforeSave() throws {
            let form = opened.film
            var said: [String] = []
            var subscriptions = Subscriptions()
            subscriptions +=
                form.signalDraft.onReception § eachTime § {
                    said.append("\($0.day?.day ?? 0)")
                }
            subscriptions +=
                form.signalSave.onReception § eachTime § inAnyCase § { said.append("save") }
            let day = try #require(form.field(SpinButton.self, "Day"))
            day.grabFocus()
            day.type("7")
            try #require(form.titlebar?.button("_Save")).click()
            #expect(said.last == "save")
            #expect(said.dropLast().last == "7")
        }

        @Test("The 31st typed in November stays the 31st, also when the month is changed after it")
        func impossibleDay() throws {
            let form = opened.film
            var days: [TypedDay?] = []
            let subscription = form.signalDraft.onReception § eachTime § { days.append($0.day) }
            let day = try #require(form.field(SpinButton.self, "Day"))
            day.grabFocus()
            day.type("31")
            let month = try #require(form.field(ComboBoxText.self, "Month"))
            month.focusFirstInside()
            Display.settle()
            #expect(day.text == "31")
            #expect(days.last == TypedDay(year: 2026, month: 11, day: 31))
            month.choose(9)
            #expect(days.last == TypedDay(year: 2026, month: 10, day: 31))
            day.type("3x")
            #expect(days.last??.unread == .init(day: "3x", year: nil))
            withExtendedLifetime(subscription) {}
        }

        @Test("A time that is none stays as it is typed and is no time of the draft")
        func impossibleTime() throws {
            let form = opened.trip
            var times: [TripDraft.Time] = []
            let subscription =
                form.signalDraft.onReception § eachTime § { times.append($0.departure) }
            let clock = try #require(form.field(SpinButton.self, "Departure time"))
            clock.grabFocus()
            clock.type("25:10")
            form.shown(Entry.self).first?.grabFocus()
            Display.settle()
            #expect(clock.text == "25:10")
            #expect(times.last?.unreadClock == "25:10")
            clock.type("2:05 pm")
            #expect(times.last?.unreadClock == nil)
            #expect(times.last?.hour == 14)
            #expect(times.last?.minute == 5)
            clock.update()
            #expect(clock.text == "14:05")
            withExtendedLifetime(subscription) {}
        }

        @Test("Escape and Cancel ask to leave, and the form stays until it is dismissed")
        func leaving() throws {
            let form = opened.film
            var asked = 0
            let subscription =
                form.signalCancel.onReception § eachTime § inAnyCase § { asked += 1 }
            form.press(.escape)
            #expect(Display.turn { asked == 1 })
            try #require(form.titlebar?.button("_Cancel")).click()
            #expect(Display.turn { asked == 2 })
            form.close()
            #expect(Display.turn { asked == 3 })
            #expect(form.isVisible)
            withExtendedLifetime(subscription) {}
        }

        @Test("The window waits for a form that asks, and closes after it")
        func closingTheWindow() throws {
            let form = opened.film
            let main = opened.stage.main
            var asked = 0
            var answers: [UnsavedAnswer] = []
            var subscriptions = Subscriptions()
            subscriptions +=
                form.signalCancel.onReception § eachTime § inAnyCase § { [weak form] in
                    asked += 1
                    form?.ask(UnsavedQuestion(title: "Save?", text: "", canSave: true))
                }
            subscriptions +=
                form.signalUnsavedAnswer.onReception § eachTime § { [weak form] in
                    answers.append($0)
                    if $0 == .discard { form?.dismiss() }
                }
            main.forms.closeParent()
            #expect(asked == 1)
            main.forms.closeParent()
            Display.settle()
            #expect(main.window.isVisible)
            #expect(asked == 1)
            form.respond(.cancel)
            Display.settle()
            #expect(answers == [.keepEditing])
            #expect(main.window.isVisible)
            main.isBusy = { true }
            main.forms.closeParent()
            #expect(asked == 2)
            form.respond(Response(rawValue: 1))
            #expect(Display.turn { !main.window.isVisible })
            #expect(answers == [.keepEditing, .discard])
            main.isBusy = { false }
        }

        @Test("Both texts of a conflict can be read, and each has to be decided")
        func conflicts() throws {
            let form = opened.film
            let notes = FieldConflict(field: "Notes", mine: "Mine.", theirs: "Theirs.")
            let place = FieldConflict(field: "Place", mine: "", theirs: "Kino")
            var answers: [[ConflictAnswer]] = []
            let subscription =
                form.signalConflictAnswers.onReception § eachTime § { answers.append($0) }
            form.ask(ConflictQuestion(title: "Which is kept?", conflicts: [notes, place]))
            let window = try #require(form.questionOnShow as? ConflictWindow)
            #expect(window.shown(TextView.self).map(\.text) == ["Mine.", "Theirs.", "—", "Kino"])
            #expect(window.shown(TextView.self).allSatisfy { !$0.isEditable })
            let save = try #require(window.titlebar?.button("_Save"))
            #expect(!save.isSensitive)
            try #require(window.button("Notes: keep what I typed")).click()
            #expect(!save.isSensitive)
            // What is not kept steps back.
            let dimmed = window.shown(ScrolledWindow.self).filter { $0.hasStyleClass(Style.dim) }
            #expect(dimmed.flatMap { $0.shown(TextView.self).map(\.text) } == ["Theirs."])
            try #require(window.button("Place: keep what it says now")).click()
            #expect(save.isSensitive)
            save.click()
            #expect(
                answers == [
                    [
                        ConflictAnswer(notes, keepsMine: true),
                        ConflictAnswer(place, keepsMine: false),
                    ]
                ])
            #expect(!window.isVisible)
            withExtendedLifetime(subscription) {}
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
            let form = opened.film
            var asked = 0
            let subscription =
                form.signalSaveAsNew.onReception § eachTime § inAnyCase § { asked += 1 }
            form.show(FailureViewModel(title: "The film was not saved.", reason: "No space."))
            #expect(form.button("Save as new") == nil)
            form.offerSavingAsNew(
                FailureViewModel(title: "The film was not saved.", reason: "It is gone."))
            #expect(try #require(form.button("Save as new")).isFocus)
            try #require(form.button("Save as new")).click()
            #expect(asked == 1)
            withExtendedLifetime(subscription) {}
        }
    }
}

/// They are modal, so that a test opens and closes them without a pause in which others would run.
private final class OpenForms {
    let stage: WindowStage
    private var forms: [FormWindow] = []

    init() throws { stage = try WindowStage() }

    var film: FilmFormWindow {
        let model = FilmFormViewModel(
            title: "New Film",
            draft: FilmDraft(
                title: "Laura", day: TypedDay(year: 2026, month: 11, day: 20), tags: "noir"),
            venues: [], tags: [], check: FilmFormCheck(canSave: true))
        return opened(stage.main.openFilmForm(model))
    }

    var trip: TripFormWindow {
        let time = TripDraft.Time(
            year: 2026, month: 11, day: 20, hour: 14, minute: 2, zone: "Europe/Berlin")
        let model = TripFormViewModel(
            title: "New Trip",
            draft: TripDraft(from: "Köln", to: "Wien", departure: time, arrival: time),
            modes: ["Train", "Bus"], stops: [], operators: [], tags: [], zones: [],
            clock: ClockFormat(), check: TripFormCheck(canSave: true))
        return opened(stage.main.openTripForm(model))
    }

    private func opened<Form: FormWindow>(_ form: AnyObject) -> Form {
        guard let form = form as? Form else { preconditionFailure("It is another window.") }
        forms.append(form)
        Display.settle()
        return form
    }

    isolated deinit { for form in forms { form.dismiss() } }
}

extension FormWindow {
    fileprivate func respond(_ response: Response) {
        (questionOnShow as? MessageDialog)?.respond(response)
    }
}
