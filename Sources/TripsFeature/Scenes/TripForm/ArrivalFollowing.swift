internal import Domain

/// Moves the arrival along with the departure, so that the trip takes as long as before, until
/// somebody says when it arrives.
struct ArrivalFollowing {
    private let duration: Duration?
    private let zone: Zone
    private var departure: TripDraft.Time
    /// What stands in the form, whether the arrival is known or not.
    private var arrival: TripDraft.Time
    private var isTouched = false

    init(_ edit: TripEdit) {
        let trip = edit.original
        duration = trip.arrival == nil ? .zero : trip.duration
        zone = (trip.arrival ?? trip.departure).zone
        departure = edit.draft.departure
        arrival = edit.draft.arrival ?? edit.draft.departure
    }

    /// The arrival that the form is to show now; nil where it stays as it is.
    mutating func next(_ edit: TripEdit) -> TripDraft.Time? {
        if let typed = edit.draft.arrival, typed != arrival { isTouched = true }
        guard !isTouched, edit.draft.departure != departure, let duration,
            let time = try? edit.departure().advanced(by: duration)?.onClock(of: zone)
        else { return nil }
        departure = edit.draft.departure
        let next = TripDraft.Time(time)
        guard next != arrival else { return nil }
        arrival = next
        return next
    }
}

extension DateTime {
    /// The same instant as a clock of that zone shows it; nil where none does.
    fileprivate func onClock(of other: Zone) -> DateTime? {
        guard zone != other else { return self }
        return instant.flatMap { DateTime($0, in: other) }
    }
}
