import Domain

/// What becomes of a row, and what is said of it.
struct Fate {
    var verdict: ImportVerdict
    /// Why, in words for people; rows of one reason stand together.
    var reason = ""
    /// What is said of this row alone.
    var detail: [String] = []

    static let twice = Fate(verdict: .leftOut, reason: "Another row is the same")
    static let unwanted = Fate(verdict: .leftOut, reason: "You left it out")
    static let waiting = Fate(verdict: .ambiguous)
    static let new = Fate(verdict: .new)
    static let yoursStays = "The file says something else; yours stays"

    /// What became of a row that an entry is there for.
    init(_ outcome: Merge.Outcome, isInJournal: Bool) {
        self.init(verdict: outcome.isDifferent && isInJournal ? .changed : .alreadyThere)
        if !isInJournal { reason = "Another source says the same" }
        if !outcome.filled.isEmpty { detail.append("adds \(outcome.filled.listed)") }
        if !outcome.updated.isEmpty { detail.append("updates \(outcome.updated.listed)") }
        if !outcome.kept.isEmpty { detail.append("yours stays: \(outcome.kept.listed)") }
        if verdict == .alreadyThere, !outcome.kept.isEmpty, isInJournal {
            reason = Self.yoursStays
        }
    }

    init(verdict: ImportVerdict, reason: String = "", detail: [String] = []) {
        self.verdict = verdict
        self.reason = reason
        self.detail = detail
    }
}

extension [String] {
    fileprivate var listed: String { joined(separator: ", ") }
}

extension Feedback {
    /// As the preview calls it; empty while there is none.
    var rowWords: String { words }
}
