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
struct EditTripTests {
    /// Opens the form for a trip, types and saves. Returns the trip that the journal then has.
    private func edited(
        _ trip: Trip, meanwhile: Trip? = nil, _ type: (inout TripDraft) -> Void
    ) async throws -> Trip? {
        let stage = await TripsStage.editing(trip)
        stage.type(try #require(stage.draft).with(type))
        if let meanwhile { stage.journal.put(.trip(meanwhile), as: .trip) }
        stage.view.messages.removeAll()
        stage.view.forms.last?.save.emit()
        await stage.until(1)
        #expect(stage.messages == [.formClosed])
        #expect(stage.added == [])
        return stage.trip
    }

    @Test("The form starts with the trip as it is")
    func draft() async throws {
        let stage = await TripsStage.editing(
            .toVienna.with {
                $0.fare = Fare(Decimal(499) / 10, currency: "EUR")
                $0.tags = ["night", "west"]
            })
        let expected = TripDraft(
            from: "Köln Hbf", to: "Wien Westbf", service: "ICE 93", operator: "ÖBB",
            departure: .init(
                year: 2026, month: 11, day: 20, hour: 14, minute: 2, zone: "Europe/Berlin"),
            arrival: .init(
                year: 2026, month: 11, day: 20, hour: 23, minute: 33, zone: "Europe/Vienna"),
            fare: "49.90", currency: "EUR", tags: "night, west")
        #expect(stage.draft == expected)
        guard case .form(let form) = stage.messages.first else { throw WrongKind() }
        #expect(form.title == "Edit Trip")
        #expect(
            form.check
                == FormCheck.ofTrip(
                    duration: "9 h 31 min", fromPlace: "Köln, Germany · Europe/Berlin",
                    toPlace: "Wien, Austria · Europe/Vienna", currency: "EUR", canSave: true))
    }

