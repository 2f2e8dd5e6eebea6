import Domain
import Wording

/// The outcome for a row, and the words about it.
struct Decision {
    var outcome: ImportOutcome
    /// Why, in words for people; rows of one reason stand together.
    var reason = ""
    /// Details about this row alone.
    var detail: [String] = []
    /// The question that it waits for.
    var question: ImportQuestion.ID?

    static let twice = Decision(.leftOut, because: .another)
    static let unwanted = Decision(.leftOut, because: .unwanted)
    static let new = Decision(outcome: .new)

    /// The outcome for a row whose entry is there already.
    init(_ change: Merge.Change, isInJournal: Bool) {
        self.init(outcome: change.isDifferent && isInJournal ? .changed : .alreadyThere)
        if !change.filled.isEmpty { note(.added(change.filled)) }
        if !change.updated.isEmpty { note(.updated(change.updated)) }
        if !change.kept.isEmpty { note(.kept(change.kept)) }
        if !isInJournal {
            explain(.anotherSource)
        } else if outcome == .alreadyThere, !change.kept.isEmpty {
            explain(.differs)
        }
    }

    init(outcome: ImportOutcome, reason: String = "", detail: [String] = []) {
        self.outcome = outcome
        self.reason = reason
        self.detail = detail
    }

    init(_ outcome: ImportOutcome, because reason: RowReason) {
        self.init(outcome: outcome)
        explain(reason)
    }

    /// The outcome for a row follows from the answer to a question.
    init(waitingFor question: ImportQuestion.ID, because reason: RowReason? = nil) {
        self.init(outcome: .ambiguous)
        self.question = question
        if let reason { explain(reason) }
    }

    mutating func explain(_ reason: RowReason) {
        self.reason = LocalWords.inEnglish.reason(reason)
    }

    mutating func note(_ remark: RowRemark) {
        detail.append(LocalWords.inEnglish.remark(remark))
    }
}
