import Domain
import Foundation

/// Where an entry stands among those of its moment: what was written later comes first, then both
/// by their titles. Films without a day come by their titles alone.
///
/// It is made of what the file says, so that it is the same for every index of a journal, here and
/// wherever the journal is synced to. Where all of it is the same the names of the files decide.
struct SortTieBreaker: Hashable {
    /// Seconds since 1970, the latest first; 0 where the file does not say.
    let written: Int64
    /// Compared byte by byte; the same in every language.
    let title: String

    init(_ entry: Entry, written moment: Date?) {
        written =
            entry.day == nil
            ? 0 : Int64(exactly: (moment?.timeIntervalSince1970 ?? 0).rounded(.down)) ?? 0
        title =
            switch entry {
            case .film(let film): Self.title(film.title, year: film.year)
            case .trip(let trip): Self.title("\(trip.from) \(trip.to)", year: nil)
            case .pass(let pass): Self.title(pass.name, year: nil)
            case .claim(let claim): Self.title(claim.subject, year: nil)
            }
    }

    /// As titles are compared, with the year after it: of films of one name the older comes first.
    static func title(_ title: String, year: Int?) -> String {
        WholeText.key(of: title) + (year.map { " \($0)" } ?? "")
    }

    /// A film's `title` as it is without the year after it.
    static func title(_ title: String, without year: Int?) -> String {
        guard let year, title.hasSuffix(" \(year)") else { return title }
        return String(title.dropLast("\(year)".count + 1))
    }
}
