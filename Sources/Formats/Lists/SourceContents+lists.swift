import Domain
import JournalFormat

extension SourceContents {
    /// Adds a file as a list, byte for byte if it is UTF-8, or leaves it out if it has no films or is too large.
    ///
    /// - Parameter films: the films by the person's mapping of the columns, or `nil` without one.
    ///   If the file alone is read otherwise, these films are written instead.
    mutating func addList(
        titled title: String, _ file: SourceFile, naming films: [ListedFilm]? = nil
    ) throws(ImportError) {
        let bytes = try file.wholeText(upTo: CalendarFile.largest)
        let kept = bytes.map { ListFile(name: ListFile.name(titled: title), content: $0) }
        let list = kept.flatMap { ListFormat().list(of: $0) }
        if let films, list?.films != films { return addList(titled: title, of: films, in: file) }
        guard let kept else { return leaveOut(file, .largeList) }
        guard let list else { return leaveOut(file, .noFilms) }
        add(list, in: kept, of: file)
    }

    private mutating func leaveOut(_ file: SourceFile, _ reason: RowReason) {
        leaveOut(file: file.name, reason)
    }

    /// Adds a list from another journal unchanged.
    mutating func addList(_ kept: ListFile, of file: SourceFile) {
        guard let list = ListFormat().list(of: kept) else { return }
        lists.append(
            ImportedList(
                place: SourcePlace(file: kept.name, archive: file.name), file: kept, list: list,
                isOfBackup: true))
    }

    /// Adds a new list of films that were read from a file by other columns than its own headings
    /// say.
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
    /// The file's name without folders and extension.
    var stem: String {
        let name = name.split(separator: "/").last ?? ""
        return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    }
}
