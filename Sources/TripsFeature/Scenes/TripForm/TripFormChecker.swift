internal import Domain
internal import EntryFeature
internal import Presentation
internal import Wording

/// Checks the form of a trip. It remembers which fields the user has reached, because an empty
/// field gets no complaint before that.
struct TripFormChecker {
    private let words: Localizer
    private var mentioned: Set<TripFormCheck.Field> = []

    init(words: Localizer) {
        self.words = words
    }

    /// - Parameter tooLong: the journal's complaints about texts that are too long.
    mutating func check(
        _ edit: TripEdit, places: PlaceNotes = PlaceNotes(),
        tooLong: [FieldName: String] = [:]
    ) -> TripFormCheck {
        noteWhatWasTyped(in: edit)
        var complaints: [TripFormCheck.Field: String] = [:]
        for text in TripFormCheck.texts
        where edit.draft[keyPath: text.typed] != edit.before[keyPath: text.typed] {
            complaints[text.field] = text.field.name.flatMap { tooLong[$0] }
        }
        for end in TripStop.allCases {
            complaints.merge(edit.complaints(at: end)) { first, _ in first }
        }
        complaints.merge(edit.complaintsAboutPlaces) { first, _ in first }
        do throws(TripError) {
            _ = try edit.fare()
        } catch {
            complaints[error.isAboutCurrency ? .currency : .fare] = words.sentence(error)
        }
        let departure = try? edit.departure()
        let arrival = try? edit.arrival()
        for error in edit.errors {
            let field: TripFormCheck.Field? =
                switch error {
                case .emptyOrigin: .from
                case .emptyDestination: .to
                case .arrivalBeforeDeparture:
                    if let departure, let arrival, arrival.day < departure.day {
                        .arrivalDay
                    } else {
                        .arrivalTime
                    }
                case .record: .record
                default: nil
                }
            if let field { complaints[field] = words.complaint(error) }
        }
        let duration = arrival.flatMap { departure?.duration(until: $0) }
        return TripFormCheck(
            complaints: complaints.filter {
                ![.from, .to].contains($0.key) || mentioned.contains($0.key)
            },
            duration: duration.map { $0 < .zero ? "" : words.duration($0) } ?? "",
            recordMove: edit.offerToMoveRecord(words),
            fromPlace: places.from, toPlace: places.to, greatCircle: edit.greatCircle,
            canSave: complaints.isEmpty)
    }

    /// Makes empty fields get complaints, even if the user has not reached them.
    mutating func mentionWhatIsMissing() { mentioned = [.from, .to] }

    /// A change of any field means that the user has reached the first, and a change of any other
    /// field that the user has reached the second.
    private mutating func noteWhatWasTyped(in edit: TripEdit) {
        var draft = edit.draft
        if draft != edit.before { mentioned.insert(.from) }
        draft.from = edit.before.from
        if draft != edit.before { mentioned.insert(.to) }
    }
}

extension TripFormCheck {
    fileprivate static var texts: [(field: Field, typed: KeyPath<TripDraft, String>)] {
        [
            (.from, \.from), (.to, \.to), (.service, \.service), (.operator, \.operator),
            (.seat, \.seat), (.travelClass, \.travelClass),
            (.ticketNumber, \.ticketNumber), (.journey, \.journey), (.claim, \.claim),
            (.tags, \.tags), (.notes, \.notes),
        ]
    }
}
