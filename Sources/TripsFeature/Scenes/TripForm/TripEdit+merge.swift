internal import Domain
internal import Presentation
internal import Wording

extension TripEdit {
    /// The change onto the trip as it stands by the time it is saved.
    ///
    /// Throws where something typed cannot be read.
    func merge(answers: [ConflictAnswer]) throws(TripError) -> FormMerge<Trip> {
        FormMerge(
            of: FormField<Trip>.all(words, arrivalFollows: arrivalFollows), original: original,
            answers: answers,
            change: try change())
    }

    /// Whether the arrival was moved by as much as the departure, so that it is not a change of its
    /// own.
    private var arrivalFollows: Bool {
        guard draft.departure != before.departure, let duration = original.duration,
            let arrival = try? arrival()
        else { return false }
        return (try? departure())?.duration(until: arrival) == duration
    }
}

extension FormField<Trip> {
    /// The fields that the form can change, as it labels them.
    ///
    /// - Parameter arrivalFollows: whether the arrival stays with the departure that is kept.
    static func all(_ words: LocalWords, arrivalFollows: Bool) -> [FormField<Trip>] {
        let departure = FormField("Departure", \.departure) { $0.inFull(words) }
        return [
            FormField("From", \.from) { $0.trimmingSpaces },
            FormField("To", \.to) { $0.trimmingSpaces },
            FormField("Mode", \.mode) { words.mode($0) },
            FormField("Service", \.service) { $0.trimmingSpaces },
            FormField("Operator", \.operator) { $0.trimmingSpaces },
            arrivalFollows ? departure.taking(along: \.arrival) : departure,
            FormField("Arrival", \.arrival) { $0?.inFull(words) ?? "" },
            FormField("Seat", \.seat) { $0.trimmingSpaces },
            FormField("Class", \.travelClass) { $0.trimmingSpaces },
            FormField("Fare", \.fare) { fare in
                fare.map { "\($0.amount) \($0.currency)".trimmingSpaces } ?? ""
            },
            FormField("Journey", \.journey) { $0.trimmingSpaces },
            FormField("Claim", \.claim) { $0.trimmingSpaces },
            FormField("Tags", \.tags) { $0.commaSeparated },
            FormField("Notes", \.notes) { $0 },
            FormField("Departs at", \.fromCoordinates) {
                $0.map(words.coordinates) ?? ""
            },
            FormField("Arrives at", \.toCoordinates) {
                $0.map(words.coordinates) ?? ""
            },
            FormField("Distance", \.distance) { distance in
                distance.map { words.kilometres($0.kilometres) } ?? ""
            },
        ]
    }
}

extension DateTime {
    /// Such as "20 November 2026, 14:02, Europe/Berlin".
    fileprivate nonisolated func inFull(_ words: LocalWords) -> String {
        let place =
            switch zone {
            case .floating: ""
            case .utc: "UTC"
            case .named(let identifier): identifier
            case .custom(let name, _): name
            }
        return [
            words.day(year: day.year, month: day.month, day: day.day),
            words.time(hour: hour, minute: minute), place,
        ].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
