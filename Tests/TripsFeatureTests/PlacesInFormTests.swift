import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing

@testable import TripsFeature

@Suite("Places and airports in a trip's form", .freed, .timeLimit(.minutes(1)))
struct PlacesInFormTests {
    private static let flight = Trip.toVienna.with {
        ($0.from, $0.to, $0.mode) = ("CGN", "VIE", .flight)
        $0.fromCoordinates = Coordinates("50.8659, 7.1427")
        $0.toCoordinates = Coordinates("48.1103, 16.5697")
    }

    /// Returns the draft that the form shows after another was typed and its fields were left.
    private func typing(_ draft: TripDraft, on stage: TripsStage) -> TripDraft {
        stage.view.messages.removeAll()
        stage.type(draft)
        stage.view.forms.last?.editingEnded.emit()
        var shown = draft
        for message in stage.messages {
            switch message {
            case .formPlaces(let followed):
                shown.departure.zone = followed.departure.zone
                if let arrival = followed.arrival { shown.arrival = arrival }
                shown.fromCoordinates = followed.fromCoordinates
                shown.toCoordinates = followed.toCoordinates
            case .formArrival(let time): shown.arrival = time
            default: break
            }
        }
        return shown
    }

    /// Returns the zone that the form shows last for an arrival that is not known.
    private func arrivalZone(on stage: TripsStage) -> String? {
        stage.messages.compactMap { message in
            if case .formPlaces(let shown) = message { shown[.arrivalZone] } else { nil }
        }.last
    }

    private func newFlight(_ from: String, _ to: String) async throws -> (TripsStage, TripDraft) {
        let stage = await TripsStage.ofAnHour()
        var draft = try #require(stage.draft)
        (draft.from, draft.to) = (from, to)
        draft = typing(draft, on: stage)
        draft.mode = try #require(TravelMode.allCases.firstIndex(of: .flight))
        return (stage, typing(draft, on: stage))
    }

