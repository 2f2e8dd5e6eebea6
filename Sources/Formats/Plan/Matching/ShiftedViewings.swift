import Domain

/// Finds viewings that the journal has a day earlier or later, because one of the two sources tells
/// its days in another time zone.
struct ShiftedViewings {
    let merger: EntryMerger
    let questions: ImportQuestions

    /// The number of films a day apart that is no coincidence, however many others are new.
    private static let many = 10

    /// Joins new records to viewings a day apart, if there are many of them or most are, unless the
    /// user says that they are other viewings. Returns the other records.
    func withoutShifted(_ records: [PreparedRecord]) -> [PreparedRecord] {
        let dated = records.filter { $0.film?.watched != nil }
        let shifts = [-1, 1].map { days in
            dated.compactMap { record in
                merger.candidates.viewing(days, after: record).map { (record, $0) }
            }
        }
        guard let shift = shifts.max(by: { $0.count < $1.count }), !shift.isEmpty,
            shift.count >= Self.many || shift.count * 2 > dated.count, !Task.isCancelled,
            questions.areSameViewings(
                shift.map { ImportQuestions.Doubt($0, merger.candidates[$1]) })
        else { return records }
        var joined: Set<Int> = []
        for (record, index) in shift where merger.candidates[index].isFree(for: record) {
            merger.merge(record.chosenMerge, of: record, into: index)
            joined.insert(record.index)
        }
        return records.filter { !joined.contains($0.index) }
    }
}
