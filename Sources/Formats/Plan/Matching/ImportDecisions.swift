import Domain

/// Finds the entries that the records of a source are.
struct ImportDecisions {
    let merger: EntryMerger
    let questions: ImportQuestions

    /// A record whose key leads to no entry, with the candidates that it may be.
    private struct OpenRecord {
        let record: PreparedRecord
        let matches: [(index: Int, match: EntryLikeness)]
    }

    /// Decides on all records of a source, beginning with the certain ones. If the task is
    /// cancelled, some are left undecided.
    func match(_ records: [PreparedRecord]) {
        let records = withoutDuplicates(records)
        guard !merger.isEmpty else { return records.forEach(merger.add) }
        let unnamed = records.filter { !Task.isCancelled && !isNamed($0) }
        let open = withoutWholeFilms(withoutCompletions(unnamed)).map {
            OpenRecord(record: $0, matches: Task.isCancelled ? [] : merger.matches(to: $0))
        }.filter { !isThere($0) }
        if Task.isCancelled { return }
        let isFree = open.allSatisfy { $0.matches.isEmpty }
        let competitors =
            isFree ? [:] : Dictionary(grouping: open, by: \.record.matchGroup).mapValues(\.count)
        var unlike: [OpenRecord] = []
        var like: [OpenRecord] = []
        for one in open {
            let indices = likely(one)
            if indices.isEmpty {
                unlike.append(one)
            } else if indices.count > competitors[one.record.matchGroup] ?? 1 {
                choose(one.record, among: indices)
            } else {
                like.append(one)
            }
        }
        for one in like {
            if let index = likely(one).first {
                merger.merge(one.record.merge, of: one.record, into: index)
            } else {
                unlike.append(one)
            }
        }
        var new: [PreparedRecord] = []
        for one in unlike {
            let indices = untaken(one, .doubtful)
            if indices.isEmpty {
                new.append(one.record)
            } else {
                ask(about: one.record, beside: indices)
            }
        }
        for record in withoutSeen(withoutShifted(new)) { merger.add(record) }
    }

    /// Returns the candidates that are the same as a record, or else the compatible ones.
    private func likely(_ one: OpenRecord) -> [Int] {
        let same = untaken(one, .same)
        return same.isEmpty ? untaken(one, .compatible) : same
    }

    private func untaken(_ one: OpenRecord, _ match: EntryLikeness) -> [Int] {
        guard !one.matches.isEmpty else { return [] }
        return one.matches.filter {
            $0.match == match && merger[$0.index].isFree(for: one.record)
        }.map(\.index)
    }

    /// Returns the records without duplicates of one origin. The one with the most details is kept.
    private func withoutDuplicates(_ records: [PreparedRecord]) -> [PreparedRecord] {
        var first: [ImportOrigin: PreparedRecord] = [:]
        for record in records {
            guard let origin = record.origin else { continue }
            if let other = first[origin], other.detailCount >= record.detailCount { continue }
            first[origin] = record
        }
        return records.filter { record in
            guard let origin = record.origin, first[origin]?.index != record.index else {
                return true
            }
            merger.setDecision(.twice, for: record)
            return false
        }
    }

    /// Merges a record if an entry is known by its id or one of its origins, and returns whether
    /// there was one.
    private func isNamed(_ record: PreparedRecord) -> Bool {
        if let id = record.id, let index = merger.index(of: id, for: record) {
            mergeOwn(record, into: index)
            return true
        }
        let origins =
            (record.origin.map { [$0] } ?? []) + record.said.imports.map(ImportOrigin.init)
        if record.said.isWanted, merger.contains(seenSince: origins) {
            merger.setDecision(Decision(.alreadyThere, because: .viewingThere), for: record)
            return true
        }
        for origin in origins {
            let indices = merger.indices(of: origin, for: record)
            if indices.count > 1, record.subject == .film {
                join(record, to: indices)
                return true
            } else if indices.count > 1 {
                choose(record, among: indices)
                return true
            } else if let index = indices.first {
                merger.merge(record.merge, of: record, into: index)
                return true
            }
        }
        return false
    }

    /// Merges a record into the entry that it names. If values differ, the user may choose which of
    /// them count.
    private func mergeOwn(_ record: PreparedRecord, into index: Int) {
        var merge = record.merge
        let candidate = merger[index]
        if !merge(candidate.entry).kept.isEmpty {
            merge.isTaking = questions.isTaken(differing: record, from: candidate)
        }
        merger.merge(merge, of: record, into: index)
    }

    /// Returns whether an entry has all values of a record, and then merges it.
    private func isThere(_ one: OpenRecord) -> Bool {
        for index in likely(one) {
            let change = one.record.merge(merger[index].entry)
            guard !change.isDifferent, change.kept.isEmpty else { continue }
            merger.merge(one.record.merge, of: one.record, into: index)
            return true
        }
        return false
    }
}
