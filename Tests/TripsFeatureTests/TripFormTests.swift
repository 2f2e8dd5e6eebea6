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
struct TripFormTests {
    private func newTrip() async throws -> (TripsStage, TripDraft) {
        let stage = await TripsStage.ofAnHour()
        return (stage, try #require(stage.draft))
    }

    @Test(
        "A new trip starts today with the next full hour in the user's zone, and has no arrival yet"
    )
    func suggestion() async throws {
        let stage = TripsStage([.otherTrip: .trip(.toVienna.with { $0.tags = ["night"] })])
        await stage.coordinator.newTrip()
        let departure = TripDraft.Time(
            year: 2026, month: 11, day: 20, hour: 14, minute: 0, zone: "Europe/Vienna")
        let stops = ["Köln Hbf", "Wien Westbf"]
        let expected = FormViewModel(
            title: "New Trip", rows: TripRows.of(.toVienna, .british).map(\.row),
            draft: TripDraft(departure: departure, arrival: nil),
            proposals: FormDraft([.arrivalZone: "Europe/Vienna"]), focus: .from,
            days: DayFormat(.british, today: time(20, 0, 0).day, tendency: .thisYear),
            zones: Zone.offered, homeZone: "Europe/Vienna",
            completions: [
                .from: stops, .to: stops, .operator: ["ÖBB"], .tags: ["night"],
            ], check: .ofTrip(canSave: false), words: .british)
        #expect(stage.messages == [.form(expected)])
    }

    @Test("An empty place is called wrong once the form is to be saved or left, and not before")
    func required() async throws {
        let (stage, empty) = try await newTrip()
        let from = Localizer.inEnglish.complaint(TripError.emptyOrigin)
        let to = Localizer.inEnglish.complaint(TripError.emptyDestination)
        #expect(stage.type(empty.with { $0.from = "Linz" })?.complaints == [:])
        let half = empty.with { ($0.from, $0.to) = ("Linz", " ") }
        #expect(stage.type(half)?.complaints == [:] && stage.type(half)?.canSave == false)
        stage.view.forms.last?.cancel.emit()
        let question = stage.messages.compactMap {
            if case .unsaved(let question) = $0 { question } else { nil }
        }.last
        #expect(question?.text.contains(to) == true)
        #expect(stage.type(empty.with { $0.service = "R" })?.complaints == [.from: from, .to: to])
        let complete = stage.type(empty.with { ($0.from, $0.to) = ("Linz", "Wels") })
        #expect(complete == FormCheck.ofTrip(duration: "1 h", canSave: true))
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
        #expect(check?.duration == "11 h")
        #expect(stage.type(draft.with { $0.arrival = nil })?.duration == "")
        #expect(stage.type(draft.with { $0.arrival?.zone = "" })?.duration == "")
    }

    @Test("An arrival before the departure is wrong by the real time, not by the clock")
    func arrivalFirst() async throws {
        let (stage, draft) = try await newTrip()
        let wrong = stage.type(draft.with { $0.arrival?.day = 19 })
        #expect(
            wrong?.complaints[.arrivalDay]
                == Localizer.inEnglish.sentence(TripError.arrivalBeforeDeparture))
        #expect(wrong?.duration == "")
        #expect(wrong?.canSave == false)
        let right = stage.type(
            draft.with {
                $0.arrival?.hour = 13
                $0.arrival?.minute = 30
                $0.arrival?.zone = "Europe/Lisbon"
            })
        #expect(right?.complaints[.arrivalTime] == nil)
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
                .departureZone: Localizer.inEnglish.sentence(
                    TripError.unknownTimeZone("Europe/Nowhere")),
                .arrivalDay: "31 November 2026 is not a date.",
            ])
        let impossible = stage.type(draft.with { $0.departure.clock = "25:10" })
        #expect(impossible?.complaints[.departureTime] == Localizer.inEnglish.timeExpected)
        #expect(impossible?.canSave == false)
        let noDay = stage.type(draft.with { $0.departure.date = "x" })
        #expect(noDay?.complaints[.departureDay] == "“x” is not a date.")
        stage.view.forms.last?.save.emit()
        let empty = stage.type(
            draft.with { ($0.departure.date, $0.departure.clock) = ("", "") })
        #expect(empty?.complaints[.departureDay] == "Enter a date, such as 20 Nov 2026.")
        #expect(empty?.complaints[.departureTime] == "Enter a time, such as 14:02.")
    }

    @Test("Whatever is wrong with an end is said at once, each beside its own field")
    func allOfAnEnd() async throws {
        let (stage, draft) = try await newTrip()
        let check = stage.type(
            draft.with {
                ($0.from, $0.to) = ("Linz", "Wels")
                $0.departure.date = "soon"
                $0.departure.clock = "25:10"
                $0.departure.zone = "Nowhere"
                $0.arrival?.day = 19
            })
        #expect(
            check?.complaints == [
                .departureDay: "“soon” is not a date.",
                .departureTime: Localizer.inEnglish.timeExpected,
                .departureZone: Localizer.inEnglish.sentence(TripError.unknownTimeZone("Nowhere")),
            ])
        let before = stage.type(draft.with { $0.arrival?.day = 19 })
        #expect(
            before?.complaints[.arrivalDay]
                == Localizer.inEnglish.sentence(TripError.arrivalBeforeDeparture))
    }

    @Test("A text that is too long is said beside its field while it is typed, and Save waits")
    func tooLong() async throws {
        let (stage, draft) = try await newTrip()
        let long = String(repeating: "x", count: 8_200)
        let check = stage.type(
            draft.with {
                ($0.from, $0.to, $0.seat) = ("Linz", long, long)
                $0.notes = String(repeating: "n", count: 270_000)
                // Whatever else is wrong.
                $0.arrival?.clock = "25:10"
            })
        #expect(
            check?.complaints == [
                .to: "The destination is too long. There is room for about 7,800 letters.",
                .seat: "The seat is too long. There is room for about 7,800 letters.",
                .notes: "The notes are too long. There is room for about 250,000 letters.",
                .arrivalTime: "Enter a time, such as 14:02.",
            ])
        #expect(check?.canSave == false)
        #expect(stage.type(draft.with { ($0.from, $0.to) = ("Linz", "Wels") })?.canSave == true)
    }

    @Test("A long text from another program has no complaint until it is changed")
    func longBefore() async throws {
        let long = String(repeating: "x", count: 8_200)
        let stage = await TripsStage.editing(.toVienna.with { $0.seat = long })
        let draft = try #require(stage.draft)
        #expect(stage.type(draft.with { $0.claim = "asked" })?.canSave == true)
        #expect(stage.type(draft.with { $0.seat += "x" })?.canSave == false)
    }

    @Test("Fare and currency are checked together")
    func fare() async throws {
        let (stage, draft) = try await newTrip()
        func complaints(_ fare: String, _ currency: String) -> [FormKey: String]? {
            stage.type(
                draft.with {
                    ($0.from, $0.to) = ("Linz", "Wels")
                    ($0.fare, $0.currency) = (fare, currency)
                })?.complaints
        }
        #expect(complaints("49.90", "EUR") == [:])
        #expect(complaints("49.90", "") == [:])
        #expect(complaints("", "") == [:])
        #expect(complaints("49,90 €", "") == [:])
        #expect(
            complaints("£49.90", "CHF") == [
                .currency: "The fare is in GBP, and CHF stands beside it: keep one of them."
            ])
        #expect(
            complaints("much", "EUR") == [
                .fare: Localizer.inEnglish.sentence(TripError.fareIsNoNumber("much"))
            ])
        #expect(
            complaints("-3", "") == [
                .fare: Localizer.inEnglish.sentence(TripError.fareIsNoNumber("-3"))
            ]
        )
        #expect(complaints("3", "€") == [:])
        #expect(
            complaints("3", "euros") == [
                .currency: Localizer.inEnglish.sentence(TripError.currencyIsNoCode("euros"))
            ])
        #expect(
            complaints("", "EUR") == [
                .fare: Localizer.inEnglish.sentence(TripError.currencyWithoutFare)
            ])
    }

    @Test("The form is closed without a word when nothing was typed, and asks otherwise")
    func cancel() async throws {
        let (stage, draft) = try await newTrip()
        stage.type(draft.with { ($0.from, $0.to) = ("Linz", "Wels") })
        stage.view.messages.removeAll()
        stage.view.forms.last?.cancel.emit()
        stage.view.forms.last?.discard.emit()
        stage.view.forms.last?.save.emit()
        let question = Localizer.inEnglish.unsaved(
            .trip, isNew: true, canSave: true, complaints: [])
        #expect(stage.messages == [.unsaved(question), .formClosed])
        await stage.coordinator.newTrip()
        let empty = try #require(stage.draft)
        stage.type(empty.with { $0.to = "Wels" })
        stage.type(empty)
        stage.view.messages.removeAll()
        stage.view.forms.last?.cancel.emit()
        #expect(stage.messages == [.formClosed])
        await stage.coordinator.newTrip()
        #expect(stage.view.forms.count == 3)
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
