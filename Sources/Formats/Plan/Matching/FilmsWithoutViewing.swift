import Domain

/// Matches films that a source has without or besides their viewings.
struct FilmsWithoutViewing {
    let merger: EntryMerger
    let questions: ImportQuestions
    let doubtful: DoubtfulRecords

    /// Completes films without a viewing by records of their viewings, and returns the other
    /// records.
    func withoutCompletions(_ records: [PreparedRecord]) -> [PreparedRecord] {
        var open = records
        var films: [[Int]]
        // Each film that is matched leaves fewer choices for the others.
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

    /// Asks about ambiguous cases: which film a viewing is of, or which viewing a film is.
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

    /// Returns the viewings without the one that is the film at `index`: all of them if none is,
    /// and none until the question is answered.
    private func chosen(among records: [PreparedRecord], for index: Int) -> [PreparedRecord] {
        let inOrder = Self.inOrder(records)
        let choice: PreparedRecord
        let (question, answer) = questions.viewing(of: records)
        switch answer {
        case .first: choice = inOrder[0]
        case .last: choice = inOrder[inOrder.count - 1]
        case .neither: return records
        case nil:
            for record in records {
                merger.setDecision(Decision(waitingFor: question), for: record)
            }
            return []
        }
        merger.complete(index, with: choice)
        return records.filter { $0 !== choice }
    }

    /// Turns films to see into viewings that the journal does not have yet, unless the user still
    /// wants to see them. If there are several viewings, the last is taken. Returns the other
    /// records.
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
            guard questions.isSeen(merger.candidates[film], in: record) else { continue }
            merger.see(film, in: record)
            seen.insert(record.index)
        }
        return records.filter { !seen.contains($0.index) }
    }

    /// Returns the records by day, those without one first.
    private static func inOrder(_ records: [PreparedRecord]) -> [PreparedRecord] {
        records.enumerated().sorted {
            ($0.element.said.day.map(\.daysSinceEpoch) ?? .min, $0.offset)
                < ($1.element.said.day.map(\.daysSinceEpoch) ?? .min, $1.offset)
        }.map(\.element)
    }

    /// Joins records of films without a viewing to viewings that their source had before, as its
    /// reader does within one export. Returns the other records.
    func withoutWholeFilms(_ records: [PreparedRecord]) -> [PreparedRecord] {
        let films = Dictionary(grouping: records.filter { $0.subject == .film }, by: \.matchGroup)
        return records.filter { record in
            guard record.subject == .film, !Task.isCancelled else { return true }
            let viewings = merger.candidates.viewings(of: record)
            guard !viewings.isEmpty else { return true }
            if films[record.matchGroup]?.count ?? 0 > 1 {
                // If films share a name, it is unknown which of them was watched.
                doubtful.askForDay(of: record, beside: viewings)
            } else {
                join(record, to: viewings)
            }
            return false
        }
    }

    /// Joins a record of a film to its viewings. If there are several and one is rated, the film's
    /// rating is not joined.
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
                // The values are marked as those of the viewing, so that they are merged only once.
                let name = merger.candidates[index].entry.name(by: record.source) ?? record.origin
                return (Merge(said: record.said, origin: name, isFilling: true), index)
            }, of: record)
    }
}

extension Entry {
    /// Returns the entry's origin in a source, or `nil` if it has none there.
    fileprivate func name(by source: String) -> ImportOrigin? {
        imports.first { $0.source == source && !$0.key.isEmpty }.map(ImportOrigin.init)
    }
}
