internal import Foundation

/// Validates that a film has a title, a possible year and, while it is still to be seen, no day.
public struct ValidatesFilm: ValidatesEntry {
    package init() {}

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
