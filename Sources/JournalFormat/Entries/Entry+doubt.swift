package import Domain
import Foundation

extension EntryText {
    /// Returns the reason why an entry cannot become a file, or `nil` if it can. The entry has to
    /// be as a file can hold it (`asInNewFile`).
    ///
    /// Unless the entry is short and plain, it is written to find out; an import asks for each of
    /// its rows.
    package static func defect(of entry: Entry) -> CalendarDefect? {
        do throws(CalendarDefect) {
            if entry.isPlain {
                try entry.validate()
            } else {
                _ = try new(entry, uid: uid, at: Date(timeIntervalSince1970: 0))
            }
            return nil
        } catch {
            return error
        }
    }

    /// A UID as long as that of any new file.
    private static let uid = "00000000-0000-4000-8000-000000000000"
}

extension Entry {
    /// Whether the entry is far from all limits of a file, however it is written.
    var isPlain: Bool {
        switch self {
        case .film(let film): FilmFields.all.allSatisfy { $0.isPlain(in: film) }
        case .trip(let trip): TripFields.all.allSatisfy { $0.isPlain(in: trip) }
        case .pass(let pass): PassFields.all.allSatisfy { $0.isPlain(in: pass) }
        case .claim(let claim): ClaimFields.all.allSatisfy { $0.isPlain(in: claim) }
        }
    }
}
