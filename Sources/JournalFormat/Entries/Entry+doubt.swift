package import Domain
import Foundation

extension EntryText {
    /// Why an entry cannot become a file, in words for people; nil where it can.
    ///
    /// What writes it is asked, unless it is short and plain: an import asks for each of its rows.
    package static func defect(of entry: Entry) -> CalendarDefect? {
        do throws(CalendarDefect) {
            if entry.isPlain {
                try entry.kept.validate()
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
        case .film(let film): film.isPlain
        case .trip(let trip): trip.isPlain
        }
    }
}

extension Film {
    fileprivate var isPlain: Bool {
        areShort([title, place, link, rating?.value ?? "", rating?.source ?? ""])
            && areShort(notes, tags, imports) && feedbackGiven.count < 1_000
    }
}

extension Trip {
    fileprivate var isPlain: Bool {
        areShort([from, to, `operator`, service, seat, travelClass, journey])
            && areShort(notes + claim, tags, imports) && fare?.isPlain ?? true
            && [departure, arrival, actualDeparture, actualArrival].allSatisfy {
                $0?.isPlain ?? true
            }
    }
}

extension Fare {
    fileprivate var isPlain: Bool {
        amount.magnitude < 1_000_000_000 && amount.exponent > -9 && currency.utf8.count < 100
    }
}

extension DateTime {
    fileprivate var isPlain: Bool {
        switch zone {
        case .floating, .utc: true
        case .named: (1900...2100).contains(day.year)
        case .custom: false
        }
    }
}

/// Lines of text that are a fifth of the room that each has.
private func areShort(_ lines: [String]) -> Bool {
    lines.allSatisfy { $0.utf8.count < 1_600 }
}

private func areShort(_ notes: String, _ tags: [String], _ imports: [ImportMark]) -> Bool {
    notes.utf8.count < 50_000 && tags.count < 100 && areShort(tags) && imports.count < 20
        && imports.allSatisfy {
            $0.source.utf8.count + $0.key.utf8.count < 1_600 && $0.said.count < 50
        }
}
