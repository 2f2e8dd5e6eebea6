public import Domain
public import Foundation

/// Reads and writes lists whose lines are films such as `Gilda 1946`. A first line that begins with
/// `#` is the name.
public struct LinesOfFilms: ReadsLists, WritesLists {
    public init() {}

    public func list(of file: ListFile) -> FilmList? {
        guard !file.content.isEmpty else { return nil }
        let lines = String(decoding: file.content, as: UTF8.self).split(separator: "\n")
        let name = lines.first.flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil }
        return FilmList(
            id: file.name, name: name ?? file.title,
            films: lines.dropFirst(name == nil ? 0 : 1).map { line in
                let parts = line.split(separator: " ")
                return ListedFilm(
                    title: String(parts[0]), year: parts.count > 1 ? Int(parts[1]) : nil)
            })
    }

    public func file(of list: FilmList, named name: String) -> ListFile {
        let films = list.films.map { film in
            film.year.map { "\(film.title) \($0)" } ?? film.title
        }
        return ListFile(
            name: name, content: Array((["#" + list.name] + films).joined(separator: "\n").utf8))
    }

    public func save(_ file: ListFile, to target: URL) throws(ExportError) {
        do {
            try Data(file.content).write(to: target)
        } catch {
            throw .file(path: target.path(percentEncoded: false), .noFile)
        }
    }
}
