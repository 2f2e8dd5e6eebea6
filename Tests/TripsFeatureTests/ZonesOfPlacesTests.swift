import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import TripsFeature

@Suite("Zones of places in a trip's form", .freed, .timeLimit(.minutes(1)))
struct ZonesOfPlacesTests {
    private func newTrip(
        _ entries: [EntryID: Entry] = [:]
    ) async throws -> (stage: TripsStage, draft: TripDraft) {
        let stage = await TripsStage.ofAnHour(entries, homeZone: .vienna)
        return (stage, try #require(stage.draft))
    }

    /// Returns the draft with the zones that the form shows after its fields were left.
    private func typing(_ draft: TripDraft, on stage: TripsStage) -> TripDraft {
        stage.view.messages.removeAll()
        stage.type(draft)
        stage.view.forms.last?.editingEnded.emit()
        return stage.messages.reduce(draft) { shown, message in
            switch message {
            case .formPlaces(let followed):
                shown.with {
                    $0.departure.zone = followed.departure.zone
                    if let arrival = followed.arrival { $0.arrival = arrival }
                }
            case .formArrival(let time): shown.with { $0.arrival = time }
            default: shown
            }
        }
    }

    @Test("Towns bring the zones of their clocks, and no coordinates")
    func towns() async throws {
        let (stage, empty) = try await newTrip()
        let draft = typing(
            empty.with { ($0.from, $0.to) = ("London Paddington", "Köln Hbf") }, on: stage)
        #expect(draft.departure.zone == "Europe/London")
        #expect(draft.arrival?.zone == "Europe/Berlin")
        #expect(draft.fromCoordinates.isEmpty && draft.toCoordinates.isEmpty)
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        guard case .trip(let trip)? = stage.journal[EntryID("entry-1.ics")] else {
            return #expect(Bool(false))
        }
        #expect(trip.departure == time(20, 14, 0, .london))
        #expect(trip.arrival?.zone == .berlin)
        #expect(trip.fromCoordinates == nil && trip.toCoordinates == nil)
    }

    @Test("A name that is half typed is another town's, whose zone counts but is not shown yet")
    func halfTyped() async throws {
        let (stage, empty) = try await newTrip()
        stage.view.messages.removeAll()
        let before = empty.with { ($0.from, $0.to) = ("Wien", "London") }
        let check = stage.type(before)
        #expect(check?.toPlace == "")
        let moved = stage.messages.contains { message in
            switch message {
            case .formPlaces, .formArrival: true
            default: false
            }
        }
        #expect(!moved)
        let shown = typing(before, on: stage)
        #expect(shown.arrival?.zone == "Europe/London" && shown.arrival?.hour == 14)
    }

    @Test("However a name is typed, the trip takes as long as before")
    func letterByLetter() async throws {
        let (stage, empty) = try await newTrip()
        let start = typing(empty.with { $0.from = "Köln" }, on: stage)
        for name in ["W", "Wels", "London", "Londo", "Lond", "P", "Paris"] {
            stage.type(start.with { $0.to = name })
        }
        let shown = typing(start.with { $0.to = "Paris" }, on: stage)
        #expect(shown.arrival.map { [$0.hour, $0.minute] } == [15, 0])
        #expect(shown.arrival?.zone == "Europe/Paris")
        let back = typing(shown.with { $0.to = "London" }, on: stage)
        #expect(back.arrival?.hour == 14)
    }

    @Test("A trip that is saved before its last field is left has the zone of its place")
    func savedWhileTyping() async throws {
        let (stage, empty) = try await newTrip()
        stage.type(empty.with { ($0.from, $0.to) = ("Wien", "Londo") })
        stage.type(empty.with { ($0.from, $0.to) = ("Wien", "London") })
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        guard case .trip(let trip)? = stage.journal[EntryID("entry-1.ics")] else {
            return #expect(Bool(false))
        }
        #expect(trip.arrival == time(20, 14, 0, .london))
    }

    @Test("The operator tells which town is meant, also when it is typed after the town")
    func byOperator() async throws {
        let (stage, empty) = try await newTrip()
        let draft = typing(empty.with { $0.from = "Cambridge" }, on: stage)
        #expect(draft.departure.zone == "Europe/Vienna")
        let told = typing(draft.with { $0.operator = PlacesDouble.operator }, on: stage)
        #expect(told.departure.zone == "Europe/London")
        let elsewhere = typing(told.with { $0.operator = "Amtrak" }, on: stage)
        #expect(elsewhere.departure.zone == "Europe/Vienna")
    }

    @Test("A trip that is there keeps the zone that its operator told")
    func byOperatorBefore() async throws {
        let stage = await TripsStage.editing(
            .toVienna.with {
                ($0.from, $0.operator) = ("Cambridge", PlacesDouble.operator)
                $0.departure = time(20, 14, 2, .london)
            })
        let draft = try #require(stage.draft)
        #expect(typing(draft.with { $0.seat = "12A" }, on: stage).departure.zone == "Europe/London")
        let elsewhere = typing(draft.with { $0.from = "Paris Est" }, on: stage)
        #expect(elsewhere.departure.zone == "Europe/Paris")
    }

    @Test("Where a zone comes from is said, unless all zones are the one at home")
    func notes() async throws {
        let (stage, empty) = try await newTrip()
        let home = empty.with { ($0.from, $0.to) = ("Wien Hbf", "Wels") }
        #expect(stage.type(home)?.fromPlace == "")
        let abroad = typing(home.with { $0.to = "London" }, on: stage)
        let check = stage.type(abroad)
        #expect(check?.fromPlace == "Wien, Austria · Europe/Vienna")
        #expect(check?.toPlace == "London, United Kingdom · Europe/London")
        let chosen = stage.type(abroad.with { $0.arrival?.zone = "Europe/Lisbon" })
        #expect(chosen?.toPlace == "")
    }

    @Test("A zone that was chosen stays, and one that followed follows on")
    func chosen() async throws {
        let (stage, empty) = try await newTrip()
        var draft = typing(empty.with { $0.from = "London" }, on: stage)
        #expect(draft.departure.zone == "Europe/London")
        draft = typing(draft.with { $0.from = "Wels" }, on: stage)
        #expect(draft.departure.zone == "Europe/Vienna")
        draft = typing(draft.with { $0.departure.zone = "UTC" }, on: stage)
        draft = typing(draft.with { $0.from = "Paris Est" }, on: stage)
        #expect(draft.departure.zone == "UTC")
    }

    @Test(
        "In a trip that is there, a known zone stays, and follows another place if it was its own")
    func editing() async throws {
        let stage = await TripsStage.editing(.toVienna)
        let draft = try #require(stage.draft)
        #expect(typing(draft.with { $0.seat = "12A" }, on: stage).departure.zone == "Europe/Berlin")
        let elsewhere = typing(draft.with { $0.from = "London" }, on: stage)
        #expect(elsewhere.departure.zone == "Europe/London")
        let byAnotherClock = await TripsStage.editing(
            .toVienna.with { $0.departure = time(20, 14, 2, .lisbon) })
        let known = try #require(byAnotherClock.draft)
        let kept = typing(known.with { $0.from = "London" }, on: byAnotherClock)
        #expect(kept.departure.zone == "Europe/Lisbon")
    }

    @Test("A zone that was set for the same name before counts for it")
    func knownInJournal() async throws {
        let before = Trip.toVienna.with {
            ($0.from, $0.departure) = ("Moor Halt", time(20, 14, 2, .london))
            // The double finds words, among them those that name the fields of the search.
            $0.notes = "from, to"
        }
        let (stage, empty) = try await newTrip([.trip: .trip(before)])
        stage.type(empty.with { ($0.from, $0.to) = ("Moor Halt", "Wels") })
        await stage.view.messages.until {
            if case .formPlaces(let draft) = $0 {
                draft.departure.zone == "Europe/London"
            } else {
                false
            }
        }
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        guard case .trip(let trip)? = stage.journal[EntryID("entry-1.ics")] else {
            return #expect(Bool(false))
        }
        #expect(trip.departure.zone == .london)
    }

    @Test("A line brings the zones of its towns, and says so")
    func line() async throws {
        let stage = TripsStage(homeZone: .vienna)
        await stage.coordinator.add(line: "")
        stage.view.forms.last?.line.emit("London 22:00 → Köln 7:30 21 Nov")
        let filled = stage.messages.reversed().lazy.compactMap {
            if case .formFilled(let draft) = $0 { draft } else { nil }
        }.first
        let draft = try #require(filled)
        let meanings = try #require(stage.view.forms.last?.check).meanings
        #expect(draft.arrival?.day == 22)
        #expect(
            meanings.hasPrefix("from (London, United Kingdom · Europe/London): London · "))
        #expect(meanings.contains("to (Köln, Germany · Europe/Berlin): Köln"))
        let shown = stage.messages.reversed().lazy.compactMap {
            if case .formPlaces(let draft) = $0 { draft } else { nil }
        }.first
        #expect(shown?.departure.zone == "Europe/London")
        #expect(shown?.arrival?.zone == "Europe/Berlin")
    }

    @Test("Places are completed by towns with their countries, and zones by towns and countries")
    func completions() async throws {
        let (stage, empty) = try await newTrip()
        let form = try #require(stage.view.forms.last)
        stage.type(empty.with { $0.from = "L" })
        #expect(form.offers[.from] == [])
        stage.type(empty.with { $0.from = "lo" })
        #expect(form.offers[.from] == [CompletionOffer("London", note: "United Kingdom")])
        #expect(form.offers[.to] == nil)
        stage.type(empty.with { $0.departure.zone = "k" })
        #expect(form.offers[.departureZone] == [])
        stage.type(empty.with { $0.departure.zone = "Köl" })
        #expect(
            form.offers[.departureZone]
                == [CompletionOffer("Europe/Berlin", note: "Köln, Germany")])
        stage.type(empty.with { $0.arrival?.zone = "Austria" })
        #expect(form.offers[.arrivalZone] == [CompletionOffer("Europe/Vienna", note: "Austria")])
        #expect(form.offers.keys.count == 3)
    }
}
