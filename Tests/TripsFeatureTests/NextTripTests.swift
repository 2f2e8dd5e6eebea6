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
struct NextTripTests {
    private func begun(_ next: EntryDerivation, _ trip: Trip) async throws -> (
        TripsStage, FormViewModel
    ) {
        let stage = TripsStage([.trip: .trip(trip)])
        await stage.coordinator.begin(next, from: .trip)
        guard case .form(let form)? = stage.messages.last else {
            throw JournalError.entryGone(.trip)
        }
        stage.view.messages.removeAll()
        return (stage, form)
    }

    private let yesterday = Trip.late.with {
        $0.departure = time(19, 14, 2, .berlin)
        $0.arrival = time(20, 0, 33)
        $0.seat = "12A"
        $0.notes = "Snow."
    }

    @Test("A trip again is a new one of today, with the keyboard at its day, and complete")
    func again() async throws {
        let (stage, form) = try await begun(.again, yesterday)
        #expect(form.title == "New Trip" && form.focus == .departureDay && form.check.canSave)
        #expect((form.draft.from, form.draft.service) == ("Köln Hbf", "ICE 93"))
        #expect(form.draft.departure == TripDraft.Time(time(20, 14, 2, .berlin)))
        #expect(form.draft.arrival == TripDraft.Time(time(21, 0, 33)))
        #expect(form.draft.seat.isEmpty && form.draft.notes.isEmpty)
        #expect(stage.journal.writes == [])
        stage.view.forms.last?.save.emit()
        await stage.until(1)
        let id = EntryID("entry-1.ics")
        #expect(stage.messages == [.formClosed] && stage.added == [id])
        let today = try #require(CalendarDay(year: 2026, month: 11, day: 20))
        #expect(stage.journal[id] == .trip(yesterday.again(on: today)))
        #expect(stage.trip == yesterday)
    }

    @Test("Another departure takes the arrival along")
    func anotherTime() async throws {
        let (stage, form) = try await begun(.again, yesterday)
        stage.type(form.draft.with { $0.departure.hour = 16 })
        stage.view.forms.last?.editingEnded.emit()
        #expect(stage.messages.last == .formArrival(TripDraft.Time(time(21, 2, 33))))
    }

    @Test("What was not changed since the form was opened is left without a question")
    func left() async throws {
        let (stage, form) = try await begun(.again, yesterday)
        stage.type(form.draft.with { $0.seat = "1" })
        stage.type(form.draft)
        stage.view.forms.last?.cancel.emit()
        #expect(stage.messages.last == .formClosed)
        #expect(stage.journal.writes == [] && stage.added == [])
    }

    @Test("What was changed is asked about")
    func changed() async throws {
        let (stage, form) = try await begun(.again, yesterday)
        stage.type(form.draft.with { $0.seat = "1" })
        stage.view.forms.last?.cancel.emit()
        guard case .unsaved(let question)? = stage.messages.last else {
            return #expect(Bool(false))
        }
        #expect(question.canSave)
    }

    @Test(
        "The way back departs when the trip arrived, and arrives at an unknown time by the clock at home"
    )
    func wayBack() async throws {
        let fromLondon = Trip.toVienna.with {
            ($0.from, $0.departure) = ("London", time(20, 13, 2, .london))
        }
        let (stage, form) = try await begun(.wayBack, fromLondon)
        #expect(form.title == "New Trip" && form.focus == .departureTime && form.check.canSave)
        #expect((form.draft.from, form.draft.to) == ("Wien Westbf", "London"))
        #expect(form.draft.service.isEmpty && form.draft.operator == "ÖBB")
        #expect(form.draft.departure == TripDraft.Time(time(20, 23, 33)))
        #expect(form.draft.arrival == nil)
        #expect(form.arrivalZone == "Europe/London")
        var known = form.draft
        known.arrival = .clock(23, 33, form.arrivalZone)
        stage.type(known)
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        let saved = stage.journal[EntryID("entry-1.ics")]
        #expect(saved == .trip(fromLondon.wayBack.with { $0.arrival = time(20, 23, 33, .london) }))
    }

    @Test("A trip that went, or is none, begins no other, and the window says so")
    func gone() async {
        let stage = TripsStage()
        await stage.coordinator.begin(.again, from: .trip)
        #expect(
            stage.messages == [
                .failure(
                    Localizer.inEnglish.failure(
                        "No trip can be made from this one.",
                        because: JournalError.entryGone(.trip)))
            ])
        await stage.coordinator.newTrip()
        #expect(stage.draft != nil)
    }
}
