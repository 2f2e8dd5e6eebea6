import Domain

/// Writes lists as Letterboxd's tables.
enum ListText {
    /// The first line, by which Letterboxd knows its lists.
    private static let mark = ["Letterboxd", "list", "export", "v7"]

    /// Returns the table of a list, with one about the list above its films.
    static func bytes(of list: FilmList) -> [UInt8] {
        [
            TableText.plainRow([mark.joined(separator: " ")]),
            TableText.plainRow(["Date", "Name", "Tags", "URL", "Description"]),
            TableText.plainRow([list.date, list.name, list.tags, list.link, list.notes]),
            Array("\r\n".utf8), bytes(of: list.films),
        ].reduce([], +)
    }

    static func bytes(of films: [ListedFilm]) -> [UInt8] {
        let heading = TableText.plainRow(["Position", "Name", "Year", "URL", "Description"])
        return films.enumerated().reduce(into: heading) { bytes, next in
            let (place, film) = next
            bytes += TableText.plainRow(
                [
                    String(place + 1), film.title, film.year.map(String.init) ?? "", film.link,
                    film.notes,
                ])
        }
    }
}
