/// A trip typed on one line, such as `Köln 14:02 → Wien 23:33 ICE 93 tomorrow`, split into parts
/// with their meanings.
public struct TripLine: Hashable, Sendable {
    /// The parts in the typed order. Words that belong together are one part.
    public let parts: [Part]

    public typealias Part = LinePart<Meaning>

    public enum Meaning: Hashable, Sendable {
        case from, to
        case departure(hour: Int, minute: Int)
        case arrival(hour: Int, minute: Int)
        case day(CalendarDay)
        case arrivalDay(CalendarDay)
        /// A date that the calendar does not have.
        case noDay(DayNumbers)
        /// The number of days from the departure to the arrival.
        case daysLater(Int)
        /// The minutes between the planned and the actual time at an end, negative for early.
        case delay(TripStop, minutes: Int)
        case cancelled
        case mode(TravelMode)
        case service, `operator`
        /// A flight number, if nothing else tells that it is a flight.
        case flight
        case fare(Fare)
        case ticket(TicketKind)
        /// The trip continues an earlier one.
        case nextLeg
        /// A word that connects two parts, or a sign between them.
        case separator
        case unknown
    }

    /// A fact that a trip needs.
    public enum Missing: Hashable, Sendable, CaseIterable {
        case from, to, departure
    }

    package init(parts: [Part]) {
        self.parts = parts
    }

    /// The line without any words.
    public static let empty = TripLine(parts: [])

    public var from: String { text { $0 == .from } }
    public var to: String { text { $0 == .to } }
    public var service: String { text { $0 == .service || $0 == .flight } }
    public var `operator`: String { text { $0 == .operator } }

    public var departure: (hour: Int, minute: Int)? {
        first { if case .departure(let hour, let minute) = $0 { (hour, minute) } else { nil } }
    }

    public var arrival: (hour: Int, minute: Int)? {
        first { if case .arrival(let hour, let minute) = $0 { (hour, minute) } else { nil } }
    }

    public var day: CalendarDay? {
        first { if case .day(let day) = $0 { day } else { nil } }
    }

    public var arrivalDay: CalendarDay? {
        first { if case .arrivalDay(let day) = $0 { day } else { nil } }
    }

    public var daysLater: Int? {
        first { if case .daysLater(let days) = $0 { days } else { nil } }
    }

    public var mode: TravelMode? {
        first {
            switch $0 {
            case .mode(let mode): mode
            case .flight: .flight
            default: nil
            }
        }
    }

    public var fare: Fare? {
        first { if case .fare(let fare) = $0 { fare } else { nil } }
    }

    public var ticket: TicketKind? {
        first { if case .ticket(let kind) = $0 { kind } else { nil } }
    }

    /// Whether the trip is the next leg of an earlier one.
    public var isNextLeg: Bool { parts.contains { $0.meaning == .nextLeg } }

    /// Whether an arrow says that the line is about a trip.
    var hasArrow: Bool {
        parts.contains { $0.meaning == .separator && LineToken.isArrow($0.text) }
    }

    /// The delays and the cancellation, in the order in which they can be recorded.
    public var outcomes: [TripOutcome] {
        parts.compactMap {
            if case .delay(let end, let minutes) = $0.meaning {
                .late(end, minutes: minutes)
            } else {
                nil
            }
        } + (parts.contains { $0.meaning == .cancelled } ? [.cancelled()] : [])
    }

    /// The parts that keep the line from being a trip.
    public var refused: [Part] {
        parts.filter {
            if case .noDay = $0.meaning { true } else { $0.meaning == .unknown }
        }
    }

    /// The required facts that the line does not have. A next leg begins where the earlier one
    /// ends.
    public var missing: [Missing] {
        Missing.allCases.filter {
            switch $0 {
            case .from: from.isEmpty && !isNextLeg
            case .to: to.isEmpty
            case .departure: departure == nil
            }
        }
    }

    private func text(_ isMeant: (Meaning) -> Bool) -> String {
        parts.first { isMeant($0.meaning) }?.text ?? ""
    }

    private func first<Value>(_ value: (Meaning) -> Value?) -> Value? {
        parts.firstNonNil { value($0.meaning) }
    }
}
