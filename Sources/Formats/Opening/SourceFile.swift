package import Domain

/// A file to import from, on disk or inside an archive.
package struct SourceFile: Sendable {
    /// The name, with the folders inside the chosen folder or archive, such as `likes/films.csv`.
    package let name: String
    /// The size in bytes, or `nil` if it is unknown before reading.
    package let size: Int?
    /// The first bytes, up to `headLength`, by which formats are recognised.
    package let head: [UInt8]
    /// The name of the sheet that is read of a spreadsheet with several, or `nil` for other files.
    var sheet: String?
    /// The encoding that the person has chosen, or `nil` for the guessed one.
    private let chosen: TextEncoding?
    private let parsedHeading = Memo<TableHeading?>()
    private let guessedEncoding = Memo<GuessedEncoding>()
    private let laterLetters = Memo<Letters>()
    private let parsedKeys = Memo<JSONKeys?>()
    private let opening: @Sendable () throws(ImportError) -> any ByteStream

    package static let headLength = 64 << 10

    /// Text with letters beyond ASCII, and the encoding that it tells.
    struct Letters: Sendable {
        let text: [UInt8]
        let guess: GuessedEncoding
    }

    package init(
        name: String, size: Int?, head: [UInt8],
        open: @escaping @Sendable () throws(ImportError) -> any ByteStream
    ) {
        self.init(name: name, size: size, head: head, in: nil, open: open)
    }

    private init(
        name: String, size: Int?, head: [UInt8], in chosen: TextEncoding?,
        open: @escaping @Sendable () throws(ImportError) -> any ByteStream
    ) {
        self.name = name
        self.size = size
        self.head = head
        self.chosen = chosen
        opening = open
    }

    /// Whether there is nothing in the file but blanks and a byte-order mark.
    var isEmpty: Bool {
        head.count < Self.headLength
            && head.dropFirst(markLength).allSatisfy { [0x09, 0x0A, 0x0D, 0x20].contains($0) }
    }

    /// Returns the file with its text in an encoding.
    func reading(in encoding: TextEncoding) -> SourceFile {
        SourceFile(name: name, size: size, head: head, in: encoding, open: opening)
    }

    /// The encoding that the first letters beyond ASCII tell.
    var guess: GuessedEncoding {
        laterLetters.known?.guess ?? guessedEncoding { GuessedEncoding(of: head) }
    }

    /// The text by which the encoding was guessed.
    var letters: [UInt8] { laterLetters.known?.text ?? head }

    /// Whether only letters behind the head can tell the encoding.
    var isEncodingOpen: Bool {
        chosen == nil && head.count >= Self.headLength && laterLetters.known == nil
            && head.allSatisfy { (1..<0x80).contains($0) }
    }

    /// Returns the encoding that the first letters beyond ASCII tell, for the whole file from then on.
    func encoding(by letters: [UInt8]) -> TextEncoding {
        laterLetters {
            let guess = GuessedEncoding(of: letters)
            let isNamed = !TextEncoding.unnamed.contains(guess.encoding)
            return Letters(text: letters, guess: isNamed ? GuessedEncoding(.utf8) : guess)
        }.guess.encoding
    }

    var encoding: TextEncoding { chosen ?? guess.encoding }

    /// The length of the byte-order mark.
    var markLength: Int { head.starts(with: encoding.mark) ? encoding.mark.count : 0 }

    /// The heading, or `nil` if the file does not begin with a table. It is parsed once for all
    /// readers.
    var heading: TableHeading? { parsedHeading { TableHeading(of: self) } }

    /// The keys at the beginning, or `nil` if the file is not JSON. They are found once for all
    /// readers.
    var keys: JSONKeys? { parsedKeys { JSONKeys(of: self) } }

    /// Whether the name says that it is a watchlist, whose content is like any list's.
    var isWatchlist: Bool {
        name.split(separator: "/").last?.lowercased().contains("watchlist") ?? false
    }

    /// Opens a stream from the start of the file. Several can be open.
    package func open() throws(ImportError) -> any ByteStream {
        try opening()
    }
}

/// The bytes of a file, a piece at a time.
package protocol ByteStream: AnyObject {
    /// Returns the next piece, of at most some hundred kilobytes, or `nil` at the end.
    func next() throws(ImportError) -> [UInt8]?
}

extension SourceContents {
    /// Adds a source and the files that were read from it.
    mutating func addSource(_ name: String, _ files: [SourceFile]) {
        sources.append(.export(of: name, files: files.map(\.name).sorted()))
    }
}
