import Claims
import Domain
import Formats
import Foundation
import TestSupport
import Testing

/// Tests of season tickets, worked out by hand: in the second class a case of regional tickets is
/// 1.50 €, paid above 4 €, and at most a quarter of the price (Deutschlandtarif C 8.1); the
/// Deutschlandticket is 63 € in 2026, settled by months.
@Suite("What a season ticket collects")
struct PassAccountTests {
    private let id = EntryID("pass.ics")
    private let regional = Pass(
        name: "Monthly", product: "de-regional", validFrom: day(11, 1), validUntil: day(11, 30),
        price: Fare(100, currency: "EUR"))
    private let german = Pass(name: "Deutschlandticket", product: "deutschlandticket")

    private static func day(_ month: Int, _ day: Int) -> CalendarDay {
        DateTime.at(2026, month, day, 0, 0, .berlin).day
    }

    private func trip(
        _ month: Int, _ day: Int, late minutes: Int, ticket: TicketKind = .season
    ) -> Trip {
        let arrival = DateTime.at(2026, month, day, 9, 0, .berlin)
        var trip = Trip(
            from: "Bonn", to: "Köln", operator: "DB Regio",
            departure: .at(2026, month, day, 8, 0, .berlin), arrival: arrival,
            actualArrival: arrival.advanced(by: .seconds(minutes * 60)))
        trip.ticket = ticket
        return trip
    }

    private func account(
        of pass: Pass, _ trips: [Trip], claims: [Claim] = [], others: [Pass] = [],
        on today: CalendarDay? = nil
    ) -> PassAccount? {
        var entries = LedgerEntries()
        entries.passes = [(id, pass)] + others.enumerated().map { (EntryID("\($0).ics"), $1) }
        entries.trips = trips.enumerated().map { (EntryID("trip\($0).ics"), $1) }
        entries.claims = claims.enumerated().map { (EntryID("claim\($0).ics"), $1) }
        return PassAccount(of: id, pass, in: entries, by: Shipped.rights, on: today)
    }

    private func euros(_ text: String) -> Fare? {
        Decimal(string: text).map { Fare($0, currency: "EUR") }
    }

