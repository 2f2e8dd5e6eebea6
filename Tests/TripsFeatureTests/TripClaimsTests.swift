import Claims
import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing

@testable import TripsFeature

@Suite("Compensation is claimed from the page of a trip", .freed, .timeLimit(.minutes(1)))
struct TripClaimsTests {
    /// A trip that was an hour and eight minutes late to Vienna, for which a quarter of 89.90 is
    /// owed.
    private static let late = Trip.late.with {
        $0.mode = .train
        $0.fare = Fare(Decimal(8_990) / 100, currency: "EUR")
        $0.claim = "Ask at the desk"
    }

    private func showing(_ more: [EntryID: Entry] = [:]) async -> TripsStage {
        let stage = TripsStage(
            [EntryID.trip: .trip(Self.late)].merging(more) { $1 }, rights: RightsDouble(),
            knowsClaims: true)
        await stage.coordinator.showTrip(.trip)
        return stage
    }

    private func page(_ stage: TripsStage) -> TripViewModel? {
        stage.messages.compactMap { if case .trip(let trip) = $0 { trip } else { nil } }.last
    }

    private func shown(_ stage: TripsStage) -> ClaimsViewModel? { page(stage)?.claims }

    @Test("It is the next thing to do once both ends are recorded, until it is claimed")
    func next() async {
        let stage = await showing()
        #expect(page(stage)?.isClaimNext == true)
        stage.view.messages.removeAll()
        let about = [EntryRelation(uid: "trip", id: .trip)]
        stage.journal.put(.claim(Claim(subject: "A", about: about)), as: EntryID("c.ics"))
        await stage.until(1)
        #expect(page(stage)?.isClaimNext == false)
        let departing = await showing([.trip: .trip(Self.late.with { $0.actualDeparture = nil })])
        #expect(shown(departing)?.offers.isEmpty == false)
        #expect(page(departing)?.isClaimNext == false)
    }

