import Domain

/// Rows that come back under the name of their own entry and say something else than it does.
///
/// Nobody knows what both were before, and so who changed what: what is here stays unless somebody
/// says otherwise.
struct Differing {
    var files: [ImportRow] = []
    /// By their places in the contents.
    var records: [Int] = []

    static let filesID = "differing files"
    static let entriesID = "differing entries"

    static let keep = ImportQuestion.Option("keep", "Yours stays")
    static let take = ImportQuestion.Option("take", "Take what the file says")
    static let newer = ImportQuestion.Option("newer", "Take what was changed last")
}

extension ImportPlan {
    mutating func askForDiffering() {
        let records = differing.records.sorted().map { row($0) }
        ask(Differing.entriesID, records, [Differing.keep, Differing.take])
        ask(
            Differing.filesID, differing.files, [Differing.keep, Differing.take, Differing.newer])
    }

    private mutating func ask(
        _ id: String, _ rows: [ImportRow], _ options: [ImportQuestion.Option]
    ) {
        guard let first = rows.first else { return }
        let what =
            rows.count == 1
            ? "\(first.title) differs from the journal."
            : "\(rows.count) entries differ from the journal."
        questions.append(
            ImportQuestion(
                id: id, "\(what) Which counts?", options: options, preset: Differing.keep.id,
                rows: rows))
    }
}
