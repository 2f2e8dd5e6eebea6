extension TripDraft {
    /// Returns this draft of an earlier trip with the values that the user typed for the new one,
    /// except the places, the service and the times, by which the earlier trip was found.
    ///
    /// - Parameters:
    ///   - typed: the current draft of the form.
    ///   - before: the draft with which the form was opened.
    func keeping(_ typed: TripDraft, typedInto before: TripDraft) -> TripDraft {
        var draft = self
        let texts: [WritableKeyPath<TripDraft, String>] = [
            \.operator, \.seat, \.travelClass, \.ticketNumber, \.journey, \.claim, \.tags, \.notes,
            \.fromCoordinates, \.toCoordinates, \.distance,
        ]
        for text in texts where typed[keyPath: text] != before[keyPath: text] {
            draft[keyPath: text] = typed[keyPath: text]
        }
        if typed.ticketFile != before.ticketFile { draft.ticketFile = typed.ticketFile }
        if typed.ticket != before.ticket { draft.ticket = typed.ticket }
        if typed.mode != before.mode { draft.mode = typed.mode }
        // An amount and its currency belong together.
        if (typed.fare, typed.currency) != (before.fare, before.currency) {
            (draft.fare, draft.currency) = (typed.fare, typed.currency)
        }
        return draft
    }
}
