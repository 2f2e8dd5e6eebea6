import Domain

/// What only a person can decide.
extension ImportPlan {
    static let add = ImportQuestion.Option("add", "Add it")
    static let leave = ImportQuestion.Option("leave", "Leave it out")

    /// Asks which of several entries a row is, and does what was answered before.
    mutating func ask(which places: [Int], is row: PreparedRecord) {
        let record = contents.records[row.index]
        let count = places.count == 2 ? "twice" : "\(places.count) times"
        let question = ImportQuestion(
            id: "entry \(row.name)",
            "\(row.said.rowTitle) is in the journal \(count). Which entry is \(record.place)?",
            options: [Self.add, Self.leave]
                + places.enumerated().map { number, place in
                    ImportQuestion.Option(
                        optionID(place), describe(candidates.all[place], number: number + 1),
                        time: candidates.all[place].entry.rowTime)
                },
            preset: nil, rows: [self.row(row.index)])
        questions.append(question)
        switch choices.answer(to: question) {
        case nil: decisions[row.index] = .waiting
        case Self.add.id: add(row)
        case Self.leave.id: decisions[row.index] = .unwanted
        case let answer:
            guard
                let place = places.first(where: {
                    optionID($0) == answer && !candidates.all[$0].isTaken
                })
            else {
                decisions[row.index] = Decision(
                    outcome: .ambiguous, reason: "Another row is that entry already")
                return
            }
            merge(row.chosenMerge, of: row, into: place)
        }
    }

    /// A row that is like no entry, unless one of both has no day.
    mutating func placeUnlike(_ row: PreparedRecord, beside doubtful: [Int]) {
        guard !doubtful.isEmpty else { return add(row) }
        undated[row.source, default: []].append(row)
        switch choices.answers[Self.undatedID(row.source)] {
        case Self.add.id: add(row)
        case Self.leave.id: decisions[row.index] = .unwanted
        case Self.same:
            let latest = doubtful.max { isEarlier($0, than: $1) }
            if let latest {
                merge(row.chosenMerge, of: row, into: latest)
            }
        default:
            decisions[row.index] = Decision(
                outcome: .ambiguous, reason: "The day is unknown, in the file or in the journal")
        }
    }

    /// One question for all films of a source whose day is unknown there or here.
    mutating func askForUndated() {
        for (source, rows) in undated.sorted(by: { $0.key < $1.key }) {
            let isOne = rows.count == 1
            let what = isOne ? rows[0].said.rowTitle : "\(rows.count) films"
            let origin = source.isEmpty ? "" : " of \(source)"
            questions.append(
                ImportQuestion(
                    id: Self.undatedID(source),
                    isOne
                        ? "\(what)\(origin) may be in the journal already: only one of the two has "
                            + "a day. Is it the same viewing?"
                        : "\(what)\(origin) may be in the journal already: only one of each two has "
                            + "a day. Are they the same viewings?",
                    options: [
                        ImportQuestion.Option(Self.same, "The same: fill in what is missing"),
                        ImportQuestion.Option(
                            Self.leave.id, isOne ? "Leave it out" : "Leave them out"),
                        ImportQuestion.Option(
                            Self.add.id,
                            isOne ? "Add it as another viewing" : "Add them as other viewings"),
                    ],
                    preset: nil, rows: rows.map(\.index).sorted().map { row($0) }))
        }
    }

    private static let same = "same"

    private static func undatedID(_ source: String) -> String { "undated \(source)" }

    private func optionID(_ place: Int) -> String {
        let candidate = candidates.all[place]
        if let id = candidate.id { return "is \(id)" }
        let words = MergedField.all(of: candidate.entry.kind).map { $0.text(candidate.entry) ?? "" }
        return "new \(Fingerprint.fingerprint(words.joined(separator: "\n")))"
    }

    /// What tells an entry from others of the same title and day.
    private func describe(_ candidate: EntryCandidates.Candidate, number: Int) -> String {
        let parts: [String] =
            switch candidate.entry {
            case .film(let film):
                [film.place, film.feedback.rowWords]
                    + [film.tags.joined(separator: ", "), String(film.notes.prefix(40))]
            case .trip(let trip):
                [trip.service, trip.operator, trip.seat]
                    + [String(trip.notes.prefix(40))]
            }
        let words = parts.filter { !$0.isEmpty }.joined(separator: ", ")
        return "Number \(number)" + (words.isEmpty ? "" : ": \(words)")
    }

    /// Whether a viewing is earlier than another; one without a day is earlier than all.
    private func isEarlier(_ place: Int, than other: Int) -> Bool {
        guard let day = candidates.all[other].entry.day else { return false }
        return candidates.all[place].entry.day.map { $0 < day } ?? true
    }
}
