import Domain
import JournalFormat

/// The entries and files of a journal that imported ones may be.
struct FoundEntries: Sendable {
    var entries: [One] = []
    /// The files that an imported file may be, and those with a UID of an imported file.
    var files: [File] = []
    var lists: [StoredList] = []

    struct One: Sendable {
        let id: EntryID
        let entry: Entry
    }

    struct File: Sendable {
        let id: EntryID
        let content: [UInt8]
        let entry: Entry?
        let uid: String?
    }
}

extension FoundEntries {
    /// Returns the contents with all undecided rows resolved: those that the journal has become
    /// records.
    func decided(_ contents: SourceContents) -> SourceContents {
        guard !contents.undecided.isEmpty else { return contents }
        var kinds: [ImportOrigin: Set<EntryKind>] = [:]
        for one in entries {
            for mark in one.entry.imports where !mark.key.isEmpty {
                kinds[ImportOrigin(mark), default: []].insert(one.entry.kind)
            }
        }
        return contents.decided { kinds[$0.origin]?.contains($0.kind) ?? false }
    }

    /// Returns the contents with the last viewing of a film as another viewing, if the service had an
    /// earlier day of the film at the last import.
    ///
    /// A day that is only one later may be the same in another time zone, and remains a change.
    func withLaterViewings(_ contents: SourceContents) -> SourceContents {
        guard contents.records.contains(where: \.isLastViewing) else { return contents }
        var viewings: [ImportOrigin: [(film: Film, said: String)]] = [:]
        for one in entries {
            guard case .film(let film) = one.entry, !film.isWanted else { continue }
            for mark in film.imports where !mark.key.isEmpty {
                guard let said = mark.said["day"] else { continue }
                viewings[ImportOrigin(mark), default: []].append((film, said))
            }
        }
        var contents = contents
        for (place, record) in contents.records.enumerated() {
            guard let origin = record.origin, let other = record.originByDay,
                let day = record.film?.watched, let earlier = viewings[origin],
                earlier.allSatisfy({ film, said in
                    said != Fingerprint.short(of: day.isoText)
                        && film.watched.map { $0.daysSinceEpoch + 1 < day.daysSinceEpoch } == true
                })
            else { continue }
            contents.records[place].key = other.key
            contents.records[place].subject = .viewing
        }
        return contents
    }
}
