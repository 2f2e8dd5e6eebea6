import Domain
import Foundation
import Testing

@testable import Claims

/// Journeys with the compensation by one scheme as worked out by hand, one per line:
///
/// minutes late | ticket | price | the scheme's result
///
/// Instead of minutes, a line may say what was not recorded.
struct CaseTable: Sendable {
    /// The source of the lines.
    let source: String
    let scheme: String
    var mode = TravelMode.train
    var `operator` = ""
    var service = ""
    var from = "Europe/Berlin"
    var to = "Europe/Berlin"
    var day = "2026-11-20"
    /// The distance between both ends, in degrees on a meridian, or `nil` if it is unknown.
    var degrees: Double?
    /// The planned duration, in minutes.
    var planned: Int?
    let lines: String

    var cases: [RightsCase] {
        lines.split(separator: "\n").map { RightsCase(table: self, line: String($0)) }
    }
}

/// A line of a table.
struct RightsCase: Sendable, CustomTestStringConvertible {
    let table: CaseTable
    let line: String

    private var columns: [String] {
        line.split(separator: "|", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    var testDescription: String {
        "\(table.source), \(table.scheme) on \(table.day), \(table.operator): \(line)"
    }

    /// The words of the last column.
    var expected: String { columns.last ?? "" }

    var journey: TicketJourney {
        let columns = columns
        var journey = TicketJourney(
            mode: table.mode, operator: table.operator.isEmpty ? nil : CountedName(table.operator),
            service: table.service.isEmpty ? nil : CountedName(table.service),
            day: CalendarDay(isoText: Array(table.day.utf8))!,
            from: place(table.from, north: 0), to: place(table.to, north: table.degrees),
            plannedMinutes: table.planned, outcome: outcome(columns[0]),
            ticket: ticket(columns[1], price: price(columns[2])))
        if table.mode == .bus, case .arrived(let late) = journey.outcome {
            journey.departedLate = late
        }
        return journey
    }

    private func place(_ zone: String, north: Double?) -> TicketJourney.Place {
        .init(
            zone: zone.isEmpty ? nil : zone,
            coordinates: north.flatMap { Coordinates(latitude: $0, longitude: 10) })
    }

    private func outcome(_ text: String) -> TicketJourney.Outcome {
        switch text {
        case "no arrival recorded": .unknown(.actualArrival)
        case "no timetable": .unknown(.plannedArrival)
        case "not travelled": .notTravelled
        case "cancelled": .unknown(.arrivalOtherwise)
        case "connection missed": .unknown(.arrivalAtDestination)
        default: .arrived(minutesLate: Int(text)!)
        }
    }

    private func ticket(_ text: String, price: Fare?) -> JourneyTicket {
        TicketKind(rawValue: text).map { JourneyTicket($0, price: price) }
            ?? JourneyTicket(.season, season: text, price: price)
    }

    private func price(_ text: String) -> Fare? {
        let words = text.split(separator: " ")
        guard let amount = words.first.flatMap({ Decimal(string: String($0)) }) else { return nil }
        return Fare(amount, currency: words.count > 1 ? String(words[1]) : "")
    }
}

extension RightsAnswer.Verdict {
    /// The result in the words of the tables.
    var words: String {
        switch self {
        case .owed(let owed):
            "owed \(owed.amount.words)" + (owed.isVoucher ? " as a voucher" : "")
        case .pooled(let minutes): "\(minutes) minutes count"
        case .notOwed(.delay(let late, let threshold)):
            threshold.isInclusive
                ? "\(threshold.minutes - late) short of \(threshold.minutes)"
                : "not more than \(threshold.minutes)"
        case .notOwed(.amount(let amount, let minimum)):
            "\(amount.words) is less than \(minimum.amount.words)"
        case .notOwed(.price(let price, let least)):
            "a ticket of \(price.words) is below \(least.words)"
        case .notOwed(.free): "the ticket was free"
        case .notOwed(.notTravelled): "not travelled"
        case .cannotTell(let missing): "needs \(missing)"
        case .pending(let isReached): isReached ? "pending" : "pending, too short"
        }
    }
}

extension Fare {
    /// The amount with two decimals.
    var words: String {
        let text = amount.formatted(
            .number.precision(.fractionLength(2)).grouping(.never)
                .locale(Locale(identifier: "en_US_POSIX")))
        return "\(text) \(currency)"
    }
}
