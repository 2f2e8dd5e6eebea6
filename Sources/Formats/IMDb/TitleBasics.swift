import Domain

/// IMDb's table of all titles. It has millions of rows, of which those about sought films are kept.
struct TitleBasics {
    let file: SourceFile
    let heading: TableHeading

    /// The number of rows between two looks at the task and the progress.
    private static let batch = 4_096

    @concurrent
    func contents(
        about films: SoughtFilms,
        _ progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) -> SourceContents {
        let meter = ReadingMeter(progress)
        return try rows(about: films) { meter.add($0) }
    }

    /// Returns the rows about films.
    ///
    /// - Parameter progress: is called now and then with the number of rows since the last call.
    func rows(
        about films: SoughtFilms, progress: (Int) -> Void
    ) throws(ImportError) -> SourceContents {
        let lines = LineStream(try TextStream(of: file))
        var rows = TitleRows(about: films, of: file.name, below: heading)
        var told = 0
        while let line = try lines.next() {
            rows.skip(to: lines.skipped)
            rows.read(lines[line])
            guard rows.count - told >= Self.batch else { continue }
            if Task.isCancelled { throw .cancelled }
            progress(rows.count - told)
            told = rows.count
            let kept = rows.contents.records.count + rows.contents.unreadable.count
            try SourceContents.check(kept, of: file.name)
        }
        rows.skip(to: lines.skipped)
        return rows.contents
    }
}

/// Reads IMDb's table of all titles, `title.basics.tsv`, as facts about films of the journal.
struct TitleBasicsReader: SourceReader {
    func recognises(_ file: SourceFile) -> Bool {
        guard let heading = file.heading else { return false }
        return heading.separator == .tab
            && heading.has("tconst", "titletype") && heading.has("primarytitle", "startyear")
    }

    func read(
        _ files: [SourceFile], answers: ImportAnswers, into contents: inout SourceContents,
        progress: (Int) -> Void
    ) {
        for file in files {
            guard let heading = file.heading else { continue }
            let titles = TitleBasics(file: file, heading: heading)
            contents.catalogues.append(
                FilmCatalogue { films, progress throws(ImportError) in
                    try await titles.contents(about: films, progress)
                })
        }
        contents.addSource(IMDbReader.source, files)
    }
}
