extension FilmList {
    public func renamed(_ name: String) -> FilmList { changed(name: name, films: films) }

    /// Returns the list with more films at its end, except those that it has already.
    public func adding(_ more: [ListedFilm]) -> FilmList {
        var known = Set(films.map(\.key))
        return changed(films: films + more.filter { known.insert($0.key).inserted })
    }

    /// Returns the list without the film at an index.
    public func removing(at index: Int) -> FilmList {
        guard films.indices.contains(index) else { return self }
        var films = films
        films.remove(at: index)
        return changed(films: films)
    }

    /// Returns the list with a film moved before the one that is now at another index, or to the
    /// end.
    public func moving(from index: Int, before place: Int) -> FilmList {
        guard films.indices.contains(index), (0...films.count).contains(place) else { return self }
        var films = films
        let film = films.remove(at: index)
        films.insert(film, at: place > index ? place - 1 : place)
        return changed(films: films)
    }

    /// Whether the list has a film.
    public func has(_ film: ListedFilm) -> Bool { films.contains { $0.key == film.key } }

    private func changed(name: String? = nil, films: [ListedFilm]) -> FilmList {
        FilmList(
            id: id, name: name ?? self.name, notes: notes, link: link, films: films, date: date,
            tags: tags)
    }
}

extension ListedFilm {
    /// The key that films of the same title and year share.
    fileprivate var key: [String] { [WholeText.key(of: title), year.map(String.init) ?? ""] }
}
