import Domain
import Wording

/// Rows that come back under the name of their own entry and say something else than it does.
///
/// Nobody knows what both were before, and so who changed what: what is here stays unless somebody
/// says otherwise.
enum Differing {
    static let filesID = "differing files"
    static let entriesID = "differing entries"

    static let keep = ImportQuestion.Option("keep", .keepYours)
    static let take = ImportQuestion.Option("take", .takeFile)
    static let newer = ImportQuestion.Option("newer", .takeLater)
}

extension ImportQuestion {
    /// Which of both counts; nil where there are no such rows.
    static func differing(_ id: ID, _ rows: [ImportRow], _ options: [Option]) -> ImportQuestion? {
        guard let first = rows.first else { return nil }
        return ImportQuestion(
            id: id, .differing(rows.count, title: first.title), options: options,
            preset: Differing.keep.id, rows: rows)
    }
}
