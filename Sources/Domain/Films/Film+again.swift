extension Film {
    /// Returns another viewing of this film, without feedback and notes, or `nil` for a film that
    /// is still to be seen.
    package func again(on day: CalendarDay?) -> Film? {
        if isWanted { return nil }
        var film = Film(
            title: title, watched: day, viewing: viewing.flatMap { $0 < .max ? $0 + 1 : nil },
            isRewatch: true, link: link)
        for field in FilmFields.ofWork { field.put(from: self, into: &film) }
        return film
    }
}
