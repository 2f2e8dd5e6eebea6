internal import Domain

extension ImportRow {
    /// When it was, and what else there is to say of it.
    var words: String {
        [time?.description ?? "", detail].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}

extension ImportQuestion {
    /// With the time of the row that it is about, where that is one.
    var timedWords: String {
        let time = rows.count == 1 ? rows[0].time : nil
        return words + (time.map { " (\($0))" } ?? "")
    }
}

extension ImportQuestion.Option {
    var timedWords: String { words + (time.map { ", \($0)" } ?? "") }
}