    @Test("Full delays are cases, shorter ones add up, and those under 20 minutes do not count")
    func cases() throws {
        // 61 is one; 35 + 20 + 45 = 100 are one more and 40 over; 19 is nothing: 2 cases, 3 €.
        let pot = try #require(
            account(
                of: regional, [61, 35, 19, 20, 45].enumerated().map { trip(11, 3 + $0, late: $1) })?
                .pots.first)
        #expect(pot.balance.cases == 2 && pot.balance.minutesTowardsNext == 40)
        #expect(pot.balance.minutesToNext == 20)
        #expect(pot.balance.amount == euros("3.0") && pot.left.amount == 0)
        #expect(pot.delays.map(\.minutes) == [61, 35, 20, 45])
        #expect(pot.days == Self.day(11, 1)...Self.day(11, 30))
        #expect(pot.balance.cap == euros("25"))
    }

    @Test("It is paid above the smallest payment, until the deadline of the first delay")
    func paid() throws {
        let trips = (1...3).map { trip(11, $0, late: 60) }
        let pot = try #require(account(of: regional, trips)?.pots.first)
        #expect(pot.left == euros("4.50") && pot.deadline?.isoText == "2027-02-01")
        // The first is over then, the others are not.
        let later = CalendarDay(year: 2027, month: 2, day: 2)
        let second = try #require(account(of: regional, trips, on: later)?.pots.first)
        #expect(second.left == euros("4.50") && second.deadline == later)
        let last = CalendarDay(year: 2027, month: 2, day: 4)
        let over = try #require(account(of: regional, trips, on: last)?.pots.first)
        #expect(over.left.amount == 0 && over.isOver)
    }

    @Test(
        "A calendar month of the Deutschlandticket is settled by itself, at its price of that year")
    func months() throws {
        // 11 cases in November: 16.50 €, of which a quarter of 63 € are paid; one in December.
        let trips = (1...11).map { trip(11, $0, late: 90) } + [trip(12, 24, late: 60)]
        let pots = try #require(account(of: german, trips)?.pots)
        #expect(pots.map(\.days.lowerBound) == [Self.day(12, 1), Self.day(11, 1)])
        #expect(pots.map(\.days.upperBound) == [Self.day(12, 31), Self.day(11, 30)])
        #expect(pots.map(\.balance.cap) == [euros("15.75"), euros("15.75")])
        #expect(pots.map(\.balance.isCapReached) == [false, true])
        #expect(pots.map(\.left.amount) == [0, try #require(euros("15.75")).amount])
    }

    @Test("What was claimed is used up; what was refused is claimed, and what was given up is not")
    func claimed() throws {
        let trips = (1...6).map { trip(11, $0, late: 60) }
        var claim = Claim(
            subject: "Monthly", travelled: Self.day(11, 1), amount: euros("4.50"),
            steps: [ClaimStep(.refused, on: nil)], about: [EntryRelation(uid: "pass")])
        let half = try #require(account(of: regional, trips, claims: [claim])?.pots.first)
        // 9 € less 4.50 €.
        #expect(half.claimed == euros("4.50") && half.left == euros("4.50"))
        claim.amount = euros("6.0")
        let little = try #require(account(of: regional, trips, claims: [claim])?.pots.first)
        // The scheme does not pay amounts as small as 3 €.
        #expect(little.left.amount == 0)
        claim.steps.append(ClaimStep(.dropped, on: nil))
        let all = try #require(account(of: regional, trips, claims: [claim])?.pots.first)
        #expect(all.left == euros("9.0"))
        // Another month's, and one about something else.
        claim.steps = []
        claim.travelled = Self.day(10, 31)
        let other = Claim(subject: "X", travelled: Self.day(11, 1), amount: euros("5"))
        let none = try #require(account(of: regional, trips, claims: [claim, other])?.pots.first)
        #expect(none.claimed.amount == 0)
    }

    @Test("A claim of a pot names its ticket, its trips, its rule and its deadline")
    func claim() throws {
        let pot = try #require(
            account(of: regional, (1...3).map { trip(11, $0, late: 60) })?.pots.first)
        let claim = pot.claim("Monthly, November 2026", about: [EntryRelation(uid: "pass")])
        #expect(claim.amount == euros("4.50") && claim.travelled == Self.day(11, 1))
        #expect(claim.rule?.scheme == "de-tarif" && claim.rule?.rule == "c-8-1")
        #expect(claim.due?.isoText == "2027-02-01")
        #expect(claim.recipient == "Servicecenter Fahrgastrechte")
        #expect(claim.state(on: nil) == .possible)
    }

    @Test(
        "Trips count that were taken on it: by days, by number, by operator, and never on other tickets"
    )
    func covered() throws {
        var named = trip(11, 5, late: 60)
        named.ticketNumber = "b-2"
        var numbered = regional
        numbered.ticketNumber = "B 2"
        var other = regional
        (other.ticketNumber, other.operator) = ("C3", "DB Regio")
        let passes = KnownPasses([(id, numbered), (EntryID("other.ics"), other)])
        #expect(passes.pass(of: named)?.id == id)
        #expect(passes.pass(of: trip(11, 5, late: 60))?.id.rawValue == "other.ics")
        #expect(passes.pass(of: trip(12, 1, late: 60)) == nil)
        #expect(passes.pass(of: trip(10, 31, late: 60)) == nil)
        #expect(passes.pass(of: trip(11, 5, late: 60, ticket: .single)) == nil)
        named.ticketNumber = "D4"
        #expect(passes.pass(of: named) == nil)
        let account = account(of: regional, [trip(11, 30, late: 60, ticket: .return)])
        #expect(account?.pots.isEmpty == true)
    }

    @Test("Where two tickets overlap, a trip stays with the one by which it was claimed")
    func overlapping() throws {
        var later = regional
        later.validFrom = Self.day(11, 2)
        let trips = (3...5).map { trip(11, $0, late: 60) }
        // The ticket that began last counts among those that are as likely.
        #expect(account(of: regional, trips, others: [later])?.pots.isEmpty == true)
        var claim = Claim(
            subject: "Monthly", travelled: Self.day(11, 3), amount: euros("4.50"),
            about: ["pass", "trip0", "trip1", "trip2"].map { EntryRelation(uid: $0) })
        let pot = try #require(
            account(of: regional, trips, claims: [claim], others: [later])?.pots.first)
        #expect(pot.delays.count == 3 && pot.claimed == euros("4.50"))
        #expect(pot.left.amount == 0 && pot.isToBeSent)
        // Delays that were given up can be claimed by the other.
        claim.steps = [ClaimStep(.dropped, on: nil)]
        let free = account(of: regional, trips, claims: [claim], others: [later])
        #expect(free?.pots.isEmpty == true)
    }

    @Test("The first class is worth more, and a season ticket without a rule has no pot")
    func others() throws {
        var first = regional
        first.travelClass = "1st"
        let pot = try #require(account(of: first, [trip(11, 2, late: 60)])?.pots.first)
        #expect(pot.balance.amount == euros("2.25") && pot.caseAmount == euros("2.25"))
        var unknown = regional
        unknown.product = ""
        #expect(account(of: unknown, [trip(11, 2, late: 60)]) == nil)
        unknown.product = "gb-delay-repay-15-week"
        #expect(account(of: unknown, [trip(11, 2, late: 60)]) == nil)
        var bus = trip(11, 2, late: 60)
        bus.mode = .bus
        #expect(account(of: regional, [bus])?.pots.first?.delays.isEmpty == true)
    }

    @Test("The trip’s own answer is that of its ticket, whichever operator runs the train")
    func answers() {
        let passes = KnownPasses([(id, german)])
        let late = trip(11, 5, late: 25)
        let answers = Shipped.rights.answers(
            for: Shipped.rights.journey(
                of: late, ticket: JourneyTicket(late, passes: passes), gazetteer: Shipped.gazetteer)
        )
        #expect(answers.map(\.scheme.id) == ["de-tarif"])
        #expect(answers.map(\.verdict) == [.pooled(minutes: 25)])
    }

    @Test("The operator is not asked for if it could not decide the compensation")
    func anySeason() {
        var some = trip(11, 5, late: 0)
        (some.operator, some.actualArrival) = ("", nil)
        let journey = Shipped.rights.journey(
            of: some, ticket: JourneyTicket(some, passes: .none), gazetteer: Shipped.gazetteer)
        #expect(Shipped.rights.answers(for: journey).isEmpty)
    }

    @Test(
        "Each pot’s sum is that of its delays, and more delay never gives less", arguments: 0..<50)
    func property(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var delays = (0..<(1 + random.below(12))).map { _ in random.below(130) }
        func owed() -> Decimal {
            account(of: regional, delays.enumerated().map { trip(11, 1 + $0, late: $1) })?
                .pots.first.map(\.balance.amount.amount) ?? 0
        }
        let before = owed()
        let full = delays.filter { $0 >= 60 }.count
        let added = delays.filter { (20..<60).contains($0) }.reduce(0, +)
        #expect(before == Decimal(full + added / 60) * Decimal(3) / 2)
        delays[0] += 60
        #expect(owed() >= before)
    }
}
