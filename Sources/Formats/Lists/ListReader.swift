package import Domain

/// Reads the lists of films that are kept with a journal.
package struct ListReader: ReadsLists {
    package init() {}

    package func list(of file: ListFile) -> FilmList? {
        let source = SourceFile(file)
        guard let films = try? ListTable(source)?.films(), !films.isEmpty else { return nil }
        let head = ListHead(source)
        return FilmList(
            id: file.name, name: head?.name ?? file.title, notes: head?.notes ?? "",
            link: head?.link ?? "", films: films)
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
