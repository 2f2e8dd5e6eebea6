public import Domain
public import Foundation

/// The costs of trips by currency. Amounts of different currencies are never added up.
public struct Fares: Hashable, Sendable {
    private var sums: [String: Sums] = [:]

    private struct Sums: Hashable {
        var all = FareSum()
        var months: [Int: FareSum] = [:]
        var timed = FareSum()
        var minutes = 0
        var measured = FareSum()
        var metres = 0
        var isAbout = false
    }

    /// Adds a trip's fare. The fare of a trip that was not taken counts for the sum, but not by the
    /// hour and kilometre.
    public mutating func add(_ trip: CountedTrip) {
        guard let fare = trip.fare else { return }
        var sum = sums[fare.currency] ?? Sums()
        sum.all.add(fare)
        if let day = trip.day {
            sum.months[day.year * 12 + day.month - 1, default: .init()].add(fare)
        }
        if trip.isTaken, let minutes = trip.minutes {
            sum.timed.add(fare)
            sum.minutes += minutes
        }
        if trip.isTaken, let metres = trip.metres {
            sum.measured.add(fare)
            sum.metres += metres
            if trip.isAbout { sum.isAbout = true }
        }
        sums[fare.currency] = sum
    }

    /// The fares by currency code, those without a currency last.
    public var currencies: [CurrencyFares] {
        sums.sorted { ($0.key.isEmpty ? 1 : 0, $0.key) < ($1.key.isEmpty ? 1 : 0, $1.key) }.map {
            let terms = SearchTerms.fact(.fare, inCurrency: $0)
            return CurrencyFares(
                currency: $0, sum: $1.all, terms: terms,
                months: $1.months.sorted { $0.key < $1.key }.map { number, sum in
                    let month = ListHeading.Month(year: number / 12, month: number % 12 + 1)
                    return FareMonth(month: month, sum: sum, terms: terms + .month(month))
                },
                byTheHour: FareRate(
                    sum: $1.timed, per: $1.minutes, of: 60,
                    terms: terms + .has(.duration) + .has(.taken)),
                byTheKilometre: FareRate(
                    sum: $1.measured, per: $1.metres, of: 1_000, isAbout: $1.isAbout,
                    terms: terms + .has(.distance) + .has(.taken)))
        }
    }
}

extension SearchTerms {
    /// The terms that find amounts in a currency, or without one if its code is empty.
    static func fact(_ fact: SearchOperator, inCurrency code: String) -> SearchTerms {
        .fact(fact, code.isEmpty ? "unknown" : code.lowercased())
    }
}

public struct FareSum: Hashable, Sendable {
    public private(set) var amount: Decimal = 0
    public private(set) var trips = 0

    mutating func add(_ fare: Fare) {
        amount += fare.amount
        trips += 1
    }
}

public struct CurrencyFares: Hashable, Sendable {
    /// The code of ISO 4217; empty if it was not recorded. Amounts without one may be in several
    /// currencies.
    public let currency: String
    public let sum: FareSum
    public let terms: SearchTerms
    /// The months with fares, in order.
    public let months: [FareMonth]
    public let byTheHour: FareRate
    public let byTheKilometre: FareRate
}

public struct FareMonth: Hashable, Sendable {
    public let month: ListHeading.Month
    public let sum: FareSum
    public let terms: SearchTerms
}

public struct FareRate: Hashable, Sendable {
    /// The sum of the trips whose time or distance is known.
    public let sum: FareSum
    /// The minutes or metres of these trips.
    public let per: Int
    fileprivate let of: Int
    /// Whether the ends of any of these trips were looked up by their names for `per`.
    public fileprivate(set) var isAbout = false
    public let terms: SearchTerms

    /// The amount, or `nil` if the time or distance of no trip is known.
    public var amount: Decimal? { per > 0 ? sum.amount * Decimal(of) / Decimal(per) : nil }
}
