/// A season ticket or a pass, which covers trips without tickets of their own for a period.
public struct Pass: Hashable, Sendable {
    /// The name, such as "Deutschlandticket".
    public var name: String
    /// The operator that sold it and whose trains it covers; empty for any.
    public var `operator`: String
    /// The area where it is valid, in the traveller's words.
    public var area: String
    /// The id of the product whose rules apply, such as `de-regional`; empty if there is none.
    public var product: String
    /// The class as on the ticket, such as "2".
    public var travelClass: String
    /// The first day on which it is valid, or `nil` if it was not recorded.
    public var validFrom: CalendarDay?
    /// The last day, or `nil` if it is valid until it is cancelled.
    public var validUntil: CalendarDay?
    /// The price of one payment, such as a month of a subscription.
    public var price: Fare?
    /// The number of the ticket or of the contract.
    public var ticketNumber: String
    public var tags: [String]
    public var notes: String
    /// The sources that the entry was imported from; empty if it was written by hand.
    public var imports: [ImportMark]

    public init(
        name: String, operator: String = "", area: String = "", product: String = "",
        travelClass: String = "", validFrom: CalendarDay? = nil, validUntil: CalendarDay? = nil,
        price: Fare? = nil, ticketNumber: String = "", tags: [String] = [], notes: String = "",
        imports: [ImportMark] = []
    ) {
        self.name = name
        self.operator = `operator`
        self.area = area
        self.product = product
        self.travelClass = travelClass
        self.validFrom = validFrom
        self.validUntil = validUntil
        self.price = price
        self.ticketNumber = ticketNumber
        self.tags = tags
        self.notes = notes
        self.imports = imports
    }
}

public enum SeatClass: String, CaseIterable, Sendable {
    case first = "1"
    case second = "2"
}

extension Pass {
    /// The season ticket for the next period of the same length, or `nil` if that is after the year
    /// 9999. Without an end, it begins on the same day again.
    package var again: Pass? {
        var pass = self
        (pass.ticketNumber, pass.notes, pass.imports) = ("", "", [])
        guard let from = validFrom, let until = validUntil else { return pass }
        guard let next = until.advanced(byDays: 1) else { return nil }
        pass.validFrom = next
        pass.validUntil =
            from.day == 1 && until.advanced(byDays: 1)?.day == 1
            ? next.advanced(byMonths: from.months(until: next))?.advanced(byDays: -1)
            : next.advanced(byDays: from.days(until: until))
        return pass.validUntil == nil ? nil : pass
    }
}

extension CalendarDay {
    fileprivate func months(until other: CalendarDay) -> Int {
        (other.year - year) * 12 + other.month - month
    }
}

/// Validates that a season ticket has a name and does not end before it begins.
public struct ValidatesPass: ValidatesEntry {
    public func errors(in pass: Pass) -> [PassError] {
        var errors: [PassError] = []
        if pass.name.allSatisfy(\.isWhitespace) { errors.append(.emptyName) }
        if let from = pass.validFrom, let until = pass.validUntil, until < from {
            errors.append(.endsBeforeItBegins)
        }
        return errors
    }
}

/// A rule that an invalid season ticket breaks.
public enum PassError: Error, Hashable, Codable, Sendable {
    case emptyName
    case endsBeforeItBegins
}

extension PassError: FieldError {
    public var field: FieldName? {
        switch self {
        case .emptyName: .name
        case .endsBeforeItBegins: .validUntil
        }
    }

    public init?(unread text: String, in field: FieldName) { nil }
}

/// The season tickets of a journal, which tell the one that a trip was made on.
public struct KnownPasses: Sendable {
    public let all: [(id: EntryID, pass: Pass)]

    public init(_ all: [(id: EntryID, pass: Pass)]) { self.all = all }

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

    /// Returns the ticket of a trip on a day: a valid season ticket, or else a single ticket.
    ///
    /// - Parameter source: the trip that this one was made from, whose season ticket takes
    ///   precedence, or `nil` if there is none.
    package func ticket(
        on day: CalendarDay, from source: Trip? = nil
    ) -> (kind: TicketKind, number: String) {
        if let source, let pass = pass(of: source)?.pass, pass.isValid(on: day) {
            return (.season, source.ticketNumber)
        }
        let pass = pass(validOn: day)
        return (pass == nil ? .single : .season, pass?.ticketNumber ?? "")
    }

    /// Returns a trip that was made from another with the ticket of its day, if both are on a season
    /// ticket and that of the other is known.
    package func renewing(_ trip: Trip, from source: Trip) -> Trip {
        guard trip.ticket == .season, pass(of: source) != nil else { return trip }
        var trip = trip
        (trip.ticket, trip.ticketNumber) = ticket(on: trip.departure.day, from: source)
        return trip
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
