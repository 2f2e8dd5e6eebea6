import Gtk
import GtkTestSupport
import Presentation
import Signals
import Statistics
import TestSupport
import Testing
import Wording

@testable import Domain
@testable import FilmsFeature
@testable import JournalFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The lists of films of the window")
    final class ListsOfWindowTests {
        let stage: WindowStage
        var asked: [Asked] = []

        enum Asked: Equatable {
            case onShow(Bool)
            case chosen(String)
            case unseenOnly(Bool)
            case film(ListedFilmRequest)
            case delete(String)
            case make(String)
            case rename(String)
            case add(String)
            case search(String)
            case offer(ListOfferRequest)
        }

        init() throws {
            stage = try WindowStage()
            let films = stage.main.events.films
            record(films.listsOnShow, as: Asked.onShow)
            record(films.listChosen, as: Asked.chosen)
            record(films.listUnseenOnly, as: Asked.unseenOnly)
            record(films.listedFilm, as: Asked.film)
            record(films.listDelete, as: Asked.delete)
            record(films.listMake, as: Asked.make)
            record(films.listRename, as: Asked.rename)
            record(films.listAdd, as: Asked.add)
            record(films.listSearch, as: Asked.search)
            record(films.listOffer, as: Asked.offer)
        }

        private func record<Value>(_ event: Emitter<Value>, as asked: @escaping (Value) -> Asked) {
            event.hear { [weak self] in self?.asked.append(asked($0)) }
        }

        private var view: ListsView? { stage.views.current() }

        private static let seen = EntrySummary(
            id: EntryID("a.ics"), day: nil,
            content: .film(title: "Gilda", year: 1946, feedback: .none))

        /// Returns a list whose films have these states.
        private func checked(
            _ name: String, _ states: [CheckedFilm.State] = [.seen([seen]), .absent],
            notes: String = ""
        ) -> CheckedList {
            let films = states.enumerated().map { ListedFilm(title: "Film \($0.offset)") }
            return CheckedList(
                list: FilmList(id: name + ".csv", name: name, notes: notes, films: films),
                films: zip(films, states).map { CheckedFilm(film: $0, state: $1) })
        }

        private func show(
            _ lists: [CheckedList], chosen: String? = nil, whyReadOnly: String? = nil
        ) {
            stage.window.activate("view", "lists")
            fill(lists, chosen: chosen, whyReadOnly: whyReadOnly)
            asked = []
        }

        /// Shows lists as after a change, in the view that is on show.
        private func fill(
            _ lists: [CheckedList], chosen: String? = nil, whyReadOnly: String? = nil
        ) {
            stage.main.showLists(
                ListsViewModel(
                    lists, chosen: chosen, isUnseenOnly: false, whyReadOnly: whyReadOnly,
                    words: .inEnglish))
        }

        @Test("A message leaves the fields free in which lists are named and films added")
        func message() throws {
            let main = stage.main
            show([checked("Noir")])
            main.showUndo(UndoViewModel(title: "“Gilda” added to “Noir”"))
            let (view, toast) = try (#require(view), #require(stage.toast))
            let end = { toast.positionInWindow.y + toast.allocatedSize.height }
            func isAbove(_ field: Widget) -> Bool {
                toast.allocatedSize.height > 1 && end() <= field.positionInWindow.y
            }
            stage.window.resize(width: 1_100, height: 600)
            #expect(
                Display.turn {
                    !view.isNarrow && isAbove(view.films.adding) && isAbove(view.making)
                })
            // In a narrow window, the field for a list is in the middle.
            stage.window.resize(width: 400, height: 600)
            #expect(
                Display.turn {
                    view.isNarrow && isAbove(view.films.adding) && !isAbove(view.making)
                })
            let before = end()
            stage.window.activate("back")
            #expect(Display.turn { end() > before })
        }

        @Test("In a small window the notes of a list are scrolled, and its films keep their room")
        func longNotes() throws {
            show([checked("Noir", notes: String(repeating: "To be seen at night. ", count: 100))])
            let films = try #require(view?.films)
            stage.window.resize(width: 400, height: 640)
            #expect(Display.turn { view?.isNarrow == true && stage.window.size.height == 640 })
            #expect(films.table.allocatedSize.height > 40)
        }

        @Test("Without a list it says how there may be one, and leads there")
        func none() {
            show([])
            #expect(view?.words.contains("No Lists Yet") == true)
            #expect(view?.words.contains { $0.hasPrefix("Make a list, or import one") } == true)
            #expect(view?.button("Import…")?.isFocus == true)
        }

        @Test("The first list is shown, with the keyboard at its films; Enter leads to one")
        func films() {
            show([checked("Best"), checked("Worst")])
            #expect(view?.lists.selectedID == "Best.csv")
            #expect(view?.films.table.isFocus == true)
            #expect(view?.films.table.selectedID == "1 Film 0")
            view?.films.table.activateHandler?("1 Film 0")
            #expect(asked == [.film(ListedFilmRequest("1 Film 0", .open))])
        }

        @Test("Another list is chosen among the names")
        func choosing() {
            show([checked("Best"), checked("Worst")])
            view?.lists.selectionHandler?("Worst.csv")
            #expect(asked == [.chosen("Worst.csv")])
            show([checked("Best"), checked("Worst")], chosen: "Worst.csv")
            #expect(view?.lists.selectedID == "Worst.csv")
        }

        @Test("What can be done follows from the film that is selected")
        func actions() throws {
            show([checked("Best")])
            let films = try #require(view?.films)
            #expect(!films.want.isSensitive && !films.watched.isSensitive)
            films.table.select("1 Film 1", scrollTo: true)
            films.table.selectionHandler?("1 Film 1")
            #expect(films.want.isSensitive && films.watched.isSensitive)
            films.want.click()
            films.watched.click()
            films.unseenOnly.click()
            films.list.removal.click()
            #expect(
                asked == [
                    .film(ListedFilmRequest("1 Film 1", .want)),
                    .film(ListedFilmRequest("1 Film 1", .watched)),
                    .unseenOnly(true), .delete("Best.csv"),
                ])
        }

        @Test("A doubt is asked about above the films, and answered there")
        func doubt() throws {
            show([checked("Best", [.absent, .doubtful(year: 1972)])])
            let films = try #require(view?.films)
            #expect(films.doubt.isVisible)
            films.same.click()
            films.other.click()
            #expect(
                asked == [
                    .film(ListedFilmRequest("1 Film 1", .answer(isSame: true))),
                    .film(ListedFilmRequest("1 Film 1", .answer(isSame: false))),
                ])
            show([checked("Best")])
            #expect(!films.doubt.isVisible)
        }

        @Test("Where the journal cannot be written to, nothing can be changed, and why is said")
        func readOnly() throws {
            show([checked("Best", [.absent])], whyReadOnly: "It is read-only.")
            let films = try #require(view?.films)
            for button in [films.want, films.watched, films.list.removal, films.same, films.other] {
                #expect(!button.isSensitive && button.tooltip == "It is read-only.")
            }
            films.delete()
            films.markWatched()
            #expect(asked.isEmpty)
        }

        @Test("The wanted films cannot be deleted as a list")
        func wanted() {
            var wanted = checked(FilmList.wanted)
            wanted = CheckedList(
                list: FilmList(id: FilmList.wanted, name: "", films: wanted.list.films),
                films: wanted.films)
            show([wanted])
            #expect(view?.films.list.removal.isVisible == false)
            #expect(view?.films.order.isVisible == true && view?.films.pick.isSensitive == true)
            #expect(view?.films.adding.isVisible == false)
        }

        @Test("A list is made, renamed and gets films by their titles")
        func making() throws {
            show([checked("Best")])
            let view = try #require(view)
            view.making.field.text = " "
            view.making.button.click()
            view.making.name = "Trains"
            view.making.button.click()
            view.films.list.rename.name = "Better"
            view.films.list.rename.button.click()
            view.films.adding.name = "Ran 1985"
            view.films.adding.button.click()
            #expect(asked == [.make("Trains"), .rename("Better"), .add("Ran 1985")])
            #expect(view.making.name == "Trains" && view.films.adding.name == "Ran 1985")
        }

        @Test("A typed text stays until it is written, unless another one is typed then")
        func writtenTexts() throws {
            show([checked("Best")])
            let view = try #require(view)
            view.search.text = "film"
            view.making.name = "Trains"
            view.films.adding.name = "Ran"
            stage.main.showWritten(.title("Ran 1985"))
            #expect(view.films.adding.name == "Ran" && view.search.text == "film")
            stage.main.showWritten(.title("Ran"))
            #expect(view.films.adding.name.isEmpty && view.making.name == "Trains")
            stage.main.showWritten(.name("Trains"))
            #expect(view.making.name.isEmpty && view.search.text.isEmpty)
        }

        @Test(
            "A new name stays as it is typed, even empty, and the field for a first list is emptied"
        )
        func typedNames() throws {
            show([checked("Best")])
            let actions = try #require(view?.films.list)
            actions.button.popup()
            #expect(actions.rename.name == "Best")
            actions.rename.field.type("")
            fill([checked("Best")])
            #expect(actions.rename.name.isEmpty)
            actions.close()
            Display.settle()
            actions.button.popup()
            #expect(actions.rename.name == "Best")
            actions.rename.field.type("Noir")
            fill([checked("Best"), checked("Worst")], chosen: "Worst.csv")
            Display.settle()
            #expect(!actions.button.isActive)
            actions.button.popup()
            #expect(actions.rename.name == "Worst")
            actions.close()
            Display.settle()
            show([])
            let begin = try #require(view?.field(Entry.self, "Name of a new list"))
            begin.type("Trains")
            begin.activate()
            #expect(asked == [.make("Trains")] && begin.text == "Trains")
            stage.main.showWritten(.name("Trains"))
            #expect(begin.text.isEmpty)
        }

        @Test("Alt and an arrow move a film by a row, and Delete removes it")
        func moving() throws {
            show([checked("Best", [.absent, .absent, .absent])])
            let table = try #require(view?.films.table)
            let window = stage.window
            table.select("1 Film 1", scrollTo: true)
            window.press(.up, .alt)
            window.press(.down, .alt)
            window.press(.delete)
            #expect(
                asked == [
                    .film(ListedFilmRequest("1 Film 1", .shift(by: -1))),
                    .film(ListedFilmRequest("1 Film 1", .shift(by: 1))),
                    .film(ListedFilmRequest("1 Film 1", .remove)),
                ])
        }

        @Test("A film is dragged before another one or to the end, and not where it is already")
        func dragging() throws {
            show([checked("Best", [.absent, .absent, .absent])])
            let table = try #require(view?.films.table)
            table.drag(2, before: 0)
            table.drag(0, before: 2)
            table.drag(1, before: 2)
            table.drag(0, before: 3)
            #expect(
                asked == [
                    .film(ListedFilmRequest("1 Film 2", .move(before: "1 Film 0"))),
                    .film(ListedFilmRequest("1 Film 0", .move(before: "1 Film 2"))),
                    .film(ListedFilmRequest("1 Film 0", .move(before: nil))),
                ])
        }

        @Test("Typing in a table searches")
        func searching() throws {
            show([checked("Best")])
            let view = try #require(view)
            stage.window.press(Key("r"))
            #expect(view.search.text == "r" && asked == [.search("r")])
            view.showPicked("1 Film 1")
            #expect(view.films.table.selectedID == "1 Film 1")
        }

        private static let offer = ListOfferViewModel(
            films: [ListedFilm(title: "Ran", year: 1985)], film: "Ran (1985)",
            lists: [
                .init(id: "a.csv", name: "Best", hasFilm: true),
                .init(id: "b.csv", name: "Worst", hasFilm: false),
            ])

        /// Offers the lists, and returns the field for the name of a new one.
        private func offered(_ newName: String = "") throws -> Gtk.Entry {
            var offer = Self.offer
            offer.newName = newName
            stage.main.offerLists(offer)
            let window = stage.dialogs.listOffer.window
            return try #require(window?.field(Entry.self, "Name of a new list"))
        }

        @Test("A name for offered films that was not written is there again")
        func offeringAgain() throws {
            let name = try offered()
            #expect(name.text.isEmpty)
            name.type("Noir")
            name.activate()
            Display.settle()
            #expect(stage.dialogs.listOffer.window == nil)
            #expect(try offered("Noir").text == "Noir")
        }

        @Test("A new name that was not written is there again, and no more once it is")
        func renamingAgain() throws {
            show([checked("Best")])
            let actions = try #require(view?.films.list)
            for isWritten in [false, true] {
                actions.button.popup()
                actions.rename.name = "Noir"
                actions.rename.button.click()
                if isWritten { stage.main.showWritten(.newName("Noir")) }
                Display.settle()
                actions.button.popup()
                #expect(actions.rename.name == (isWritten ? "Best" : "Noir"))
                actions.close()
                Display.settle()
            }
            #expect(asked == [.rename("Noir"), .rename("Noir")])
        }

        @Test("A film is added to a list that does not have it, or to a new one")
        func offering() throws {
            let offer = Self.offer
            var additions: [ListAddition] = []
            let window = AddToListWindow(offer, parent: stage.window) { additions.append($0) }
            window.present()
            #expect(window.words.contains("Ran (1985)") && window.words.contains("Worst"))
            let name = try #require(window.field(Entry.self, "Name of a new list"))
            name.type("Noir")
            name.activate()
            name.activate()
            #expect(additions == [ListAddition(offer.films, to: .new(name: "Noir"))])
        }

        @Test("All films of a search can be added to a list while they are on show")
        func found() {
            let main = stage.main
            main.showJournal(.entries("a.ics"))
            #expect(!stage.window.isEnabled("add-found"))
            main.showSearch(.wanted, text: "ran")
            main.showJournal(.entries("a.ics"))
            #expect(stage.window.isEnabled("add-found"))
            stage.window.activate("add-found")
            #expect(asked == [.offer(.found(search: JournalFilter.wanted.search("ran")))])
            main.showSearch(.trips, text: "wien")
            main.showJournal(.entries("a.ics"))
            #expect(!stage.window.isEnabled("add-found"))
            main.showSearch(.all, text: "ran")
            main.showJournal(.entries("a.ics"))
            #expect(stage.window.isEnabled("add-found"))
            show([checked("Best")])
            #expect(!stage.window.isEnabled("add-found"))
        }

        @Test("Entries are not deleted or edited while lists are on show")
        func entries() {
            stage.main.markEntry("a.ics")
            #expect(stage.entries.entry == "a.ics")
            show([checked("Best")])
            #expect(view?.films.isMapped == true && stage.entries.entry == nil)
        }
    }
}
