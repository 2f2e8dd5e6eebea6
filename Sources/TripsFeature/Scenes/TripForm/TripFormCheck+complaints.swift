public import EntryFeature

extension TripFormCheck: FormCheck {
    /// The complaints in the order of the fields.
    public var said: [String] {
        Field.allCases.compactMap { complaints[$0] }
    }

    /// Returns the check with one more complaint, which prevents saving.
    func complaining(_ words: String, about field: Field) -> TripFormCheck {
        TripFormCheck(
            complaints: complaints.merging([field: words]) { $1 }, duration: duration,
            recordMove: recordMove, fromPlace: fromPlace, toPlace: toPlace,
            greatCircle: greatCircle, canSave: false)
    }
}
