import Foundation
import Testing

@testable import Domain

@Suite("Fields are put back one by one")
struct EntryStepTests {
    private let moment = Date(timeIntervalSince1970: 1_795_000_000)

    private var trip: Trip {
        get throws {
            let day = try #require(CalendarDay(year: 2026, month: 11, day: 20))
            let departure = try #require(DateTime(day, hour: 14, minute: 2, zone: .floating))
            let arrival = try #require(DateTime(day, hour: 16, minute: 0, zone: .floating))
            return Trip(from: "Köln Hbf", to: "Wien", departure: departure, arrival: arrival)
        }
    }

    @Test("Every field of a film and of a trip is known by name")
    func complete() throws {
        #expect(Mirror(reflecting: Film(title: "M")).children.count == FilmFields.all.count)
        #expect(Mirror(reflecting: try trip).children.count == TripFields.all.count)
        #expect(Set(FilmFields.all.map(\.name)).count == FilmFields.all.count)
        #expect(Set(TripFields.all.map(\.name)).count == TripFields.all.count)
    }

    @Test("Changed fields are restored, and fields that another program changed stay")
    func others() {
        let old = Film(title: "M", year: 1931)
        let new = Film(title: "M", year: 1951, notes: "Lorre")
        var now = new
        now.place = "Odeon"
        let step = Entry.film(now).stepping(from: .film(new), to: .film(old))
        #expect(step.entry == .film(Film(title: "M", year: 1931, place: "Odeon")))
        #expect(step.left == [] && !step.isNothing)
    }

    @Test("A film whose day another program changed keeps it, and is not wanted again")
    func watched() throws {
        let old = Film(title: "Ran", isWanted: true)
        let new = old.watched(on: CalendarDay(year: 2026, month: 11, day: 19))
        let now = old.watched(on: CalendarDay(year: 2026, month: 11, day: 18))
        #expect(Entry.film(new).stepping(from: .film(new), to: .film(old)).entry == .film(old))
        let step = Entry.film(now).stepping(from: .film(new), to: .film(old))
        #expect(step.entry == .film(now) && step.isNothing)
    }

    @Test("A field that another program has changed since stays, and is named")
    func left() {
        let old = Film(title: "M", year: 1931)
        let new = Film(title: "M", year: 1951, notes: "Lorre")
        var now = new
        now.notes = "Peter Lorre"
        let step = Entry.film(now).stepping(from: .film(new), to: .film(old))
        #expect(step.entry == .film(Film(title: "M", year: 1931, notes: "Peter Lorre")))
        #expect(step.left == [.notes] && !step.isNothing)
        now.year = 1932
        let nothing = Entry.film(now).stepping(from: .film(new), to: .film(old))
        #expect(nothing.entry == .film(now))
        #expect(nothing.left == [.year, .notes] && nothing.isNothing)
    }

    @Test("A field that already has the wanted value needs no change, and is not reported")
    func already() {
        let old = Film(title: "M")
        let new = Film(title: "M", place: "Odeon")
        let step = Entry.film(old).stepping(from: .film(new), to: .film(old))
        #expect(step == EntryStep(entry: .film(old), left: [], isNothing: false))
    }

    @Test("A field that fits only with another one that has to stay, stays too")
    func impossible() throws {
        let old = try trip
        var new = old
        new.departure = try #require(old.departure.advanced(by: .seconds(-7_200)))
        new.arrival = old.arrival?.advanced(by: .seconds(-7_200))
        var now = new
        now.arrival = new.departure.advanced(by: .seconds(60))
        let step = Entry.trip(now).stepping(from: .trip(new), to: .trip(old))
        #expect(step.entry == .trip(now))
        #expect(step.left == [.departure, .arrival] && step.isNothing)
    }

    @Test("An entry that has become another kind of thing is left alone")
    func kind() throws {
        let step = Entry.trip(try trip).stepping(
            from: .film(Film(title: "M")), to: .film(Film(title: "N")))
        #expect(step.entry == .trip(try trip) && step.isNothing)
    }

    @Test("A step is called by what it changed")
    func kinds() throws {
        func kind(_ old: Film, _ new: Film) -> UndoKind {
            UndoSubject.change(EntryID("a"), from: .film(old), to: .film(new)).kind
        }
        let film = Film(title: "M")
        let good = Film(title: "M", feedbackGiven: [GivenFeedback(.good, at: moment)])
        #expect(kind(film, good) == .feedback)
        #expect(kind(film, Film(title: "M", scale: .polarized)) == .scale)
        #expect(kind(film, Film(title: "N", feedbackGiven: good.feedbackGiven)) == .edit)
        let old = try trip
        let late = try old.recording(.late(.arrival, minutes: 5))
        func kind(_ new: Trip) -> UndoKind {
            UndoSubject.change(EntryID("a"), from: .trip(old), to: .trip(new)).kind
        }
        #expect(kind(late) == .outcome)
        #expect(kind(try old.recording(.cancelled())) == .outcome)
        var seated = late
        seated.seat = "12"
        #expect(kind(seated) == .edit)
    }
}
