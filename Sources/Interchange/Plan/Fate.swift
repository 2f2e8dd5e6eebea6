import Domain
import Wording

/// What becomes of a row, and what is said of it.
struct Fate {
    var verdict: ImportVerdict
    /// Why, in words for people; rows of one reason stand together.
    var reason = ""
    /// What is said of this row alone.
    var detail: [String] = []
    /// The question that it waits for.
    var question: ImportQuestion.ID?

    static let twice = Fate(verdict: .leftOut, reason: "Another row says the same")
    static let unwanted = Fate(verdict: .leftOut, reason: "You left it out")
    static let new = Fate(verdict: .new)
    static let yoursStays = "The file says something else; yours is kept"

    /// What became of a row that an entry is there for.
    init(_ outcome: Merge.Outcome, isInJournal: Bool) {
        self.init(verdict: outcome.isDifferent && isInJournal ? .changed : .alreadyThere)
        if !isInJournal { reason = "Another source has the same entry" }
        if !outcome.filled.isEmpty { detail.append("adds \(outcome.filled.listed)") }
        if !outcome.updated.isEmpty { detail.append("updates \(outcome.updated.listed)") }
        if !outcome.kept.isEmpty { detail.append("keeps yours: \(outcome.kept.listed)") }
        if verdict == .alreadyThere, !outcome.kept.isEmpty, isInJournal {
            reason = Self.yoursStays
        }
    }

    init(verdict: ImportVerdict, reason: String = "", detail: [String] = []) {
        self.verdict = verdict
        self.reason = reason
        self.detail = detail
    }

    /// What becomes of a row follows from the answer to a question.
    init(waitingFor question: ImportQuestion.ID, reason: String = "") {
        self.init(verdict: .ambiguous, reason: reason)
        self.question = question
    }
}

extension [String] {
    fileprivate var listed: String { joined(separator: ", ") }
}

extension Feedback {
    /// As the preview calls it; empty while there is none.
    var rowWords: String { LocalWords.inEnglish.feedback(self) }
}
