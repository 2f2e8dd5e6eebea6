internal import Foundation

/// The rules of a film.
public struct ValidatesFilm: ValidatesEntry {
    package init() {}

    /// A film has a title, a year in which films were made, and no day as long as it is to be seen.
    public func errors(in film: Film) -> [FilmError] {
        var errors: [FilmError] = []
        if film.title.allSatisfy(\.isWhitespace) { errors.append(.emptyTitle) }
        if let year = film.year, !FilmError.years.contains(year) {
            errors.append(.impossibleYear(year))
        }
        if film.isWanted, film.watched != nil { errors.append(.wantedOnDay) }
        return errors
    }

    /// The first viewing is 1, the running time one that a film can have, and the link an address of
    /// the web. A file or a service may say something else, which is kept as it is.
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
