/// The season tickets of a journal, which tell the one that a trip was made on.
public struct KnownPasses: Sendable {
    public let all: [(id: EntryID, pass: Pass)]

    public init(_ all: [(id: EntryID, pass: Pass)]) {
        self.all = all
    }

    public static let none = KnownPasses([])

    /// Returns the season ticket that a trip was made on, or `nil` if the trip names none or none
    /// was valid. Of those valid on the day, it is the one with the trip's number, else the one of
    /// its operator, else the latest.
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
    /// Returns the season ticket that is valid on a day, the latest if there are several.
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
    /// Returns whether it is valid on a day. Without a first day, it is valid until its last.
    public func isValid(on day: CalendarDay) -> Bool {
        validFrom.map { $0 <= day } ?? true && validUntil.map { day <= $0 } ?? true
    }

    /// The class that decides amounts: the second, unless the text begins with "1".
    public var seat: SeatClass {
        travelClass.drop { $0.isWhitespace }.hasPrefix("1") ? .first : .second
    }

    /// Returns the likelihood that a trip was made on it, the greater the likelier, or `nil` if it
    /// was not.
    fileprivate func likeness(to trip: Trip) -> Int? {
        guard isValid(on: trip.departure.day) else { return nil }
        let (number, its) = (WholeText.key(of: ticketNumber), WholeText.key(of: trip.ticketNumber))
        if !number.isEmpty, !its.isEmpty { return number == its ? 2 : nil }
        let isOfOperator =
            !`operator`.isEmpty && WholeText.key(of: `operator`) == WholeText.key(of: trip.operator)
        return isOfOperator ? 1 : 0
    }
}
