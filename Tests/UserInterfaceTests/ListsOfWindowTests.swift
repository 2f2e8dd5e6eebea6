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
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The lists of films of the window")
    final class ListsOfWindowTests {
        let stage: WindowStage
        var asked: [Asked] = []
        var subscriptions = Subscriptions()

        enum Asked: Equatable {
            case onShow(Bool)
            case chosen(String)
            case unseenOnly(Bool)
            case film(ListedFilmRequest)
            case delete(String)
        }

        init() throws {
            stage = try WindowStage()
            let main = stage.main
            subscriptions +=
                main.events.films.listsOnShow.signal.onReception § eachTime § { [weak self] in
                    self?.asked.append(.onShow($0))
                }
            subscriptions +=
                main.events.films.listChosen.signal.onReception § eachTime § { [weak self] in
                    self?.asked.append(.chosen($0))
                }
            subscriptions +=
                main.events.films.listUnseenOnly.signal.onReception § eachTime § { [weak self] in
                    self?.asked.append(.unseenOnly($0))
                }
            subscriptions +=
                main.events.films.listedFilm.signal.onReception § eachTime § { [weak self] in
                    self?.asked.append(.film($0))
                }
            subscriptions +=
                main.events.films.listDelete.signal.onReception § eachTime § { [weak self] in
                    self?.asked.append(.delete($0))
                }
        }

        private var view: ListsView? { stage.main.views.current() }

        private static let seen = EntrySummary(
            id: EntryID("a.ics"), day: nil,
            content: .film(title: "Gilda", year: 1946, feedback: .none))

        /// Returns a list whose films have these states.
        private func checked(
            _ name: String, _ states: [CheckedFilm.State] = [.seen([seen]), .absent]
        ) -> CheckedList {
            let films = states.enumerated().map { ListedFilm(title: "Film \($0.offset)") }
            return CheckedList(
                list: FilmList(id: name + ".csv", name: name, films: films),
                films: zip(films, states).map { CheckedFilm(film: $0, state: $1) })
        }

        private func show(
            _ lists: [CheckedList], chosen: String? = nil, whyReadOnly: String? = nil
        ) {
            stage.main.window.activate("view", "lists")
            stage.main.showLists(
                ListsViewModel(
                    lists, chosen: chosen, isUnseenOnly: false, whyReadOnly: whyReadOnly,
                    words: .inEnglish))
            asked = []
        }

        @Test("Without a list it says how there may be one, and leads there")
        func none() {
            show([])
            #expect(view?.words.contains("No Lists Yet") == true)
            #expect(view?.words.contains { $0.hasPrefix("Import a list from Letterboxd") } == true)
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
            films.removal.click()
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
            for button in [films.want, films.watched, films.removal, films.same, films.other] {
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
            #expect(view?.films.removal.isVisible == false)
        }

        @Test("Entries are not deleted or edited while lists are on show")
        func entries() {
            stage.main.markEntry("a.ics")
            show([checked("Best")])
            #expect(stage.main.entries.entry == nil)
        }
    }
}
