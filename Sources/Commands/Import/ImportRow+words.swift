internal import Domain

extension ImportRow {
    /// When it was, and what else there is to say of it.
    var words: String {
        [time?.description ?? "", detail].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
