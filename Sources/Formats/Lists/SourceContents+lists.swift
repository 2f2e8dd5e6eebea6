import Domain
import JournalFormat

extension SourceContents {
    /// Keeps a file as a list, byte for byte, or leaves it out where it names no films, or is larger than
    /// any list.
    ///
    /// - Parameter films: by what was said of its columns; where the file by itself names others, these
    ///   are kept. Nil where nothing was said.
    mutating func addList(
        titled title: String, _ file: SourceFile, naming films: [ListedFilm]? = nil
    ) throws(ImportError) {
        let bytes = try file.whole(upTo: CalendarFile.largest)
        let kept = bytes.map { ListFile(name: ListFile.name(titled: title), content: $0) }
        let list = kept.flatMap { ListReader().list(of: $0) }
        if let films, list?.films != films { return addList(titled: title, of: films, in: file) }
        guard let kept else { return leaveOut(file, .largeList) }
        guard let list else { return leaveOut(file, .noFilms) }
        add(list, in: kept, of: file)
    }

    private mutating func leaveOut(_ file: SourceFile, _ reason: RowReason) {
        leaveOut(ImportRow(nil, at: SourcePlace(file: file.name), title: file.name), reason)
    }

    /// Keeps a list of another journal as it was there.
    mutating func addList(_ kept: ListFile, of file: SourceFile) {
        guard let list = ListReader().list(of: kept) else { return }
        lists.append(
            ImportedList(
                place: SourcePlace(file: kept.name, archive: file.name), file: kept, list: list,
                isOfBackup: true))
    }

    /// Keeps a file as a list of films, which are read of it otherwise than its columns would have it.
    mutating func addList(titled title: String, of films: [ListedFilm], in file: SourceFile) {
        let kept = ListFile(name: ListFile.name(titled: title), content: ListText.bytes(of: films))
        guard !films.isEmpty else { return leaveOut(file, .noFilms) }
        guard kept.content.count <= CalendarFile.largest else { return leaveOut(file, .largeList) }
        add(FilmList(id: kept.name, name: title, films: films), in: kept, of: file)
    }

    private mutating func add(_ list: FilmList, in kept: ListFile, of file: SourceFile) {
        lists.append(ImportedList(place: SourcePlace(file: file.name), file: kept, list: list))
    }
}

extension SourceFile {
    /// Its name without folders and without what its format is called by.
    var stem: String {
        let name = name.split(separator: "/").last ?? ""
        return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    }
}
