import Domain
import Signals
import TestSupport
import Testing
import Wording

@testable import JournalFeature

@Suite("The list as the journal stands", .freed, .timeLimit(.minutes(1)))
struct JournalListPresenterTests {
    let journal: JournalDouble
    let view = JournalViewSpy()
    let presenter: JournalListPresenter

    init() throws {
        let trip = try #require(Entry.toVienna)
        journal = JournalDouble([.film: .briefEncounter, .trip: trip])
        presenter = freed(
            JournalListPresenter(
                view: view, events: view.events, journal: journal, words: .british))
    }

    private var everything: JournalViewSpy.List {
        JournalViewSpy.List(
            rows: ["NOVEMBER 2026", "Köln Hbf → Wien Westbf", "Brief Encounter (1945)"],
            count: "2 entries")
    }
    private var films: JournalViewSpy.List {
        JournalViewSpy.List(
            rows: ["NOVEMBER 2026", "Brief Encounter (1945)"], count: "1 of 2 entries")
    }

    @Test("It begins with the filter that the page begins with")
    func firstFilter() async {
        let presenter = freed(
            JournalListPresenter(
                view: view, events: view.events, journal: journal, words: .british, filter: .films))
        await presenter.start()
        #expect(view.messages.all == [.list(films)])
    }

    @Test("Its rows know the pictures of films if the person wants them")
    func pictures() async throws {
        var film = Film(title: "Gilda")
        film.picture = TicketFile(path: "/tickets/Gilda.png")
        let journal = JournalDouble([.film: .film(film)])
        for isWanted in [true, false] {
            let presenter = freed(
                JournalListPresenter(
                    view: view, events: view.events, journal: journal,
                    showsPictures: { isWanted }, words: .british))
            await presenter.start()
            let rows = try #require(view.rows)
            #expect(rows.showsPictures == isWanted)
            let path = await rows.picture(of: EntryID.film.rawValue)
            #expect(path == (isWanted ? "/tickets/Gilda.png" : nil))
        }
    }

    @Test("A list says which entries have changed since the one before, and a search changes none")
    func changed() async throws {
        await presenter.start()
        _ = try await journal.change(.film) { (film: Film) in
            var film = film
            film.notes = "Trevor Howard"
            return film
        }
        await view.messages.until(count: 2)
        view.events.filterChanged.emit(.films)
        await view.messages.until(count: 3)
        #expect(view.changed == [[], [EntryID.film.rawValue], []])
    }

