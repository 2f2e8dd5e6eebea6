import Domain
import Foundation
import TestSupport
import Testing
import Wording

@testable import Counterfoil

@MainActor
struct AddEntryTests {
    private let stage = Stage()

    @Test("The name of the file is the result")
    func name() async {
        let journal = JournalDouble()
        let status = await AddEntry(entry: .film(encounter), journal: journal).perform(
            on: stage.console)
        #expect(status == .done)
        #expect(stage.results.text == "entry-1.ics\n")
        #expect(journal[EntryID("entry-1.ics")] == .film(encounter))
    }

    @Test("A viewing of a film of the watchlist becomes that film's, unless it may be several")
    func wanted() async {
        let journal = JournalDouble()
        let wanted = Film(title: "Stalker", year: 1979, notes: "On film", isWanted: true)
        _ = await AddEntry(entry: .film(wanted), journal: journal).perform(on: stage.console)
        let day = CalendarDay(year: 2026, month: 11, day: 20)
        let viewing = Film(title: "stalker", watched: day)
        for (film, isDryRun) in [(viewing, true), (Film(title: "Stalker"), false)] {
            _ = await AddFilm(film: film, journal: journal, isDryRun: isDryRun, words: .inEnglish)
                .perform(on: stage.console)
            #expect(journal[EntryID("entry-1.ics")] == .film(wanted))
        }
        let status = await AddFilm(film: viewing, journal: journal, words: .inEnglish)
            .perform(on: stage.console)
        #expect(status == .done)
        #expect(
            journal[EntryID("entry-1.ics")]
                == .film(Film(title: "Stalker", year: 1979, watched: day, notes: "On film")))
        #expect(stage.results.text == "entry-1.ics\nentry-2.ics\nentry-1.ics\n")
        for _ in 0..<2 {
            _ = await AddEntry(entry: .film(wanted), journal: journal).perform(on: stage.console)
        }
        let refused = await AddFilm(film: viewing, journal: journal, words: .inEnglish)
            .perform(on: stage.console)
        #expect(refused == .usage)
    }

    @Test("What keeps it from being written is said")
    func failure() async {
        let journal = JournalDouble()
        journal.failure = .readOnly(path: "/journal")
        let status = await AddEntry(entry: .film(encounter), journal: journal).perform(
            on: stage.console)
        #expect(status == .failed)
        #expect(stage.results.text.isEmpty)
        #expect(stage.messages.text.contains("/journal cannot be written to"))
    }

    @Test("A feedback of the polarized scale chooses that scale")
    func scale() throws {
        var description = FilmDescription(title: "  Stalker ")
        #expect(try description.film() == Film(title: "Stalker"))
        description.feedback = .veryBad
        let moment = Date(timeIntervalSince1970: 1_000)
        let film = try description.film(at: moment)
        #expect(film.scale == .polarized)
        #expect(film.feedbackGiven == [GivenFeedback(.veryBad, at: moment)])
    }

    @Test(
        "A link is an address of the web and a viewing a positive number, as in the form",
        arguments: [
            ("https://example.org", 2, nil), ("", 1, nil),
            ("nonsense", 1, .linkIsNoAddress("nonsense")),
            ("http://a b", 1, .linkIsNoAddress("http://a b")), ("", 0, .viewingIsNoNumber("0")),
        ] as [(String, Int, FilmError?)])
    func checked(link: String, viewing: Int, complaint: FilmError?) {
        var description = FilmDescription(title: "Stalker")
        (description.link, description.viewing) = (link, viewing)
        let result = Result { () throws(CommandError) in try description.film() }
        switch result {
        case .success: #expect(complaint == nil)
        case .failure(let error):
            #expect(complaint.map { .usage(Localizer.inEnglish.sentence($0)) } == error)
        }
    }

    @Test("A trip's times are those of its ends' zones, and what was not said is unknown")
    func zones() throws {
        var description = TripDescription(
            from: "Wien", to: "London", departure: "2026-11-20T07:30",
            departureZone: .vienna)
        description.arrival = "2026-11-20T08:40"
        description.arrivalZone = .london
        let trip = try description.trip(gazetteer: PlacesDouble())
        #expect(trip.departure.zone == .vienna)
        #expect(trip.arrival?.zone == .london)
        #expect(trip.actualDeparture == nil)
        #expect(trip.status == .unknown)
        description.to = "Linz"
        description.arrivalZone = nil
        #expect(
            try description.trip(gazetteer: PlacesDouble()).arrival?.zone
                == .vienna)
    }

    @Test("The codes of a flight's airports bring zones and places, unless others are given")
    func gazetteer() throws {
        var description = TripDescription(
            from: "CGN", to: "Lisbon (LIS)", departure: "2026-11-20T07:30")
        description.mode = .flight
        description.arrival = "2026-11-20T09:40"
        description.distance = Distance("1900")
        let trip = try description.trip(gazetteer: PlacesDouble())
        #expect(trip.departure.zone == .berlin)
        #expect(trip.arrival?.zone == .lisbon)
        #expect(trip.fromCoordinates == Coordinates("50.8659, 7.1427"))
        #expect(trip.toCoordinates == Coordinates("38.7813, -9.1359"))
        #expect(trip.distance == Distance("1900"))
        description.departureZone = .utc
        #expect(try description.trip(gazetteer: PlacesDouble()).departure.zone == .utc)
        description.mode = .train
        description.departureZone = .vienna
        let train = try description.trip(gazetteer: PlacesDouble())
        #expect(train.arrival?.zone == .vienna)
        #expect(train.fromCoordinates == nil)
    }

    @Test("Towns bring their zones unless others are given, and no coordinates")
    func towns() throws {
        var description = TripDescription(
            from: "London Paddington", to: "Köln Hbf", departure: "2026-11-20T07:30")
        description.arrival = "16:40"
        let trip = try description.trip(gazetteer: PlacesDouble())
        #expect(trip.departure.zone == .london)
        #expect(trip.arrival?.zone == .berlin)
        #expect(trip.fromCoordinates == nil && trip.toCoordinates == nil)
        description.departureZone = .utc
        #expect(try description.trip(gazetteer: PlacesDouble()).departure.zone == .utc)
        let known = ["Köln Hbf": KnownPlace(zone: "Europe/Lisbon")]
        let byJournal = try description.trip(gazetteer: PlacesDouble(), known: known)
        #expect(byJournal.arrival?.zone == .lisbon)
    }

    @Test("The operator tells the town's zone where its name does not")
    func byOperator() throws {
        var description = TripDescription(
            from: "Cambridge", to: "Ely", departure: "2026-11-20T07:30")
        description.operator = PlacesDouble.operator
        #expect(try description.trip(gazetteer: PlacesDouble()).departure.zone == .london)
    }

    @Test("What cannot really have been is refused, with the reason")
    func impossibleRecord() {
        var description = TripDescription(
            from: "Wien", to: "Linz", departure: "2026-11-20T07:30",
            departureZone: .vienna)
        description.arrived = "2026-11-20T07:20"
        #expect(reason(description)?.hasPrefix("The arrival at 07:20 is before") == true)
        description.departed = "2026-11-20T07:25"
        #expect(
            reason(description)
                == "The arrival at 07:20 is before the departure at 07:25.")
        description.departed = "2026-11-20T07:15"
        #expect(reason(description) == nil)
    }

    @Test("A time that the clock skips is refused, with the reason")
    func skippedTime() {
        var description = TripDescription(
            from: "Wien", to: "Linz", departure: "2026-03-29T02:30",
            departureZone: .berlin)
        #expect(
            reason(description)
                == "02:30 does not exist on 29 March 2026 in Europe/Berlin: clocks go from 02:00 "
                + "to 03:00.")
        description.departureZone = .floating
        #expect(reason(description) == nil)
        var arriving = TripDescription(
            from: "Wien", to: "Linz", departure: "2026-03-29T01:30", departureZone: .berlin)
        arriving.arrival = "02:30"
        #expect(reason(arriving)?.hasPrefix("02:30 does not exist on 29 March 2026") == true)
    }

    @Test("A day with its year is not a day with a time")
    func timeForgotten() {
        for departure in ["20 Nov 2026", "24.12. 2026"] {
            let description = TripDescription(
                from: "Wien", to: "Linz", departure: departure, departureZone: .vienna)
            #expect(reason(description) != nil, "\(departure)")
        }
    }

    private func reason(_ description: TripDescription) -> String? {
        do {
            _ = try description.trip(gazetteer: PlacesDouble())
            return nil
        } catch {
            guard case .usage(let reason) = error else { return "\(error)" }
            return reason
        }
    }
}
