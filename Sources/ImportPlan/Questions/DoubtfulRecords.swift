import Domain

/// Records whose entry nobody but a person knows: asks, and does what was answered.
struct DoubtfulRecords {
    let merger: EntryMerger
    let questions: ImportQuestions

    /// A record that may be any of several candidates.
    func choose(_ record: PreparedRecord, among indices: [Int]) {
        follow(
            questions.entry(of: record, among: indices, in: merger.candidates), for: record)
    }

    /// A record that may be one of several candidates but for the day, which either does not have.
    func askForDay(of record: PreparedRecord, beside indices: [Int]) {
        let latest = indices.max { isEarlier($0, than: $1) }
        follow(
            questions.undated(record, latest: latest), for: record,
            waitingBecause: .dayUnknown)
    }

    /// - Parameter reason: why it waits while nobody has answered.
    private func follow(
        _ asked: (question: ImportQuestion.ID, answer: ImportQuestions.Answer?),
        for record: PreparedRecord, waitingBecause reason: RowReason? = nil
    ) {
        switch asked.answer {
        case nil: merger.decide(Decision(waitingFor: asked.question, because: reason), on: record)
        case .add: merger.add(record)
        case .leaveOut: merger.decide(.unwanted, on: record)
        case .entry(let index?): merger.merge(record.chosenMerge, of: record, into: index)
        case .entry(nil):
            merger.decide(
                Decision(waitingFor: asked.question, because: .entryTaken), on: record)
        }
    }

    /// Whether a viewing is earlier than another; one without a day is earlier than all.
    private func isEarlier(_ index: Int, than other: Int) -> Bool {
        guard let day = merger.candidates[other].entry.day else { return false }
        return merger.candidates[index].entry.day.map { $0 < day } ?? true
    }
}
