import Domain

/// The outcome for a row, and the words about it.
struct Decision {
    var outcome: ImportOutcome
    /// Why, in words for people; rows of one reason stand together.
    var reason = ""
    /// Details about this row alone.
    var detail: [String] = []
    /// The question that it waits for.
    var question: ImportQuestion.ID?

    static let twice = Decision(outcome: .leftOut, reason: "Another row says the same")
    static let unwanted = Decision(outcome: .leftOut, reason: "You left it out")
    static let new = Decision(outcome: .new)
    static let yoursStays = "The file says something else; yours is kept"

    /// The outcome for a row whose entry is there already.
    init(_ change: Merge.Change, isInJournal: Bool) {
        self.init(outcome: change.isDifferent && isInJournal ? .changed : .alreadyThere)
        if !isInJournal { reason = "Another source has the same entry" }
        if !change.filled.isEmpty { detail.append("adds \(change.filled.listed)") }
        if !change.updated.isEmpty { detail.append("updates \(change.updated.listed)") }
        if !change.kept.isEmpty { detail.append("keeps yours: \(change.kept.listed)") }
        if outcome == .alreadyThere, !change.kept.isEmpty, isInJournal {
            reason = Self.yoursStays
        }
    }

    init(outcome: ImportOutcome, reason: String = "", detail: [String] = []) {
        self.outcome = outcome
        self.reason = reason
        self.detail = detail
    }

    /// The outcome for a row follows from the answer to a question.
    init(waitingFor question: ImportQuestion.ID, reason: String = "") {
        self.init(outcome: .ambiguous, reason: reason)
        self.question = question
    }
}

extension [String] {
    fileprivate var listed: String { joined(separator: ", ") }
}
