import Domain

/// The questions that only the user can answer, with the answers so far.
final class ImportQuestions {
    private let records: [ImportRecord]
    private let choices: ImportChoices
    private var aboutCandidates: [ImportQuestion] = []
    /// The doubtful records of each subject, by source.
    private var doubts: [Subject: [String: [Doubt]]] = [:]
    /// The viewings, one of which is a film without a viewing, in a list for each film, by source.
    private var several: [String: [[PreparedRecord]]] = [:]
    /// The records that differ from their own entries.
    private var differing: [Doubt] = []

    /// A subject of which there is one question for each source. Its word is in the question's id.
    private enum Subject: String {
        /// The records of films for which a day is missing on either side.
        case undated
        /// The trips at the time of one with other names of stops.
        case trips
        /// The viewings of films that the journal has a day apart.
        case shifted = "days"
        /// The viewings of films to see.
        case seen = "wanted"

        func id(_ source: String) -> ImportQuestion.ID { "\(rawValue) \(source)" }
    }

    /// A record with the entry that it may be, or `nil` for none.
    struct Doubt {
        let record: PreparedRecord
        let entry: LikelyEntry?

        init(_ record: PreparedRecord, _ candidate: EntryMerger.Candidate?) {
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
        let bySource = [Subject.undated, .trips, .shifted].flatMap(questions) + aboutSeveral
        return aboutCandidates + bySource + questions(about: .seen)
            + [
                ImportQuestion.differing(
                    Differing.entriesID, rows(differing), [Differing.keep, Differing.take],
                    likely: likely(differing))
            ].compactMap { $0 }
    }

    /// The rows of doubtful records, in the order of the source.
    private func rows(_ doubts: [Doubt]) -> [ImportRow] {
        doubts.map(\.record.index).sorted().map(row)
    }

    /// The entries that doubtful records may be, in the order of the source.
    private func likely(_ doubts: [Doubt]) -> [LikelyEntry?] {
        doubts.sorted { $0.record.index < $1.record.index }.map(\.entry)
    }

    private func row(_ index: Int) -> ImportRow { records[index].row(bands: choices.bands) }

    /// Returns whether a record's values count that differ from those of its own entry.
    func isTaken(differing record: PreparedRecord, from candidate: EntryMerger.Candidate) -> Bool {
        differing.append(Doubt(record, candidate))
        return choices.answers[Differing.entriesID] == Differing.take.id
    }
}

// MARK: Which entry a record is

extension ImportQuestions {
    private static let add = ImportQuestion.Option("add", .addIt)
    private static let leave = ImportQuestion.Option("leave", .leaveItOut)

    /// Asks which of several candidates a record is. The answer is `nil` until there is one.
    func entry(
        of record: PreparedRecord, among indices: [Int], in merger: EntryMerger
    ) -> (question: ImportQuestion.ID, answer: Answer?) {
        let place = records[record.index].place
        let options = indices.enumerated().map { number, index in
            merger[index].option(number: number + 1)
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
                        option.id == answer && merger[index].isFree(for: record)
                    }?.0)
            }
        return (question.id, answer)
    }
}

// MARK: Records of a source that are asked about together

extension ImportQuestions {
    private static let same = "same"
    private static let seen = "seen"
    private static let wanted = "wanted"

    /// Asks which viewing a film is if the day of either is unknown. The answer is `nil` until
    /// there is one.
    func undated(
        _ record: PreparedRecord, latest: Int?, in merger: EntryMerger
    ) -> (question: ImportQuestion.ID, answer: Answer?) {
        ask(.undated, about: record, index: latest, in: merger)
    }

    /// Asks whether a trip is the one of the journal at the same time. The answer is `nil` until
    /// there is one.
    func trip(
        _ record: PreparedRecord, index: Int?, in merger: EntryMerger
    ) -> (question: ImportQuestion.ID, answer: Answer?) {
        ask(.trips, about: record, index: index, in: merger)
    }

