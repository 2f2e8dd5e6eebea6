/// The season tickets of a journal, and which of them a trip was taken on.
public struct KnownPasses: Sendable {
    public let all: [(id: EntryID, pass: Pass)]

    public init(_ all: [(id: EntryID, pass: Pass)]) {
        self.all = all
    }

    public static let none = KnownPasses([])

    /// The one that a trip was taken on, where it says that it was one: of those that were valid that day the
    /// one with its number, or else with its operator, or else the latest. Nil where none was valid.
    public func pass(of trip: Trip) -> (id: EntryID, pass: Pass)? {
        guard trip.ticket == .season else { return nil }
        return all.compactMap { known in
            known.pass.likeness(to: trip).map { (likeness: $0, known: known) }
        }
        .max { one, other in
            (
                one.likeness, one.known.pass.validFrom?.daysSinceEpoch ?? .min,
                other.known.id.rawValue
            )
                < (
                    other.likeness, other.known.pass.validFrom?.daysSinceEpoch ?? .min,
                    one.known.id.rawValue
                )
        }?.known
    }
}

extension KnownPasses {
    /// The one that is valid on a day; of several the one that began last.
    package func pass(validOn day: CalendarDay) -> Pass? {
        all.map(\.pass).filter { $0.isValid(on: day) }.max { one, other in
            one.validFrom?.daysSinceEpoch ?? .min < other.validFrom?.daysSinceEpoch ?? .min
        }
    }
}

extension KnownPasses: Equatable {
    public static func == (one: KnownPasses, other: KnownPasses) -> Bool {
        one.all.elementsEqual(other.all, by: ==)
    }
}

extension Pass {
    /// Whether it is valid on a day. One without a first day is valid until its last.
    public func isValid(on day: CalendarDay) -> Bool {
        validFrom.map { $0 <= day } ?? true && validUntil.map { day <= $0 } ?? true
    }

    /// For which class amounts count: the second, unless it says that it is for the first.
    public var seat: SeatClass {
        travelClass.drop { $0.isWhitespace }.hasPrefix("1") ? .first : .second
    }

    /// How much speaks for it that a trip was taken on it; nil where it cannot be.
    fileprivate func likeness(to trip: Trip) -> Int? {
        guard isValid(on: trip.departure.day) else { return nil }
        let (number, its) = (WholeText.key(of: ticketNumber), WholeText.key(of: trip.ticketNumber))
        if !number.isEmpty, !its.isEmpty { return number == its ? 2 : nil }
        let isOfOperator =
            !`operator`.isEmpty && WholeText.key(of: `operator`) == WholeText.key(of: trip.operator)
        return isOfOperator ? 1 : 0
    }
}

extension JourneyTicket {
    /// The ticket that a trip was taken on, where that may be one of some season tickets.
    public init(_ trip: Trip, passes: KnownPasses) {
        guard let pass = passes.pass(of: trip)?.pass else {
            self.init(trip)
            return
        }
        self.init(
            .season, season: pass.product.isEmpty ? nil : pass.product,
            price: pass.price ?? trip.fare)
    }
}
