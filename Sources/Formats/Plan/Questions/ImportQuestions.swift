import Domain

/// The questions that only the user can answer, with the answers so far.
final class ImportQuestions {
    private let records: [ImportRecord]
    let choices: ImportChoices
    private var aboutCandidates: [ImportQuestion] = []
    /// The records of films for which a day is missing on either side, by source.
    private var undated: [String: [Doubt]] = [:]
    /// The trips at the time of one with other names of stops, by source.
    var trips: [String: [Doubt]] = [:]
    /// The viewings of films that the journal has a day apart, by source.
    var shifted: [String: [Doubt]] = [:]
    /// The viewings, one of which is a film without a viewing, in a list for each film, by source.
    private var several: [String: [[PreparedRecord]]] = [:]
    /// The viewings of films to see, by source.
    private var seen: [String: [Doubt]] = [:]
    /// The records that differ from their own entries.
    private var differing: [Doubt] = []

    /// A record with the entry that it may be, or `nil` for none.
    struct Doubt {
        let record: PreparedRecord
        let entry: LikelyEntry?

        init(_ record: PreparedRecord, _ candidate: EntryCandidates.Candidate?) {
            self.record = record
            entry = candidate.map(LikelyEntry.init)
        }
    }

    /// The decision about a record with several possible entries.
    enum Answer: Equatable {
        case add, leaveOut
        /// It is one of the candidates, or `nil` if another record is that one already.
        case entry(Int?)
    }

    /// The viewing that is the film without a viewing.
    enum Viewing {
        case first, last, neither
    }

    init(about records: [ImportRecord], choices: ImportChoices) {
        self.records = records
        self.choices = choices
    }

    var all: [ImportQuestion] {
        aboutCandidates + aboutUndated + aboutTrips + aboutShifted + aboutSeveral + aboutSeen
            + [
                ImportQuestion.differing(
                    Differing.entriesID, rows(differing), [Differing.keep, Differing.take],
                    likely: likely(differing))
            ].compactMap { $0 }
    }

    /// The rows of doubtful records, in the order of the source.
    func rows(_ doubts: [Doubt]) -> [ImportRow] {
        doubts.map(\.record.index).sorted().map(row)
    }

    /// The entries that doubtful records may be, in the order of the source.
    func likely(_ doubts: [Doubt]) -> [LikelyEntry?] {
        doubts.sorted { $0.record.index < $1.record.index }.map(\.entry)
    }

    func row(_ index: Int) -> ImportRow {
        records[index].row(bands: choices.bands)
    }

    /// Returns whether a record's values count that differ from those of its own entry.
    func isTaken(
        differing record: PreparedRecord, from candidate: EntryCandidates.Candidate
    ) -> Bool {
        differing.append(Doubt(record, candidate))
        return choices.answers[Differing.entriesID] == Differing.take.id
    }
}

// MARK: Which entry a record is

extension ImportQuestions {
    static let add = ImportQuestion.Option("add", .addIt)
    static let leave = ImportQuestion.Option("leave", .leaveItOut)

    /// Asks which of several candidates a record is. The answer is `nil` until there is one.
    func entry(
        of record: PreparedRecord, among indices: [Int], in candidates: EntryCandidates
    ) -> (question: ImportQuestion.ID, answer: Answer?) {
        let place = records[record.index].place
        let options = indices.enumerated().map { number, index in
            candidates[index].option(number: number + 1)
        }
        let question = ImportQuestion(
            id: "entry \(record.name)",
            .entry(record.said.nameInList, times: indices.count, place: place),
            options: [Self.add, Self.leave] + options, preset: nil, rows: [row(record.index)])
        aboutCandidates.append(question)
        let answer: Answer? =
            switch choices.answer(to: question) {
            case nil: nil
            case Self.add.id: .add
            case Self.leave.id: .leaveOut
            case let answer:
                .entry(
                    zip(indices, options).first { index, option in
                        option.id == answer && candidates[index].isFree(for: record)
                    }?.0)
            }
        return (question.id, answer)
    }
}

// MARK: Films without a day

extension ImportQuestions {
    static let same = "same"

    private static func undatedID(_ source: String) -> String { "undated \(source)" }