    @Test("The code of an airport brings its zone and its place; the trip takes as long as before")
    func airports() async throws {
        let (stage, draft) = try await newFlight("CGN", "LIS")
        #expect(draft.departure.zone == "Europe/Berlin")
        #expect(draft.arrival?.zone == "Europe/Lisbon")
        #expect([draft.departure.hour, draft.arrival?.hour] == [14, 14])
        #expect(
            [draft.fromCoordinates, draft.toCoordinates] == ["50.8659, 7.1427", "38.7813, -9.1359"])
        let check = try #require(stage.type(draft.with { $0.service = "TP 559" }))
        #expect(check.fromPlace == "Cologne Bonn Airport")
        #expect(check.toPlace == "Lisbon Portela Airport")
        #expect(check.duration == "1 h")
        #expect(check.greatCircle == "1,850 in a straight line")
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        guard case .trip(let trip) = stage.journal[EntryID("entry-1.ics")] else {
            Issue.record("no trip")
            return
        }
        #expect(trip.departure == time(20, 14, 0, .berlin))
        #expect(trip.arrival == time(20, 14, 0, .lisbon))
        #expect(trip.fromCoordinates == Coordinates("50.8659, 7.1427"))
        #expect(trip.distance == nil)
    }

    @Test("Another place or means of transport removes both again")
    func back() async throws {
        let (stage, flight) = try await newFlight("CGN", "LIS")
        let train = typing(flight.with { $0.mode = 0 }, on: stage)
        #expect(train.departure.zone == "Europe/Vienna" && train.arrival?.zone == "Europe/Vienna")
        #expect(train.fromCoordinates.isEmpty && train.toCoordinates.isEmpty)
        let again = typing(train.with { $0.mode = flight.mode }, on: stage)
        #expect(again == flight)
        let elsewhere = typing(again.with { $0.to = "LISB" }, on: stage)
        #expect(elsewhere.arrival?.zone == "Europe/Vienna")
        #expect(elsewhere.arrival?.hour == 15)
        #expect(elsewhere.toCoordinates.isEmpty)
    }

    @Test("An unknown code is reported, and prevents nothing")
    func unknown() async throws {
        let (stage, draft) = try await newFlight("XQX", "Ulm")
        let check = try #require(stage.type(draft.with { $0.service = "X" }))
        #expect(check.fromPlace == "No airport with the code XQX is known.")
        #expect(check.toPlace.isEmpty)
        #expect(check.canSave)
        #expect(draft.departure.zone == "Europe/Vienna")
    }

    @Test("A chosen zone stays, and so do typed coordinates")
    func chosen() async throws {
        let stage = await TripsStage.ofAnHour()
        var draft = try #require(stage.draft)
        draft.mode = 2
        draft.departure.zone = "UTC"
        draft.toCoordinates = "1, 2"
        draft = typing(draft, on: stage)
        (draft.from, draft.to) = ("CGN", "LIS")
        draft = typing(draft, on: stage)
        #expect(draft.departure.zone == "UTC")
        #expect(draft.fromCoordinates == "50.8659, 7.1427")
        #expect(draft.arrival?.zone == "Europe/Lisbon")
        #expect(draft.toCoordinates == "1, 2")
    }

    @Test("The clock that was set at the arrival stays when its zone follows")
    func touchedArrival() async throws {
        let stage = await TripsStage.ofAnHour()
        var draft = try #require(stage.draft)
        draft.mode = 2
        draft.arrival?.hour = 16
        draft = typing(draft, on: stage)
        draft.to = "LIS"
        draft = typing(draft, on: stage)
        #expect(draft.arrival.map { [$0.hour, $0.minute] } == [16, 0])
        #expect(draft.arrival?.zone == "Europe/Lisbon")
    }

    @Test("An unknown arrival gets the airport's zone as soon as it is known")
    func unknownArrival() async throws {
        let (stage, draft) = try await newFlight("CGN", "VIE")
        var open = typing(draft.with { $0.arrival = nil }, on: stage)
        open.to = "LIS"
        open = typing(open, on: stage)
        #expect(open.toCoordinates == "38.7813, -9.1359")
        let zone = arrivalZone(on: stage)
        #expect(zone == "Europe/Lisbon")
        let known = typing(open.with { $0.arrival = .clock(16, 0, zone ?? "") }, on: stage)
        #expect(known.arrival == TripDraft.Time(time(20, 16, 0, .lisbon)))
    }

    @Test("In a trip that is there, zone and place follow where they were the airport's before")
    func editing() async throws {
        let stage = await TripsStage.editing(Self.flight)
        let draft = try #require(stage.draft)
        let elsewhere = typing(draft.with { $0.to = "LIS" }, on: stage)
        #expect(elsewhere.arrival?.zone == "Europe/Lisbon")
        #expect(elsewhere.toCoordinates == "38.7813, -9.1359")
        let nowhere = typing(elsewhere.with { $0.to = "Lisbon" }, on: stage)
        #expect(nowhere.toCoordinates.isEmpty)
        let back = typing(nowhere.with { $0.to = "VIE" }, on: stage)
        #expect(back == draft)
    }

    @Test("An arrival that is known later is by the airport's clock")
    func arrivalKnownLater() async throws {
        let stage = await TripsStage.editing(Self.flight.with { $0.arrival = nil })
        var draft = try #require(stage.draft)
        draft.service = "EW 750"
        #expect(typing(draft, on: stage) == draft)
        let zone = arrivalZone(on: stage)
        #expect(zone == "Europe/Vienna")
        draft.arrival = .clock(16, 0, zone ?? "")
        #expect(typing(draft, on: stage).arrival == TripDraft.Time(time(20, 16, 0)))
    }

    @Test("Where they were not the airport's they stay")
    func editingOthers() async throws {
        let abroad = Self.flight.with {
            $0.departure = time(20, 13, 2, .utc)
            $0.fromCoordinates = Coordinates("1, 2")
        }
        let stage = await TripsStage.editing(abroad)
        let draft = try #require(stage.draft)
        let elsewhere = typing(draft.with { $0.from = "LIS" }, on: stage)
        #expect(elsewhere.departure.zone == "UTC")
        #expect(elsewhere.fromCoordinates == "1, 2")
    }

    @Test("Places and distances that cannot be are said beside their fields")
    func complaints() async throws {
        let stage = await TripsStage.editing(.toVienna)
        let draft = try #require(stage.draft)
        let check = stage.type(
            draft.with {
                ($0.fromCoordinates, $0.toCoordinates) = ("95, 7", "Wien")
                $0.distance = "far"
            })
        let expected = "Enter latitude and longitude, such as 50.8659, 7.1427."
        #expect(
            check?.complaints == [
                .fromCoordinates: expected, .toCoordinates: expected,
                .distance: "“far” is not a distance: write kilometres, such as 12.5.",
            ])
        #expect(check?.canSave == false)
        #expect(stage.type(draft.with { $0.distance = "0" })?.canSave == false)
    }

    @Test(
        "A distance is typed as the locale writes numbers, or with a point, and may say kilometres",
        arguments: [
            ("746", "746"), ("1,023", "1023"), ("12.5", "12.5"), ("12.5 km", "12.5"),
            (" 7 KM ", "7"), ("", nil),
        ] as [(String, String?)])
    func distance(typed: String, kept: String?) async throws {
        let stage = await TripsStage.editing(.toVienna.with { $0.distance = Distance("1") })
        let draft = try #require(stage.draft)
        #expect(draft.distance == "1")
        stage.type(
            draft.with {
                $0.distance = typed
                $0.fromCoordinates = "50.9425° N, 6.959° E"
            })
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        #expect(stage.trip?.distance == kept.flatMap { Distance($0) })
        #expect(stage.trip?.fromCoordinates == Coordinates("50.9425, 6.959"))
    }
}
