internal import Domain
internal import Presentation

/// Says what is wrong in the form of a trip. It remembers what was typed in, because a field that
/// nobody has come to yet is not called wrong for being empty.
struct TripFormChecker {
    private let words: LocalWords
    private var mentioned: Set<TripFormCheck.Field> = []

    init(words: LocalWords) {
        self.words = words
    }

    mutating func check(_ edit: TripEdit) -> TripFormCheck {
        noteWhatWasTyped(in: edit)
        var complaints: [TripFormCheck.Field: String] = [:]
        if edit.draft.from.trimmingSpaces.isEmpty {
            complaints[.from] = TripError.emptyOrigin.description
        }
        if edit.draft.to.trimmingSpaces.isEmpty {
            complaints[.to] = TripError.emptyDestination.description
        }
        let departure = read(edit.departure, .departure, .departureZone, &complaints)
        let arrival = read(edit.arrival, .arrival, .arrivalZone, &complaints) ?? nil
        let duration = arrival.flatMap { departure?.duration(until: $0) }
        if let duration, duration < .zero {
            complaints[.arrival] = TripError.arrivalBeforeDeparture.description
        }
        do throws(TripDraftError) {
            _ = try edit.fare()
        } catch {
            complaints[error == .noCurrencyCode ? .currency : .fare] = error.description
        }
        if let change = try? edit.change() {
            do throws(TripRecordError) {
                try change(edit.original).checkRecord(unlessAsIn: edit.original)
            } catch {
                complaints[.record] = error.sentence(words.ofTimes)
            }
        }
        return TripFormCheck(
            complaints: complaints.filter {
                ![.from, .to].contains($0.key) || mentioned.contains($0.key)
            },
            duration: duration.map { $0 < .zero ? "" : words.duration($0) } ?? "",
            recordMove: edit.offerToMoveRecord(words),
            canSave: complaints.isEmpty)
    }

    /// Who has typed in any field has come to the first, and who has typed in any but the first
    /// has come to the second.
    private mutating func noteWhatWasTyped(in edit: TripEdit) {
        var draft = edit.draft
        if draft != edit.before { mentioned.insert(.from) }
        draft.from = edit.before.from
        if draft != edit.before { mentioned.insert(.to) }
    }

    private func read<Time>(
        _ time: () throws -> Time, _ field: TripFormCheck.Field, _ zone: TripFormCheck.Field,
        _ complaints: inout [TripFormCheck.Field: String]
    ) -> Time? {
        do {
            return try time()
        } catch {
            complaints[error is TripError ? zone : field] =
                (error as? TripDraftError)?.sentence(words.ofTimes) ?? "\(error)"
            return nil
        }
    }
}
