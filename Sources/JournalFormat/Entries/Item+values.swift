import Domain
import Foundation

extension Item {
    /// Returns the time of a line, or `nil` if it is none.
    ///
    /// - Throws: the defect of an unknown zone.
    func time(_ line: ContentLine) throws(CalendarDefect) -> DateTime? {
        do {
            return try zones.dateTime(line)
        } catch {
            throw .zone(error)
        }
    }

    /// Returns the departure, which a trip must have.
    func start(_ name: String) throws(CalendarDefect) -> DateTime {
        guard let line = first(name) else { throw .noDeparture }
        guard let departure = try time(line) else {
            let isDay = Values.time(line.value).map { $0.clock == nil } ?? false
            throw isDay ? .departureWithoutTime : .noDeparture
        }
        return departure
    }

    /// Returns the feedback of a line, or `nil` for a value that this version does not know.
    static func feedback(_ line: ContentLine) -> GivenFeedback? {
        Feedback(fileWord: line.value.lowercased()).map {
            GivenFeedback($0, at: line.parameter(ParameterName.given).flatMap(Values.moment))
        }
    }

    /// Returns the coordinates of a line, or `nil` if they are no place on the Earth.
    static func coordinates(_ line: ContentLine) -> Coordinates? {
        Coordinates(Values.text(line.value))
    }

    /// The first of those that are by one author.
    func rating(by author: RatingAuthor) -> ImportedRating? {
        all(PropertyName.rating).first { RatingAuthor($0) == author }.flatMap { line in
            Self.line(line).map {
                ImportedRating(
                    $0, source: SanitizedText.line(line.parameter(ParameterName.source) ?? ""))
            }
        }
    }

    func fare(_ name: String) -> Fare? {
        guard let line = first(name), let amount = Self.decimal(Values.text(line.value)) else {
            return nil
        }
        return Fare(
            amount, currency: SanitizedText.line(line.parameter(ParameterName.currency) ?? ""))
    }

    /// Returns a number such as 12.48, whatever the locale. Foundation alone would read `12 apples`
    /// as 12.
    private static func decimal(_ text: String) -> Decimal? {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        guard digits.utf8.first?.isDigit == true,
            digits.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }),
            digits.utf8.count <= 30, digits.filter({ $0 == "." }).count <= 1
        else { return nil }
        return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }
}

extension RatingAuthor {
    /// The author of a rating in a file; one who is not named is oneself.
    init(_ line: ContentLine) {
        let name = line.parameter(ParameterName.author)?.uppercased()
        self = name == ParameterName.others ? .others : .oneself
    }
}
