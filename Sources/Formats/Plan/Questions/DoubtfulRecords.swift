import Domain

/// Asks the user about records that may be several entries, and applies the answers.
struct DoubtfulRecords {
    let merger: EntryMerger
    let questions: ImportQuestions

    /// Decides on a record that may be any of several candidates.
    func choose(_ record: PreparedRecord, among indices: [Int]) {
        apply(
            questions.entry(of: record, among: indices, in: merger.candidates), for: record)
    }

    /// Decides on a record that may be one of several candidates if a day that is missing, or the
    /// names of the stops, are left aside.
    func ask(about record: PreparedRecord, beside indices: [Int]) {
        guard record.said.kind == .trip else { return askForDay(of: record, beside: indices) }
        apply(
            questions.trip(record, index: indices.first, in: merger.candidates), for: record,
            waitingBecause: .otherStops)
    }

    /// Decides on a record that may be one of several candidates if the missing day of either is
    /// left aside.
    func askForDay(of record: PreparedRecord, beside indices: [Int]) {
        let latest = indices.max { isEarlier($0, than: $1) }
        apply(
            questions.undated(record, latest: latest, in: merger.candidates), for: record,
            waitingBecause: .dayUnknown)
    }

    /// - Parameter reason: The reason why the record waits until there is an answer.
    private func apply(
        _ asked: (question: ImportQuestion.ID, answer: ImportQuestions.Answer?),
        for record: PreparedRecord, waitingBecause reason: RowReason? = nil
    ) {
        switch asked.answer {
        case nil:
            merger.setDecision(Decision(waitingFor: asked.question, because: reason), for: record)
        case .add: merger.add(record)
        case .leaveOut: merger.setDecision(.unwanted, for: record)
        case .entry(let index?): merger.merge(record.chosenMerge, of: record, into: index)
        case .entry(nil):
            merger.setDecision(
                Decision(waitingFor: asked.question, because: .entryTaken), for: record)
        }
    }

    /// Returns whether a viewing is earlier than another. One without a day is earlier than all.
    private func isEarlier(_ index: Int, than other: Int) -> Bool {
        guard let day = merger.candidates[other].entry.day else { return false }
        return merger.candidates[index].entry.day.map { $0 < day } ?? true
    }
}