    @Test("It is offered once, made with what the rule gives, and led to")
    func make() async throws {
        let stage = await showing()
        #expect(shown(stage)?.offers == [.init(id: "at-test", label: "Claim…")])
        #expect(shown(stage)?.made == [])
        stage.view.mainPages.last?.claim.emit("at-test")
        // A second click is about the same.
        stage.view.mainPages.last?.claim.emit("at-test")
        await stage.journal.untilWritten(2)
        let added = try #require(await stage.journal.claims().first)
        let claim = added.claim
        #expect(claim.subject == Self.late.nameInList)
        #expect(claim.travelled == Self.late.departure.day)
        #expect(claim.due == CalendarDay(year: 2027, month: 2, day: 20))
        #expect(claim.rule?.scheme == "at-test" && claim.rule?.rule == "hour")
        #expect(
            claim.about == [
                EntryRelation(uid: "uid-of-\(EntryID.trip.rawValue.dropLast(4))", id: .trip)
            ])
        #expect(claim.steps.isEmpty)
        // The claim on the trip goes along.
        #expect(claim.notes == "Ask at the desk" && stage.trip?.claim == "")
        await stage.until(stage.messages.count)
        #expect(await stage.journal.claims().count == 1)
        await stage.view.messages.until {
            if case .trip(let trip) = $0 { !trip.claims.made.isEmpty } else { false }
        }
        #expect(stage.flows.routed.contains(.related(added.id, from: .trip)))
    }

    @Test("The fare of a new trip is in the currency of most amounts of the journal")
    func usualCurrency() async {
        let stage = TripsStage(
            [EntryID.trip: .trip(Self.late)], rights: RightsDouble(), knowsClaims: true)
        await stage.coordinator.newTrip()
        #expect(stage.form?.check.words[.currency] == "EUR")
        stage.view.forms.last?.cancel.emit()
        await stage.coordinator.begin(.nextLeg, from: .trip)
        #expect(stage.form?.draft.from == Self.late.to)
        #expect(stage.form?.check.words[.currency] == "EUR")
    }

    @Test("A claimed amount is named and not offered again, nor after a refusal of the same rule")
    func claimed() async {
        let about = [EntryRelation(uid: "trip", id: .trip)]
        var claim = Claim(
            subject: "A", amount: Fare(20, currency: "EUR"),
            steps: [ClaimStep(.sent, on: nil)], about: about)
        for (kind, words) in [
            (ClaimStep.Kind.sent, "Claimed: sent, €20.00"), (.refused, "Claimed: refused, €20.00"),
        ] {
            claim.steps = [ClaimStep(kind, on: nil)]
            claim.rule = RightsDouble().rights.schemes.first.map {
                ClaimRule(scheme: $0.id, rule: "hour", edition: $0.edition)
            }
            let stage = await showing([EntryID("c.ics"): .claim(claim)])
            #expect(shown(stage)?.made.map(\.title) == [words])
            #expect(shown(stage)?.offers == [])
        }
    }

    @Test("Where it cannot be written, the reason is told and nothing is changed")
    func failed() async {
        let stage = await showing()
        stage.journal.failure = .file("new", .said("The disk is full."))
        stage.view.mainPages.last?.claim.emit("at-test")
        await stage.view.messages.until {
            if case .failure(let failure) = $0 {
                failure.title == "The claim was not made."
            } else {
                false
            }
        }
        #expect(stage.trip?.claim == "Ask at the desk")
        #expect(stage.flows.routed.isEmpty)
    }

    @Test("The trip's page shows the state of a claim, whichever program changes it")
    func followed() async {
        let stage = await showing()
        stage.view.messages.removeAll()
        let claim = Claim(subject: "A", about: [EntryRelation(uid: "trip", id: .trip)])
        stage.journal.put(.claim(claim), as: EntryID("c.ics"))
        await stage.until(1)
        #expect(shown(stage)?.made.map(\.title) == ["Claim not sent yet"])
        #expect(shown(stage)?.offers == [])
    }

    /// Returns two legs on one ticket to Vienna, of which the second was two hours late.
    private static func legs(second price: Decimal?) -> [EntryID: Entry] {
        func leg(_ from: String, _ to: String, _ hour: Int, late minutes: Int) -> Trip {
            let arrival = time(20, hour + 1, 0)
            var trip = Trip(
                from: from, to: to, mode: .train, departure: time(20, hour, 0), arrival: arrival,
                actualDeparture: time(20, hour, 0),
                actualArrival: arrival.advanced(by: .seconds(minutes * 60)),
                claim: "\(to)?")
            trip.journey = "Vienna"
            return trip
        }
        return [
            .first: .trip(
                leg("Linz", "Wels", 8, late: 0).with { $0.fare = Fare(80, currency: "EUR") }),
            .second: .trip(
                leg("Wels", "Wien", 10, late: 120).with {
                    $0.fare = price.map { Fare($0, currency: "EUR") }
                }),
        ]
    }

    @Test("A journey of one ticket is claimed from its page, for all of its legs")
    func journey() async throws {
        let stage = TripsStage(
            Self.legs(second: nil), rights: RightsDouble(), knowsClaims: true)
        await stage.coordinator.showJourney(.first)
        let shown = try #require(stage.journeys.last)
        #expect(shown.claims.offers.map(\.label) == ["Claim…"] && shown.isClaimNext)
        stage.view.journeyPages.last?.claim.emit("at-test")
        await stage.journal.untilWritten(3)
        let added = try #require(await stage.journal.claims().first)
        #expect(added.claim.subject == "Linz → Wien")
        #expect(added.claim.amount == Fare(20, currency: "EUR"))
        #expect(added.claim.about.compactMap(\.id) == [.first, .second])
        #expect(added.claim.notes == "Wels?\nWien?")
        await stage.view.messages.until {
            if case .journey(let journey) = $0 { !journey.claims.made.isEmpty } else { false }
        }
        #expect(stage.flows.routed == [.leg(added.id, of: .first)])
        stage.view.journeyPages.last?.openClaim.emit(added.id.rawValue)
        #expect(stage.flows.routed.count == 2)
    }

    @Test("Where each leg has a ticket, its own page claims, and that of the journey does not")
    func separate() async throws {
        let stage = TripsStage(Self.legs(second: 40), rights: RightsDouble(), knowsClaims: true)
        await stage.coordinator.showJourney(.first)
        #expect(stage.journeys.last?.claims == .empty)
        await stage.coordinator.showTrip(.second)
        #expect(shown(stage)?.offers.map(\.id) == ["at-test"])
    }
}
