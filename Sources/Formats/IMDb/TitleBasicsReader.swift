import Domain

/// Reads IMDb's table of all titles, `title.basics.tsv`, as facts about films of the journal.
struct TitleBasicsReader: SourceReader {
    func recognises(_ file: SourceFile) -> Bool {
        guard let heading = file.heading else { return false }
        return heading.separator == .tab
            && heading.has("tconst", "titletype") && heading.has("primarytitle", "startyear")
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
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
