import Domain
import Wording

/// Rows by what becomes of them and why.
struct ImportGroups {
    private var rows: [Heading: [ImportRow]] = [:]
    private var questions: [Heading: [ImportQuestion.ID]] = [:]
    private var headings: [Heading] = []

    private struct Heading: Hashable {
        let outcome: ImportOutcome
        let reason: RowReason?
        let defect: String
    }

    mutating func add(_ row: ImportRow, _ decision: Decision) {
        let heading = Heading(
            outcome: decision.outcome, reason: decision.reason, defect: decision.defect)
        if rows[heading] == nil { headings.append(heading) }
        rows[heading, default: []].append(row)
        // Rows of one question come together.
        if let question = decision.question, questions[heading]?.last != question {
            questions[heading, default: []].append(question)
        }
    }

    /// The outcomes in their usual order, the reasons as they came up.
    var inOrder: [ImportGroup] {
        let order: [ImportOutcome] = [
            .new, .changed, .ambiguous, .alreadyThere, .leftOut, .unreadable,
        ]
        return order.flatMap { outcome in
            headings.filter { $0.outcome == outcome }.map {
                ImportGroup(
                    outcome, reason: $0.reason.map(LocalWords.ofProgram.reason) ?? $0.defect,
                    rows: rows[$0] ?? [],
                    waitingFor: questions[$0] ?? [])
            }
        }
    }
}
