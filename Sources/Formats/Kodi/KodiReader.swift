import Domain

/// Reads Kodi's library: a `videodb.xml`, or a `.nfo` file for each film.
struct KodiReader: SourceReader {
    static let source = "Kodi"

    private static let library = "videodb"
    /// The names of the outermost elements of `.nfo` files.
    private static let items: Set<String> = ["movie", "tvshow", "episodedetails", "musicvideo"]

    func recognises(_ file: SourceFile) -> Bool {
        guard let root = MarkupElements.root(of: file) else { return false }
        return root == Self.library || Self.items.contains(root)
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) throws(ImportError) {
        var films = ServiceFilms(of: Self.source)
        var unwatched = UnwatchedFilms(answers)
        for file in files {
            try MarkupRows(file: file, container: Self.library).read(
                into: &contents, progress: progress
            ) { element, place, contents throws(RowTrouble) in
                switch element.name {
                case "movie":
                    if let film = unwatched.sorted(try element.film(), at: place) {
                        try films.add(film, at: place, into: &contents)
                    }
                case "tvshow": contents.leaveOut(element.row(at: place), .series)
                case "episodedetails": contents.leaveOut(element.row(at: place), .episode)
                case "musicvideo": contents.leaveOut(element.row(at: place), .musicVideo)
                // The rest of a library is about files and people.
                default: break
                }
            }
        }
        contents.add(films.records)
        unwatched.resolve(of: files, into: &contents)
        contents.addSource(Self.source, files)
    }
}
