import Domain
import Foundation

/// The order of entries with the same `SortDate`: by the time of writing, the latest first, then by
/// title. Films without a day are sorted by title only.
///
/// It depends only on the contents of the file, so that it is the same in every index of a journal,
/// on every computer that the journal is synced to. Equal entries are sorted by file name.
struct SortTieBreaker: Hashable {
    /// The time of writing in seconds since 1970, or 0 if the file does not have it.
    let written: Int64
    /// The title for comparison by bytes, which is independent of the language.
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

    /// Returns a title for comparison, followed by the year, so that of films with the same title
    /// the older comes first.
    static func title(_ title: String, year: Int?) -> String {
        WholeText.key(of: title) + (year.map { " \($0)" } ?? "")
    }

    /// Returns a film's `title` without the year.
    static func title(_ title: String, without year: Int?) -> String {
        guard let year, title.hasSuffix(" \(year)") else { return title }
        return String(title.dropLast("\(year)".count + 1))
    }
}
