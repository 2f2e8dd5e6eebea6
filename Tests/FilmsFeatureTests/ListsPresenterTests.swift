import Domain
import FilmsFeature
import Foundation
import Presentation
import Signals
import Statistics
import TestSupport
import Testing
import Wording

@Suite("The lists of films", .freed, .timeLimit(.minutes(1)))
struct ListsPresenterTests {
    private let view = ListsSpy()
    private let flows = ListsFlowsSpy()
    private let journal: JournalDouble
    private let recorded: UndoableJournal
    private let choices = Choices()
    private let gilda = EntryID("gilda.ics")
    private let ran = EntryID("ran.ics")

    init() {
        journal = JournalDouble([
            gilda: .film(Film(title: "Gilda", year: 1946)),
            ran: .film(Film(title: "Ran", year: 1985, isWanted: true)),
            EntryID("solaris.ics"): .film(Film(title: "Solaris", year: 1972)),
        ])
        journal.lists = [
            "Best.csv": Array("Gilda 1946\nRan 1985\nPlaytime 1967\nSolaris 1971".utf8),
            "Old.csv": Array("Gilda 1946".utf8),
        ]
        recorded = UndoableJournal(journal)
        view.presenter = freed(
            ListsPresenter(
                view: view, events: view.events,
                lists: FilmLists(in: recorded, format: LinesOfFilms(), beside: journal),
                journal: recorded, entries: journal, order: { [choices] in choices.order },
                flows: flows, now: { thatEvening },
                chance: { [choices] in choices.next % $0 },
                words: Localizer(locale: Locale(identifier: "en_GB")), timeZone: .gmt))
    }

    private final class Choices {
        var next = 0
        var order = ListOrder()
    }

    /// Returns the lists on show.
    private func lists() throws -> ListsViewModel {
        try #require(view.messages.all.last?.lists)
    }

    /// Returns the lists that are shown after an action.
    private func shown(after action: () async throws -> Void) async throws -> ListsViewModel {
        let count = view.messages.all.count
        try await action()
        await view.messages.until(count: count + 1)
        return try lists()
    }

    /// Returns the lists that are shown after an undo.
    private func undone() async throws -> ListsViewModel {
        try await shown { try await recorded.steps.undo() }
    }

    /// Opens the view of lists, with a list chosen.
    private func open() async throws -> ListsViewModel {
        _ = try await shown { view.onShow.emit(true) }
        return try await shown { view.choices.emit("Best.csv") }
    }

    /// Posts a request about a film of the shown list, by its index.
    private func ask(_ film: Int, _ wish: ListedFilmRequest.Wish) throws {
        let films = try #require(lists().chosen?.films)
        view.requests.emit(ListedFilmRequest(films[film].id, wish))
    }

    /// Returns the content of a list's file, or `nil` if there is none.
    private func file(_ name: String) -> String? {
        journal.lists[name].map { String(decoding: $0, as: UTF8.self) }
    }

    /// Has the shown list be renamed, and waits until that is held up at the gate of writing.
    private func holdUpRename() async {
        journal.writeGate.isClosed = true
        view.events.listRename.emit("Finest")
        await journal.writeGate.untilHeld()
    }

    /// Returns the offer of lists that comes after a request.
    private func offer(_ request: ListOfferRequest) async throws -> ListOfferViewModel {
        let count = view.messages.all.count
        view.events.listOffer.emit(request)
        await view.messages.until(count: count + 1)
        return try #require(view.messages.all.last?.offer)
    }

    @Test("Each list says how much of it was seen, and the first one is shown film by film")
    func overview() async throws {
        let lists = try await open()
        #expect(lists.lists.map(\.name) == ["Watchlist", "Best", "Old"])
        #expect(lists.lists.map(\.seen) == ["0 of 1 seen", "1 of 4 seen", "1 of 1 seen"])
        let best = try #require(lists.chosen)
        #expect(best.summary == "1 of 4 seen, 1 on your watchlist" && best.fraction == 0.25)
        #expect(lists.titles == ["Gilda", "Ran", "Playtime", "Solaris"])
        #expect(best.films.map { $0.cells[3] } == ["Yes", "on your watchlist", "", "maybe (1972)"])
        #expect(best.films.map(\.canWant) == [false, false, true, false])
        #expect(best.films.map(\.canWatch) == [false, true, true, false])
    }

