import EntryFeature
import FilmsFeature
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing

@testable import JournalFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Announcements without a request: errors, progress and results")
    struct HeardTests {
        let stage: WindowStage

        init() throws { stage = try WindowStage() }

        @Test("A wrong field is invalid with its reason, said at once where the keyboard is")
        func wrongField() throws {
            let opened = try OpenForms()
            let heard = Announcements()
            let form = try opened.film(.seen)
            let link = try #require(form.field(Entry.self, "Link"))
            let tags = try #require(form.field(Entry.self, "Tags"))
            link.grabFocus()
            let wrong = FilmFormCheck(
                complaints: [.languages: "No such language.", .link: "Not an address."],
                canSave: false)
            form.show(wrong)
            form.show(wrong)
            #expect(link.hasAccessibleState(.invalid))
            #expect(link.accessibleDescription == "Not an address.")
            let languages = try #require(form.field(Entry.self, "Languages"))
            #expect(languages.hasAccessibleState(.invalid))
            #expect(!tags.hasAccessibleState(.invalid))
            #expect(heard.words == ["Not an address."])
            form.show(FilmFormCheck(complaints: [:], canSave: true))
            #expect([link, languages].allSatisfy { !$0.hasAccessibleState(.invalid) })
            #expect(link.accessibleDescription ?? "" == "")
            form.dismiss()
        }

        @Test("Fields that have to be filled in are heard as required, and others are not")
        func required() throws {
            let opened = try OpenForms()
            let trip = try opened.trip()
            for name in ["From", "To"] {
                let field = try #require(trip.field(Entry.self, name))
                #expect(field.hasAccessibleState(.required))
            }
            let `operator` = try #require(trip.field(Entry.self, "Operator"))
            #expect(!`operator`.hasAccessibleState(.required))
            trip.dismiss()
            let film = try opened.film(.seen)
            let title = try #require(film.field(Entry.self, "Title"))
            #expect(title.hasAccessibleState(.required))
            film.dismiss()
        }

        @Test("A wrong field is invalid and framed, and one that has to be filled in is marked")
        func wrong() throws {
            let opened = try OpenForms()
            let form = try opened.film(.seen)
            let day = try #require(form.field(Entry.self, "Day"))
            form.show(FilmFormCheck(complaints: [.day: "Not yet."], canSave: false))
            #expect(day.hasAccessibleState(.invalid) && day.hasStyleClass("counterfoil-wrong"))
            form.show(FilmFormCheck(canSave: true))
            #expect(!day.hasAccessibleState(.invalid) && !day.hasStyleClass("counterfoil-wrong"))
            let captions = form.shown(Label.self).map(\.text).filter { $0.hasSuffix(" *") }
            #expect(captions == ["Title *"])
            form.dismiss()
        }

        @Test("What a bar says is announced once, and again once it says something else")
        func bars() {
            let heard = Announcements()
            let gone = UndoViewModel(title: "“Gilda” was moved to the trash.")
            stage.main.showUndo(gone)
            stage.main.showUndo(gone)
            stage.main.showUndo(UndoViewModel(title: "“Gilda” was restored."))
            stage.main.showFailure(FailureViewModel(title: "Not saved.", reason: "No space."))
            #expect(
                heard.words == [
                    "“Gilda” was moved to the trash.", "“Gilda” was restored.",
                    "Not saved. No space.",
                ])
        }

        @Test("The number of results is announced to a person who searches, and not otherwise")
        func found() {
            let heard = Announcements()
            stage.main.showJournal(.entries("a.ics", "b.ics", "c.ics"))
            stage.listPane.list.grabFocus()
            stage.main.showJournal(.entries("a.ics", "b.ics"))
            #expect(heard.words == [])
            stage.listPane.search.grabFocus()
            stage.main.showJournal(.entries("a.ics"))
            stage.main.showJournal(.entries("a.ics"))
            #expect(heard.words == ["1 entries"])
        }

        @Test("The list is busy while the journal is read, and says how far that is")
        func busy() {
            let list = stage.listPane.list
            let heard = Announcements()
            stage.main.showJournal(.entries("a.ics"))
            #expect(!list.hasAccessibleState(.busy))
            func show(_ text: String, isStopped: Bool = false) {
                stage.main.showReading(
                    ReadingViewModel(text: text, fraction: 0.25, isStopped: isStopped))
            }
            show("1 of 4 files read")
            show("2 of 4 files read")
            #expect(list.hasAccessibleState(.busy))
            show("2 of 4 files read, stopped", isStopped: true)
            #expect(!list.hasAccessibleState(.busy))
            show("2 of 4 files read")
            #expect(list.hasAccessibleState(.busy))
            stage.main.showReading(nil)
            #expect(!list.hasAccessibleState(.busy))
            #expect(
                heard.words == [
                    "1 of 4 files read", "2 of 4 files read, stopped", "2 of 4 files read",
                ])
        }
    }
}
