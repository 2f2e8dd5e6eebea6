import Domain

/// Reads the ratings and lists that IMDb exports, in all of their generations.
struct IMDbReader: SourceReader {
    static let source = "IMDb"

    func recognises(_ file: SourceFile) -> Bool {
        guard let heading = file.heading else { return false }
        return heading.has("const", "title") && heading.has("title type")
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) throws(ImportError) {
        var titles = IMDbTitles(answers: answers)
        // Ratings come first, because a list says less about the same title.
        let tables = files.compactMap { Table($0) }
        let ratings = tables.filter { !$0.heading.has("position") }
        for table in ratings + tables.filter({ $0.heading.has("position") }) {
            try titles.read(table, into: &contents, progress: progress)
        }
        contents.questions += titles.questions
        contents.add(titles.records)
        contents.addSource(Self.source, files)
    }
}
