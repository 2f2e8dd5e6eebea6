import Domain
import Wording

/// The outcome for a row, and the words about it.
struct Decision {
    var outcome: ImportOutcome
    /// Why; rows of one reason stand together. Nil where the outcome says all.
    private(set) var reason: RowReason?
    /// Why the row cannot be read, in words for people.
    private(set) var defect = ""
    /// Details about this row alone.
    var detail: [String] = []
    /// The question that it waits for.
    var question: ImportQuestion.ID?

    static let twice = Decision(.leftOut, because: .another)
    static let unwanted = Decision(.leftOut, because: .unwanted)
    static let new = Decision(.new)

    /// The outcome for a row whose entry is there already.
    init(_ change: Merge.Change, isInJournal: Bool) {
        self.init(change.isDifferent && isInJournal ? .changed : .alreadyThere)
        if !change.filled.isEmpty { note(.added(change.filled)) }
        if !change.updated.isEmpty { note(.updated(change.updated)) }
        if !change.kept.isEmpty { note(.kept(change.kept)) }
        if !isInJournal {
            explain(.anotherSource)
        } else if outcome == .alreadyThere, !change.kept.isEmpty {
            explain(.differs)
        }
    }

    init(_ outcome: ImportOutcome, because reason: RowReason? = nil) {
        self.outcome = outcome
        self.reason = reason
    }

    /// A row that cannot be read.
    init(unreadable defect: String) {
        self.init(.unreadable)
        self.defect = defect
    }

    /// The outcome for a row follows from the answer to a question.
    init(waitingFor question: ImportQuestion.ID, because reason: RowReason? = nil) {
        self.init(.ambiguous, because: reason)
        self.question = question
    }

    mutating func explain(_ reason: RowReason) {
        self.reason = reason
    }

    mutating func note(_ remark: RowRemark) {
        detail.append(Localizer.ofProgram.remark(remark))
    }
}
