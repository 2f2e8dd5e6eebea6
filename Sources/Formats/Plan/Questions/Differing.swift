import Domain

/// The questions about rows that differ from their own entries.
///
/// Without a common base it is unknown which side changed. The journal's values are kept unless the
/// user chooses otherwise.
enum Differing {
    static let filesID = "differing files"
    static let entriesID = "differing entries"

    static let keep = ImportQuestion.Option("keep", .keepYours)
    static let take = ImportQuestion.Option("take", .takeFile)
    static let newer = ImportQuestion.Option("newer", .takeLater)
}

extension ImportQuestion {
    /// Returns the question which side counts, or `nil` if there are no such rows.
    static func differing(
        _ id: ID, _ rows: [ImportRow], _ options: [Option], likely: [LikelyEntry?] = []
    ) -> ImportQuestion? {
        guard let first = rows.first else { return nil }
        return ImportQuestion(
            id: id, .differing(rows.count, title: first.title), options: options,
            preset: Differing.keep.id, rows: rows, likely: likely)
    }
}
