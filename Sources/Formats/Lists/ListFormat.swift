package import Domain
package import Foundation

/// Reads and writes the lists of films that are kept with a journal.
package struct ListFormat: ReadsLists, WritesLists {
    package init() {}

    package func list(of file: ListFile) -> FilmList? {
        let source = SourceFile(file)
        let head = ListHead(source)
        let films = (try? ListTable(source)?.films()) ?? []
        guard !films.isEmpty || head != nil && ListTable.isBegun(in: source) else { return nil }
        return FilmList(
            id: file.name, name: head?.name ?? file.title, notes: head?.notes ?? "",
            link: head?.link ?? "", films: films, date: head?.date ?? "", tags: head?.tags ?? "")
    }

    package func file(of list: FilmList, named name: String) -> ListFile {
        ListFile(name: name, content: ListText.bytes(of: list))
    }

    package func save(_ file: ListFile, to target: URL) throws(ExportError) {
        do throws(TargetTrouble) {
            let exported = try ExportedFile(target)
            try exported.append(file.content)
            try exported.finish()
        } catch {
            throw .file(path: target.path(percentEncoded: false), error)
        }
    }
}

extension SourceFile {
    /// Makes a source from a list in memory.
    init(_ file: ListFile) {
        self.init(
            name: file.name, size: file.content.count,
            head: Array(file.content.prefix(Self.headLength))
        ) { SingleStream(file.content) }
    }
}

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
