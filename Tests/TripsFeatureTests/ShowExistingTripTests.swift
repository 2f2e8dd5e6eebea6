import Claims
import Domain
import EntryFeature
import Foundation
import Presentation
import TestSupport
import Testing

@testable import TripsFeature
@testable import Wording

struct ShowExistingTripTests {
    private let view = TripMainViewSpy()
    private let departure = TripViewModel.Stop.unrecorded("Köln Hbf", "14:02")
    private let arrival = TripViewModel.Stop.unrecorded("Wien Westbf", "23:33")

    private func shown(
        _ trip: Trip, related: [EntrySummary] = [],
        rights: [RightsAnswer] = [], words: Localizer = .british
    ) -> TripViewModel? {
        ShowExistingTrip(view: view, words: words)
            .show(
                trip, id: .trip, sameDay: related, journey: nil, happening: nil,
                rights: rights)
        guard case .trip(let model) = view.messages.all.last else { return nil }
        return model
    }

    @Test("What was never recorded is neither zero nor on time")
    func unknown() throws {
        let model = try #require(shown(.toVienna))
        #expect(model.id == "trip.ics" && model.title == "Köln Hbf → Wien Westbf")
        #expect(model.date == "Friday, 20 November 2026")
        #expect(model.modeName == "Train" && model.service == "ICE 93 · ÖBB")
        #expect(model.departure == departure && model.arrival == arrival)
        #expect(model.duration == "9 h 31 min" && model.delay == nil)
        #expect(model.punctuality == "Not recorded yet" && model.emphasis == .quiet)
        #expect(model.disruption == "" && model.recordedBefore == "")
        #expect(model.facts == [] && model.moneyFactCount == 0 && model.ticketFile == nil)
        #expect(model.tags == "" && model.notes == "" && model.map == nil)
        #expect(!model.recordsArrival && !model.isRecorded && model.arrivesNow == nil)
        #expect(model.recordingOutcome == .available)
        #expect(model.claims == .empty && !model.offersClaim && model.substitutes == [])
        #expect(model.journey == nil && model.related == [] && model.moreRelated == "")
    }

