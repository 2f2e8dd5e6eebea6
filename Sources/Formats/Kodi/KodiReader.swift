import Domain
import Files

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

    func read(_ files: [SourceFile], into reading: SourceReading) async throws(ImportError) {
        var films = ServiceFilms(of: Self.source, into: reading)
        var unwatched = UnwatchedFilms(reading.answers)
        var files = files
        var posters = KodiPosters(outOf: &files)
        for file in files {
            let known = films.records.count
            let count = try MarkupRows(file: file, container: Self.library).read(
                into: reading
            ) { element, place throws(RowTrouble) in
                switch element.name {
                case Self.film:
                    guard let film = unwatched.sorted(try element.film(), at: place) else { break }
                    try films.add(film, at: place)
                case "tvshow": reading.contents.leaveOut(element.row(at: place), .series)
                case "episodedetails": reading.contents.leaveOut(element.row(at: place), .episode)
                case "musicvideo": reading.contents.leaveOut(element.row(at: place), .musicVideo)
                // The rest of a library is about files and people.
                default: break
                }
            }
            if let destination, count == 1, films.records.count > known,
                MarkupElements.root(of: file) == Self.film, let poster = posters.take(for: file)
            {
                try await keep(poster, in: destination, forLastOf: &films, into: reading)
            }
        }
        for name in posters.unused.sorted() {
            reading.contents.leaveOut(file: name, .pictureOfNoFilm)
        }
        reading.contents.add(films.records)
        unwatched.resolve(of: files, into: &reading.contents)
        reading.contents.addSource(Self.source, files)
    }

    private func keep(
        _ poster: SourceFile, in destination: TicketDestination,
        forLastOf films: inout ServiceFilms, into reading: SourceReading
    ) async throws(ImportError) {
        if Task.isCancelled { throw .cancelled }
        // A damaged picture is no reason to import nothing.
        guard let bytes = try? poster.whole(upTo: TicketFile.largest),
            await destination.canShow(bytes)
        else { return reading.contents.leaveOut(file: poster.name, .noPicture) }
        films.changeLast { film in
            let picture = ImportedTicket(of: film, poster, holding: bytes, in: destination)
            film.picture = picture.placeholder
            reading.contents.tickets.append(picture)
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

extension MarkupElements.Element {
    /// Returns the row of an element that is not a film.
    func row(at place: SourcePlace) -> ImportRow { ImportRow(nil, at: place, title: self["title"]) }

    /// Returns a film of Kodi's, with the day on which it was last played.
    func film() throws(RowTrouble) -> ServiceFilm {
        let title = self["title"]
        let original = self["originaltitle"]
        let plays = Int(self["playcount"]) ?? 0
        let isSeen = plays > 0 || self["watched"] == "true"
        let date = self["year"].isEmpty ? self["premiered"] : self["year"]
        var film = Film(
            title: title, year: FilmCells.year(ofDate: date),
            originalTitle: original == title ? "" : original, directors: list("director"),
            cast: list("actor"),
            runningTime: FilmCells.minutes(String(self["runtime"].prefix(while: \.isNumber))),
            genres: list("genre"), countries: list("country"),
            link: FilmCells.link(imdb: imdb, tmdb: id(of: "tmdb")))
        if isSeen {
            film.watched = try lastPlayed()
            film.count(viewings: plays)
        }
        return ServiceFilm(
            film: film, state: isSeen ? .seen : .unseen, id: key, rating: userRating,
            isLastViewing: true)
    }

    private func lastPlayed() throws(RowTrouble) -> CalendarDay? {
        let text = self["lastplayed"]
        switch DayText(text) {
        case .blank: return nil
        // An unknown day is the beginning of a computer's calendar.
        case .day(let day): return day.year < 2_000 ? nil : day
        case .open, .unreadable: throw .noDate(text)
        }
    }

    private var userRating: OriginalRating? {
        guard let value = values.first(where: { $0.name == "userrating" }),
            let number = FilmCells.number(value.text)
        else { return nil }
        return OriginalRating(number, of: FilmCells.number(value.attributes["max"] ?? "") ?? 10)
    }

    private func id(of service: String) -> String {
        values.first { $0.name == "uniqueid" && $0.attributes["type"] == service }?
            .text.onOneLine ?? ""
    }

    /// The number at IMDb, or empty. Old files have it without the service's name.
    private var imdb: String { id(of: "imdb").imdbNumber ?? self["id"].imdbNumber ?? "" }

    private var key: String {
        let tmdb = id(of: "tmdb")
        return imdb.isEmpty ? tmdb.isEmpty ? "" : "tmdb:\(tmdb)" : imdb
    }
}

/// The posters beside the `.nfo` files of films, under the names that Kodi gives them.
struct KodiPosters {
    private var posters: [Place: SourceFile] = [:]
    /// The names of the posters that no film has taken.
    private(set) var unused: Set<String> = []
    /// The number of other files of each folder.
    private var others: [String: Int] = [:]

    private static let suffix = "-poster"
    /// The names of a poster of the only film of a folder, the best one first.
    private static let names = ["poster", "folder"]

    /// The folder of a file, and its name without its extension, in lower case.
    private struct Place: Hashable {
        let folder: String
        var name: String

        init(_ file: SourceFile) {
            let name = file.path.split(separator: "/").last?.lowercased() ?? ""
            folder = file.path.folderOfPath
            self.name = String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
        }
    }

    /// Takes the posters out of files, so that the others are left.
    init(outOf files: inout [SourceFile]) {
        var rest: [SourceFile] = []
        for file in files {
            if Self.isPoster(file) {
                posters[Place(file)] = file
                unused.insert(file.name)
            } else {
                others[Place(file).folder, default: 0] += 1
                rest.append(file)
            }
        }
        files = rest
    }

    /// Whether a file is a picture of a bounded size with the name of a poster.
    static func isPoster(_ file: SourceFile) -> Bool {
        let name = Place(file).name
        return (names.contains(name) || name.hasSuffix(suffix))
            && PictureFormat(of: file.head) != nil && file.size ?? 0 <= TicketFile.largest
    }

    /// Takes the poster of the only film in a `.nfo` file, or returns `nil` if it has none.
    mutating func take(for file: SourceFile) -> SourceFile? {
        var place = Place(file)
        let isAlone = others[place.folder] == 1
        let names = [place.name + Self.suffix] + (isAlone ? Self.names : [])
        for name in names {
            place.name = name
            guard let poster = posters[place] else { continue }
            unused.remove(poster.name)
            return poster
        }
        return nil
    }
}

extension ImportedTicket {
    /// A poster that is stored as the picture of a film. If the file has other bytes by then, they
    /// have to be a picture of the same format that can be shown.
    ///
    /// - Parameter bytes: the bytes of the poster, which can be shown.
    init(
        of film: Film, _ poster: SourceFile, holding bytes: [UInt8],
        in destination: TicketDestination
    ) {
        let shown = Fingerprint(of: bytes).value
        let format = PictureFormat(of: bytes)
        self.init(
            .copy(of: poster.name), in: destination.folder,
            as: film.nameOfTicket(endingIn: format?.fileExtension ?? "")
        ) { () async throws(ImportError) in
            guard let now = try poster.whole(upTo: TicketFile.largest) else { return nil }
            if Fingerprint(of: now).value == shown { return now }
            guard PictureFormat(of: now) == format, await destination.canShow(now) else {
                throw .unreadable(file: poster.name, .changing)
            }
            return now
        }
    }
}
