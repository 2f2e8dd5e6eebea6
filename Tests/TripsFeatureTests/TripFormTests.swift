import Domain
import Foundation
import Presentation
import Signals
import TestSupport
import Testing

@testable import TripsFeature

@Suite(.timeLimit(.minutes(1)))
struct TripFormTests {
    private func newTrip() async throws -> (TripsStage, TripDraft) {
        let stage = TripsStage()
        await stage.coordinator.newTrip()
        return (stage, try #require(stage.draft))
    }

    @Test(
        "A new trip starts today with the next full hour, takes an hour, and is in the user's zone")
    func suggestion() async throws {
        let stage = TripsStage([.otherTrip: .trip(.toVienna.with { $0.tags = ["night"] })])
        await stage.coordinator.newTrip()
        let departure = TripDraft.Time(
            year: 2026, month: 11, day: 20, hour: 14, minute: 0, zone: "Europe/Vienna")
        var arrival = departure
        arrival.hour = 15
        let expected = TripFormViewModel(
            title: "New Trip", draft: TripDraft(departure: departure, arrival: arrival),
            modes: ["Train", "Bus", "Flight", "Ferry", "Other"],
            stops: ["Köln Hbf", "Wien Westbf"], operators: ["ÖBB"], tags: ["night"],
            zones: Zone.offered, check: TripFormCheck(duration: "1 hr", canSave: false))
        #expect(stage.messages == [.form(expected)])
    }

    @Test("The zones offered are those of the time zone database, and each of them is understood")
    func zonesOffered() throws {
        #expect(Zone.offered.contains("Europe/Vienna"))
        #expect(Zone.offered.contains("UTC"))
        #expect(Zone.offered.count > 300)
        for name in Zone.offered { _ = try Zone(typed: name) }
    }

    @Test("The last hour of a day suggests the first of the next")
    func lateEvening() throws {
        let trip = try #require(
            Trip.suggested(at: Date(timeIntervalSince1970: 1_795_214_100), in: .vienna))
        #expect(trip.departure == time(21, 0, 0))
        #expect(trip.arrival == time(21, 1, 0))
    }

    @Test("In the night in which clocks go back no hour is suggested that they show twice")
    func hourShownTwice() throws {
        // A quarter past one in Vienna on 25 October, and an hour and two hours later.
        for hour in 0...2 {
            let now = Date(timeIntervalSince1970: 1_792_883_700 + Double(hour) * 3_600)
            let trip = try #require(Trip.suggested(at: now, in: .vienna))
            #expect(trip.departure.zone == .vienna && trip.arrival?.zone == .vienna)
            #expect(trip.duration.map { $0 > .zero } == true)
        }
    }

    @Test("A machine that runs by UTC suggests UTC")
    func machineInUTC() throws {
        let zone = try #require(TimeZone(identifier: "Etc/UTC"))
        #expect(Trip.suggested(at: thatAfternoon, in: zone)?.departure == time(20, 13, 0, .utc))
    }

