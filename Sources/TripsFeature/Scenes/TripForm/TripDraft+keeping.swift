extension TripDraft {
    /// A trip that was taken before, with what somebody has typed by now of this one beyond the places,
    /// the service and the times, which it was found by.
    ///
    /// - Parameters:
    ///   - typed: what stands in the form.
    ///   - before: what stood there when it was opened.
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
        // An amount of one currency is none of another.
        if (typed.fare, typed.currency) != (before.fare, before.currency) {
            (draft.fare, draft.currency) = (typed.fare, typed.currency)
        }
        return draft
    }
}
