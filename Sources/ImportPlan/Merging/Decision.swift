import Domain

/// What becomes of a row, and what is said of it.
struct Decision {
    var outcome: ImportOutcome
    /// Why, in words for people; rows of one reason stand together.
    var reason = ""
    /// What is said of this row alone.
    var detail: [String] = []

    static let twice = Decision(outcome: .leftOut, reason: "Another row is the same")
    static let unwanted = Decision(outcome: .leftOut, reason: "You left it out")
    static let waiting = Decision(outcome: .ambiguous)
    static let new = Decision(outcome: .new)
    static let yoursStays = "The file says something else; yours stays"

    /// What became of a row that an entry is there for.
    init(_ change: Merge.Change, isInJournal: Bool) {
        self.init(outcome: change.isDifferent && isInJournal ? .changed : .alreadyThere)
        if !isInJournal { reason = "Another source says the same" }
        if !change.filled.isEmpty { detail.append("adds \(change.filled.listed)") }
        if !change.updated.isEmpty { detail.append("updates \(change.updated.listed)") }
        if !change.kept.isEmpty { detail.append("yours stays: \(change.kept.listed)") }
        if outcome == .alreadyThere, !change.kept.isEmpty, isInJournal {
            reason = Self.yoursStays
        }
    }

    init(outcome: ImportOutcome, reason: String = "", detail: [String] = []) {
        self.outcome = outcome
        self.reason = reason
        self.detail = detail
    }
}

extension [String] {
    fileprivate var listed: String { joined(separator: ", ") }
}