    /// Asks which viewing a film is if the day of either is unknown. The answer is `nil` until
    /// there is one.
    func undated(
        _ record: PreparedRecord, latest: Int?, in candidates: EntryCandidates
    ) -> (question: ImportQuestion.ID, answer: Answer?) {
        undated[record.source, default: []]
            .append(Doubt(record, latest.map { candidates[$0] }))
        let question = Self.undatedID(record.source)
        let answer: Answer? =
            switch choices.answers[question] {
            case Self.add.id: .add
            case Self.leave.id: .leaveOut
            case Self.same: .entry(latest)
            default: nil
            }
        return (question, answer)
    }

    /// The questions about films with an unknown day on either side, one for each source.
    private var aboutUndated: [ImportQuestion] {
        undated.sorted { $0.key < $1.key }.map { source, films in
            let isOne = films.count == 1
            return ImportQuestion(
                id: Self.undatedID(source),
                .sameViewing(films.count, film: films[0].record.said.nameInList, source: source),
                options: [
                    ImportQuestion.Option(Self.same, .sameViewing),
                    ImportQuestion.Option(Self.add.id, isOne ? .addAsViewing : .addAsViewings),
                    ImportQuestion.Option(Self.leave.id, isOne ? .leaveItOut : .leaveThemOut),
                ],
                preset: nil, rows: rows(films), likely: likely(films))
        }
    }
}

// MARK: Films that came without a viewing

extension ImportQuestions {
    private static let first = ImportQuestion.Option("first", .earliest)
    private static let last = ImportQuestion.Option("last", .latest)
    private static let neither = ImportQuestion.Option("none", .noneOfThem)

    private static func severalID(_ source: String) -> String { "viewings \(source)" }

    /// Asks which of several viewings is the film that the journal has without a day. The answer is
    /// `nil` until there is one.
    func viewing(
        of records: [PreparedRecord]
    ) -> (question: ImportQuestion.ID, answer: Viewing?) {
        let source = records[0].source
        several[source, default: []].append(records)
        let question = Self.severalID(source)
        let answer: Viewing? =
            switch choices.answers[question] {
            case Self.first.id: .first
            case Self.last.id: .last
            case Self.neither.id: .neither
            default: nil
            }
        return (question, answer)
    }

    /// The questions about films without a viewing that have several in the source, one for each
    /// source.
    private var aboutSeveral: [ImportQuestion] {
        several.sorted { $0.key < $1.key }.map { source, films in
            ImportQuestion(
                id: Self.severalID(source),
                .whichViewing(
                    films.count, film: films[0][0].said.nameInList, source: source),
                options: [Self.first, Self.last, Self.neither], preset: nil,
                rows: films.joined().map(\.index).sorted().map(row))
        }
    }
}

// MARK: Films to see

extension ImportQuestions {
    private static let seen = "seen"
    private static let wanted = "wanted"

    private static func seenID(_ source: String) -> String { "wanted \(source)" }

    /// Returns whether a viewing is that of a film to see, which is the default.
    func isSeen(_ film: EntryCandidates.Candidate, in record: PreparedRecord) -> Bool {
        seen[record.source, default: []].append(Doubt(record, film))
        return choices.answers[Self.seenID(record.source)] != Self.wanted
    }

    /// The questions about viewings of films to see, one for each source.
    private var aboutSeen: [ImportQuestion] {
        seen.sorted { $0.key < $1.key }.map { source, films in
            ImportQuestion(
                id: Self.seenID(source),
                .wasWanted(films.count, film: films[0].record.said.nameInList),
                options: [
                    ImportQuestion.Option(Self.seen, .seen(films.count)),
                    ImportQuestion.Option(Self.wanted, .stillWanted(films.count)),
                ],
                preset: Self.seen, rows: rows(films), likely: likely(films))
        }
    }
}

/// The questions about rows that differ from their own entries.
///
/// Without a common base it is unknown which side changed. The journal's values are kept unless the
/// user chooses otherwise.
enum Differing {
    static let filesID = "differing files"
    static let entriesID = "differing entries"

    static let keep = ImportQuestion.Option("keep", .keepYours)
    static let take = ImportQuestion.Option("take", .takeFile)
    static let newer = ImportQuestion.Option("newer", .takeLater)
}

extension ImportQuestion {
    /// Returns the question which side counts, or `nil` if there are no such rows.
    static func differing(
        _ id: ID, _ rows: [ImportRow], _ options: [Option], likely: [LikelyEntry?] = []
    ) -> ImportQuestion? {
        guard let first = rows.first else { return nil }
        return ImportQuestion(
            id: id, .differing(rows.count, title: first.title), options: options,
            preset: Differing.keep.id, rows: rows, likely: likely)
    }
}
