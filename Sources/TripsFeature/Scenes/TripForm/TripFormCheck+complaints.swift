public import EntryFeature

extension TripFormCheck: FormCheck {
    /// The complaints, from the first field to the last.
    public var said: [String] {
        Field.allCases.compactMap { complaints[$0] }
    }

    /// The same with one more complaint, with which it cannot be saved.
    func complaining(_ words: String, about field: Field) -> TripFormCheck {
        TripFormCheck(
            complaints: complaints.merging([field: words]) { $1 }, duration: duration,
            recordMove: recordMove, fromAirport: fromAirport, toAirport: toAirport,
            greatCircle: greatCircle, canSave: false)
    }
}