    @Test("The wanted films are a list of their own, which has no file to delete")
    func wanted() async throws {
        let lists = try await shown { view.onShow.emit(true) }
        let wanted = try #require(lists.chosen)
        #expect(wanted.name == "Watchlist" && !wanted.hasFile)
        #expect(lists.titles == ["Ran"] && wanted.films[0].canWatch)
        try ask(0, .open)
        #expect(flows.routed == [.open(ran)])
        let seen = try await shown {
            journal.put(.film(Film(title: "Ran", year: 1985)), as: EntryID("seen.ics"))
        }
        #expect(seen.lists[0].seen == "1 of 1 seen")
    }

    @Test("Another list can be chosen, and watched films can be hidden")
    func choosing() async throws {
        _ = try await open()
        let unseen = try await shown { view.unseenOnly.emit(true) }
        #expect(unseen.chosen?.films.map { $0.cells[0] } == ["2", "3", "4"])
        let old = try await shown { view.choices.emit("Old.csv") }
        #expect(old.chosen?.films.isEmpty == true)
        #expect(old.chosen?.nothing == "You have seen every film in this list.")
    }

    @Test("A film leads to its latest viewing, or to the wanted film that it is")
    func following() async throws {
        _ = try await open()
        try ask(0, .open)
        try ask(1, .open)
        try ask(2, .open)
        #expect(flows.routed == [.open(gilda), .open(ran)])
    }

    @Test("A film that is not there becomes a wanted one, or one seen today, and back with an undo")
    func adding() async throws {
        _ = try await open()
        let wanted = try await shown { try ask(2, .want) }
        #expect(wanted.chosen?.summary == "1 of 4 seen, 2 on your watchlist")
        _ = try await undone()
        let seen = try await shown { try ask(2, .watched) }
        #expect(seen.chosen?.seen(2) == "19 Nov 2026")
        let added = try #require(await journal.films(titled: ["Playtime"])["Playtime"]?.first)
        #expect(journal[added.id]?.day == CalendarDay(year: 2026, month: 11, day: 19))
    }

    @Test("A wanted film is the one that was seen today")
    func watchingWanted() async throws {
        _ = try await open()
        _ = try await shown { try ask(1, .watched) }
        #expect(journal[ran]?.day == CalendarDay(year: 2026, month: 11, day: 19))
        #expect(journal.writes == [.change(ran)])
    }

