public import Domain
public import Foundation

/// The sums of claims by currency and state. A claim without an amount is only counted.
public struct ClaimFigures: Hashable, Sendable {
    public private(set) var claims = 0
    private var sums: [Key: Sum] = [:]

    private struct Key: Hashable {
        let currency: String?
        let standing: ClaimStanding
    }

    /// The sum of amounts with the same currency and state.
    public struct Sum: Hashable, Sendable {
        public fileprivate(set) var amount: Decimal = 0
        public fileprivate(set) var claims = 0
        fileprivate var months: [ListHeading.Month: Decimal] = [:]

        fileprivate mutating func add(_ amount: Decimal?, of day: CalendarDay?) {
            claims += 1
            guard let amount else { return }
            self.amount += amount
            guard let day else { return }
            months[ListHeading.Month(year: day.year, month: day.month), default: 0] += amount
        }
    }

    /// - Parameter today: The day for which deadlines count, or `nil` to ignore them.
    public mutating func add(_ claim: ClaimSummary, of day: CalendarDay?, on today: CalendarDay?) {
        claims += 1
        let standing = ClaimStanding(claim.state(on: today))
        add(claim.amount, standing, of: day)
        // The paid part counts as paid, and the rest by its state.
        if let partPaid = claim.partPaid, standing != .paid { add(partPaid, .paid, of: day) }
    }

    private mutating func add(_ amount: Fare?, _ standing: ClaimStanding, of day: CalendarDay?) {
        sums[Key(currency: amount?.currency, standing: standing), default: Sum()]
            .add(amount?.amount, of: day)
    }

    /// The claims by currency code, those without one last. Claims without an amount are left out.
    public var currencies: [CurrencyClaims] {
        Set(sums.keys.compactMap(\.currency))
            .sorted { ($0.isEmpty ? 1 : 0, $0) < ($1.isEmpty ? 1 : 0, $1) }
            .map { currency in
                CurrencyClaims(
                    currency: currency,
                    groups: ClaimStanding.allCases.compactMap { standing in
                        sums[Key(currency: currency, standing: standing)].map {
                            CurrencyClaims.Group(
                                standing: standing, sum: $0,
                                terms: standing.terms + .fact(.amount, inCurrency: currency))
                        }
                    })
            }
    }

    public static let terms: SearchTerms = .kind(.claim)
}

/// The state of claims, as far as sums of them distinguish it.
public enum ClaimStanding: String, CaseIterable, Sendable {
    case paid, open, refused, lapsed

    init(_ state: ClaimState) {
        self =
            switch state {
            case .paid: .paid
            case .refused: .refused
            case .lapsed: .lapsed
            case .possible, .written, .sent, .answered, .partlyPaid: .open
            }
    }

    /// The search terms that find these claims, without their trips.
    var terms: SearchTerms { ClaimFigures.terms + .fact(.claim, rawValue) }
}

public struct CurrencyClaims: Hashable, Sendable {
    /// The code of ISO 4217; empty if it was not recorded. Amounts without one may be in several
    /// currencies.
    public let currency: String
    public let groups: [Group]

    public struct Group: Hashable, Sendable {
        public let standing: ClaimStanding
        public let sum: ClaimFigures.Sum
        public let terms: SearchTerms

        /// The sums by the month of the journey, in order. Claims without a day are left out.
        public var months: [(month: ListHeading.Month, amount: Decimal)] {
            sum.months.sorted { ($0.key.year, $0.key.month) < ($1.key.year, $1.key.month) }
                .map { ($0.key, $0.value) }
        }
    }
}

extension ClaimFigures {
    mutating func add(_ entry: CountedEntry, on today: CalendarDay?) {
        guard case .other(let other) = entry, case .claim(let claim) = other.summary.content else {
            return
        }
        add(claim, of: other.summary.day, on: today)
    }
}
