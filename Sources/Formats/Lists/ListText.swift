import Domain

/// Writes the films of a list as Letterboxd's table.
enum ListText {
    static func bytes(of films: [ListedFilm]) -> [UInt8] {
        let heading = TableText.row(["Position", "Name", "Year", "URL", "Description"])
        return films.enumerated().reduce(into: heading) { bytes, next in
            let (place, film) = next
            bytes += TableText.row(
                [
                    String(place + 1), film.title, film.year.map(String.init) ?? "", film.link,
                    film.notes,
                ])
        }
    }
}
