import Domain

/// Events that may be trips, until somebody says which are.
struct DoubtfulEvents {
    private struct Event {
        let candidates: [Candidate]
        let form: RouteTitle
        let row: ImportRow
    }

    /// Up to so many events are asked for one by one.
    private static let few = 12
    private static let leave = "leave"
    private static let take = "take"

    private var events: [Event] = []

    mutating func add(_ candidates: [Candidate], _ form: RouteTitle, _ row: ImportRow) {
        events.append(Event(candidates: candidates, form: form, row: row))
    }

    /// Asks, and follows what was answered; until then they are left out.
    func settle(
        answers: [ImportQuestion.ID: ImportQuestion.Option.ID], into harvest: inout Harvest
    ) {
        for (question, events) in questions {
            harvest.questions.append(question)
            let isTaken = ImportChoices(answers: answers).answer(to: question) == Self.take
            for event in events {
                if isTaken {
                    harvest.candidates += event.candidates
                } else {
                    harvest.undecided.append(
                        Undecided(
                            candidates: event.candidates, reason: NoTrip.undecided.rawValue,
                            row: event.row))
                }
            }
        }
    }

    private var questions: [(ImportQuestion, [Event])] {
        if events.count <= Self.few {
            return events.map { event in
                let key = event.candidates.first?.key ?? event.row.title
                let words = "Is “\(event.row.title)” a trip?"
                return (question("calendar.event.\(key)", words, [event]), [event])
            }
        }
        return RouteTitle.allCases.compactMap { form in
            let events = events.filter { $0.form == form }
            guard !events.isEmpty else { return nil }
            let words = "Are the events titled like “\(form.example)” trips?"
            return (question("calendar.titles.\(form.rawValue)", words, events), events)
        }
    }

    private func question(_ id: String, _ words: String, _ events: [Event]) -> ImportQuestion {
        let isOne = events.count == 1
        return ImportQuestion(
            id: id, words,
            options: [
                ImportQuestion.Option(Self.leave, "Leave out"),
                ImportQuestion.Option(Self.take, isOne ? "Take as a trip" : "Take as trips"),
            ],
            preset: Self.leave, rows: events.map(\.row))
    }
}

extension RouteTitle {
    /// How such a title is written.
    fileprivate var example: String {
        switch self {
        case .arrow: "A → B"
        case .fromTo: "from A to B"
        case .to: "A to B"
        }
    }
}
