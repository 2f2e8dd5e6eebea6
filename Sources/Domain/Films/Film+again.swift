extension Film {
    /// Returns another viewing of this film, without feedback and notes, or `nil` for a film that
    /// is still to be seen.
    package func again(on day: CalendarDay?) -> Film? {
        if isWanted { return nil }
        return Film(
            title: title, year: year, originalTitle: originalTitle, directors: directors,
            runningTime: runningTime, genres: genres, countries: countries, languages: languages,
            watched: day, viewing: viewing.flatMap { $0 < .max ? $0 + 1 : nil }, isRewatch: true,
            link: link)
    }
}
