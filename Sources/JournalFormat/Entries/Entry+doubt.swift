package import Domain
import Foundation

extension EntryText {
    /// Why an entry cannot become a file, in words for people; nil where it can. The entry is as a
    /// file can hold it (`asInNewFile`).
    ///
    /// The entry is written to find out, unless it is short and plain: an import asks for each of its
    /// rows.
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

    /// As long as any other one that is given to a new file.
    private static let uid = "00000000-0000-4000-8000-000000000000"
}

extension Entry {
    /// Whether nothing in it comes near what a file cannot hold, however it is written.
    var isPlain: Bool {
        switch self {
        case .film(let film): FilmFields.all.allSatisfy { $0.isPlain(in: film) }
        case .trip(let trip): TripFields.all.allSatisfy { $0.isPlain(in: trip) }
        case .pass(let pass): PassFields.all.allSatisfy { $0.isPlain(in: pass) }
        case .claim(let claim): ClaimFields.all.allSatisfy { $0.isPlain(in: claim) }
        }
    }
}
