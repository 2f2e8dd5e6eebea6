import Domain
import Foundation

extension Entry {
    /// The words that rows and pages show besides the entered texts: the day, the means of
    /// transport, the time and the outcome, and the state of a claim. The kind of entry is not
    /// among them, since it is a filter of the list.
    ///
    /// They are independent of the reader's language, so months are in English; a search translates
    /// those of the reader's language, see `SpokenMonths`.
    var shownWords: [String] {
        switch self {
        case .film(let film): film.shownWords
        case .trip(let trip): trip.shownWords
        case .pass(let pass):
            (pass.validFrom?.shownWords ?? [IndexWords.dayUnknown])
                + [IndexWords.pass, pass.validFrom?.inNumbers ?? ""]
        case .claim(let claim):
            (claim.travelled?.shownWords ?? [IndexWords.dayUnknown]) + [
                IndexWords.claim,
                IndexWords.state(claim.state(on: nil)),
                claim.travelled?.inNumbers ?? "",
            ]
        }
    }
}

extension Film {
    fileprivate var shownWords: [String] {
        (watched?.shownWords ?? [isWanted ? IndexWords.wanted : IndexWords.dayUnknown]) + [
            IndexWords.feedback(feedback),
            rating.map { IndexWords.rated($0) } ?? "",
            ratingOfOthers.map { IndexWords.rated($0, by: " by others") } ?? "",
            IndexWords.viewing(of: self), isRewatch ? "rewatch" : "",
            watched?.inNumbers ?? "",
        ] + formerWords
    }

    /// The words that were shown before others took their place. Saved searches have them.
    private var formerWords: [String] {
        [watched == nil && isWanted ? "wanted" : "", feedback == .soAndSo ? "so and so" : ""]
    }
}

extension Trip {
    fileprivate var shownWords: [String] {
        departure.day.shownWords + [
            IndexWords.trip(by: mode),
            "\(Self.twoFigures[departure.hour]):\(Self.twoFigures[departure.minute])",
            IndexWords.status(status),
            IndexWords.abandonment(abandonment),
            IndexWords.ticket(ticket),
            fare.map { "\(Self.cents(of: $0.amount)) \($0.currency)" } ?? "",
            departure.day.inNumbers,
        ] + distanceWords
    }

    /// The distance, such as "1023.5 km", and also grouped as on pages, "1,023.5 km".
    private var distanceWords: [String] {
        (distance?.description ?? greatCircle.map(Self.about)).map(Self.distanceWords) ?? []
    }

    static func distanceWords(about kilometres: Double) -> [String] {
        distanceWords(of: about(kilometres))
    }

    private static func distanceWords(of number: String) -> [String] {
        let grouped = grouped(number)
        return (grouped == number ? [number] : [number, grouped]).map { "\($0) km" }
    }

    /// Returns a computed distance as pages round it: "746", or "3.4" below ten.
    private static func about(_ kilometres: Double) -> String {
        let tenths = Int((kilometres * 10).rounded())
        return tenths < 100 && !tenths.isMultiple(of: 10)
            ? "\(tenths / 10).\(tenths % 10)" : "\(Int(kilometres.rounded()))"
    }

    private static func grouped(_ number: String) -> String {
        let whole = number.prefix { $0 != "." }
        let digits = whole.enumerated().map { place, digit in
            let left = whole.count - place
            return place > 0 && left.isMultiple(of: 3) ? ",\(digit)" : "\(digit)"
        }
        return digits.joined() + number.dropFirst(whole.count)
    }

    /// Returns an amount with two decimals, such as "49.90" for 49.9.
    private static func cents(of amount: Decimal) -> String {
        let parts = "\(amount)".split(separator: ".")
        guard parts.count == 2, parts[1].count == 1 else { return "\(amount)" }
        return "\(amount)0"
    }

    /// The numbers of clocks and dates with two digits.
    fileprivate static let twoFigures = (0..<60).map { $0 < 10 ? "0\($0)" : "\($0)" }
}

extension CalendarDay {
    /// The words of a date, such as "20 November 2026".
    fileprivate var shownWords: [String] {
        ["\(day)", SpokenMonths.inEnglish[month - 1], "\(year)"]
    }

    /// The date in ISO 8601, such as "2026-11-20".
    fileprivate var inNumbers: String {
        "\(year)-\(Trip.twoFigures[month])-\(Trip.twoFigures[day])"
    }
}
