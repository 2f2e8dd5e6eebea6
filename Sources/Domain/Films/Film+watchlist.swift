extension FindsFilms {
    /// Returns the films that are still to be seen with a title, and with a year if both have one.
    public func wanted(_ title: String, year: Int?) async -> [EntrySummary] {
        await films(titled: [title]).values.flatMap(\.self).filter { film in
            film.isWanted && (year == nil || film.filmYear == nil || film.filmYear == year)
        }
    }
}

extension Film {
    /// Returns a film that was still to be seen as it was watched: with the facts of the viewing,
    /// completed by its own.
    public func watched(as viewing: Film) -> Film {
        var film = viewing
        film.title = title
        let blank = Film(title: "")
        for field in FilmFields.ofWork where field.isSame(film, blank) {
            field.put(from: self, into: &film)
        }
        film.year = year ?? viewing.year
        for path in [\Film.place, \.link] where film[keyPath: path].isEmpty {
            film[keyPath: path] = self[keyPath: path]
        }
        film.tags = tags + viewing.tags.filter { !tags.contains($0) }
        film.notes =
            [notes, viewing.notes].filter { !$0.isEmpty }.joined(separator: "\n\n")
        film.feedbackGiven = feedbackGiven + viewing.feedbackGiven
        if viewing.feedbackGiven.isEmpty { film.scale = scale }
        film.viewing = viewing.viewing ?? self.viewing
        film.isRewatch = isRewatch || viewing.isRewatch
        film.rating = viewing.rating ?? rating
        film.ratingOfOthers = viewing.ratingOfOthers ?? ratingOfOthers
        film.imports = imports + viewing.imports
        return film
    }
}
