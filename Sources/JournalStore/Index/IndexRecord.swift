import Claims
import Domain
import Foundation

/// The texts in the index from which a ledger is made without reading files: the fields of claims,
/// of season tickets, and of trips for which compensation may be owed.
enum IndexRecord {
    /// Returns the text of an entry, or `nil` if a ledger does not need it.
    static func text(of entry: Entry) -> String? {
        switch entry {
        case .film: nil
        case .trip(let trip): trip.mayBeOwedFor() ? tripFields.text(of: trip) : nil
        case .pass(let pass): passFields.text(of: pass)
        case .claim(let claim): claimFields.text(of: claim)
        }
    }

    /// Reads a season ticket. This and the functions below throw if a damaged table contains
    /// something else.
    static func pass(_ text: String) throws -> Pass {
        var pass = Pass(name: "")
        try passFields.read(text, into: &pass)
        return pass
    }

    static func claim(_ text: String) throws -> Claim {
        var claim = Claim(subject: "")
        try claimFields.read(text, into: &claim)
        return claim
    }

    static func trip(_ text: String) throws -> Trip {
        guard
            let beginning = CalendarDay(daysSinceEpoch: 0).flatMap({
                DateTime($0, hour: 0, minute: 0, zone: .floating)
            })
        else { throw IndexDefect.damaged }
        var trip = Trip(from: "", to: "", departure: beginning, arrival: nil)
        try tripFields.read(text, into: &trip)
        return trip
    }

    /// The SQL expression for whether the record of a trip says that it was taken on a season
    /// ticket.
    static let isOnSeasonTicketSQL =
        "instr(record, char(31) || '\(TicketKind.season.rawValue)' || char(31)) > 0"

    private static let passFields = IndexedFields(
        PassFields.all, without: [.tags, .notes, .imports])
    private static let claimFields = IndexedFields(
        ClaimFields.all, without: [.tags, .notes, .imports, .answer])
    private static let tripFields = IndexedFields(
        TripFields.all,
        without: [.tags, .notes, .imports, .claim, .distance, .seat, .journeyName, .ticketFile])
}

/// Fields of one kind of entries as a text.
struct IndexedFields<Whole: Sendable>: Sendable {
    private let fields: [EntryField<Whole>]

    init(_ fields: [EntryField<Whole>], without left: Set<FieldName>) {
        self.fields = fields.filter { !left.contains($0.name) }
    }

    func text(of whole: Whole) -> String {
        fields.map { $0.record(of: whole) }.joined(separator: String(RecordSign.field))
    }

    func read(_ text: String, into whole: inout Whole) throws {
        // Splitting by bytes is faster, since finding the ends of characters takes longer than all
        // else.
        let parts = text.utf8.split(separator: RecordSign.byte, omittingEmptySubsequences: false)
        guard parts.count == fields.count else { throw IndexDefect.damaged }
        for (field, part) in zip(fields, parts) where !part.isEmpty {
            try field.read(record: Substring(part), into: &whole)
        }
    }
}

/// The separators of a record, which are control characters that a calendar file cannot contain.
private enum RecordSign {
    static let field: Character = "\u{1F}"
    static let byte: UInt8 = 0x1F
    static let item: Character = "\u{1E}"
    static let part: Character = "\u{1D}"
}

extension EntryField {
    /// Returns the text of the field; empty if it has no value.
    func record(of whole: Whole) -> String {
        switch value {
        case .line(let path), .link(let path), .paragraphs(let path): whole[keyPath: path]
        case .number(let path): whole[keyPath: path].map { "\($0)" } ?? ""
        case .flag(let path), .todo(let path): whole[keyPath: path] ? "1" : ""
        case .day(let path): whole[keyPath: path].map { "\($0.daysSinceEpoch)" } ?? ""
        case .time(let path): whole[keyPath: path].map(RecordTime.text) ?? ""
        case .start(let path): RecordTime.text(of: whole[keyPath: path])
        case .word(let word): word(whole)
        case .disruption(let path): whole[keyPath: path]?.rawValue ?? ""
        case .fare(let path): whole[keyPath: path].map(FareText.text) ?? ""
        case .coordinates(let path): whole[keyPath: path].map { "\($0.packed)" } ?? ""
        case .distance(let path): whole[keyPath: path]?.description ?? ""
        case .rule(let path): whole[keyPath: path]?.text ?? ""
        case .steps(let path):
            whole[keyPath: path].map { step in
                step.day.map { "\(step.kind.rawValue) \($0.daysSinceEpoch)" } ?? step.kind.rawValue
            }.joined(separator: String(RecordSign.item))
        case .about(let path):
            whole[keyPath: path].map { "\($0.uid)\(RecordSign.part)\($0.id?.rawValue ?? "")" }
                .joined(separator: String(RecordSign.item))
        case .list(let path), .tags(let path):
            whole[keyPath: path].joined(separator: String(RecordSign.item))
        case .rating, .feedbackHistory, .imports, .attachment: ""
        }
    }

