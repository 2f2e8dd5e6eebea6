import Domain

extension MarkupElements.Element {
    /// Returns the row of an element that is not a film.
    func row(at place: SourcePlace) -> ImportRow {
        ImportRow(nil, at: place, title: self["title"])
    }

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
    private var imdb: String {
        id(of: "imdb").imdbNumber ?? self["id"].imdbNumber ?? ""
    }

    private var key: String {
        let tmdb = id(of: "tmdb")
        return imdb.isEmpty ? tmdb.isEmpty ? "" : "tmdb:\(tmdb)" : imdb
    }
}
