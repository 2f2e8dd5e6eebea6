import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import TripsFeature

@Suite(.freed, .timeLimit(.minutes(1)))
struct AddTripTests {
    private func typed() async throws -> TripsStage {
        let stage = TripsStage()
        await stage.coordinator.newTrip()
        let draft = try #require(stage.draft)
        stage.type(draft.with { ($0.from, $0.to) = (" Linz Hbf ", "Wels Hbf") })
        stage.view.messages.removeAll()
        return stage
    }

    private let readOnly = Localizer.inEnglish.failure(
        "The trip was not saved.", because: JournalError.readOnly(path: "/journal"))

    @Test("A trip is added as it was typed, the form closed, and its id told")
    func add() async throws {
        let stage = TripsStage()
        await stage.coordinator.newTrip()
        let draft = try #require(stage.draft)
        stage.type(
            draft.with {
                $0.from = " Linz Hbf "
                $0.to = "Lisboa"
                $0.mode = 2
                $0.service = "TP 1275 "
                $0.operator = "TAP"
                $0.departure.minute = 5
                $0.arrival = .clock(23, 0, "Europe/Lisbon")
                $0.seat = "12A"
                $0.travelClass = "2"
                $0.fare = "49.9"
                $0.currency = "eur"
                $0.ticket = 1
                $0.ticketNumber = " X7K "
                $0.journey = "Autumn"
                $0.claim = "Sent"
                $0.tags = "west, sea ,, West, trip"
                $0.notes = "Window.\n"
            })
        stage.view.messages.removeAll()
        stage.view.forms.last?.save.emit()
        await stage.until(1)
        let id = EntryID("entry-1.ics")
        #expect(stage.messages == [.formClosed])
        #expect(stage.added == [id])
        #expect(
            stage.journal[id]
                == .trip(
                    Trip(
                        from: "Linz Hbf", to: "Lisboa", mode: .flight, operator: "TAP",
                        service: "TP 1275", departure: time(20, 14, 5),
                        arrival: time(20, 23, 0, .lisbon), seat: "12A",
                        travelClass: "2", fare: Fare(Decimal(499) / 10, currency: "EUR"),
                        ticket: .return, ticketNumber: "X7K", journey: "Autumn", claim: "Sent",
                        tags: ["west", "sea"],
                        notes: "Window.\n")))
    }

    @Test("A new trip starts at the next full hour at home, wherever the machine is")
    func homeZone() async throws {
        let stage = TripsStage(homeZone: .named("Asia/Tokyo"))
        await stage.coordinator.newTrip()
        let departure = try #require(stage.draft?.departure)
        #expect(departure.zone == "Asia/Tokyo")
        #expect(stage.form?.homeZone == "Asia/Tokyo")
        let elsewhere = TripsStage()
        await elsewhere.coordinator.newTrip()
        let other = try #require(elsewhere.draft?.departure)
        #expect(other.zone == "Europe/Vienna")
        #expect(elsewhere.form?.homeZone == "Europe/Vienna")
        #expect((departure.hour - other.hour + 24) % 24 == 8)
    }

    @Test(
        "An amount without a currency is one of the usual, and one with another is not",
        arguments: [
            ("CHF", "49.9", "", "CHF"), ("CHF", "49.9", "eur", "EUR"), ("", "49.9", "", "GBP"),
            ("CHF", "£49.90", "", "GBP"), ("CHF", "49,90 €", "", "EUR"),
            ("CHF", "49.90 EUR", "EUR", "EUR"),
        ])
    func currency(usual: String, amount: String, typed: String, meant: String) async throws {
        let stage = TripsStage(currency: usual)
        await stage.coordinator.newTrip()
        let hints = stage.messages.lazy.compactMap { message in
            if case .form(let form) = message { form.check.words[.currency] } else { nil }
        }
        #expect(hints.last == (usual.isEmpty ? "GBP" : usual))
        let draft = try #require(stage.draft)
        stage.type(
            draft.with {
                ($0.from, $0.to) = ("Linz", "Wels")
                ($0.fare, $0.currency) = (amount, typed)
            })
        stage.view.messages.removeAll()
        stage.view.forms.last?.save.emit()
        await stage.until(1)
        guard case .trip(let trip)? = stage.journal[EntryID("entry-1.ics")] else {
            return #expect(Bool(false))
        }
        #expect(trip.fare == Fare(Decimal(499) / 10, currency: meant))
    }

    @Test("An amount without a currency keeps none until it is typed again, and shows none")
    func withoutCurrency() async throws {
        var trip = Trip.toVienna
        trip.fare = Fare(20, currency: "")
        let stage = TripsStage([.trip: .trip(trip)], currency: "CHF")
        await stage.coordinator.editTrip(.trip)
        let draft = try #require(stage.draft)
        stage.type(draft.with { $0.notes = "By the river." })
        #expect(stage.view.forms.last?.currencies == [])
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        #expect(stage.trip?.fare == Fare(20, currency: ""))
        await stage.coordinator.editTrip(.trip)
        let again = try #require(stage.draft)
        stage.type(again.with { $0.fare = "21" })
        #expect(stage.view.forms.last?.currencies == ["CHF"])
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(2)
        #expect(stage.trip?.fare == Fare(21, currency: "CHF"))
    }

    @Test("As soon as an amount is typed, the currency that is kept stands beside it")
    func currencyBeside() async throws {
        let stage = TripsStage(currency: "CHF")
        await stage.coordinator.newTrip()
        var draft = try #require(stage.draft)
        var fares: [String] { stage.view.forms.last?.fares ?? [] }
        func type(_ amount: String, _ currency: String) {
            (draft.fare, draft.currency) = (amount, currency)
            stage.type(draft)
        }
        type("4", "")
        type("49", "CHF")
        #expect(fares == ["4 CHF"])
        // The one that was typed last counts.
        type("49 EUR", "CHF")
        #expect(fares.last == "49 EUR EUR")
        type("49 EUR", "GBP")
        #expect(fares.last == "49 GBP")
        type("", "GBP")
        type("50", "GBP")
        #expect(fares.count == 3)
        // Who empties the currency is left alone until something else is typed.
        type("50", "")
        #expect(fares.count == 3)
        draft.seat = "12"
        stage.type(draft)
        #expect(fares.last == "50 CHF")
        // Without an amount there is no currency.
        type("", "CHF")
        #expect(fares.last == " ")
    }

    @Test("A currency that is typed with the amount takes the place of another one")
    func currencyTypedOver() async throws {
        var trip = Trip.toVienna
        trip.fare = Fare(20, currency: "EUR")
        let stage = TripsStage([.trip: .trip(trip)], currency: "CHF")
        await stage.coordinator.editTrip(.trip)
        let draft = try #require(stage.draft)
        #expect(stage.type(draft.with { $0.fare = "£20" })?.canSave == true)
        #expect(stage.view.forms.last?.fares == ["£20 GBP"])
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        #expect(stage.trip?.fare == Fare(20, currency: "GBP"))
        await stage.coordinator.editTrip(.trip)
        let again = try #require(stage.draft)
        #expect(stage.type(again.with { $0.currency = "€" })?.canSave == true)
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(2)
        #expect(stage.trip?.fare == Fare(20, currency: "EUR"))
        // An amount that is taken out takes its currency with it.
        await stage.coordinator.editTrip(.trip)
        let last = try #require(stage.draft)
        #expect(stage.type(last.with { $0.fare = "" })?.canSave == true)
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(3)
        #expect(try #require(stage.trip).fare == nil)
    }

    @Test("An amount without a currency is in that of the trip's country, and the form shows it")
    func currencyOfCountry() async throws {
        let stage = TripsStage(rights: RightsDouble(knowsCurrencies: true), currency: "CHF")
        await stage.coordinator.newTrip()
        let draft = try #require(stage.draft)
        let trip = draft.with {
            ($0.from, $0.to, $0.fare) = ("London", "York", "45.50")
            $0.departure.zone = "Europe/London"
            $0.arrival?.zone = "Europe/London"
        }
        stage.type(trip)
        #expect(stage.view.forms.last?.currencies.last == "GBP")
        #expect(stage.view.forms.last?.fares == ["45.50 GBP"])
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        guard case .trip(let saved)? = stage.journal[EntryID("entry-1.ics")] else {
            return #expect(Bool(false))
        }
        #expect(saved.fare == Fare(Decimal(455) / 10, currency: "GBP"))
    }

    @Test("A currency that is taken out of a trip is the one that is shown in its place")
    func currencyTakenOut() async throws {
        var trip = Trip.toVienna
        trip.fare = Fare(20, currency: "EUR")
        let stage = TripsStage([.trip: .trip(trip)], currency: "CHF")
        await stage.coordinator.editTrip(.trip)
        let draft = try #require(stage.draft)
        stage.type(draft.with { $0.currency = "" })
        #expect(stage.view.forms.last?.currencies == ["CHF"])
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        #expect(stage.trip?.fare == Fare(20, currency: "CHF"))
    }

    @Test("What cannot be saved is not, and the form stays until it can")
    func incomplete() async throws {
        let stage = TripsStage()
        await stage.coordinator.newTrip()
        stage.view.messages.removeAll()
        stage.view.forms.last?.save.emit()
        let complete = TripDraft(
            from: "Linz", to: "Wels",
            departure: .init(
                year: 2026, month: 11, day: 20, hour: 14, minute: 0, zone: "Europe/Vienna"),
            arrival: nil)
        stage.type(complete)
        stage.view.forms.last?.save.emit()
        await stage.until(4)
        #expect(
            stage.messages == [
                .formCheck(
                    FormCheck.ofTrip(
                        complaints: [
                            .from: Localizer.inEnglish.complaint(TripError.emptyOrigin),
                            .to: Localizer.inEnglish.complaint(TripError.emptyDestination),
                        ], canSave: false)),
                .formFocusedWrongField, .formCheck(FormCheck.ofTrip(canSave: true)), .formClosed,
            ])
        #expect(stage.journal.writes == [.add(EntryID("entry-1.ics"))])
    }

    @Test("A save that fails is told in the form, which stays, and can be tried again")
    func failure() async throws {
        let stage = try await typed()
        stage.journal.failure = .readOnly(path: "/journal")
        stage.view.forms.last?.save.emit()
        await stage.until(1)
        stage.journal.failure = nil
        stage.view.forms.last?.save.emit()
        await stage.until(2)
        #expect(stage.messages == [.formFailure(readOnly), .formClosed])
        #expect(stage.added == [EntryID("entry-1.ics")])
    }

    @Test("Saving twice at once adds one trip")
    func twice() async throws {
        let stage = try await typed()
        stage.journal.writeGate.isClosed = true
        stage.view.forms.last?.save.emit()
        stage.view.forms.last?.save.emit()
        await stage.journal.writeGate.untilHeld()
        stage.view.forms.last?.save.emit()
        stage.journal.writeGate.open()
        await stage.until(1)
        #expect(stage.messages == [.formClosed])
        #expect(stage.journal.writes == [.add(EntryID("entry-1.ics"))])
    }

    @Test("A failure that comes after the form was closed is told by the window")
    func closedWhileSaving() async throws {
        let stage = try await typed()
        stage.journal.writeGate.isClosed = true
        stage.view.forms.last?.save.emit()
        await stage.journal.writeGate.untilHeld()
        stage.view.forms.last?.cancel.emit()
        stage.journal.failure = .readOnly(path: "/journal")
        stage.journal.writeGate.letOneGo()
        await stage.until(2)
        #expect(stage.messages == [.formClosed, .failure(readOnly)])
    }

    @Test("A form that is closed as soon as Save was pressed is saved nevertheless")
    func closedAtOnce() async throws {
        let stage = try await typed()
        stage.view.forms.last?.save.emit()
        stage.view.forms.last?.cancel.emit()
        await stage.journal.untilWritten(1)
        #expect(stage.journal.writes == [.add(EntryID("entry-1.ics"))])
    }

    @Test("A form that was saved is freed with everything behind it")
    func deallocation() async throws {
        try await expectDeallocated { track in
            let stage = try await typed()
            track(stage.coordinator)
            track(stage.view)
            track(stage.journal)
            stage.view.forms.forEach { track($0) }
            stage.view.forms.last?.save.emit()
            await stage.until(1)
        }
    }
}
