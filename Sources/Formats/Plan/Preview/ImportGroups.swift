import Domain

/// The rows grouped by outcome and reason.
struct ImportGroups {
    private var rows: [Heading: [ImportRow]] = [:]
    private var questions: [Heading: [ImportQuestion.ID]] = [:]
    private var headings: [Heading] = []

    private struct Heading: Hashable {
        let outcome: ImportOutcome
        let reason: RowReason?
    }

    /// - Parameters:
    ///   - records: The decisions on the records of the contents, or `nil` if undecided.
    ///   - files: The decisions on the files.
    ///   - lists: The decisions on the lists.
    init(
        of contents: SourceContents, bands: RatingBands, records: [Decision?],
        files: [Decision] = [], lists: [Decision] = []
    ) {
        var all: [(row: ImportRow, decision: Decision)] = []
        all.reserveCapacity(contents.records.count + contents.leftOut.count)
        for case (let record, let decision?) in zip(contents.records, records) {
            all.append((record.row(bands: bands, decision.remarks), decision))
        }
        all += zip(contents.files, files).map { ($0.row($1.remarks), $1) }
        all += zip(contents.lists, lists).map { ($0.row, $1) }
        all += contents.leftOut.map { ($0.row, Decision(.leftOut, because: $0.reason)) }
        // A group of several reasons has the common one, and each row its own.
        let troubles = Dictionary(grouping: contents.unreadable, by: \.trouble.group)
            .mapValues { Set($0.map(\.trouble)).count }
        all += contents.unreadable.map { one in
            troubles[one.trouble.group] == 1
                ? (one.row, Decision(unreadable: one.trouble))
                : (one.row.adding(.trouble(one.trouble)), Decision(unreadable: one.trouble.group))
        }
        for (row, decision) in all {
            let heading = Heading(outcome: decision.outcome, reason: decision.reason)
            if rows[heading] == nil { headings.append(heading) }
            rows[heading, default: []].append(row)
            // The rows of one question follow one another.
            if let question = decision.question, questions[heading]?.last != question {
                questions[heading, default: []].append(question)
            }
        }
    }

    /// The groups by outcome, with the reasons in the order in which they occurred.
    var inOrder: [ImportGroup] {
        let order: [ImportOutcome] = [
            .new, .changed, .ambiguous, .alreadyThere, .joined, .leftOut, .unreadable,
        ]
        return order.flatMap { outcome in
            headings.filter { $0.outcome == outcome }.map {
                ImportGroup(
                    outcome, reason: $0.reason, rows: rows[$0] ?? [],
                    waitingFor: questions[$0] ?? [])
            }
        }
    }
}
