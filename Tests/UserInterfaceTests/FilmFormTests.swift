import EntryFeature
import FilmsFeature
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The form for a film")
    struct FilmFormTests {
        @Test("Each change of a field is a draft of all fields")
        func drafting() throws {
            let opened = try OpenForms()
            let form = try opened.film()
            try #require(form.field(Entry.self, "Title")).type("Gilda")
            try #require(form.field(Entry.self, "Year")).type("1946")
            try #require(form.field(Entry.self, "Directors")).type("Charles Vidor")
            try #require(form.field(Entry.self, "Place")).type("Gloria")
            try #require(form.field(TextView.self, "Notes")).type("twice")
            try #require(form.field(ComboBoxText.self, "Feedback")).choose(1)
            let day = try #require(form.field(Entry.self, "Day"))
            day.type("29 Feb 2024")
            #expect(
                opened.filmDrafts.last
                    == FilmDraft(
                        title: "Gilda", year: "1946", directors: "Charles Vidor",
                        day: "2024-02-29", feedback: 1,
                        place: "Gloria", tags: "noir", notes: "twice"))
            day.type("")
            #expect(opened.filmDrafts.last?.day == "")
        }

        @Test(
            "A film that is still to be seen asks for no day; a viewing is not asked whether it is one"
        )
        func wanted() throws {
            let opened = try OpenForms()
            let form = try opened.film()
            let tick = try #require(form.button("On my watchlist (not seen yet)"))
            let day = try #require(form.shown(DayField.self).first)
            tick.click()
            #expect(opened.filmDrafts.last?.isWanted == true)
            #expect(!day.isSensitive)
            tick.click()
            #expect(opened.filmDrafts.last?.isWanted == false && day.isSensitive)
            // It was most likely seen today.
            #expect(opened.filmDrafts.last?.day == "2026-11-20")
            let other = try opened.film(offersWanted: false)
            #expect(other.button("On my watchlist (not seen yet)") == nil)
        }

        @Test("Rarely used fields are behind a button, and shown if one is wrong")
        func more() throws {
            let opened = try OpenForms()
            let form = try opened.film()
            let expander = try #require(form.shown(Expander.self).first)
            #expect(!expander.isExpanded)
            form.show(FilmFormCheck(complaints: [.year: "No year."], canSave: false))
            #expect(!expander.isExpanded)
            form.show(FilmFormCheck(complaints: [.runningTime: "No time."], canSave: false))
            #expect(expander.isExpanded)
            // The person did not open them.
            let next = try #require(opened.film().shown(Expander.self).first)
            #expect(!next.isExpanded)
        }

        @Test("More Details are as they were left in the last form of that kind")
        func rememberedMore() throws {
            let opened = try OpenForms()
            func more(in form: FormWindow) throws -> Expander {
                try #require(form.shown(Expander.self).first)
            }
            try more(in: opened.film()).activate()
            let next = try more(in: opened.film())
            #expect(next.isExpanded)
            #expect(try !more(in: opened.trip()).isExpanded)
            next.activate()
            #expect(try !more(in: opened.film()).isExpanded)
        }

        @Test("It begins with what there was; a day that is typed of no date is of today's month")
        func beginning() throws {
            let opened = try OpenForms()
            let form = try opened.film()
            #expect(form.title == "New Film")
            #expect(form.field(Entry.self, "Title")?.text == "Laura")
            let day = try #require(form.field(Entry.self, "Day"))
            #expect(day.text == "" && day.placeholder == "No date")
            day.type("19")
            #expect(opened.filmDrafts.last?.day == "2026-11-19")
        }

        @Test(
            "Fields complete from what the journal holds, those with commas the last of their texts"
        )
        func completing() throws {
            let opened = try OpenForms()
            let form = try opened.film()
            let place = try #require(form.field(Entry.self, "Place"))
            #expect(place.completions == ["Gloria", "Odeon"])
            #expect(!place.listsCompletions)
            let lists = [
                ("Tags", ["noir", "silent"]), ("Directors", ["Fritz Lang"]),
                ("Genres", ["Crime", "Drama"]), ("Countries", ["Japan"]), ("Languages", ["German"]),
            ]
            try #require(form.shown(Expander.self).first).isExpanded = true
            var completed = [place]
            for (name, completions) in lists {
                let field = try #require(form.field(Entry.self, name))
                #expect(field.completions == completions, "\(name)")
                #expect(field.listsCompletions, "\(name)")
                completed.append(field)
            }
            let others = form.shown(Entry.self).filter { field in
                !completed.contains { $0 === field }
            }
            #expect(others.count > 2)
            #expect(others.allSatisfy { $0.completions.isEmpty })
        }

        @Test("Completions that come later open nothing by themselves and leave the keyboard alone")
        func completingLater() throws {
            let opened = try OpenForms()
            let form = try opened.film()
            let place = try #require(form.field(Entry.self, "Place"))
            place.grabFocus()
            form.takeKeyboard()
            place.type("Ode")
            place.cursorPosition = 3
            Display.settle()
            form.complete([.place: ["Odyssee"]])
            Display.settle()
            #expect(place.isFocus)
            #expect(place.text == "Ode")
            #expect(place.cursorPosition == 3)
            #expect(!place.hasOpenCompletions)
            place.type("Od")
            place.cursorPosition = -1
            form.press(Key("y"))
            #expect(Display.turn { place.hasOpenCompletions })
            form.press(.escape)
        }

        @Test("An error is shown beside its field until it is corrected")
        func complaints() throws {
            let opened = try OpenForms()
            let form = try opened.film()
            form.show(
                FilmFormCheck(complaints: [.year: "There were no films in 12."], canSave: false))
            #expect(form.words.contains("There were no films in 12."))
            form.show(FilmFormCheck(canSave: true))
            #expect(!form.words.contains("There were no films in 12."))
        }

        @Test("Why saving failed is said in the form, and what was typed stays")
        func failure() throws {
            let opened = try OpenForms()
            let form = try opened.film()
            try #require(form.field(Entry.self, "Title")).type("Gilda")
            try #require(form.titlebar?.button("_Save")).click()
            form.show(FailureViewModel(title: "The film was not saved.", reason: "No space."))
            #expect(form.words.contains("The film was not saved."))
            #expect(form.words.contains("No space."))
            #expect(form.field(Entry.self, "Title")?.text == "Gilda")
            #expect(opened.count(of: .save) == 1 && opened.count(of: .cancel) == 0)
        }

        @Test("Cancel closes it without saving")
        func cancel() throws {
            let opened = try OpenForms()
            let form = try opened.film()
            try #require(form.titlebar?.button("_Cancel")).click()
            #expect(Display.turn { !opened.messages.isEmpty })
            #expect(opened.messages == [.cancel])
        }
    }
}
