import Domain

/// Reads Kodi's library: a `videodb.xml`, or a `.nfo` file for each film, which may have a poster
/// beside it.
struct KodiReader: SourceReader {
    static let source = "Kodi"

    private static let library = "videodb"
    private static let film = "movie"
    /// The names of the outermost elements of `.nfo` files.
    private static let items: Set<String> = [film, "tvshow", "episodedetails", "musicvideo"]

    private let destination: TicketDestination?

    /// - Parameter destination: the folder for pictures, or `nil` if they are not kept.
    init(keptIn destination: TicketDestination? = nil) {
        self.destination = destination
    }

    func accompanies(_ file: SourceFile) -> Bool {
        destination != nil && KodiPosters.isPoster(file)
    }

    func recognises(_ file: SourceFile) -> Bool {
        guard let root = MarkupElements.root(of: file) else { return false }
        return root == Self.library || Self.items.contains(root)
    }

    func read(
        _ files: [SourceFile], answers: ImportAnswers, into contents: inout SourceContents,
        progress: (Int) -> Void
    ) async throws(ImportError) {
        var films = ServiceFilms(of: Self.source)
        var unwatched = UnwatchedFilms(answers)
        var files = files
        var posters = KodiPosters(outOf: &files)
        for file in files {
            let known = films.records.count
            let count = try MarkupRows(file: file, container: Self.library).read(
                into: &contents, progress: progress
            ) { element, place, contents throws(RowTrouble) in
                switch element.name {
                case Self.film:
                    guard let film = unwatched.sorted(try element.film(), at: place) else { break }
                    try films.add(film, at: place, into: &contents)
                case "tvshow": contents.leaveOut(element.row(at: place), .series)
                case "episodedetails": contents.leaveOut(element.row(at: place), .episode)
                case "musicvideo": contents.leaveOut(element.row(at: place), .musicVideo)
                // The rest of a library is about files and people.
                default: break
                }
            }
            if let destination, count == 1, films.records.count > known,
                MarkupElements.root(of: file) == Self.film, let poster = posters.take(for: file)
            {
                try await keep(poster, in: destination, forLastOf: &films, into: &contents)
            }
        }
        for name in posters.unused.sorted() {
            contents.leaveOut(file: name, .pictureOfNoFilm)
        }
        contents.add(films.records)
        unwatched.resolve(of: files, into: &contents)
        contents.addSource(Self.source, files)
    }

    private func keep(
        _ poster: SourceFile, in destination: TicketDestination,
        forLastOf films: inout ServiceFilms, into contents: inout SourceContents
    ) async throws(ImportError) {
        if Task.isCancelled { throw .cancelled }
        // A damaged picture is no reason to import nothing.
        guard let bytes = try? poster.whole(upTo: TicketFile.largest),
            await destination.canShow(bytes)
        else { return contents.leaveOut(file: poster.name, .noPicture) }
        films.changeLast { film in
            let picture = ImportedTicket(of: film, poster, holding: bytes, in: destination)
            film.picture = picture.placeholder
            contents.tickets.append(picture)
        }
    }
}

/// The films of a library that were not watched. A question asks what becomes of them, because
/// they are neither viewings nor a list that the person made.
struct UnwatchedFilms {
    static let question = "kodi.unwatched"

    private enum Answer: String {
        case leave, list, wanted
    }

    private var unwatched: RowsQuestion<Answer>
    private var listed: [ListedFilm] = []

    init(_ answers: ImportAnswers) {
        unwatched = RowsQuestion(
            Self.question, .unwatched(service: KodiReader.source),
            options: [
                (.leave, .leaveThemOut), (.list, .keepAsList), (.wanted, .addToWatchlist),
            ], preset: .leave, answers: answers)
    }

    /// Returns a film as it is to be added, or `nil` if it belongs to the list.
    mutating func sorted(_ one: ServiceFilm, at place: SourcePlace) -> ServiceFilm? {
        if one.isSeen { return one }
        unwatched.add(ImportRow(.film, at: place, title: one.film.nameInList))
        switch unwatched.answer {
        case .leave, nil: return one
        case .wanted:
            var one = one
            one.state = .wanted
            return one
        case .list:
            let film = one.film
            listed.append(ListedFilm(title: film.title, year: film.year, link: film.link))
            return nil
        }
    }

    /// Adds the question and the list.
    func resolve(of files: [SourceFile], into contents: inout SourceContents) {
        if let question = unwatched.asked { contents.questions.append(question) }
        if let file = files.first, !listed.isEmpty {
            contents.addList(titled: KodiReader.source, of: listed, in: file)
        }
    }
}
