import Domain

/// Reads what Letterboxd exports, and what it imports.
struct LetterboxdReader: SourceReader {
    static let source = "Letterboxd"

    /// What others join comes first.
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
        var films = LetterboxdFilms(answers: answers)
        let kinds = files.map { (file: $0, kind: LetterboxdKind($0)) }
        var done = 0
        for kind in Self.order {
            for table in kinds.filter({ $0.kind == kind }).compactMap({ Table($0.file) }) {
                var rows = 0
                try films.read(table, kind, into: &contents) {
                    rows = $0
                    progress(done + $0)
                }
                done += rows
            }
        }
        films.settle(into: &contents)
        for (file, kind) in kinds {
            if case .list = kind {
                try LetterboxdList(file)?.read(into: &contents)
            } else if case .leftOut(let reason) = kind {
                let place = SourcePlace(file: file.name)
                contents.leaveOut(ImportRow(nil, at: place, title: file.name), reason)
            }
        }
        contents.add(films.records)
        contents.sources.append(
            "\(Self.source): \(files.map(\.name).sorted().joined(separator: ", "))")
    }
}

extension LetterboxdFilms {
    fileprivate mutating func read(
        _ table: Table, _ kind: LetterboxdKind, into contents: inout SourceContents,
        progress: (Int) -> Void
    ) throws(ImportError) {
        switch kind {
        case .diary: try readViewings(table, .export, into: &contents, progress: progress)
        case .importFormat: try readViewings(table, .imported, into: &contents, progress: progress)
        case .reviews: try readReviews(table, into: &contents, progress: progress)
        default: try collect(table, kind, into: &contents, progress: progress)
        }
    }
}
