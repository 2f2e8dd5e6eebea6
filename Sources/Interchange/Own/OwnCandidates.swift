import Domain

/// The entries of Counterfoil's own files, each once.
struct OwnCandidates {
    private(set) var all: [Candidate] = []
    private var keys: Set<String> = []
    private var names = RowNames()

    /// Adds an entry under the name of its file, or of what it says where it has none.
    mutating func add(
        _ entry: Entry, called id: String, at place: SourcePlace, into harvest: inout Harvest
    ) {
        let key = id.isEmpty ? names.name(entry.name, nil, entry.day?.text ?? "") : id
        guard keys.insert(key).inserted else {
            harvest.leaveOut(
                ImportRow(entry.kind, at: place, title: entry.name),
                "Another row is of the same entry")
            return
        }
        all.append(Candidate(place: place, entry: entry, source: EntryRecord.source, key: key))
    }
}

extension Entry {
    /// Such as `Brief Encounter (1945)` or `Köln Hbf → Wien Westbf`.
    fileprivate var name: String {
        switch self {
        case .film(let film): film.name
        case .trip(let trip): "\(trip.from) → \(trip.to)"
        }
    }
}
