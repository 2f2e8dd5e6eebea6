import Domain
import EntryFeature
import Foundation
import Signals
import TestSupport
import Testing
import Wording

@testable import FilmsFeature

@Suite("An entry as its screen holds it", .freed, .timeLimit(.minutes(1)))
struct EntryModelTests {
    private let journal = JournalDouble()

    private func model(of id: EntryID = .film) -> FilmModel {
        let record = RecordFilmStep(
            id: id, journal: journal, now: { thatEvening },
            words: FilmWords(local: .inEnglish, timeZone: .gmt))
        return freed(FilmModel(id, in: journal) { try await record($0) })
    }

    @Test("It comes with the other entries of its day; without a day there are none")
    func sameDay() async throws {
        journal.put(.film(.briefEncounter()), as: .film)
        journal.put(.film(.briefEncounter()), as: .otherFilm)
        journal.put(.trip(try #require(.toVienna())), as: .trip)
        journal.put(.trip(try #require(.toVienna(day: 20))), as: EntryID("later.ics"))
        journal.put(.film(Film(title: "M")), as: EntryID("undated.ics"))
        let film = model()
        #expect(await film.start())
        #expect(film.sameDay.map(\.id) == [.otherFilm, .trip])
        let undated = model(of: EntryID("undated.ics"))
        #expect(await undated.start())
        #expect(undated.sameDay == [])
    }

    @Test("It comes with the other viewings of the film, the newest first")
    func otherViewings() async throws {
        func viewing(_ title: String, _ day: Int?) -> Entry {
            .film(
                Film(
                    title: title, year: 1945,
                    watched: day.flatMap { CalendarDay(year: 2026, month: 10, day: $0) }))
        }
        journal.put(.film(.briefEncounter()), as: .film)
        journal.put(viewing("brief encounter", nil), as: EntryID("undated.ics"))
        journal.put(viewing("Brief Encounter", 3), as: EntryID("old.ics"))
        journal.put(viewing("Brief Encounter", 7), as: EntryID("new.ics"))
        journal.put(viewing("M", 8), as: .otherFilm)
        let film = model()
        #expect(await film.start())
        #expect(film.otherViewings.map(\.id.rawValue) == ["new.ics", "old.ics", "undated.ics"])
    }

    @Test("A film that turns out to be another one comes with the viewings of that, in one step")
    func otherTitle() async throws {
        journal.put(.film(.briefEncounter()), as: .film)
        journal.put(.film(Film(title: "Laura", year: 1944)), as: .otherFilm)
        let film = model()
        _ = await film.start()
        let seen = Messages<[EntryID]>()
        var subscriptions = Subscriptions()
        subscriptions += film.controller.updateSignal.onReception § eachTime § { _ in
            seen.append(film.otherViewings.map(\.id))
        }
        subscriptions += film.signalRelated.onReception § eachTime § { seen.append([]) }
        journal.put(.film(Film(title: "Laura", year: 1944)), as: .film)
        await seen.until(count: 1)
        journal.put(.film(Film(title: "Laura", year: 2026)), as: .film)
        await seen.until(count: 2)
        #expect(seen.all == [[.otherFilm], []])
    }

    @Test("What comes while the others are looked for is among them")
    func newsMeanwhile() async throws {
        journal.put(.film(.briefEncounter()), as: .film)
        journal.viewingsGate.isClosed = true
        let film = model()
        async let isThere = film.start()
        await journal.viewingsGate.untilHeld()
        journal.put(.film(.briefEncounter()), as: .otherFilm)
        journal.viewingsGate.open()
        #expect(await isThere)
        #expect(film.otherViewings.map(\.id) == [.otherFilm])
        #expect(film.sameDay.map(\.id) == [.otherFilm])
    }

    @Test("An entry that moves to another day comes with that day's, in one step")
    func otherDay() async throws {
        journal.put(.film(.briefEncounter()), as: .film)
        journal.put(.trip(try #require(.toVienna(day: 20))), as: .trip)
        let film = model()
        _ = await film.start()
        let seen = Messages<[EntryID]>()
        var subscriptions = Subscriptions()
        subscriptions += film.controller.updateSignal.onReception § eachTime § { _ in
            seen.append(film.sameDay.map(\.id))
        }
        subscriptions += film.signalRelated.onReception § eachTime § { seen.append([]) }
        var moved = Film.briefEncounter()
        moved.watched = CalendarDay(year: 2026, month: 11, day: 20)
        journal.put(.film(moved), as: .film)
        await seen.until(count: 1)
        #expect(seen.all == [[.trip]])
    }

    @Test("The other entries of its new day are told of when they come after a change made here")
    func watchedToday() async throws {
        journal.put(.film(Film(title: "M", isWanted: true)), as: .film)
        journal.put(.trip(try #require(.toVienna())), as: .trip)
        let film = model()
        _ = await film.start()
        #expect(film.sameDay == [])
        let told = Messages<[EntryID]>()
        var subscriptions = Subscriptions()
        subscriptions += film.signalRelated.onReception § eachTime § {
            told.append(film.sameDay.map(\.id))
        }
        journal.viewingsGate.isClosed = true
        try await film.controller.transform(.watched)
        await journal.viewingsGate.untilHeld()
        #expect(film.content?.isWanted == false && film.sameDay == [])
        journal.viewingsGate.open()
        await told.until(count: 1)
        #expect(told.all == [[.trip]])
    }

    @Test("An entry of another kind, or a missing one, has no model")
    func none() async throws {
        journal.put(.trip(try #require(.toVienna())), as: .trip)
        let trip = model(of: .trip)
        #expect(await !trip.start())
        let gone = model()
        #expect(await !gone.start())
    }

    @Test("A change made here is not read again; a change by another program is")
    func reads() async throws {
        journal.put(.film(.briefEncounter()), as: .film)
        let film = model()
        _ = await film.start()
        #expect(journal.reads == [.film])
        try await film.controller.transform(
            .feedback(FeedbackModel.transform(withFeedback: .good)))
        #expect(film.content == .briefEncounter(.good))
        let bad = Entry.film(.briefEncounter(.bad))
        _ = try await journal.change(.film) { _ in bad }
        #expect(film.content == .briefEncounter(.bad))
        #expect(journal.reads == [.film])
        journal.put(.film(.briefEncounter()), as: .film)
        await journal.untilRead(2)
        #expect(film.content == .briefEncounter())
    }

    @Test("A reading that began before a write does not undo it")
    func lateReading() async throws {
        journal.put(.film(.briefEncounter()), as: .film)
        let film = model()
        _ = await film.start()
        journal.readGate.isClosed = true
        journal.put(.film(.briefEncounter(.bad)), as: .film)
        await journal.readGate.untilHeld()
        try await film.controller.transform(
            .feedback(FeedbackModel.transform(withFeedback: .good)))
        journal.readGate.letOneGo()
        await journal.untilRead(2)
        #expect(film.content == .briefEncounter(.bad, .good))
    }

    @Test("What another program changes becomes the model, and is no choice of the user")
    func changeElsewhere() async {
        journal.put(.film(.briefEncounter()), as: .film)
        let film = model()
        var causes: [Delta<Film?>.Cause] = []
        let subscription =
            film.controller.deltaSignal.onReception § eachTime § { causes.append($0.cause) }
        _ = await film.start()
        journal.put(.film(.briefEncounter(.bad)), as: .film)
        await journal.untilRead(2)
        #expect(film.content == .briefEncounter(.bad))
        #expect(causes == [.update, .update])
        withExtendedLifetime(subscription) {}
    }

    @Test("A reading that takes longer than a later one does not overwrite it")
    func overtakenReading() async {
        journal.put(.film(.briefEncounter()), as: .film)
        let film = model()
        _ = await film.start()
        journal.readGate.isClosed = true
        journal.put(.film(.briefEncounter(.bad)), as: .film)
        await journal.readGate.untilHeld()
        journal.readGate.isClosed = false
        journal.put(.film(.briefEncounter(.bad, .good)), as: .film)
        await journal.untilRead(2)
        journal.readGate.letOneGo()
        await journal.untilRead(3)
        #expect(film.content == .briefEncounter(.bad, .good))
    }

    @Test("An entry that has gone stays as it was until it comes back")
    func gone() async {
        journal.put(.film(.briefEncounter()), as: .film)
        let film = model()
        _ = await film.start()
        journal.put(nil, as: .film)
        #expect(film.content == .briefEncounter())
        journal.put(.film(.briefEncounter(.good)), as: .film)
        await journal.untilRead(2)
        #expect(film.content == .briefEncounter(.good))
    }

    @Test("What does not change the related entries is not posted")
    func othersOnly() async throws {
        journal.put(.film(.briefEncounter()), as: .film)
        let film = model()
        _ = await film.start()
        let seen = Messages<[EntryID]>()
        let subscription =
            film.signalRelated.onReception § eachTime § {
                seen.append(film.sameDay.map(\.id))
            }
        journal.put(.film(Film(title: "Another")), as: .otherFilm)
        journal.put(.trip(try #require(.toVienna())), as: .trip)
        await seen.until(count: 1)
        journal.put(nil, as: .otherFilm)
        journal.put(nil, as: .trip)
        await seen.until(count: 2)
        #expect(seen.all == [[.trip], []])
        withExtendedLifetime(subscription) {}
    }
}
