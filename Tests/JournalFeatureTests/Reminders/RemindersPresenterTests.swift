import Domain
import Foundation
import Presentation
import Signals
import TestSupport
import Testing

@testable import JournalFeature

@Suite("Reminders", .freed, .timeLimit(.minutes(1)))
struct RemindersPresenterTests {
    private let id = EntryID("a.ics")

    private func made(_ entries: [EntryID: Entry]) -> RemindersStage {
        let stage = RemindersStage(entries)
        _ = freed(stage.presenter)
        return stage
    }

    @Test(
        "A trip is asked about when it departs and when it arrives, and no longer once it is recorded"
    )
    func trip() async throws {
        let stage = made([id: RemindersStage.train()])
        await stage.presenter.start()
        #expect(await stage.messages() == [.looked(next: 10)])
        stage.pass(10)
        stage.spy.ring()
        #expect(
            await stage.messages(after: 1).dropFirst() == [
                .shown("trip-a.ics", "RE 5 was scheduled to depart at 12:10."), .looked(next: 60),
            ])
        let reminder = try #require(stage.spy.latest)
        #expect(reminder.title == "Köln → Bonn" && reminder.answer == .show("a.ics"))
        #expect(reminder.button == .init(label: "Departed Just Now", answer: .departed("a.ics")))
        stage.pass(12)
        stage.spy.messages.removeAll()
        #expect(await stage.presenter.record(.departure, of: id))
        #expect(await stage.messages() == [.withdrawn("trip-a.ics"), .looked(next: 60)])
        guard case .trip(let trip)? = stage.journal[id] else { return #expect(Bool(false)) }
        #expect(trip.actualDeparture?.minute == 12)
        stage.pass(60)
        stage.spy.messages.removeAll()
        stage.spy.ring()
        #expect(
            await stage.messages() == [
                .shown("trip-a.ics", "RE 5 was scheduled to arrive at 13:00."), .looked(next: 240),
            ])
        #expect(stage.spy.latest?.button?.answer == .arrived("a.ics"))
    }

    @Test("A successor shows no reminder again, and withdraws those that are over")
    func inItsPlace() async {
        let before = made([id: RemindersStage.train()])
        before.pass(15)
        await before.presenter.start()
        _ = await before.messages()
        let stage = RemindersStage(
            [id: RemindersStage.train()], shown: before.presenter.shown)
        _ = freed(stage.presenter)
        stage.pass(20)
        await stage.presenter.start()
        #expect(await stage.messages() == [.looked(next: 60)])
        stage.spy.messages.removeAll()
        #expect(await stage.presenter.record(.departure, of: id))
        #expect(await stage.messages() == [.withdrawn("trip-a.ics"), .looked(next: 60)])
    }

    @Test(
        "A closed reminder does not come back when the journal changes, nor is it asked for ever"
    )
    func once() async {
        let stage = made([id: RemindersStage.train()])
        stage.pass(15)
        await stage.presenter.start()
        _ = await stage.messages()
        stage.spy.messages.removeAll()
        stage.journal.put(.film(Film(title: "Ran")), as: EntryID("b.ics"))
        #expect(await stage.messages() == [.looked(next: 60)])
        stage.pass(240)
        stage.spy.messages.removeAll()
        stage.spy.ring()
        #expect(await stage.messages().first == .withdrawn("trip-a.ics"))
    }

    @Test(
        "Of a trip of which something was recorded, and of one of another time, nothing is asked",
        arguments: [
            RemindersStage.train { $0.disruption = .cancelled },
            RemindersStage.train { $0.disruption = .missedConnection },
            RemindersStage.train { $0.abandonment = .gaveUp },
            RemindersStage.train { $0.actualDeparture = $0.departure },
            RemindersStage.train { $0.actualArrival = $0.arrival },
            RemindersStage.train {
                $0.departure = $0.departure.advanced(by: .seconds(86_400)) ?? $0.departure
                $0.arrival = nil
            },
        ])
    func nothing(_ entry: Entry) async {
        let stage = made([id: entry])
        stage.pass(15)
        await stage.presenter.start()
        for case .shown in await stage.messages() { Issue.record("reminded") }
    }

    @Test("Who does not want to be reminded of trips is not, and at once")
    func unwanted() async {
        let stage = made([id: RemindersStage.train()])
        stage.pass(15)
        await stage.presenter.start()
        _ = await stage.messages()
        stage.spy.messages.removeAll()
        stage.spy.reminders.ofTrips = false
        stage.spy.chosen.emit()
        #expect(await stage.messages() == [.withdrawn("trip-a.ics"), .looked(next: 720)])
    }

    @Test("A leg that was missed does not depart")
    func missed() async {
        let first = RemindersStage.train {
            $0.journey = "Home"
            $0.arrival = $0.departure.advanced(by: .seconds(600))
            $0.actualArrival = $0.departure.advanced(by: .seconds(3_600))
            $0.disruption = .missedConnection
        }
        let second = RemindersStage.train {
            $0.journey = "Home"
            ($0.from, $0.to) = ("Bonn", "Mainz")
            $0.departure = $0.departure.advanced(by: .seconds(1_200)) ?? $0.departure
            $0.arrival = $0.departure.advanced(by: .seconds(3_600))
        }
        let stage = made([id: first, EntryID("b.ics"): second])
        stage.pass(80)
        await stage.presenter.start()
        for case .shown in await stage.messages() { Issue.record("reminded") }
    }

    @Test(
        "An answer to what was asked long ago records nothing",
        arguments: [
            (TripStop.departure, 60 * 24, RemindersStage.train()),
            (.arrival, 15, RemindersStage.train()),
            (.departure, 15, RemindersStage.train { $0.actualDeparture = $0.departure }),
        ])
    func stale(_ end: TripStop, _ minutes: Int, _ train: Entry) async {
        let stage = made([id: train])
        stage.pass(minutes)
        #expect(await !stage.presenter.record(end, of: id))
        #expect(stage.journal[id] == train)
    }

    @Test("What cannot be recorded is told in the window")
    func failure() async {
        let stage = made([id: RemindersStage.train()])
        #expect(await !stage.presenter.record(.departure, of: EntryID("gone.ics")))
        guard
            case .failed("The outcome was not recorded.", let reason)? = stage.spy.messages.all.last
        else { return #expect(Bool(false)) }
        #expect(!reason.isEmpty)
    }

    @Test(
        "Deadlines are told a week and a day before, once, and only of claims that were not sent",
        arguments: [
            (8, "", false), (7, "", true), (7, "2026-11-19", true), (5, "2026-11-19", false),
            (5, "2026-11-17", true), (1, "2026-11-19", true), (0, "2026-11-19", false),
            (0, "", true), (-1, "", false), (3, "2026-11-20", false),
        ])
    func deadlines(_ days: Int, _ lookedOn: String, _ isTold: Bool) async {
        let stage = made([
            id: RemindersStage.claim(dueIn: days),
            EntryID("b.ics"): RemindersStage.claim(dueIn: 7, sent: true),
        ])
        stage.spy.reminders.lookedOn = lookedOn
        await stage.presenter.start()
        let told = await stage.messages().contains(.shown("claims", "Köln → Bonn"))
        #expect(told == isTold)
        #expect(stage.spy.reminders.lookedOn == "2026-11-20")
    }

    @Test("Of several claims the number is told, and it leads to the ledger")
    func several() async {
        let stage = made([
            id: RemindersStage.claim(dueIn: 7), EntryID("b.ics"): RemindersStage.claim(dueIn: 2),
        ])
        await stage.presenter.start()
        _ = await stage.messages()
        #expect(stage.spy.latest?.title == "Send 2 claims, the first by 22 Nov 2026")
        #expect(stage.spy.latest?.answer == .showClaims)
    }

    @Test("One claim is told with its amount and leads to it; the next day is looked at by itself")
    func nextDay() async {
        let stage = made([id: RemindersStage.claim(dueIn: 8)])
        await stage.presenter.start()
        #expect(await stage.messages() == [.looked(next: 720)])
        stage.pass(721)
        stage.spy.ring()
        _ = await stage.messages(after: 1)
        #expect(stage.spy.latest?.title == "Claim €22.48 by 28 Nov 2026")
        #expect(stage.spy.latest?.answer == .show("a.ics"))
    }

    @Test("Who does not want to hear of deadlines does not")
    func unwantedDeadlines() async {
        let stage = made([id: RemindersStage.claim(dueIn: 7)])
        stage.spy.reminders.ofDeadlines = false
        await stage.presenter.start()
        #expect(await stage.messages() == [.looked(next: 720)])
    }
}
