import Domain

/// The files that files of a source may be: those of the journal, and those that earlier sources of
/// the same import add.
struct FileShelf {
    private var books: [Book] = []
    /// What was not taken yet, and more that was: it is looked at once.
    private var places: [Likeness: [Int]] = [:]
    private var isTaken: [Bool] = []

    struct Book {
        /// Where it stands in the harvest; nil for a file of the journal.
        let place: Int?
        let name: String
        /// With the UID that it had at first.
        let content: [UInt8]
        let entry: Entry?
        /// The one that it had at first, before it got one that no other file has.
        let uid: String?
        /// Whether it is one of several that have that UID.
        var isShared = false
    }

    /// By what two files may be one. What is alike comes first for all files of a source, so that
    /// none takes what is another one's.
    enum Likeness: Hashable {
        case bytes([UInt8], name: String?)
        case entry(Entry, uid: String)
        case uid(String, EntryKind, name: String?)
        case wholeEntry(Entry)

        static let count = 6

        static func all(of book: Book) -> [Likeness] {
            let bytes: [Likeness] = [
                .bytes(book.content, name: book.name), .bytes(book.content, name: nil),
            ]
            guard let uid = book.uid, let entry = book.entry else { return bytes }
            return bytes + [
                .entry(entry, uid: uid), .uid(uid, entry.kind, name: book.name),
                .uid(uid, entry.kind, name: nil), .wholeEntry(entry),
            ]
        }
    }

    init(_ books: [Book]) {
        self.books = books.sorted { $0.name < $1.name }
    }

    mutating func append(_ book: Book) {
        books.append(book)
    }

    /// Forgets files that earlier sources added, by their places in the harvest.
    mutating func removeAll(where isGone: (Int) -> Bool) {
        books.removeAll { $0.place.map(isGone) ?? false }
    }

    /// What each file of a source is, by its place in the list; nil for one that is none of these.
    mutating func taken(by files: [Book]) -> [Book?] {
        isTaken = Array(repeating: false, count: books.count)
        places = [:]
        for place in books.indices.reversed() {
            for likeness in Likeness.all(of: books[place]) {
                places[likeness, default: []].append(place)
            }
        }
        var taken = files.map { _ in Book?.none }
        guard !books.isEmpty else { return taken }
        for pass in 0..<Likeness.count {
            for (index, file) in files.enumerated() where taken[index] == nil {
                let all = Likeness.all(of: file)
                guard pass < all.count else { continue }
                // A UID that several had may be another one by now.
                if case .wholeEntry = all[pass], !file.isShared { continue }
                taken[index] = take(all[pass])
            }
        }
        return taken
    }

    private mutating func take(_ likeness: Likeness) -> Book? {
        while let place = places[likeness]?.popLast() {
            guard !isTaken[place] else { continue }
            isTaken[place] = true
            return books[place]
        }
        return nil
    }
}
