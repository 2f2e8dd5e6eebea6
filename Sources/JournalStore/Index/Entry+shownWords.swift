import Domain
import Foundation
import Wording

extension Entry {
    /// The words that rows and pages show beside those that somebody wrote: its day, the means of
    /// transport, its time, and its outcome; of claims how they stand. Whether it is a film or a trip is a
    /// filter of the list.
    ///
    /// It is the same wherever the index is read, so months are in English; a search puts those of
    /// the reader's language into it, see `SpokenMonths`.
    var shownWords: [String] {
        switch self {
        case .film(let film): film.shownWords
        case .trip(let trip): trip.shownWords
        case .pass(let pass):
            (pass.validFrom?.shownWords ?? [Localizer.inEnglish.dayUnknown])
                + [Localizer.inEnglish.kind(.pass), pass.validFrom?.inNumbers ?? ""]
        case .claim(let claim):
            (claim.travelled?.shownWords ?? [Localizer.inEnglish.dayUnknown]) + [
                Localizer.inEnglish.kind(.claim),
                Localizer.inEnglish.state(claim.state(on: nil)),
                claim.travelled?.inNumbers ?? "",
            ]
        }
    }
}

extension Film {
    fileprivate var shownWords: [String] {
        (watched?.shownWords
            ?? [isWanted ? Localizer.inEnglish.wanted : Localizer.inEnglish.dayUnknown]) + [
                Localizer.inEnglish.feedback(feedback),
                rating.map(Localizer.inEnglish.rating) ?? "",
                ratingOfOthers.map(Localizer.inEnglish.ratingOfOthers) ?? "",
                Localizer.inEnglish.viewing(of: self), isRewatch ? "rewatch" : "",
                watched?.inNumbers ?? "",
            ]
    }
}

extension Trip {
    fileprivate var shownWords: [String] {
        departure.day.shownWords + [
            Localizer.inEnglish.trip(by: mode),
            "\(Self.twoFigures[departure.hour]):\(Self.twoFigures[departure.minute])",
            Localizer.inEnglish.status(status, saying: Self.words(for:)),
            Localizer.inEnglish.abandonment(of: self),
            ticket == .single ? "" : Localizer.inEnglish.ticket(ticket),
            fare.map { "\(Self.cents(of: $0.amount)) \($0.currency)" } ?? "",
            departure.day.inNumbers,
        ] + distanceWords
    }

    /// Such as "1023.5 km", and again as pages group it, "1,023.5 km".
    private var distanceWords: [String] {
        guard let number = distance?.description ?? greatCircle.map(Self.about) else { return [] }
        let grouped = Self.grouped(number)
        return (grouped == number ? [number] : [number, grouped]).map { "\($0) km" }
    }

    /// As pages round what was computed: "746", and "3.4" below ten.
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

    /// Such as "49.90" for 49.9.
    private static func cents(of amount: Decimal) -> String {
        let parts = "\(amount)".split(separator: ".")
        guard parts.count == 2, parts[1].count == 1 else { return "\(amount)" }
        return "\(amount)0"
    }

    /// The numbers of clocks and dates.
    fileprivate static let twoFigures = (0..<60).map { $0 < 10 ? "0\($0)" : "\($0)" }

    /// Such as "1 hr, 8 min", as rows have it in English.
    private static func words(for duration: Duration) -> String {
        let minutes = Int(duration.components.seconds / 60)
        let (days, hours) = (minutes / 1_440, minutes / 60 % 24)
        return [
            days == 0 ? "" : days == 1 ? "1 day" : "\(days) days",
            hours == 0 ? "" : hours == 1 ? "1 hr" : "\(hours) hrs",
            minutes % 60 == 0 ? "" : "\(minutes % 60) min",
        ].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension CalendarDay {
    /// Such as "20 November 2026".
    fileprivate var shownWords: [String] {
        ["\(day)", SpokenMonths.inEnglish[month - 1], "\(year)"]
    }

    /// Such as "2026-11-20", as programs write it.
    fileprivate var inNumbers: String {
        "\(year)-\(Trip.twoFigures[month])-\(Trip.twoFigures[day])"
    }
}
