import Domain
import JournalFormat

extension SourceContents {
    /// Keeps a file as a list, byte for byte; false where it names no films, or is larger than any list.
    mutating func addList(titled title: String, _ file: SourceFile) throws(ImportError) -> Bool {
        guard let bytes = try file.whole(upTo: CalendarFile.largest) else { return false }
        let kept = ListFile(name: ListFile.name(titled: title), content: bytes)
        guard let list = ListReader().list(of: kept) else { return false }
        add(list, in: kept, of: file)
        return true
    }

    /// Keeps a list of another journal as it was there.
    mutating func addList(_ kept: ListFile, of file: SourceFile) {
        if let list = ListReader().list(of: kept) { add(list, in: kept, of: file) }
    }

    /// Keeps a file as a list of films, which are read of it otherwise than its columns would have it.
    mutating func addList(titled title: String, of films: [ListedFilm], in file: SourceFile) {
        let kept = ListFile(name: ListFile.name(titled: title), content: ListText.bytes(of: films))
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
