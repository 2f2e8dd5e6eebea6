internal import Domain

extension ImportRow {
    /// The time and the details of the row.
    var words: String {
        [time?.description ?? "", detail].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
