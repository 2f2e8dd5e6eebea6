import Domain

// MARK: Trips between stops with other names

extension ImportQuestions {
    private static func tripsID(_ source: String) -> String { "trips \(source)" }

    /// Asks whether a trip is the one of the journal at the same time. The answer is `nil` until
    /// there is one.
    func trip(
        _ record: PreparedRecord, index: Int?, in candidates: EntryCandidates
    ) -> (question: ImportQuestion.ID, answer: Answer?) {
        trips[record.source, default: []].append(Doubt(record, index.map { candidates[$0] }))
        let question = Self.tripsID(record.source)
        let answer: Answer? =
            switch choices.answers[question] {
            case Self.add.id: .add
            case Self.leave.id: .leaveOut
            case Self.same: .entry(index)
            default: nil
            }
        return (question, answer)
    }

    /// The questions about trips at the time of others, one for each source.
    var aboutTrips: [ImportQuestion] {
        trips.sorted { $0.key < $1.key }.map { source, trips in
            let isOne = trips.count == 1
            return ImportQuestion(
                id: Self.tripsID(source),
                .sameTrip(trips.count, trip: trips[0].record.said.nameInList),
                options: [
                    ImportQuestion.Option(Self.same, .sameTrip),
                    ImportQuestion.Option(Self.add.id, isOne ? .addOtherTrip : .addOtherTrips),
                    ImportQuestion.Option(Self.leave.id, isOne ? .leaveItOut : .leaveThemOut),
                ],
                preset: nil, rows: rows(trips), likely: likely(trips))
        }
    }
}

// MARK: Viewings a day apart

extension ImportQuestions {
    private static func shiftedID(_ source: String) -> String { "days \(source)" }

    /// Returns whether viewings are those that the journal has a day apart, which is the default.
    func areSameViewings(_ doubts: [Doubt]) -> Bool {
        let source = doubts[0].record.source
        shifted[source, default: []] += doubts
        return choices.answers[Self.shiftedID(source)] != Self.add.id
    }

    /// The questions about viewings a day apart, one for each source.
    var aboutShifted: [ImportQuestion] {
        shifted.sorted { $0.key < $1.key }.map { source, films in
            let isOne = films.count == 1
            return ImportQuestion(
                id: Self.shiftedID(source),
                .dayApart(films.count, film: films[0].record.said.nameInList),
                options: [
                    ImportQuestion.Option(Self.same, .sameViewing),
                    ImportQuestion.Option(Self.add.id, isOne ? .addAsViewing : .addAsViewings),
                ],
                preset: Self.same, rows: rows(films), likely: likely(films))
        }
    }
}
