import Domain

/// Rows that come back under the name of their own entry and say something else than it does.
///
/// Nobody knows what both were before, and so who changed what: what is here stays unless somebody
/// says otherwise.
enum Differing {
    static let filesID = "differing files"
    static let entriesID = "differing entries"

    static let keep = ImportQuestion.Option("keep", "Keep yours")
    static let take = ImportQuestion.Option("take", "Take what the file says")
    static let newer = ImportQuestion.Option("newer", "Take what was changed later")
}

extension ImportQuestion {
    /// Which of both counts; nil where there are no such rows.
    static func differing(_ id: ID, _ rows: [ImportRow], _ options: [Option]) -> ImportQuestion? {
        guard let first = rows.first else { return nil }
        let what =
            rows.count == 1
            ? "\(first.title) differs from the entry in the journal."
            : "\(rows.count) entries differ from those in the journal."
        return ImportQuestion(
            id: id, "\(what) Which version counts?", options: options, preset: Differing.keep.id,
            rows: rows)
    }
}
