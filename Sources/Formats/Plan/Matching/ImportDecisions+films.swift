import Domain

// MARK: Films that a source has without or besides their viewings

extension ImportDecisions {
    /// Completes films without a viewing by records of their viewings, and returns the other
    /// records.
    func withoutCompletions(_ records: [PreparedRecord]) -> [PreparedRecord] {
        var open = records
        var films: [[Int]]
        // Each film that is matched leaves fewer choices for the others.
        repeat {
            films = open.map {
                Task.isCancelled ? [] : merger.films(waitingFor: $0)
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
                choose(record, among: indices)
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
            guard !Task.isCancelled, let film = merger.wantedFilm(seenIn: record)
            else { continue }
            viewings[film, default: []].append(record)
        }
        var seen: Set<Int> = []
        for (film, records) in viewings.sorted(by: { $0.key < $1.key }) {
            let record = Self.inOrder(records)[records.count - 1]
            guard questions.isSeen(merger[film], in: record) else { continue }
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
            let viewings = merger.viewings(of: record)
            guard !viewings.isEmpty else { return true }
            if films[record.matchGroup]?.count ?? 0 > 1 {
                // If films share a name, it is unknown which of them was watched.
                askForDay(of: record, beside: viewings)
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
            if case .film(let film) = merger[$0].entry {
                film.rating != nil
            } else {
                false
            }
        }
        let joined = viewings.count == 1 || !isRated ? viewings : []
        merger.join(
            joined.map { index in
                // The values are marked as those of the viewing, so that they are merged only once.
                let name = merger[index].entry.name(by: record.source) ?? record.origin
                return (Merge(said: record.said, origin: name, isFilling: true), index)
            }, of: record)
    }
}

// MARK: Viewings a day apart

extension ImportDecisions {
    /// The number of films a day apart that is no coincidence, however many others are new.
    private static let manyShifted = 10

    /// Joins new records to viewings that the journal has a day earlier or later, because one of the
    /// two sources tells its days in another time zone, if there are many of them or most are,
    /// unless the user says that they are other viewings. Returns the other records.
    func withoutShifted(_ records: [PreparedRecord]) -> [PreparedRecord] {
        let dated = records.filter { $0.film?.watched != nil }
        let shifts = [-1, 1].map { days in
            dated.compactMap { record in
                merger.viewing(days, after: record).map { (record, $0) }
            }
        }
        guard let shift = shifts.max(by: { $0.count < $1.count }), !shift.isEmpty,
            shift.count >= Self.manyShifted || shift.count * 2 > dated.count, !Task.isCancelled,
            questions.areSameViewings(shift.map { ImportQuestions.Doubt($0, merger[$1]) })
        else { return records }
        var joined: Set<Int> = []
        for (record, index) in shift where merger[index].isFree(for: record) {
            merger.merge(record.chosenMerge, of: record, into: index)
            joined.insert(record.index)
        }
        return records.filter { !joined.contains($0.index) }
    }
}

// MARK: Records that may be several entries

extension ImportDecisions {
    /// Decides on a record that may be any of several candidates.
    func choose(_ record: PreparedRecord, among indices: [Int]) {
        apply(questions.entry(of: record, among: indices, in: merger), for: record)
    }

    /// Decides on a record that may be one of several candidates if a day that is missing, or the
    /// names of the stops, are left aside.
    func ask(about record: PreparedRecord, beside indices: [Int]) {
        guard record.said.kind == .trip else { return askForDay(of: record, beside: indices) }
        apply(
            questions.trip(record, index: indices.first, in: merger), for: record,
            waitingBecause: .otherStops)
    }

    /// Decides on a record that may be one of several candidates if the missing day of either is
    /// left aside.
    func askForDay(of record: PreparedRecord, beside indices: [Int]) {
        let latest = indices.max { isEarlier($0, than: $1) }
        apply(
            questions.undated(record, latest: latest, in: merger), for: record,
            waitingBecause: .dayUnknown)
    }

    /// - Parameter reason: The reason why the record waits until there is an answer.
    private func apply(
        _ asked: (question: ImportQuestion.ID, answer: ImportQuestions.Answer?),
        for record: PreparedRecord, waitingBecause reason: RowReason? = nil
    ) {
        switch asked.answer {
        case nil:
            merger.setDecision(Decision(waitingFor: asked.question, because: reason), for: record)
        case .add: merger.add(record)
        case .leaveOut: merger.setDecision(.unwanted, for: record)
        case .entry(let index?): merger.merge(record.chosenMerge, of: record, into: index)
        case .entry(nil):
            merger.setDecision(
                Decision(waitingFor: asked.question, because: .entryTaken), for: record)
        }
    }

    /// Returns whether a viewing is earlier than another. One without a day is earlier than all.
    private func isEarlier(_ index: Int, than other: Int) -> Bool {
        guard let day = merger[other].entry.day else { return false }
        return merger[index].entry.day.map { $0 < day } ?? true
    }
}

extension Entry {
    /// Returns the entry's origin in a source, or `nil` if it has none there.
    fileprivate func name(by source: String) -> ImportOrigin? {
        imports.first { $0.source == source && !$0.key.isEmpty }.map(ImportOrigin.init)
    }
}