    @Test("A trip is part of those with its service, its operator and its way")
    func relatedSearches() {
        var trip = Trip.toVienna
        trip.service = "ICE 93"
        trip.operator = "ÖBB"
        let way = "kind:trip from:=\"Köln Hbf\" to:=\"Wien Westbf\""
        #expect(
            shown(trip)?.relatedSearches == [
                RelatedSearch(
                    name: "Trips on ICE 93", search: "kind:trip service:=\"ICE 93\""),
                RelatedSearch(name: "Trips with ÖBB", search: "kind:trip operator:=\"ÖBB\""),
                RelatedSearch(name: "Trips from Köln Hbf to Wien Westbf", search: way),
            ])
        trip.service = ""
        trip.operator = ""
        #expect(shown(trip)?.relatedSearches.map(\.search) == [way])
    }

    @Test("Delays at both ends are told by the clock, by their length, and with the day")
    func late() throws {
        let trip = Trip.toVienna.with {
            $0.actualDeparture = time(20, 14, 14, .berlin)
            $0.actualArrival = time(21, 0, 41)
        }
        let model = try #require(shown(trip))
        #expect(
            model.departure
                == departure.recorded("14:14", "departed 14:14", "+12", "12 min late", .warning))
        #expect(
            model.arrival
                == arrival.recorded(
                    "00:41", "arrived 00:41 (+1 day)", "+68", "1 h 8 min late", day: "next day",
                    .error))
        #expect(model.delay == "1 h 8 min late" && model.punctuality == "")
        #expect(model.duration == "Planned 9 h 31 min, actual 10 h 27 min")
        #expect(model.recordsArrival && model.isRecorded)
        #expect(model.verdict == "1 h 8 min late" && model.emphasis == .error)
    }

    @Test("While the arrival is unknown the delay at the departure counts")
    func lateDeparture() {
        let model = shown(.toVienna.with { $0.actualDeparture = time(20, 15, 10, .berlin) })
        #expect(model?.delay == "1 h 8 min late")
        #expect(model?.verdict == "1 h 8 min late")
        #expect(model?.arrival.emphasis == .quiet)
        #expect(model?.duration == "9 h 31 min")
        #expect(model?.recordsArrival == true && model?.isRecorded == false)
    }

    @Test("An arrival on time hides the delay at the departure")
    func madeUp() {
        let model = shown(
            .toVienna.with {
                $0.actualDeparture = time(20, 14, 14, .berlin)
                $0.actualArrival = time(20, 23, 33)
            })
        #expect(model?.delay == nil)
        #expect(model?.verdict == "On time" && model?.emphasis == .success)
        #expect(model?.departure.difference == "+12")
        #expect(model?.arrival.record == "arrived on time")
        #expect(model?.arrival.emphasis == .success)
        #expect(model?.duration == "Planned 9 h 31 min, actual 9 h 19 min")
    }

    @Test("On time is calm, and seconds are not a delay")
    func onTime() throws {
        let model = try #require(
            shown(
                .toVienna.with {
                    $0.actualDeparture = time(20, 14, 2, second: 40, .berlin)
                    $0.actualArrival = time(20, 23, 33)
                }))
        #expect(model.departure == departure.recorded("14:02", "departed on time", "+0"))
        #expect(model.arrival == arrival.recorded("23:33", "arrived on time", "+0"))
        #expect(model.punctuality == "On time" && model.delay == nil)
        #expect(model.duration == "9 h 31 min")
        #expect(model.recordsArrival && model.isRecorded)
    }

    @Test("Early is calm and no delay")
    func early() {
        let model = shown(
            .toVienna.with {
                $0.actualDeparture = time(20, 14, 0, .berlin)
                $0.actualArrival = time(20, 23, 30)
            })
        #expect(
            model?.departure
                == departure.recorded("14:00", "departed 14:00", "−2", "2 min early"))
        #expect(
            model?.arrival
                == arrival.recorded("23:30", "arrived 23:30", "−3", "3 min early"))
        #expect(model?.delay == nil)
        #expect(model?.verdict == "3 min early" && model?.emphasis == .success)
    }

    @Test("A cancelled trip is not shown as if it had run, and says what was recorded before")
    func cancelled() throws {
        let model = try #require(
            shown(
                .toVienna.with {
                    $0.actualDeparture = time(20, 14, 14, .berlin)
                    $0.actualArrival = time(21, 0, 41)
                    $0.disruption = .cancelled
                }))
        #expect(model.departure == departure && model.arrival == arrival)
        #expect(model.delay == nil && model.punctuality == "" && model.disruption == "Cancelled")
        #expect(
            model.recordedBefore == "Recorded before: departed 14:14, arrived 00:41 (+1 day)")
        #expect(model.recordsArrival && model.isRecorded)
        #expect(
            model.substitutes
                == SubstituteSelectionViewModel.Choice.all(insteadOf: .train, in: .british))
    }

    @Test("A cancelled trip of which nothing was recorded says that, and asks what came instead")
    func cancelledAtOnce() {
        let model = shown(.toVienna.with { $0.disruption = .cancelled })
        #expect(model?.disruption == "Cancelled" && model?.recordedBefore == "")
        #expect(model?.isRecorded == true && model?.recordsArrival == false)
        #expect(model?.punctuality == "")
        #expect(
            model?.substitutes.map(\.label)
                == [
                    "Later Train", "Bus", "Taxi", "Walked", "Ended the Trip There",
                    "Went Back",
                ])
        let given = shown(
            .toVienna.with { ($0.disruption, $0.abandonment) = (.cancelled, .gaveUp) })
        #expect(given?.disruption == "Cancelled · Given up" && given?.substitutes == [])
        #expect(given?.verdict == "Cancelled · Given up" && given?.emphasis == .error)
    }

    @Test("A missed connection leaves the delay that caused it")
    func missed() {
        let model = shown(
            .toVienna.with {
                $0.actualArrival = time(20, 23, 43)
                $0.disruption = .missedConnection
            })
        #expect(model?.disruption == "Connection missed")
        #expect(model?.delay == "10 min late")
        #expect(model?.verdict == "Connection missed · 10 min late")
    }

    @Test("Nothing is invented for an arrival that was not recorded")
    func noArrival() {
        let model = shown(
            .toVienna.with {
                $0.arrival = nil
                $0.actualArrival = time(21, 0, 41)
            })
        #expect(model?.departure == departure)
        #expect(
            model?.arrival
                == .unrecorded("Wien Westbf", "").recorded(
                    "00:41", "arrived 00:41 (+1 day)", day: "next day", .quiet))
        #expect(model?.duration == "" && model?.delay == nil && model?.verdict == "")
    }

    @Test(
        "A ticket is there by its name, and cannot be opened once it is gone",
        arguments: [true, false])
    func ticketFile(isThere: Bool) {
        let show = ShowExistingTrip(view: view, words: .british, isThere: { _ in isThere })
        let trip = Trip.toVienna.with { $0.ticketFile = TicketFile(path: "/t/a b.pdf") }
        show.show(
            trip, id: .trip, sameDay: [], journey: nil, happening: nil, rights: [])
        guard case .trip(let model)? = view.messages.all.last, let ticket = model.ticketFile else {
            return #expect(Bool(false))
        }
        #expect(ticket.name.contains("a b.pdf") && ticket.address == "file:///t/a%20b.pdf")
        #expect((ticket.opening == .available) == isThere)
        #expect(isThere || ticket.opening.reason?.contains("not there any more") == true)
    }

    @Test("Ticket, journey, claim, tags, notes and other entries of the day are there")
    func theRest() throws {
        let trip = Trip.toVienna.with {
            $0.mode = .flight
            $0.seat = "12A"
            $0.travelClass = "2"
            ($0.ticket, $0.ticketNumber) = (.return, "X7K")
            $0.fare = Fare(Decimal(499) / 10, currency: "EUR")
            $0.journey = "Autumn"
            $0.claim = "Sent"
            $0.tags = ["night", "west"]
            $0.notes = "Snow.\nTea."
        }
        let film = EntrySummary(
            id: .film, day: trip.departure.day,
            content: .film(title: "Brief Encounter", year: 1945, feedback: .good))
        let leg = EntrySummary(id: .otherTrip, entry: .trip(.undelayed))
        let model = try #require(shown(trip, related: [film, leg]))
        #expect(model.modeName == "Flight")
        #expect(
            model.facts == [
                Fact("Ticket", "Seat 12A · Class 2 · Return"), Fact("Ticket number", "X7K"),
                Fact("Fare", "€49.90"), Fact("Journey", "Autumn"), Fact("Claim", "Sent"),
            ])
        #expect(model.moneyFactCount == 3)
        #expect(model.tags == "night, west" && model.notes == "Snow.\nTea.")
        #expect(
            model.related == [
                .init(id: "film.ics", title: "Brief Encounter (1945)", detail: "good"),
                .init(
                    id: "other-trip.ics", title: "Linz Hbf → Salzburg Hbf", detail: "10:00"),
            ])
    }

    @Test("Compensation stands beside the fare, once for several rules, with its source")
    func rights() {
        let trip = Trip.late.with { $0.fare = Fare(Decimal(499) / 10, currency: "EUR") }
        let rights = RightsDouble().rights
        let answers = rights.answers(for: rights.journey(of: trip, gazetteer: PlacesDouble()))
        let amount = "€12.48 (25% of €49.90) · claim by 20 Feb 2027"
        let source = "Austria’s railways: the tariff, § 7 · checked against the law"
        #expect(
            shown(trip, rights: answers)?.facts == [
                Fact("Fare", "€49.90"), Fact("Compensation", amount),
                Fact("Legal basis", source, isMinor: true),
            ])
        #expect(
            shown(trip, rights: answers + answers)?.facts == [
                Fact("Fare", "€49.90"), Fact("Compensation", amount),
                Fact("Legal basis", source + "\n" + source, isMinor: true),
            ])
    }

    @Test("The rule of a deadline is named if another rule gives the same without a deadline")
    func deadlineOfOneRule() {
        let trip = Trip.late.with { $0.fare = Fare(80, currency: "EUR") }
        let rights = RightsDouble(
            other: "The other", otherPercent: 25, otherHasDeadline: false
        ).rights
        let answers = rights.answers(for: rights.journey(of: trip, gazetteer: PlacesDouble()))
        #expect(
            shown(trip, rights: answers)?.facts.first { $0.caption == "Compensation" }?.text
                == "€20.00 (25% of €80.00) · claim by 20 Feb 2027 under Austria’s railways")
    }

    @Test(
        "What matters most of it is shown, and nothing of a trip that was hardly late",
        arguments: [
            (60, "80.00", "€20.00 (25% of €80.00) · claim by 20 Feb 2027"),
            (60, nil, "Unknown: add the fare"),
            (59, "80.00", "None: 1 minute short of 60"),
            (30, nil, "None: 30 minutes short of 60"), (29, "80.00", nil), (0, "80.00", nil),
            (nil, "80.00", nil),
        ] as [(Int?, String?, String?)])
    func worthShowing(late: Int?, price: String?, words: String?) async throws {
        let trip = Trip.toVienna.with {
            $0.fare = price.flatMap { Decimal(string: $0) }.map { Fare($0, currency: "EUR") }
            $0.actualArrival = late.flatMap { time(20, 23, 33).advanced(by: .seconds($0 * 60)) }
        }
        let stage = TripsStage([.trip: .trip(trip)], rights: RightsDouble())
        _ = await stage.coordinator.showTrip(.trip)
        let shown = stage.messages.compactMap { message in
            if case .trip(let model) = message { model } else { nil }
        }
        let model = try #require(shown.last)
        #expect(model.facts.first { $0.caption == "Compensation" }?.text == words)
    }

    @Test("The distance is the typed one, or else follows from both coordinates")
    func distance() {
        let placed = Trip.toVienna.with {
            $0.fromCoordinates = Coordinates("50.9425, 6.959")
            $0.toCoordinates = Coordinates("48.1967, -16.3378")
        }
        #expect(
            shown(placed)?.facts == [
                Fact("Distance", "1,700 km in a straight line"),
                Fact(
                    "Coordinates", "from 50.9425° N, 6.959° E to 48.1967° N, 16.3378° W",
                    isMinor: true),
            ])
        let corrected = placed.with {
            $0.distance = Distance("1023.5")
            $0.toCoordinates = nil
        }
        #expect(
            shown(corrected)?.facts == [
                Fact("Distance", "1,023.5 km"),
                Fact("Coordinates", "from 50.9425° N, 6.959° E", isMinor: true),
            ])
        let german = Localizer(locale: Locale(identifier: "de_DE"))
        #expect(shown(corrected, words: german)?.facts.first?.text == "1.023,5 km")
    }

    @Test("Words about seat and class stay as they are")
    func ticketInWords() {
        let trip = Trip.toVienna.with {
            $0.seat = "Coach 7, seat 61"
            $0.travelClass = "First"
        }
        #expect(shown(trip)?.facts == [Fact("Ticket", "Coach 7, seat 61 · First")])
    }

    @Test("Other entries of the day say their time and what became of them")
    func relatedWords() {
        let film = EntrySummary(
            id: EntryID("f.ics"), day: nil,
            content: .film(title: "M", year: 1931, feedback: .reallyGood))
        let trip = EntrySummary(id: EntryID("t.ics"), entry: .trip(.late))
        #expect(
            shown(.toVienna, related: [film, trip])?.related == [
                EntryViewModel(id: "f.ics", title: "M (1931)", detail: "really good"),
                EntryViewModel(
                    id: "t.ics", title: "Köln Hbf → Wien Westbf",
                    detail: "14:02 · 1 h 8 min late"),
            ])
    }

    @Test("Of many entries of a day the first are listed and the rest counted")
    func manyRelated() {
        let films = (1...25).map { number in
            EntrySummary(
                id: EntryID("\(number).ics"), day: nil,
                content: .film(title: "\(number)", year: nil, feedback: .none))
        }
        #expect(shown(.toVienna, related: films)?.related.map(\.title).last == "20")
        #expect(shown(.toVienna, related: films)?.moreRelated == "… and 5 more")
        #expect(shown(.toVienna, related: Array(films.prefix(20)))?.moreRelated == "")
    }

    @Test("A train is about as long as the way between the towns of its ends")
    func about() {
        let places = PlacesDouble()
        let show = ShowExistingTrip(
            view: view, words: .british, ends: { places.ends(of: $0) })
        func distance(_ change: (inout Trip) -> Void) -> String? {
            show.show(
                .toVienna.with(change), id: .trip, sameDay: [], journey: nil, happening: nil,
                rights: [])
            guard case .trip(let model) = view.messages.all.last else { return nil }
            return model.facts.first { $0.caption == "Distance" }?.text
        }
        #expect(distance { _ in } == "about 743 km")
        #expect(distance { $0.distance = Distance(kilometres: 800) } == "800 km")
        #expect(distance { $0.to = "Hintertupfing" } == nil)
    }
}