    fileprivate func read(record text: Substring, into whole: inout Whole) throws {
        switch value {
        case .line(let path), .link(let path), .paragraphs(let path):
            whole[keyPath: path] = String(text)
        case .number(let path): whole[keyPath: path] = Int(text)
        case .flag(let path), .todo(let path): whole[keyPath: path] = true
        case .day(let path):
            whole[keyPath: path] = Int(text).flatMap { CalendarDay(daysSinceEpoch: $0) }
        case .time(let path): whole[keyPath: path] = try RecordTime.time(text)
        case .start(let path): whole[keyPath: path] = try RecordTime.time(text)
        case .word(let word):
            guard word.read(String(text), into: &whole) else { throw IndexDefect.damaged }
        case .disruption(let path): whole[keyPath: path] = Disruption(rawValue: String(text))
        case .fare(let path): whole[keyPath: path] = FareText.fare(String(text))
        case .coordinates(let path):
            whole[keyPath: path] = Int(text).flatMap(Coordinates.init(packed:))
        case .distance(let path): whole[keyPath: path] = Distance(String(text))
        case .rule(let path): whole[keyPath: path] = ClaimRule(String(text))
        case .steps(let path):
            whole[keyPath: path] = text.split(separator: RecordSign.item).compactMap { item in
                let parts = item.split(separator: " ")
                guard let kind = parts.first.flatMap({ ClaimStep.Kind(rawValue: String($0)) })
                else { return nil }
                let day = parts.count > 1 ? Int(parts[1]) : nil
                return ClaimStep(kind, on: day.flatMap { CalendarDay(daysSinceEpoch: $0) })
            }
        case .about(let path):
            whole[keyPath: path] = text.split(separator: RecordSign.item).compactMap { item in
                let parts = item.split(separator: RecordSign.part, omittingEmptySubsequences: false)
                guard parts.count == 2 else { return nil }
                return EntryRelation(
                    uid: String(parts[0]),
                    id: parts[1].isEmpty ? nil : EntryID(String(parts[1])))
            }
        case .list(let path), .tags(let path):
            whole[keyPath: path] = text.split(separator: RecordSign.item).map(String.init)
        case .rating, .feedbackHistory, .imports, .attachment: break
        }
    }
}

/// The text of a time with its zone in a record.
private enum RecordTime {
    static func text(of time: DateTime) -> String {
        let second = time.hour * 3_600 + time.minute * 60 + time.second
        let clock = "\(time.day.daysSinceEpoch) \(second) "
        return switch time.zone {
        case .floating: clock + "f"
        case .utc: clock + "u"
        case .named(let name): clock + "n" + name
        case .custom(let name, let seconds): clock + "c\(seconds) " + name
        }
    }

    static func time(_ text: Substring) throws -> DateTime {
        let parts = text.utf8.split(
            separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false
        ).map { Substring($0) }
        guard parts.count == 3, let day = Int(parts[0]), let second = Int(parts[1]),
            let zone = zone(parts[2]), let day = CalendarDay(daysSinceEpoch: day),
            let time = DateTime(
                day, hour: second / 3_600, minute: second / 60 % 60, second: second % 60,
                zone: zone)
        else { throw IndexDefect.damaged }
        return time
    }

    private static func zone(_ text: Substring) -> Zone? {
        let rest = text.dropFirst()
        switch text.first {
        case "f": return .floating
        case "u": return .utc
        case "n": return .named(String(rest))
        case "c":
            let parts = rest.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let seconds = Int(parts[0]) else { return nil }
            return .custom(name: String(parts[1]), secondsFromUTC: seconds)
        default: return nil
        }
    }
}

/// The text of a fare in the index: the code of its currency, if it has one, and the amount.
enum FareText {
    /// The SQL expression for the number of a row's currency: -1 if the fare has none, and null if
    /// there is no fare.
    static let currencySQL = """
        CASE WHEN fare GLOB '[A-Z]*' THEN
            unicode(fare) * 676 + unicode(substr(fare, 2)) * 26 + unicode(substr(fare, 3)) - 45695
        WHEN fare IS NOT NULL THEN -1 END
        """

    /// Returns the numbers of the currencies whose codes begin with these capital letters.
    static func currencies(_ letters: String) -> ClosedRange<Int> {
        func number(_ filler: Character) -> Int {
            (letters + String(repeating: filler, count: 3 - letters.count)).utf8.reduce(0) {
                $0 * 26 + Int($1) - 65
            }
        }
        return number("A")...number("Z")
    }

    static func text(_ fare: Fare) -> String {
        (Fare.code(of: fare.currency) ?? "") + "\(fare.amount)"
    }

    /// Reads a fare, or returns `nil` if a damaged table contains something else.
    static func fare(_ text: String) -> Fare? {
        let code = text.prefix { $0.isASCII && $0.isLetter }
        guard code.isEmpty || code.count == 3,
            let amount = Decimal(
                string: String(text[code.endIndex...]), locale: Locale(identifier: "en_US_POSIX"))
        else { return nil }
        return Fare(amount, currency: String(code))
    }
}

extension Fare {
    /// Returns the code in capital letters, or `nil` if it is not the code of a currency.
    fileprivate static func code(of currency: String) -> String? {
        guard currency.utf8.count == 3, currency.utf8.allSatisfy({ 0x41...0x5A ~= $0 & 0xDF })
        else { return nil }
        return currency.uppercased()
    }
}
