internal import Foundation

/// Validates that a film has a title, a possible year and, while it is still to be seen, no day.
public struct ValidatesFilm: ValidatesEntry {
    public func errors(in film: Film) -> [FilmError] {
        var errors: [FilmError] = []
        if film.title.allSatisfy(\.isWhitespace) { errors.append(.emptyTitle) }
        if let year = film.year, !FilmError.years.contains(year) {
            errors.append(.impossibleYear(year))
        }
        if film.isWanted, film.watched != nil { errors.append(.wantedOnDay) }
        return errors
    }

    /// Returns the rules that a change breaks. A changed viewing, running time and link must be
    /// possible; a file or a service may have others, which are kept.
    public func errors(in film: Film, changedFrom before: Film?) -> [FilmError] {
        var errors = errors(in: film)
        if let viewing = film.viewing, viewing != before?.viewing, viewing < 1 {
            errors.append(.viewingIsNoNumber("\(viewing)"))
        }
        if let minutes = film.runningTime, minutes != before?.runningTime,
            !FilmError.runningTimes.contains(minutes)
        {
            errors.append(.runningTimeIsNoNumber("\(minutes)"))
        }
        if !film.link.isEmpty, film.link != before?.link, !film.link.isWebAddress {
            errors.append(.linkIsNoAddress(film.link))
        }
        return errors
    }
}

extension String {
    fileprivate var isWebAddress: Bool {
        guard !contains(where: \.isWhitespace), let address = URLComponents(string: self) else {
            return false
        }
        return ["http", "https"].contains(address.scheme?.lowercased())
            && address.host?.isEmpty == false
    }
}

/// A rule that an invalid film breaks.
public enum FilmError: Error, Hashable, Codable, Sendable {
    case emptyTitle
    case impossibleYear(Int)
    case wantedOnDay
    // A typed text cannot be read as the value of a field.
    case yearIsNoNumber(String)
    case viewingIsNoNumber(String)
    case runningTimeIsNoNumber(String)
    case linkIsNoAddress(String)

    /// The years of release that are allowed. The oldest surviving film is from 1888.
    public static let years = 1870...2200
    /// The running times in minutes that are allowed. The longest film takes 51,420.
    public static let runningTimes = 1...100_000
}

extension FilmError: FieldError {
    public var field: FieldName? {
        switch self {
        case .emptyTitle: .title
        case .impossibleYear, .yearIsNoNumber: .year
        case .wantedOnDay: .watched
        case .viewingIsNoNumber: .viewing
        case .runningTimeIsNoNumber: .runningTime
        case .linkIsNoAddress: .link
        }
    }

    public init?(unread text: String, in field: FieldName) {
        switch field {
        case .year: self = .yearIsNoNumber(text)
        case .viewing: self = .viewingIsNoNumber(text)
        case .runningTime: self = .runningTimeIsNoNumber(text)
        default: return nil
        }
    }
}
