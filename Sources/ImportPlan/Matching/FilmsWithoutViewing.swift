import Domain

/// Films that a source knows as such, before and beside any viewing of them.
struct FilmsWithoutViewing {
    let merger: EntryMerger
    let questions: ImportQuestions
    let doubtful: DoubtfulRecords

    /// Takes a film that came without a viewing for the one that the source tells of since; returns
    /// the other records.
    func withoutCompletions(_ records: [PreparedRecord]) -> [PreparedRecord] {
        var open = records
        var films: [[Int]]
        // One that is found leaves fewer to choose from.
        repeat {
            films = open.map {
                Task.isCancelled ? [] : merger.candidates.films(waitingFor: $0)
            }
            let wanted = Dictionary(films.joined().map { ($0, 1) }, uniquingKeysWith: +)
            var rest: [PreparedRecord] = []
            for (record, indices) in zip(open, films) {
                if indices.count == 1, wanted[indices[0]] == 1 {
                    merger.complete(indices[0], with: record)
                } else {
                    rest.append(record)
                }
            }
            if rest.count == open.count { break }
            open = rest
        } while true
        return others(open, beside: films)
    }

    /// Asks for what is left: which film a viewing is, or which viewing a film.
    private func others(_ records: [PreparedRecord], beside films: [[Int]]) -> [PreparedRecord] {
        var rest: [PreparedRecord] = []
        var viewings: [Int: [PreparedRecord]] = [:]
        for (record, indices) in zip(records, films) {
            if indices.count > 1 {
                doubtful.choose(record, among: indices)
            } else if let index = indices.first {
                viewings[index, default: []].append(record)
            } else {
                rest.append(record)
            }
        }
        for (index, records) in viewings.sorted(by: { $0.key < $1.key }) {
            rest += chosen(among: records, for: index)
        }
        return rest
    }

    /// The viewings that are left when one of them is the film that is here: all if none is, none while
    /// nobody has said which.
    private func chosen(among records: [PreparedRecord], for index: Int) -> [PreparedRecord] {
        let inOrder = Self.inOrder(records)
        let choice: PreparedRecord
        let (question, answer) = questions.viewing(of: records)
        switch answer {
        case .first: choice = inOrder[0]
        case .last: choice = inOrder[inOrder.count - 1]
        case .neither: return records
        case nil:
            for record in records { merger.decide(Decision(waitingFor: question), on: record) }
            return []
        }
        merger.complete(index, with: choice)
        return records.filter { $0 !== choice }
    }

    /// Takes the films that somebody wanted to see for viewings that the journal does not have yet, unless
    /// they are still wanted, and each for the last where there are several; returns the other records.
    func withoutSeen(_ records: [PreparedRecord]) -> [PreparedRecord] {
        var viewings: [Int: [PreparedRecord]] = [:]
        for record in records {
            guard !Task.isCancelled, let film = merger.candidates.wantedFilm(seenIn: record)
            else { continue }
            viewings[film, default: []].append(record)
        }
        var seen: Set<Int> = []
        for (film, records) in viewings.sorted(by: { $0.key < $1.key }) {
            let record = Self.inOrder(records)[records.count - 1]
            guard questions.isSeen(in: record) else { continue }
            merger.see(film, in: record)
            seen.insert(record.index)
        }
        return records.filter { !seen.contains($0.index) }
    }

    /// By day, those without one first.
    private static func inOrder(_ records: [PreparedRecord]) -> [PreparedRecord] {
        records.enumerated().sorted {
            ($0.element.said.day.map(\.daysSinceEpoch) ?? .min, $0.offset)
                < ($1.element.said.day.map(\.daysSinceEpoch) ?? .min, $1.offset)
        }.map(\.element)
    }

    /// Joins records that tell of a film and of no viewing to the viewings that their source told of
    /// before, as its reader does within one export; returns the other records.
    func withoutWholeFilms(_ records: [PreparedRecord]) -> [PreparedRecord] {
        let films = Dictionary(grouping: records.filter { $0.subject == .film }, by: \.matchGroup)
        return records.filter { record in
            guard record.subject == .film, !Task.isCancelled else { return true }
            let viewings = merger.candidates.viewings(of: record)
            guard !viewings.isEmpty else { return true }
            if films[record.matchGroup]?.count ?? 0 > 1 {
                // Of films with one name nobody knows which one was watched.
                doubtful.askForDay(of: record, beside: viewings)
            } else {
                join(record, to: viewings)
            }
            return false
        }
    }

    /// A viewing that is rated says more of itself than the film's rating does.
    func join(_ record: PreparedRecord, to viewings: [Int]) {
        let isRated = viewings.contains {
            if case .film(let film) = merger.candidates[$0].entry {
                film.rating != nil
            } else {
                false
            }
        }
        let joined = viewings.count == 1 || !isRated ? viewings : []
        merger.join(
            joined.map { index in
                // Its values are remembered as those of the viewing, so that they are merged once.
                let name = merger.candidates[index].entry.name(by: record.source) ?? record.origin
                return (Merge(said: record.said, origin: name, isFilling: true), index)
            }, of: record)
    }
}

extension Entry {
    /// The identity of the entry in a source, or nil if it has none there.
    fileprivate func name(by source: String) -> ImportOrigin? {
        imports.first { $0.source == source && !$0.key.isEmpty }.map(ImportOrigin.init)
    }
}
