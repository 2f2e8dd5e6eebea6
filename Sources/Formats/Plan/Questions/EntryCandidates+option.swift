import Domain

extension LikelyEntry {
    init(_ candidate: EntryCandidates.Candidate) {
        self.init(
            title: candidate.entry.nameInList, time: candidate.entry.rowTime,
            details: candidate.details)
    }
}

extension EntryCandidates.Candidate {
    /// Returns the option that a record is this candidate.
    func option(number: Int) -> ImportQuestion.Option {
        ImportQuestion.Option(optionID, .number(number, details: details), time: entry.rowTime)
    }

    private var optionID: String {
        if let id { return "is \(id)" }
        let texts = MergedField.all(of: entry.kind).map { $0.text(entry) ?? "" }
        return "new \(Fingerprint.short(of: texts.joined(separator: "\n")))"
    }

    /// The details that distinguish the entry from others of the same title and day.
    fileprivate var details: [RowRemark] {
        switch entry {
        case .film(let film):
            [
                .text(film.place), .feedback(film.feedback),
                .text(film.tags.joined(separator: ", ")), .text(String(film.notes.prefix(40))),
            ]
        case .trip(let trip):
            [trip.service, trip.operator, trip.seat, String(trip.notes.prefix(40))].map {
                .text($0)
            }
        case .pass(let pass): [pass.operator, pass.area, pass.ticketNumber].map { .text($0) }
        case .claim(let claim): [claim.recipient, claim.reference].map { .text($0) }
        }
    }
}
