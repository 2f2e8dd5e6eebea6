public import Domain

/// Reads lists whose lines are films such as `Gilda 1946`.
public struct LinesOfFilms: ReadsLists {
    public init() {}

    public func list(of file: ListFile) -> FilmList? {
        guard !file.content.isEmpty else { return nil }
        let lines = String(decoding: file.content, as: UTF8.self).split(separator: "\n")
        return FilmList(
            id: file.name, name: file.title,
            films: lines.map { line in
                let parts = line.split(separator: " ")
                return ListedFilm(
                    title: String(parts[0]), year: parts.count > 1 ? Int(parts[1]) : nil)
            })
    }
}