    private func ask(
        _ subject: Subject, about record: PreparedRecord, index: Int?, in merger: EntryMerger
    ) -> (question: ImportQuestion.ID, answer: Answer?) {
        let said = option(for: subject, about: [Doubt(record, index.map { merger[$0] })])
        let answer: Answer? =
            switch said {
            case Self.add.id: .add
            case Self.leave.id: .leaveOut
            case Self.same: .entry(index)
            default: nil
            }
        return (subject.id(record.source), answer)
    }

    /// Returns whether viewings are those that the journal has a day apart, which is the default.
    func areSameViewings(_ doubts: [Doubt]) -> Bool {
        option(for: .shifted, about: doubts) != Self.add.id
    }

    /// Returns whether a viewing is that of a film to see, which is the default.
    func isSeen(_ film: EntryMerger.Candidate, in record: PreparedRecord) -> Bool {
        option(for: .seen, about: [Doubt(record, film)]) != Self.wanted
    }

    /// - Parameter doubts: The records, of one source.
    private func option(for subject: Subject, about doubts: [Doubt]) -> ImportQuestion.Option.ID? {
        let source = doubts[0].record.source
        self.doubts[subject, default: [:]][source, default: []] += doubts
        return choices.answers[subject.id(source)]
    }

    private func questions(about subject: Subject) -> [ImportQuestion] {
        (doubts[subject] ?? [:]).sorted { $0.key < $1.key }.map { source, doubts in
            let (count, first) = (doubts.count, doubts[0].record.said.nameInList)
            let isOne = count == 1
            let leave: SourceAnswer = isOne ? .leaveItOut : .leaveThemOut
            let addition: SourceAnswer = isOne ? .addAsViewing : .addAsViewings
            let other: SourceAnswer = isOne ? .addOtherTrip : .addOtherTrips
            let question: SourceQuestion
            let options: [(String, SourceAnswer)]
            var preset: String?
            switch subject {
            case .undated:
                question = .sameViewing(count, film: first, source: source)
                options = [
                    (Self.same, .sameViewing), (Self.add.id, addition), (Self.leave.id, leave),
                ]
            case .trips:
                question = .sameTrip(count, trip: first)
                options = [
                    (Self.same, .sameTrip), (Self.add.id, other), (Self.leave.id, leave),
                ]
            case .shifted:
                question = .dayApart(count, film: first)
                options = [(Self.same, .sameViewing), (Self.add.id, addition)]
                preset = Self.same
            case .seen:
                question = .wasWanted(count, film: first)
                options = [(Self.seen, .seen(count)), (Self.wanted, .stillWanted(count))]
                preset = Self.seen
            }
            return ImportQuestion(
                id: subject.id(source), question,
                options: options.map { ImportQuestion.Option($0, $1) }, preset: preset,
                rows: rows(doubts), likely: likely(doubts))
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
    func viewing(of records: [PreparedRecord]) -> (question: ImportQuestion.ID, answer: Viewing?) {
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

extension LikelyEntry {
    fileprivate init(_ candidate: EntryMerger.Candidate) {
        self.init(
            title: candidate.entry.nameInList, time: candidate.entry.rowTime,
            details: candidate.details)
    }
}

extension EntryMerger.Candidate {
    /// Returns the option that a record is this candidate.
    fileprivate func option(number: Int) -> ImportQuestion.Option {
        ImportQuestion.Option(optionID, .number(number, details: details), time: entry.rowTime)
    }

    private var optionID: String {
        if let id { return "is \(id)" }
        let texts = MergedField.all(of: entry.kind).map { $0.text(entry) ?? "" }
        return "new \(Fingerprint.short(of: texts.joined(separator: "\n")))"
    }

    /// The details that distinguish the entry from others of the same title and day.
    fileprivate var details: [RowRemark] {
        switch entry {
        case .film(let film):
            [
                .text(film.place), .feedback(film.feedback),
                .text(film.tags.joined(separator: ", ")), .text(String(film.notes.prefix(40))),
            ]
        case .trip(let trip):
            [trip.service, trip.operator, trip.seat, String(trip.notes.prefix(40))].map {
                .text($0)
            }
        case .pass(let pass): [pass.operator, pass.area, pass.ticketNumber].map { .text($0) }
        case .claim(let claim): [claim.recipient, claim.reference].map { .text($0) }
        }
    }
}
