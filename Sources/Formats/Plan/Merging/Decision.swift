import Domain

/// The outcome for a row, with its reason and details.
struct Decision {
    var outcome: ImportOutcome
    /// The reason, by which rows are grouped, or `nil` if the outcome is enough.
    private(set) var reason: RowReason?
    private(set) var remarks: [RowRemark] = []
    var question: ImportQuestion.ID?

    static let twice = Decision(.leftOut, because: .another)
    static let unwanted = Decision(.leftOut, because: .unwanted)
    static let new = Decision(.new)

    /// Creates the decision on a row whose entry exists already.
    init(_ change: Merge.Change, isInJournal: Bool) {
        self.init(change.isDifferent && isInJournal ? .changed : .alreadyThere)
        if !change.filled.isEmpty { append(.added(change.filled)) }
        if !change.updated.isEmpty { append(.updated(change.updated)) }
        if !change.kept.isEmpty { append(.kept(change.kept)) }
        if !isInJournal {
            explain(.anotherSource)
        } else if outcome == .alreadyThere, !change.kept.isEmpty {
            explain(.differs)
        }
    }

    init(_ outcome: ImportOutcome, because reason: RowReason? = nil) {
        let isJoined = outcome == .leftOut && reason?.losesNothing == true
        self.outcome = isJoined ? .joined : outcome
        self.reason = reason
    }

    /// Creates the decision on a row that cannot be read.
    init(unreadable trouble: RowTrouble) {
        self.init(.unreadable, because: .unreadable(trouble))
    }

    init(waitingFor question: ImportQuestion.ID, because reason: RowReason? = nil) {
        self.init(.ambiguous, because: reason)
        self.question = question
    }

    mutating func explain(_ reason: RowReason) {
        self.reason = reason
    }

    mutating func append(_ remark: RowRemark) {
        remarks.append(remark)
    }
}