    @Test("Only what was changed is written, onto the trip as another program left it")
    func onlyChanges() async throws {
        let meanwhile = Trip.toVienna.with {
            $0.notes = "Snow"
            $0.travelClass = "2"
            $0.actualDeparture = time(20, 14, 14, .berlin)
        }
        let trip = try await edited(.toVienna, meanwhile: meanwhile) {
            $0.seat = "61"
            $0.ticket = 2
            $0.service = ""
        }
        #expect(
            trip
                == meanwhile.with {
                    $0.seat = "61"
                    $0.ticket = .season
                    $0.service = ""
                })
    }

    @Test("A ticket is chosen by its path, and taken away; what was not touched stays as it is")
    func ticketFile() async throws {
        let kept = Trip.toVienna.with { $0.ticketFile = TicketFile("file:///a/K%f6ln.pdf") }
        #expect(try await edited(kept) { $0.seat = "61" }?.ticketFile == kept.ticketFile)
        #expect(try await edited(kept) { $0.ticketFile = nil } == .toVienna)
        let trip = try await edited(.toVienna) { $0.ticketFile = "/a/b c.pdf" }
        #expect(trip?.ticketFile?.address == "file:///a/b%20c.pdf")
    }

    @Test("What really happened stays when the timetable changes")
    func timetable() async throws {
        let late = Trip.toVienna.with {
            $0.actualDeparture = time(20, 14, 14, .berlin)
            $0.actualArrival = time(21, 0, 41)
        }
        let trip = try await edited(late) {
            $0.departure.minute = 10
            $0.arrival?.zone = "UTC"
        }
        #expect(
            trip
                == late.with {
                    $0.departure = time(20, 14, 10, .berlin)
                    $0.arrival = time(20, 23, 33, .utc)
                })
    }

    @Test("Zones, seconds, tags and a currency that no form could express survive an edit")
    func untouched() async throws {
        let strange = Trip.toVienna.with {
            $0.departure = time(20, 14, 2, second: 30, .custom(name: "Ship", secondsFromUTC: 60))
            $0.arrival = time(20, 23, 33, .floating)
            $0.tags = ["a, b", "Trip"]
            $0.fare = Fare(12, currency: "points")
        }
        let trip = try await edited(strange) { $0.notes = "Waves" }
        #expect(trip == strange.with { $0.notes = "Waves" })
    }

    @Test("A zone of the file's own stays when only the time of day changes, and can be shared")
    func customZone() async throws {
        let ship = Zone.custom(name: "Ship", secondsFromUTC: 60)
        let strange = Trip.toVienna.with {
            $0.to = "Open sea"
            $0.departure = time(20, 14, 2, ship)
            $0.arrival = nil
        }
        let trip = try await edited(strange) {
            $0.departure.hour = 15
            $0.arrival = $0.departure
            $0.arrival?.hour = 18
        }
        #expect(
            trip
                == strange.with {
                    $0.departure = time(20, 15, 2, ship)
                    $0.arrival = time(20, 18, 2, ship)
                })
    }

    @Test("A zone of the file's own may be ahead by another offset at the other end")
    func customZoneWithTwoOffsets() async throws {
        let winter = Zone.custom(name: "Ship", secondsFromUTC: 3_600)
        let summer = Zone.custom(name: "Ship", secondsFromUTC: 7_200)
        let night = Trip.toVienna.with {
            $0.departure = time(28, 22, 0, month: 3, winter)
            $0.arrival = time(29, 7, 0, month: 3, summer)
        }
        let trip = try await edited(night) {
            $0.departure.hour = 21
            $0.arrival?.hour = 8
        }
        #expect(
            trip
                == night.with {
                    $0.departure = time(28, 21, 0, month: 3, winter)
                    $0.arrival = time(29, 8, 0, month: 3, summer)
                })
        #expect(
            try await edited(night) { $0.arrival?.hour = 8 }
                == night.with { $0.arrival = time(29, 8, 0, month: 3, summer) })
        #expect(
            try await edited(night) {
                $0.departure.hour = 21
                $0.arrival?.minute = 5
                $0.arrival?.zone = "UTC"
            }
                == night.with {
                    $0.departure = time(28, 21, 0, month: 3, winter)
                    $0.arrival = time(29, 7, 5, month: 3, .utc)
                })
    }

    @Test("A floating time stays floating when the time of day changes")
    func floating() async throws {
        let trip = Trip.toVienna.with {
            $0.departure = time(20, 14, 2, .floating)
            $0.arrival = time(20, 23, 33, .floating)
        }
        #expect(
            try await edited(trip) { $0.arrival?.hour = 22 }
                == trip.with { $0.arrival = time(20, 22, 33, .floating) })
    }

    @Test("An arrival, a fare and a text can be taken away")
    func takeAway() async throws {
        let trip = Trip.toVienna.with { $0.fare = Fare(12, currency: "EUR") }
        #expect(
            try await edited(trip) {
                $0.arrival = nil
                $0.fare = ""
                $0.currency = ""
                $0.operator = ""
            }
                == trip.with {
                    $0.arrival = nil
                    $0.fare = nil
                    $0.operator = ""
                })
    }

    @Test("An edit that does not go with what another program changed is refused in the form")
    func conflict() async throws {
        let stage = await TripsStage.editing(.toVienna)
        stage.type(try #require(stage.draft).with { $0.arrival?.hour = 15 })
        let meanwhile = Trip.toVienna.with { $0.departure = time(20, 20, 0, .berlin) }
        stage.journal.put(.trip(meanwhile), as: .trip)
        stage.view.messages.removeAll()
        stage.view.forms.last?.save.emit()
        await stage.until(1)
        #expect(
            stage.messages == [
                .formFailure(
                    FailureViewModel(
                        title: "The trip was not saved.",
                        reason: Localizer.inEnglish.sentence(TripError.arrivalBeforeDeparture)))
            ])
        #expect(stage.trip == meanwhile)
    }

    @Test("A trip that has gone cannot be saved, and the form says why")
    func gone() async throws {
        let stage = await TripsStage.editing(.toVienna)
        stage.journal.put(nil, as: .trip)
        stage.view.messages.removeAll()
        stage.view.forms.last?.save.emit()
        await stage.until(1)
        let offer = TripMainViewSpy.Message.offeredNew(
            FailureViewModel(
                title: "The trip was not saved.",
                reason: "“Köln Hbf → Wien Westbf” was deleted elsewhere while this form was open."
            ))
        #expect(stage.messages == [offer])
        stage.view.forms.last?.saveAsNew.emit()
        await stage.until(2)
        #expect(stage.messages == [offer, .formClosed])
        #expect(stage.journal[EntryID("entry-1.ics")] == .trip(.toVienna))
        #expect(stage.added == [EntryID("entry-1.ics")])
    }

    @Test(
        "Fields changed on both sides are asked about in words, and the rest merged",
        arguments: [true, false])
    func conflicts(keepsMine: Bool) async throws {
        let stage = await TripsStage.editing(.toVienna)
        stage.type(
            try #require(stage.draft).with {
                $0.departure.minute = 5
                $0.seat = "61"
                $0.tags = "night ,, west"
            })
        let meanwhile = Trip.toVienna.with {
            $0.departure = time(20, 14, 10, .berlin)
            $0.notes = "Snow"
            $0.tags = ["night", "west"]
        }
        stage.journal.put(.trip(meanwhile), as: .trip)
        stage.view.messages.removeAll()
        stage.view.forms.last?.save.emit()
        await stage.until(1)
        let conflict = FieldConflict(
            field: "Departure", mine: "20 November 2026, 14:05, Europe/Berlin",
            theirs: "20 November 2026, 14:10, Europe/Berlin")
        let question = TripMainViewSpy.Message.conflicts([conflict])
        #expect(stage.messages == [question])
        #expect(stage.trip == meanwhile)
        stage.view.forms.last?.conflictAnswers.emit([conflict: keepsMine])
        await stage.until(2)
        #expect(stage.messages == [question, .formClosed])
        #expect(
            stage.trip
                == meanwhile.with {
                    $0.seat = "61"
                    if keepsMine {
                        $0.departure = time(20, 14, 5, .berlin)
                        $0.arrival = time(20, 23, 36, .vienna)
                    }
                })
    }

    @Test("An entry that is not there, or is no trip, cannot be edited, and the window says so")
    func noTrip() async {
        let stage = TripsStage([.film: .film(Film(title: "M"))])
        await stage.coordinator.editTrip(.trip)
        await stage.coordinator.editTrip(.film)
        let failures = [EntryID.trip, .film].map { id in
            FailureViewModel(
                title: "The trip cannot be edited.",
                reason: Localizer.inEnglish.sentence(JournalError.entryGone(id)))
        }
        #expect(stage.messages == failures.map { .failure($0) })
    }
}
