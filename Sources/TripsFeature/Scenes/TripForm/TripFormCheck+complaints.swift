public import EntryFeature

extension TripFormCheck: CheckedForm {
    /// The complaints in the order of the fields.
    public var said: [String] {
        Field.allCases.compactMap { complaints[$0] }
    }

    /// Returns the check with a complaint about the line, which prevents saving.
    ///
    /// - Parameter refused: the place of the refused part in the line, or `nil` if there is none.
    func complaining(_ words: String, aboutLine refused: Range<Int>?) -> TripFormCheck {
        TripFormCheck(
            complaints: complaints.merging([.line: words]) { $1 }, duration: duration,
            recordMove: recordMove, fromPlace: fromPlace, toPlace: toPlace,
            greatCircle: greatCircle, refused: refused, canSave: false)
    }
}
