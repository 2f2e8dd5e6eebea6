internal import Domain
internal import Presentation
internal import Wording

extension TripEdit {
    /// Returns the merge of the typed changes into the trip as it is when it is saved.
    ///
    /// - Throws: an error if a typed text cannot be read.
    func merge(answers: [ConflictAnswer]) throws(TripError) -> FormMerge<Trip> {
        FormMerge(
            of: FormField<Trip>.all(words, arrivalFollows: arrivalFollows), original: original,
            answers: answers,
            change: try change())
    }

    /// Whether the arrival moved by as much as the departure, and thus is not a separate change.
    private var arrivalFollows: Bool {
        guard draft.departure != before.departure, let duration = original.duration,
            let arrival = try? arrival()
        else { return false }
        return (try? departure())?.duration(until: arrival) == duration
    }
}

extension FormField<Trip> {
    /// The fields that the form can change, with their labels.
    ///
    /// - Parameter arrivalFollows: whether the arrival belongs to the departure that is kept.
    static func all(_ words: Localizer, arrivalFollows: Bool) -> [FormField<Trip>] {
        let departure = FormField(words.name(of: .departure), \.departure) { $0.inFull(words) }
        return [
            FormField(words.name(of: .from), \.from) { $0.trimmingSpaces },
            FormField(words.name(of: .to), \.to) { $0.trimmingSpaces },
            FormField(words.name(of: .mode), \.mode) { words.mode($0) },
            FormField(words.name(of: .service), \.service) { $0.trimmingSpaces },
            FormField(words.name(of: .operator), \.operator) { $0.trimmingSpaces },
            arrivalFollows ? departure.taking(along: \.arrival) : departure,
            FormField(words.name(of: .arrival), \.arrival) { $0?.inFull(words) ?? "" },
            FormField(words.name(of: .seat), \.seat) { $0.trimmingSpaces },
            FormField(words.name(of: .travelClass), \.travelClass) { $0.trimmingSpaces },
            FormField(words.name(of: .fare), \.fare) { fare in
                fare.map { "\($0.amount) \($0.currency)".trimmingSpaces } ?? ""
            },
            FormField(words.name(of: .ticket), \.ticket) { words.ticket($0) },
            FormField(words.name(of: .ticketNumber), \.ticketNumber) { $0.trimmingSpaces },
            FormField(words.name(of: .ticketFile), \.ticketFile) { $0?.name ?? "" },
            FormField(words.name(of: .journey), \.journeyLabel) { $0.trimmingSpaces },
            FormField(words.name(of: .claim), \.claim) { $0.trimmingSpaces },
            FormField(words.name(of: .tags), \.tags) { $0.commaSeparated },
            FormField(words.name(of: .notes), \.notes) { $0 },
            FormField(words.name(of: .fromCoordinates), \.fromCoordinates) {
                $0.map(words.coordinates) ?? ""
            },
            FormField(words.name(of: .toCoordinates), \.toCoordinates) {
                $0.map(words.coordinates) ?? ""
            },
            FormField(words.name(of: .distance), \.distance) { distance in
                distance.map { words.kilometres($0.kilometres) } ?? ""
            },
        ]
    }
}

extension DateTime {
    /// Returns the full time, such as "20 November 2026, 14:02, Europe/Berlin".
    fileprivate nonisolated func inFull(_ words: Localizer) -> String {
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
