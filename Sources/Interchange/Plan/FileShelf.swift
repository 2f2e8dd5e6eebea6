import Domain

/// The files that files of a source may be: those of the journal, and those that earlier sources of
/// the same import add.
struct FileShelf {
    private(set) var books: [Book] = []
    private var byContent: [[UInt8]: [Int]] = [:]
    private var byUID: [String: [Int]] = [:]

    struct Book {
        /// Where it stands in the harvest; nil for a file of the journal.
        let place: Int?
        let name: String
        let content: [UInt8]
        let entry: Entry?
        /// Whether a file of the source at hand is this one already.
        var isTaken = false
    }

    init(_ found: [FoundEntries.File]) {
        for file in found.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
            let book = Book(
                place: nil, name: file.id.rawValue, content: file.content, entry: file.entry)
            append(book, uid: file.uid)
        }
    }

    mutating func append(_ book: Book, uid: String?) {
        byContent[book.content, default: []].append(books.count)
        if let uid { byUID[uid, default: []].append(books.count) }
        books.append(book)
    }

    /// Another source may hold what this one held.
    mutating func beginSource() {
        for place in books.indices { books[place].isTaken = false }
    }

    /// Takes the file that holds the same bytes; nil where there is none.
    mutating func takeSame(as file: HarvestedFile) -> Book? {
        take(byContent[file.content] ?? [], for: file)
    }

    /// Takes the file that is the same entry, whatever it says of it; nil where there is none.
    mutating func takeOther(than file: HarvestedFile) -> Book? {
        guard let uid = file.uid, let entry = file.entry else { return nil }
        let others = byUID[uid]?.filter { books[$0].entry?.kind == entry.kind } ?? []
        return take(others, for: file)
    }

    private mutating func take(_ places: [Int], for file: HarvestedFile) -> Book? {
        let free = places.filter { !books[$0].isTaken }
        let place =
            free.first { books[$0].name == file.name }
            ?? free.first { books[$0].entry == file.entry } ?? free.first
        guard let place else { return nil }
        books[place].isTaken = true
        return books[place]
    }
}