    @Test("It is sorted as the page asks, told that it is in another order, and stays so")
    func order() async {
        await presenter.start()
        view.events.orderChanged.emit(JournalOrder(by: "title"))
        await view.messages.until(count: 2)
        view.events.orderChanged.emit(JournalOrder(by: "title", isReversed: true))
        await view.messages.until(count: 3)
        view.events.filterChanged.emit(.films)
        await view.messages.until(count: 4)
        let rows = ["B", "Brief Encounter (1945)", "K", "Köln Hbf → Wien Westbf"]
        #expect(
            view.messages.all == [
                .list(everything), .list(.init(rows: rows, count: "2 entries", isReordered: true)),
                .list(
                    .init(
                        rows: Array(rows[2...] + rows[..<2]), count: "2 entries",
                        isReordered: true)),
                .list(.init(rows: Array(rows[..<2]), count: "1 of 2 entries")),
            ])
    }

    @Test("A list of other entries begins at its top, and one that changed does not")
    func others() async throws {
        await presenter.start()
        view.events.searchChanged.emit("encounter")
        await view.messages.until(count: 2)
        _ = try await journal.change(.film) { _ in .film(Film(title: "Encounters")) }
        await view.messages.until(count: 3)
        view.events.filterChanged.emit(.films)
        await view.messages.until(count: 4)
        #expect(view.others == [false, true, false, true])
    }

    @Test("An entry that is not among those that are asked for is uncovered, and another is not")
    func uncovered() async {
        await presenter.start()
        view.events.searchChanged.emit("encounter")
        await view.messages.until(count: 2)
        presenter.uncover(.film)
        presenter.uncover(.trip)
        await view.messages.until(count: 4)
        #expect(view.messages.all.suffix(2) == [.cleared, .list(everything)])
        #expect(presenter.currentQuery == (.all, ""))
    }

    @Test("It begins with today's entry, else with the newest one that is not to come")
    func entryToShow() async {
        func day(_ day: Int) -> CalendarDay? { CalendarDay(year: 2026, month: 11, day: day) }
        await presenter.start()
        #expect(await presenter.entryToShow(on: day(20)) == "trip.ics")
        #expect(await presenter.entryToShow(on: day(19)) == "film.ics")
        #expect(await presenter.entryToShow(on: day(30)) == "trip.ics")
        #expect(await presenter.entryToShow(on: day(1)) == "trip.ics")
        view.events.filterChanged.emit(.films)
        #expect(await presenter.entryToShow(on: day(20)) == "film.ics")
        view.events.searchChanged.emit("gilda")
        #expect(await presenter.entryToShow(on: day(20)) == nil)
        #expect(await !presenter.contains("film.ics"))
    }

    @Test("What was not understood of a search is told with what may be meant, and what was found")
    func doubts() async {
        journal.doubts["opertor:db"] = [
            SearchDoubt("opertor:db", meant: "operator:db", search: "operator:db")
        ]
        journal.doubts["late:x"] = [SearchDoubt("late:x", example: "late:>30")]
        await presenter.start()
        view.events.searchChanged.emit("opertor:db")
        await view.messages.until(count: 2)
        view.events.searchChanged.emit("late:x")
        await view.messages.until(count: 3)
        view.events.searchChanged.emit("")
        await view.messages.until(count: 4)
        #expect(
            view.doubts == [
                nil,
                SearchDoubtViewModel(
                    text: "“opertor:db” was not understood. Did you mean “operator:db”?",
                    offer: "Search for “operator:db”", search: "operator:db"),
                SearchDoubtViewModel(
                    text: "“late:x” was not understood, so it is searched for as words. "
                        + "An example: late:>30"),
                nil,
            ])
    }

    @Test("It begins with the order that the page begins with")
    func firstOrder() async {
        let presenter = freed(
            JournalListPresenter(
                view: view, events: view.events, journal: journal, words: .british,
                order: JournalOrder(by: "released")))
        await presenter.start()
        #expect(
            view.messages.all == [
                .list(
                    .init(
                        rows: [
                            "1940s", "Brief Encounter (1945)", "UNKNOWN RELEASE YEAR",
                            "Köln Hbf → Wien Westbf",
                        ], count: "2 entries"))
            ])
    }

    @Test("Filter and search combine, and the count says of how many")
    func combined() async {
        await presenter.start()
        view.events.filterChanged.emit(.trips)
        await view.messages.until(count: 2)
        view.events.searchChanged.emit("encounter")
        await view.messages.until(count: 3)
        view.events.filterChanged.emit(.films)
        await view.messages.until(count: 4)
        view.events.searchChanged.emit("")
        await view.messages.until(count: 5)
        view.events.filterChanged.emit(.all)
        await view.messages.until(count: 6)
        #expect(
            view.messages.all == [
                .list(everything),
                .list(
                    .init(
                        rows: ["NOVEMBER 2026", "Köln Hbf → Wien Westbf"],
                        count: "1 of 2 entries")),
                .list(
                    .init(
                        count: "0 of 2 entries", state: .nothingFound,
                        offer: "Clear Search")),
                .list(films),
                .list(films),
                .list(everything),
            ])
    }

    @Test("What was searched for and not found can be added; a filter has nothing to add")
    func addition() async {
        await presenter.start()
        view.events.searchChanged.emit("Gilda (1946) good")
        await view.messages.until(count: 2)
        #expect(view.additions.last == "Add “Gilda (1946) good”…")
        view.events.searchChanged.emit("wien")
        await view.messages.until(count: 3)
        #expect(view.additions == ["", "Add “Gilda (1946) good”…", ""])
    }

    @Test("A journey is one row, and the number above counts rows")
    func journeys() async {
        let legs = [("Köln", "Lille"), ("Lille", "Paris")].enumerated().map { place, names in
            Entry.trip(
                Trip(
                    from: names.0, to: names.1, departure: .vienna(20, 8 + 2 * place, 0),
                    arrival: .vienna(20, 9 + 2 * place, 0), journey: "Paris"))
        }
        let journal = JournalDouble([
            .film: .briefEncounter, EntryID("a.ics"): legs[0], EntryID("b.ics"): legs[1],
        ])
        let view = JournalViewSpy()
        let presenter = freed(
            JournalListPresenter(view: view, events: view.events, journal: journal, words: .british)
        )
        await presenter.start()
        view.events.searchChanged.emit("paris")
        await view.messages.until(count: 2)
        #expect(
            view.messages.all == [
                .list(
                    .init(
                        rows: ["NOVEMBER 2026", "Köln → Paris", "Brief Encounter (1945)"],
                        count: "2 entries")),
                .list(
                    .init(rows: ["NOVEMBER 2026", "Köln → Paris"], count: "1 of 2 entries")),
            ])
    }

    @Test("What found nothing is what more is offered of: the search, or else the filter")
    func more() async {
        journal.put(nil, as: .trip)
        await presenter.start()
        view.messages.removeAll()
        view.events.filterChanged.emit(.trips)
        await view.messages.until(count: 1)
        view.events.searchChanged.emit("wien")
        await view.messages.until(count: 2)
        view.events.showMore.emit()
        await view.messages.until(count: 4)
        view.events.showMore.emit()
        await view.messages.until(count: 6)
        func nothing(_ offer: String) -> JournalViewSpy.Message {
            .list(.init(count: "0 of 1 entry", state: .nothingFound, offer: offer))
        }
        #expect(
            view.messages.all == [
                nothing("Show All Entries"), nothing("Clear Search"),
                .search(.trips, ""), nothing("Show All Entries"), .search(.all, ""),
                .list(.init(rows: ["NOVEMBER 2026", "Brief Encounter (1945)"], count: "1 entry")),
            ])
    }

    @Test("A watchlist without films says that it is empty, and a search of it found nothing")
    func watchlist() async {
        await presenter.start()
        view.messages.removeAll()
        view.events.filterChanged.emit(.wanted)
        await view.messages.until(count: 1)
        view.events.searchChanged.emit("wien")
        await view.messages.until(count: 2)
        func nothing(_ state: JournalListViewModel.State, _ offer: String) -> JournalViewSpy.Message
        {
            .list(.init(count: "0 of 2 entries", state: state, offer: offer))
        }
        #expect(
            view.messages.all == [
                nothing(.nothingWanted, "Show All Entries"), nothing(.nothingFound, "Clear Search"),
            ])
        let list = JournalListViewModel(rows: NoRows(), count: "", state: .nothingWanted)
        #expect(list.nothing(in: .inEnglish) == "Your watchlist is empty")
        #expect(
            list.state.advice(in: .inEnglish) == "Films that you still want to see appear here.")
        #expect(list.quiet(in: .inEnglish).title == "Select an entry")
    }

    @Test("A search that is shown is asked for, with its rows also where they were shown before")
    func shown() async {
        await presenter.start()
        view.messages.removeAll()
        presenter.show(.films, search: "brief")
        await view.messages.until(count: 2)
        presenter.show(.films, search: "brief")
        await view.messages.until(count: 4)
        #expect(
            view.messages.all == [
                .search(.films, "brief"), .list(films), .search(.films, "brief"), .list(films),
            ])
        #expect(presenter.currentQuery == (.films, "brief"))
    }

    @Test("The entry beside one is the next one, or else the one before, and none that is gone")
    func beside() async {
        await presenter.start()
        let (film, trip) = (EntryID.film.rawValue, EntryID.trip.rawValue)
        #expect(presenter.entry(beside: trip, except: [trip]) == film)
        #expect(presenter.entry(beside: film, except: [film]) == trip)
        #expect(presenter.entry(beside: film, except: [film, trip]) == nil)
        #expect(presenter.entry(beside: "d.ics", except: ["d.ics"]) == nil)
    }

    @Test("Beside the list stands what can be done while no entry is on show")
    func quiet() {
        func quiet(_ state: JournalListViewModel.State) -> QuietViewModel {
            JournalListViewModel(rows: NoRows(), count: "", state: state).quiet(in: .inEnglish)
        }
        #expect(quiet(.loading) == .loading(in: .inEnglish))
        #expect(quiet(.empty).title == "No Entries Yet" && quiet(.empty).offersBeginning)
        #expect(!quiet(.empty).showsTour)
        let first = JournalListViewModel(rows: NoRows(), count: "", state: .empty)
            .quiet(in: .inEnglish, isFirstStart: true)
        #expect(first.title == "Welcome to Counterfoil" && first.showsTour)
        #expect(first.offersBeginning)
        #expect(!quiet(.unavailable).offersBeginning)
        #expect(
            quiet(.entries)
                == QuietViewModel(title: "Select an entry", text: "Its page appears here."))
        #expect(quiet(.nothingFound) == quiet(.entries))
    }

    private final class NoRows: JournalRows {
        var count: Int { 0 }
        var headed: [Int] { [] }
        func row(at index: Int) -> JournalRow? { nil }
        func index(of id: String) -> Int? { nil }
        func sentence(at index: Int) -> String? { nil }
    }

    @Test("A question that is the same as before is not asked again")
    func sameQuestion() async {
        await presenter.start()
        view.events.filterChanged.emit(.all)
        view.events.searchChanged.emit("")
        view.events.filterChanged.emit(.films)
        await view.messages.until(count: 2)
        #expect(view.messages.all == [.list(everything), .list(films)])
    }

    @Test("An answer that comes after a later question was asked is not shown")
    func latestAnswer() async {
        await presenter.start()
        view.messages.removeAll()
        journal.listingGate.isClosed = true
        view.events.searchChanged.emit("wien")
        await journal.listingGate.untilHeld()
        view.events.filterChanged.emit(.films)
        view.events.searchChanged.emit("encounter")
        await journal.listingGate.untilHeld(2)
        journal.listingGate.isClosed = false
        journal.listingGate.letGo(
            EntryQuery(kind: .film, search: "encounter", foldsJourneys: true))
        await view.messages.until(count: 1)
        journal.listingGate.letOneGo()
        view.events.searchChanged.emit("")
        await view.messages.until(count: 2)
        #expect(view.messages.all == [.list(films), .list(films)])
    }

    @Test(
        "An answer that is there at once is shown at once, and none to an earlier question after it"
    )
    func answerAtOnce() async {
        await presenter.start()
        view.messages.removeAll()
        journal.listingGate.isClosed = true
        view.events.searchChanged.emit("wien")
        await journal.listingGate.untilHeld()
        journal.answersAtOnce = true
        view.events.filterChanged.emit(.films)
        view.events.searchChanged.emit("encounter")
        #expect(
            view.messages.all == [
                .list(
                    .init(
                        count: "0 of 2 entries", state: .nothingFound,
                        offer: "Clear Search")), .list(films),
            ])
        journal.listingGate.open()
        journal.answersAtOnce = false
        view.events.searchChanged.emit("")
        await view.messages.until(count: 3)
        #expect(view.messages.all.last == .list(films))
    }

    @Test("An entry added, changed or removed by whomever appears in the list by itself")
    func changes() async {
        await presenter.start()
        journal.put(.film("Laura", month: 10), as: EntryID("laura.ics"))
        await view.messages.until(count: 2)
        journal.put(.film("Gilda", month: 10), as: EntryID("laura.ics"))
        await view.messages.until(count: 3)
        journal.put(nil, as: EntryID("laura.ics"))
        await view.messages.until(count: 4)
        #expect(
            view.messages.all == [
                .list(everything),
                .list(
                    .init(rows: everything.rows + ["OCTOBER 2026", "Laura"], count: "3 entries")),
                .list(
                    .init(rows: everything.rows + ["OCTOBER 2026", "Gilda"], count: "3 entries")),
                .list(.init(rows: everything.rows, count: "2 entries")),
            ])
    }

    @Test("One entry is counted as one")
    func one() async {
        journal.put(nil, as: .trip)
        await view.messages.until(count: 1)
        #expect(
            view.messages.all == [
                .list(.init(rows: films.rows, count: "1 entry"))
            ])
    }

    @Test("An empty journal is loading until it was read, then empty")
    func states() async {
        journal.put(nil, as: .trip)
        journal.put(nil, as: .film)
        await view.messages.until(count: 1)
        view.messages.removeAll()
        journal.condition = JournalCondition(folder: .loading)
        await presenter.start()
        journal.condition = JournalCondition(folder: .ready)
        journal.report(JournalChange(conditionChanged: true))
        await view.messages.until(count: 2)
        view.events.searchChanged.emit("wien")
        await view.messages.until(count: 3)
        #expect(
            view.messages.all == [
                .list(.init(count: "", state: .loading)),
                .list(.init(count: "", state: .empty)),
                .list(.init(count: "", state: .empty)),
            ])
    }

    @Test(
        "A folder that cannot be read is not called an empty journal",
        arguments: [
            JournalCondition.Folder.missing(path: "/journal"),
            .inaccessible(path: "/journal", reason: .said("Permission denied")),
        ])
    func unavailable(folder: JournalCondition.Folder) async {
        journal.put(nil, as: .trip)
        journal.put(nil, as: .film)
        await view.messages.until(count: 1)
        view.messages.removeAll()
        journal.condition = JournalCondition(folder: folder)
        await presenter.start()
        #expect(
            view.messages.all == [.list(.init(count: "", state: .unavailable))])
    }

    @Test("Neither the presenter nor the view is kept")
    func deallocation() async {
        await expectDeallocated { track in
            let journal = track(JournalDouble([.film: .briefEncounter]))
            let view = track(JournalViewSpy())
            let presenter = track(
                JournalListPresenter(
                    view: view, events: view.events, journal: journal, words: .british))
            await presenter.start()
            view.events.searchChanged.emit("nothing of the kind")
            journal.put(nil, as: .film)
        }
    }
}