    @Test("A film of another year is asked about, and the answer is kept")
    func doubt() async throws {
        let lists = try await open()
        #expect(
            lists.chosen?.doubt?.question
                == "The list says “Solaris” is from 1971, your journal says 1972. Same film?"
        )
        let same = try await shown { try ask(3, .answer(isSame: true)) }
        #expect(same.chosen != nil && same.chosen?.doubt == nil)
        #expect(same.lists[1].seen == "2 of 4 seen")
        #expect(
            journal.answers == [
                ListAnswer(title: "Solaris", listed: 1971, year: 1972, isSame: true)
            ])
    }

    @Test("A key that is held writes once, until what was written shows")
    func twice() async throws {
        _ = try await open()
        _ = try await shown {
            try ask(2, .watched)
            try ask(2, .watched)
            try ask(2, .want)
        }
        #expect(journal.writes.count == 1)
    }

    @Test("A film is the one that was on show, whatever another program puts before it")
    func moved() async throws {
        let playtime = try #require(try await open().chosen?.films[2].id)
        journal.lists["Best.csv"] = Array("Laura 1944\nGilda 1946\nRan 1985\nPlaytime 1967".utf8)
        _ = try await shown { journal.report(JournalChange(listsChanged: true)) }
        _ = try await shown { view.requests.emit(ListedFilmRequest(playtime, .want)) }
        #expect(await journal.films(titled: ["Playtime"]).count == 1)
    }

    @Test("An answer is taken back with an undo")
    func answerTakenBack() async throws {
        _ = try await open()
        _ = try await shown { try ask(3, .answer(isSame: false)) }
        let back = try await shown {
            try await recorded.steps.undo()
            journal.report(JournalChange(listsChanged: true))
        }
        #expect(back.chosen?.doubt != nil && journal.answers.isEmpty)
    }

    /// Returns whether a message tells why a film was not added.
    private func isTold(_ reason: String) -> (ListsSpy.Message) -> Bool {
        { $0 == .failure(FailureViewModel(title: "The film was not added.", reason: reason)) }
    }

    @Test("Requests during a write are done after it, in the list that was on show")
    func inTurn() async throws {
        _ = try await open()
        journal.writeGate.isClosed = true
        view.events.listMake.emit("Trains")
        await journal.writeGate.untilHeld()
        view.events.listAdd.emit("Laura 1944")
        view.events.listRename.emit("Finest")
        view.deletions.emit("Old.csv")
        try ask(0, .remove)
        try ask(0, .remove)
        try ask(2, .want)
        journal.writeGate.open()
        await view.messages.until { message in
            message.lists?.lists.first { $0.id == FilmList.wanted }?.seen == "0 of 2 seen"
        }
        #expect(journal.lists.keys.sorted() == ["Best.csv", "Trains.csv"])
        #expect(file("Best.csv") == "#Finest\nRan 1985\nPlaytime 1967\nSolaris 1971\nLaura 1944")
    }

    @Test("What was asked for during a write is written, even if the window is closed at once")
    func closed() async throws {
        _ = try await open()
        await holdUpRename()
        view.events.listAdd.emit("Laura 1944")
        view.onShow.emit(false)
        view.presenter = nil
        journal.wishesGate.isClosed = true
        journal.writeGate.open()
        await journal.wishesGate.untilHeld()
        #expect(journal.pendingWrites.count == 1)
        journal.wishesGate.open()
        await journal.untilWritten(2)
        #expect(
            file("Best.csv")
                == "#Finest\nGilda 1946\nRan 1985\nPlaytime 1967\nSolaris 1971\nLaura 1944")
    }

    @Test("A typed film that the list has already is not added again, which is said")
    func listedAlready() async throws {
        _ = try await open()
        view.events.listAdd.emit("gilda")
        await view.messages.until(
            isTold("The list has “\("Gilda (1946)".displayIsolated)” already."))
        #expect(journal.writes.isEmpty)
    }

    @Test(
        "A title typed without a year is in the list already, even if the journal does not know it")
    func listedWithYear() async throws {
        _ = try await open()
        view.events.listAdd.emit("playtime")
        await view.messages.until(isTold("The list has “playtime” already."))
        #expect(journal.writes.isEmpty)
    }

    @Test("A list that is made is shown whatever was searched for")
    func madeWhileSearching() async throws {
        _ = try await open()
        _ = try await shown { view.events.listSearch.emit("zzz") }
        let made = try await shown { view.events.listMake.emit("Trains") }
        #expect(made.lists.count == 4 && made.chosen?.name == "Trains")
    }

    @Test("A typed text is kept until it is written, and so is what was searched for")
    func typedTexts() async throws {
        _ = try await open()
        _ = try await shown { view.events.listSearch.emit("playt") }
        journal.failure = .diskFull(path: "/j")
        let count = view.messages.all.count
        view.events.listMake.emit("Trains ")
        view.events.listAdd.emit("Laura 1944")
        await view.messages.until(count: count + 4)
        #expect(try lists().lists.map(\.name) == ["Best"] && view.written.isEmpty)
        journal.failure = nil
        _ = try await shown { view.events.listMake.emit("Trains ") }
        _ = try await shown { view.events.listAdd.emit("Laura 1944") }
        #expect(view.written == [.name("Trains "), .title("Laura 1944")])
    }

    @Test("A new name, also of a list for offered films, is kept until it is written")
    func typedNames() async throws {
        _ = try await open()
        let addition = ListAddition([ListedFilm(title: "Ran")], to: .new(name: "Noir "))
        journal.failure = .diskFull(path: "/j")
        let count = view.messages.all.count
        view.events.listRename.emit("Finest ")
        view.events.listAddition.emit(addition)
        await view.messages.until(count: count + 4)
        #expect(view.written.isEmpty)
        journal.failure = nil
        #expect(try await offer(.film(id: "gilda.ics")).newName == "Noir ")
        view.events.listRename.emit("Finest ")
        view.events.listAddition.emit(addition)
        await view.messages.until { $0.lists?.lists.contains { $0.name == "Noir" } == true }
        #expect(view.written == [.newName("Finest ")])
        #expect(try await offer(.film(id: "gilda.ics")).newName == "")
    }

    @Test("A name that a held key repeats makes one list")
    func madeOnce() async throws {
        _ = try await open()
        _ = try await shown {
            view.events.listMake.emit("Trains")
            view.events.listMake.emit("Trains")
        }
        let renamed = try await shown { view.events.listRename.emit("Rails") }
        #expect(renamed.lists.map(\.name) == ["Watchlist", "Best", "Old", "Rails"])
    }

    @Test("A list that another program changed meanwhile is shown, and not deleted")
    func deletedMeanwhile() async throws {
        _ = try await open()
        journal.lists["Best.csv"] = Array("Gilda 1946".utf8)
        _ = try await shown { view.deletions.emit("Best.csv") }
        #expect(journal.lists["Best.csv"] != nil)
    }

    @Test("A list is deleted, and put back with an undo")
    func deleting() async throws {
        _ = try await open()
        let left = try await shown { view.deletions.emit("Best.csv") }
        #expect(left.lists.map(\.name) == ["Watchlist", "Old"] && left.chosen?.name == "Old")
        let back = try await undone()
        #expect(back.lists.map(\.name) == ["Watchlist", "Best", "Old"])
    }

    @Test("A list that is chosen before another one is deleted stays on show")
    func deletedAfterChoice() async throws {
        _ = try await open()
        await holdUpRename()
        view.deletions.emit("Best.csv")
        _ = try await shown { view.choices.emit(FilmList.wanted) }
        journal.writeGate.open()
        await view.messages.until { $0.lists?.lists.count == 2 }
        #expect(try lists().chosen?.id == FilmList.wanted)
    }

    @Test("A list that is made is chosen when it is read, and the one before it stays until then")
    func madeBeforeRead() async throws {
        _ = try await open()
        journal.wishesGate.isClosed = true
        view.events.listMake.emit("Trains")
        await journal.wishesGate.untilHeld()
        await journal.untilWritten(1)
        let before = try await shown { view.unseenOnly.emit(true) }
        #expect(before.chosen?.name == "Best")
        let read = try await shown {
            journal.wishesGate.open()
        }
        #expect(read.chosen?.name == "Trains")
    }

    @Test("A list is made empty, gets a film by its title, and another name; each can be undone")
    func making() async throws {
        _ = try await open()
        let made = try await shown { view.events.listMake.emit(" Trains ") }
        #expect(made.chosen?.name == "Trains" && made.chosen?.films.isEmpty == true)
        #expect(made.lists.map(\.name) == ["Watchlist", "Best", "Old", "Trains"])
        let added = try await shown { view.events.listAdd.emit("Gilda") }
        #expect(added.chosen?.films.map(\.cells) == [["1", "Gilda", "1946", "Yes", ""]])
        let typed = try await shown { view.events.listAdd.emit("Shoah (1985)") }
        #expect(typed.chosen?.films.last?.cells.prefix(3) == ["2", "Shoah", "1985"])
        let renamed = try await shown { view.events.listRename.emit("Rails") }
        #expect(renamed.chosen?.name == "Rails" && renamed.chosen?.id == "Trains.csv")
        for _ in 1...4 { _ = try await undone() }
        #expect(journal.lists.keys.sorted() == ["Best.csv", "Old.csv"])
    }

    @Test("A film is moved before another one or to the end, and removed")
    func moving() async throws {
        let lists = try await open()
        let films = try #require(lists.chosen?.films)
        let (gilda, playtime) = (films[0].id, films[2].id)
        var moved = try await shown { try ask(3, .move(before: gilda)) }
        #expect(moved.titles == ["Solaris", "Gilda", "Ran", "Playtime"])
        moved = try await shown { try ask(0, .move(before: playtime)) }
        #expect(moved.titles == ["Gilda", "Ran", "Solaris", "Playtime"])
        moved = try await shown { try ask(0, .move(before: nil)) }
        #expect(moved.titles == ["Ran", "Solaris", "Playtime", "Gilda"])
        moved = try await shown { try ask(1, .remove) }
        #expect(moved.titles == ["Ran", "Playtime", "Gilda"])
    }

    @Test("A film that is moved before another one stays in its place if that is gone meanwhile")
    func placeGone() async throws {
        let playtime = try #require(try await open().chosen?.films[2].id)
        journal.writeGate.isClosed = true
        try ask(2, .remove)
        await journal.writeGate.untilHeld()
        try ask(1, .move(before: playtime))
        view.events.listRename.emit("Finest")
        journal.writeGate.open()
        await journal.untilWritten(2)
        #expect(file("Best.csv") == "#Finest\nGilda 1946\nRan 1985\nSolaris 1971")
    }

    @Test("A film that is moved by rows and back before that is written ends where it began")
    func shiftedBack() async throws {
        _ = try await open()
        journal.writeGate.isClosed = true
        try ask(1, .shift(by: 1))
        await journal.writeGate.untilHeld()
        for rows in [1, 1, -1, -1, -1] { try ask(1, .shift(by: rows)) }
        journal.writeGate.open()
        await journal.untilWritten(2)
        #expect(file("Best.csv") == "#Best\nGilda 1946\nRan 1985\nPlaytime 1967\nSolaris 1971")
    }

    @Test("A film is moved by rows on show, and no farther than to the first or last of them")
    func shifted() async throws {
        journal.lists["Best.csv"] = Array("Ran 1985\nGilda 1946\nPlaytime 1967\nSolaris 1972".utf8)
        _ = try await open()
        _ = try await shown { view.unseenOnly.emit(true) }
        let moved = try await shown { try ask(0, .shift(by: 9)) }
        #expect(moved.titles == ["Playtime", "Ran"])
        let all = try await shown { view.unseenOnly.emit(false) }
        #expect(all.titles == ["Gilda", "Playtime", "Ran", "Solaris"])
        _ = try await shown { view.unseenOnly.emit(true) }
        let back = try await shown { try ask(1, .shift(by: -9)) }
        #expect(back.titles == ["Ran", "Playtime"])
        let whole = try await shown { view.unseenOnly.emit(false) }
        #expect(whole.titles == ["Gilda", "Ran", "Playtime", "Solaris"])
    }

    @Test("A list that another program changed meanwhile is not changed, and shown")
    func changedMeanwhile() async throws {
        _ = try await open()
        journal.lists["Best.csv"] = Array("Laura 1944".utf8)
        let count = view.messages.all.count
        try ask(0, .remove)
        await view.messages.until(count: count + 2)
        #expect(journal.lists["Best.csv"] == Array("Laura 1944".utf8))
        #expect(view.messages.all[count].failure?.title == "The list was not changed.")
    }

    @Test("Typing finds lists by their names and films by their titles")
    func searching() async throws {
        _ = try await open()
        let film = try await shown { view.events.listSearch.emit("playt") }
        #expect(film.lists.map(\.name) == ["Best"])
        #expect(film.titles == ["Playtime"])
        let list = try await shown { view.events.listSearch.emit("OLD") }
        #expect(list.lists.map(\.name) == ["Old"] && list.chosen?.films.count == 1)
        journal.lists["Old.csv"] = Array("WALL-E 2008".utf8)
        _ = try await shown { journal.report(JournalChange(listsChanged: true)) }
        let signs = try await shown { view.events.listSearch.emit("wall e") }
        #expect(signs.titles == ["WALL-E"])
        let nothing = try await shown { view.events.listSearch.emit("zzz") }
        #expect(nothing.lists.isEmpty && nothing.chosen == nil && nothing.nothing == nil)
    }

    @Test("The watchlist is sorted by day added, year and running time; films without come last")
    func watchlist() async throws {
        journal.put(
            .film(Film(title: "Alien", year: 1979, runningTime: 117, isWanted: true)),
            as: EntryID("alien.ics"))
        journal.put(
            .film(Film(title: "Brazil", runningTime: 142, isWanted: true)),
            as: EntryID("brazil.ics"))
        _ = try await shown { view.onShow.emit(true) }
        func titles(_ order: WatchlistOrder) async throws -> [String]? {
            try await shown { view.events.watchlistOrder.emit(order) }.titles
        }
        #expect(try await titles(.year) == ["Ran", "Alien", "Brazil"])
        #expect(try await titles(.added) == ["Ran", "Brazil", "Alien"])
        #expect(try await titles(.runningTime) == ["Alien", "Brazil", "Ran"])
        #expect(try await titles(.title) == ["Alien", "Brazil", "Ran"])
    }

    @Test("An order that is chosen while the facts are read is kept")
    func orderMeanwhile() async throws {
        _ = try await shown { view.onShow.emit(true) }
        journal.wishesGate.isClosed = true
        journal.report(JournalChange(listsChanged: true))
        await journal.wishesGate.untilHeld()
        _ = try await shown { view.events.watchlistOrder.emit(.year) }
        let read = try await shown {
            journal.wishesGate.open()
        }
        #expect(read.chosen?.order == .year)
    }

    @Test("One of the films to see is picked by chance")
    func picking() async throws {
        _ = try await open()
        choices.next = 1
        view.events.listPick.emit()
        #expect(view.messages.all.last == .picked("1 Playtime (1967)"))
    }

    @Test("A film of the journal is added to a list that has it not, or to a new one")
    func offering() async throws {
        _ = try await open()
        journal.lists["New.csv"] = Array("#New".utf8)
        let lists = try await offer(.film(id: "gilda.ics"))
        #expect(lists.film == "Gilda (1946)".displayIsolated)
        #expect(lists.lists.map(\.name) == ["Best", "New", "Old"])
        #expect(lists.lists.map(\.hasFilm) == [true, false, true])
        let new = ListAddition(lists.films, to: .list(id: "New.csv"))
        _ = try await shown { view.events.listAddition.emit(new) }
        #expect(file("New.csv") == "#New\nGilda 1946")
        let again = try await offer(.film(id: "gilda.ics"))
        _ = try await shown {
            view.events.listAddition.emit(ListAddition(again.films, to: .new(name: "Noir")))
        }
        #expect(file("Noir.csv") == "#Noir\nGilda 1946")
        view.events.listAddition.emit(new)
        await view.messages.until(
            isTold("The list has “\("Gilda (1946)".displayIsolated)” already."))
    }

    @Test("All films that a search has found are added in one step, each once")
    func offeringFound() async throws {
        journal.put(.film(Film(title: "Gilda", year: 1946)), as: EntryID("again.ics"))
        journal.lists["All.csv"] = Array("Solaris 1972\nRan 1985\nGilda 1946".utf8)
        _ = try await open()
        let offer = try await offer(.found(search: ""))
        #expect(offer.film == "3 films" && offer.lists.map(\.hasFilm) == [true, false, false])
        let made = try await shown {
            view.events.listAddition.emit(ListAddition(offer.films, to: .new(name: "Found")))
        }
        #expect(made.lists.map(\.name) == ["Watchlist", "All", "Best", "Found", "Old"])
        #expect(file("Found.csv") == "#Found\nGilda 1946\nSolaris 1972\nRan 1985")
        let back = try await undone()
        #expect(back.lists.map(\.name) == ["Watchlist", "All", "Best", "Old"])
        view.events.listOffer.emit(.found(search: "zzz"))
        await view.messages.until(isTold("The search has found no films."))
    }

    @Test("Films that a search has found are added with their links, in the order of the list")
    func foundWithLinks() async throws {
        let link = "https://boxd.it/1Xyz"
        journal.put(.film(Film(title: "Ran", year: 1985, link: link)), as: ran)
        choices.order = ListOrder(.title, isReversed: false)
        view.events.listOffer.emit(.found(search: ""))
        choices.order = ListOrder()
        await view.messages.until { $0.offer != nil }
        let offer = try #require(view.messages.all.last?.offer)
        #expect(offer.films.map(\.title) == ["Gilda", "Ran", "Solaris"])
        #expect(offer.films.map(\.link) == ["", link, ""])
    }

    @Test("Films that cannot be read are not added, and why is said")
    func foundUnread() async throws {
        journal.content = { _, id throws(JournalError) in
            throw .notRead(files: [id.rawValue], reason: .notRead(5))
        }
        view.events.listOffer.emit(.found(search: ""))
        await view.messages.until { $0.failure?.title == "The film was not added." }
    }

    @Test("A list is saved as a file, and why it was not is said")
    func exporting() async throws {
        let folder = try ScratchFolder()
        _ = try await open()
        view.events.listExport.emit(folder.path("missing/best.csv"))
        await view.messages.until { $0.failure?.title == "The list was not exported." }
        let path = folder.path("best.csv")
        view.events.listExport.emit(path)
        await until("The file", FileManager.default.fileExists(atPath: path))
        #expect(journal.writes.isEmpty)
    }

    @Test("What changes in the journal shows, as long as the lists are on show")
    func changes() async throws {
        let lists = try await open()
        #expect(lists.chosen?.seen(2) == "")
        let changed = try await shown {
            journal.put(.film(Film(title: "Playtime", year: 1967)), as: EntryID("p.ics"))
        }
        #expect(changed.chosen?.seen(2) == "Yes")
        view.onShow.emit(false)
        journal.lists = [:]
        journal.put(nil, as: ran)
        let none = try await shown { view.onShow.emit(true) }
        #expect(none.chosen == nil)
        #expect(none.nothing?.hasPrefix("Make a list, or import one") == true)
    }

    @Test("Where the journal cannot be written to, nothing is offered, and why is said")
    func readOnly() async throws {
        journal.condition = JournalCondition(folder: .readOnly(path: "/j"))
        let lists = try await open()
        #expect(lists.chosen?.changing.reason != nil)
    }

    @Test("What cannot be written is told, and nothing is different")
    func failure() async throws {
        _ = try await open()
        journal.failure = .diskFull(path: "/j")
        try ask(2, .want)
        await view.messages.until(count: 3)
        #expect(view.messages.all.last?.failure?.title == "The film was not added.")
        #expect(journal.writes.isEmpty)
    }
}

