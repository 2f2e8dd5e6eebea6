import Domain

/// The takeover of lists of films, compared with those of the journal.
struct ListTakeover {
    private(set) var changes: [EntryBatch.List] = []
    private(set) var decisions: [Decision] = []

    mutating func decide(on lists: [ImportedList], beside kept: [StoredList]) {
        let places = Self.places(of: lists, among: kept)
        var taken: Set<[UInt8]> = []
        for (list, place) in zip(lists, places) {
            if !taken.insert(list.file.content).inserted {
                decisions.append(.twice)
            } else if let place {
                decide(on: list, instead: kept[place].file)
            } else {
                changes.append(.new(list.file))
                decisions.append(.new)
            }
        }
    }

    /// Decides on a list that the journal has already. As for entries, a list that was edited since
    /// its backup is kept.
    private mutating func decide(on list: ImportedList, instead kept: ListFile) {
        if kept.content == list.file.content {
            decisions.append(Decision(.alreadyThere))
        } else if list.isOfBackup {
            decisions.append(Decision(.alreadyThere, because: .differs))
        } else {
            changes.append(.changed(ListFile(name: kept.name, content: list.file.content)))
            decisions.append(Decision(.changed))
        }
    }

    /// Returns the journal's list that each one is: with the same content, else with the same
    /// address, else with the same name and mostly the same films. All lists are compared by the
    /// closest match first, so that none takes a better match of another.
    private static func places(of lists: [ImportedList], among kept: [StoredList]) -> [Int?] {
        var places = [Int?](repeating: nil, count: lists.count)
        var free = Set(kept.indices)
        let rules: [(ImportedList, StoredList) -> Bool] = [
            { $0.file.content == $1.file.content },
            { !$0.list.link.isEmpty && $0.list.link == $1.list.link },
            {
                $0.file.name == $1.file.name && ($0.list.link.isEmpty || $1.list.link.isEmpty)
                    && $0.list.isMuchTheSame(as: $1.list)
            },
        ]
        for isSame in rules {
            for index in lists.indices where places[index] == nil {
                let place = free.sorted().first { isSame(lists[index], kept[$0]) }
                guard let place else { continue }
                places[index] = place
                free.remove(place)
            }
        }
        return places
    }
}

extension FilmList {
    /// Returns whether half of the films of the shorter list are in the other one.
    fileprivate func isMuchTheSame(as other: FilmList) -> Bool {
        let (ours, theirs) = (Set(films.map(\.film)), Set(other.films.map(\.film)))
        return ours.intersection(theirs).count * 2 >= min(ours.count, theirs.count)
    }
}
