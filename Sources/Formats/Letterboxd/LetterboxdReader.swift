import Domain

/// Reads Letterboxd's exports, and the tables that it imports.
struct LetterboxdReader: SourceReader {
    static let source = "Letterboxd"

    /// The order of reading. Kinds that others are joined to come first.
    private static let order: [LetterboxdKind] = [
        .diary, .importFormat, .reviews, .ratings, .watched, .likes, .watchlist, .unnamed,
    ]

    func recognises(_ file: SourceFile) -> Bool {
        LetterboxdKind(file) != nil
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) throws(ImportError) {
        let records = LetterboxdRecords()
        let diary = LetterboxdDiary(records: records, answers: answers)
        let reviews = LetterboxdReviews(records: records, answers: answers)
        var films = LetterboxdFilmTables(records: records, answers: answers)
        let kinds = files.map { (file: $0, kind: LetterboxdKind($0)) }
        for kind in Self.order {
            for table in kinds.filter({ $0.kind == kind }).compactMap({ Table($0.file) }) {
                switch kind {
                case .diary: try diary.read(table, .export, into: &contents, progress: progress)
                case .importFormat:
                    try diary.read(table, .imported, into: &contents, progress: progress)
                case .reviews: try reviews.read(table, into: &contents, progress: progress)
                default: try films.read(table, kind, into: &contents, progress: progress)
                }
            }
        }
        films.join(into: &contents)
        for (file, kind) in kinds {
            if case .list = kind {
                try LetterboxdList.read(file, into: &contents)
            } else if case .leftOut(let reason) = kind {
                let place = SourcePlace(file: file.name)
                contents.leaveOut(ImportRow(nil, at: place, title: file.name), reason)
            }
        }
        contents.add(records.all)
        contents.addSource(Self.source, files)
    }
}