extension ListsViewModel {
    /// The titles of the films on show, or `nil` if no list is.
    fileprivate var titles: [String]? { chosen?.films.map { $0.cells[1] } }
}

extension ListsViewModel.Chosen {
    fileprivate func seen(_ place: Int) -> String { films[place].cells[3] }
}

private final class ListsSpy: DisplaysLists {
    enum Message: Equatable {
        case lists(ListsViewModel)
        case failure(FailureViewModel)
        case picked(String)
        case offer(ListOfferViewModel)

        var lists: ListsViewModel? { if case .lists(let lists) = self { lists } else { nil } }
        var offer: ListOfferViewModel? { if case .offer(let offer) = self { offer } else { nil } }
        var failure: FailureViewModel? {
            if case .failure(let failure) = self { failure } else { nil }
        }
    }

    let messages = Messages<Message>()
    let events = FilmsEvents()
    /// The presenter while the window is open.
    var presenter: ListsPresenter?
    var onShow: Emitter<Bool> { events.listsOnShow }
    var choices: Emitter<String> { events.listChosen }
    var unseenOnly: Emitter<Bool> { events.listUnseenOnly }
    var requests: Emitter<ListedFilmRequest> { events.listedFilm }
    var deletions: Emitter<String> { events.listDelete }

    /// The typed texts that were written.
    private(set) var written: [TypedInLists] = []

    func showLists(_ lists: ListsViewModel) { messages.append(.lists(lists)) }
    func showWritten(_ text: TypedInLists) { written.append(text) }
    func showFailure(_ failure: FailureViewModel) { messages.append(.failure(failure)) }
    func showPicked(_ film: String) { messages.append(.picked(film)) }
    func offerLists(_ offer: ListOfferViewModel) { messages.append(.offer(offer)) }
}