    @Test("An empty field is called wrong when somebody has come to it, and not before")
    func required() async throws {
        let (stage, empty) = try await newTrip()
        let from = TripError.emptyOrigin.description
        let to = TripError.emptyDestination.description
        #expect(stage.type(empty)?.complaints == [:])
        #expect(stage.type(empty.with { $0.from = "L" })?.complaints == [:])
        #expect(stage.type(empty)?.complaints == [.from: from])
        #expect(
            stage.type(empty.with { $0.service = "R" })?.complaints == [.from: from, .to: to])
        #expect(
            stage.type(empty.with { ($0.from, $0.to) = ("Linz", " ") })?.complaints == [.to: to])
        let complete = stage.type(empty.with { ($0.from, $0.to) = ("Linz", "Wels") })
        #expect(complete == TripFormCheck(duration: "1 hr", canSave: true))
    }

    @Test("Only what has been come to is called wrong, but nothing can be saved without the rest")
    func cannotSave() async throws {
        let (stage, empty) = try await newTrip()
        #expect(stage.type(empty.with { $0.from = "Linz" })?.canSave == false)
    }

    @Test("The duration is shown as it is typed, across zones and over midnight")
    func duration() async throws {
        let (stage, draft) = try await newTrip()
        let check = stage.type(
            draft.with {
                $0.arrival?.day = 21
                $0.arrival?.hour = 0
                $0.arrival?.zone = "Europe/Lisbon"
            })
        #expect(check?.duration == "11 hrs")
        #expect(stage.type(draft.with { $0.arrival = nil })?.duration == "")
        #expect(stage.type(draft.with { $0.arrival?.zone = "" })?.duration == "")
    }

    @Test("An arrival before the departure is wrong by the real time, not by the clock")
    func arrivalFirst() async throws {
        let (stage, draft) = try await newTrip()
        let wrong = stage.type(draft.with { $0.arrival?.hour = 13 })
        #expect(wrong?.complaints[.arrival] == TripError.arrivalBeforeDeparture.description)
        #expect(wrong?.duration == "")
        #expect(wrong?.canSave == false)
        let right = stage.type(
            draft.with {
                $0.arrival?.hour = 13
                $0.arrival?.minute = 30
                $0.arrival?.zone = "Europe/Lisbon"
            })
        #expect(right?.complaints[.arrival] == nil)
        #expect(right?.duration == "30 min")
    }

    @Test("An unknown zone, an impossible day and an impossible time are said beside their fields")
    func times() async throws {
        let (stage, draft) = try await newTrip()
        let check = stage.type(
            draft.with {
                ($0.from, $0.to) = ("Linz", "Wels")
                $0.departure.zone = "Europe/Nowhere"
                $0.arrival?.day = 31
            })
        #expect(
            check?.complaints == [
                .departureZone: TripError.unknownTimeZone("Europe/Nowhere").description,
                .arrival: TripDraftError.noSuchDay.description,
            ])
        let impossible = stage.type(draft.with { $0.departure.hour = 24 })
        #expect(impossible?.complaints[.departure] == TripDraftError.noSuchTime.description)
    }

    @Test("A zone is understood whatever the case it is typed in")
    func zoneCase() throws {
        #expect(try Zone(typed: "europe/vienna") == .vienna)
        #expect(try Zone(typed: "utc") == .utc)
        #expect(try Zone(typed: "") == .floating)
        #expect(throws: TripError.unknownTimeZone("Vienna")) { try Zone(typed: "Vienna") }
    }

    @Test("Fare and currency are checked together")
    func fare() async throws {
        let (stage, draft) = try await newTrip()
        func complaints(_ fare: String, _ currency: String) -> [TripFormCheck.Field: String]? {
            stage.type(
                draft.with {
                    ($0.from, $0.to) = ("Linz", "Wels")
                    ($0.fare, $0.currency) = (fare, currency)
                })?.complaints
        }
        #expect(complaints("49.90", "EUR") == [:])
        #expect(complaints("49.90", "") == [:])
        #expect(complaints("", "") == [:])
        #expect(complaints("much", "EUR") == [.fare: TripDraftError.fareIsNoNumber.description])
        #expect(complaints("-3", "") == [.fare: TripDraftError.fareIsNoNumber.description])
        #expect(complaints("3", "€") == [.currency: TripDraftError.noCurrencyCode.description])
        #expect(complaints("", "EUR") == [.fare: TripDraftError.currencyWithoutFare.description])
    }

    @Test("The form is closed and given up without a word when it is cancelled")
    func cancel() async throws {
        let (stage, draft) = try await newTrip()
        stage.type(draft.with { ($0.from, $0.to) = ("Linz", "Wels") })
        stage.view.messages.removeAll()
        stage.view.forms.last?.cancel.emit()
        stage.view.forms.last?.save.emit()
        #expect(stage.messages == [])
        await stage.coordinator.newTrip()
        #expect(stage.view.forms.count == 2)
        #expect(stage.journal.writes == [])
    }

    @Test("While a form is open no other one is opened")
    func oneForm() async {
        let stage = await TripsStage.editing(.toVienna)
        await stage.coordinator.newTrip()
        await stage.coordinator.editTrip(.trip)
        #expect(stage.view.forms.count == 1)
    }
}
