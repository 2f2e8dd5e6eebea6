package import Domain
import Synchronization

/// A file to import from, on disk or inside an archive.
package struct SourceFile: Sendable {
    /// The name, with the folders inside the chosen folder or archive, such as `likes/films.csv`.
    package let name: String
    /// The path, with that of its archive, by which files that lie together are found. Unlike the
    /// name, it does not depend on the other chosen files.
    let path: String
    /// The size in bytes, or `nil` if it is unknown before reading.
    package let size: Int?
    /// The first bytes, up to `headLength`, by which formats are recognised.
    package let head: [UInt8]
    /// The name of the sheet that is read of a spreadsheet with several, or `nil` for other files.
    var sheet: String?
    /// The encoding that the person has chosen, or `nil` for the guessed one.
    private var chosen: TextEncoding?
    private let parsedHeading = Memo<TableHeading?>()
    private let guessedEncoding = Memo<GuessedEncoding>()
    private let laterLetters = Memo<Letters>()
    private let parsedKeys = Memo<JSONKeys?>()
    /// Opens a stream from the start of the file. Several can be open.
    package let open: @Sendable () throws(ImportError) -> any ByteStream

    package static let headLength = 64 << 10

    /// Text with letters beyond ASCII, and the encoding that it tells.
    struct Letters: Sendable {
        let text: [UInt8]
        let guess: GuessedEncoding
    }

    package init(
        name: String, path: String? = nil, size: Int?, head: [UInt8],
        open: @escaping @Sendable () throws(ImportError) -> any ByteStream
    ) {
        self.name = name
        self.path = path ?? name
        self.size = size
        self.head = head
        self.open = open
    }

    /// Whether there is nothing in the file but blanks and a byte-order mark.
    var isEmpty: Bool {
        head.count < Self.headLength
            && head.dropFirst(markLength).allSatisfy { [0x09, 0x0A, 0x0D, 0x20].contains($0) }
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
}

/// The bytes of a file, a piece at a time.
package protocol ByteStream: AnyObject {
    /// Returns the next piece, of at most some hundred kilobytes, or `nil` at the end.
    func next() throws(ImportError) -> [UInt8]?
}

extension SourceContents {
    mutating func addSource(_ name: String, _ files: [SourceFile]) {
        sources.append(.export(of: name, files: files.map(\.name).sorted()))
    }
}

/// A value that is made once, on first use.
final class Memo<Value: Sendable>: Sendable {
    private let made = Mutex<Value?>(nil)

    /// The value, or `nil` if it was not made yet.
    var known: Value? { made.withLock(\.self) }

    func callAsFunction(_ make: () -> Value) -> Value {
        if let value = made.withLock({ $0 }) { return value }
        let value = make()
        return made.withLock { made in
            let first = made ?? value
            made = first
            return first
        }
    }
}

extension SourceFile {
    /// Returns the file in the encoding that the person has chosen for it.
    func decided(by answers: ImportAnswers) -> SourceFile {
        guard let chosen = answers[encodingQuestion].flatMap(TextEncoding.init),
            TextEncoding.unnamed.contains(chosen)
        else { return self }
        var file = SourceFile(name: name, path: path, size: size, head: head, open: open)
        file.chosen = chosen
        return file
    }

    private var encodingQuestion: ImportQuestion.ID { "encoding|\(name)" }

    /// Adds the encoding of a text that is not Unicode: as a question if it is doubtful, or else as
    /// a remark.
    func addEncoding(to contents: inout SourceContents) {
        guard TextEncoding.unnamed.contains(guess.encoding) else { return }
        guard guess.isDoubtful else {
            return contents.sources.append(.encoding(of: name, encoding.name))
        }
        let sample = sampleOfLetters
        let options = TextEncoding.unnamed.compactMap { encoding -> ImportQuestion.Option? in
            guard let converter = TextConverter(from: encoding) else { return nil }
            let text = String(decoding: converter.convert(sample, isLast: true), as: UTF8.self)
            guard converter.defects == 0 || encoding == guess.encoding else { return nil }
            return ImportQuestion.Option(encoding.rawValue, encoding.answer(text.onOneLine))
        }
        contents.questions.append(
            ImportQuestion(
                id: encodingQuestion, .encoding(file: name), options: options,
                preset: guess.encoding.rawValue, rows: []))
    }

    /// The first words with letters beyond ASCII, by which people tell which encoding is right.
    private var sampleOfLetters: [UInt8] {
        let words = letters.split { $0 <= UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
            .filter { $0.contains { $0 >= 0x80 } }
        return Array(words.prefix(3).map { $0.prefix(24) }.joined(separator: [UInt8.space]))
    }
}

extension TextEncoding {
    fileprivate func answer(_ sample: String) -> SourceAnswer {
        switch self {
        case .central: .central(sample)
        case .cyrillic: .cyrillic(sample)
        case .japanese: .japanese(sample)
        case .western, .utf8, .utf16Little, .utf16Big: .western(sample)
        }
    }
}

extension SourceFile {
    /// Returns all bytes of the file, or `nil` if there are more than the limit.
    func whole(upTo limit: Int) throws(ImportError) -> [UInt8]? {
        try open().whole(upTo: limit, expecting: size ?? 0)
    }

    /// Returns the file as UTF-8, unchanged if it is, or `nil` if there is more than the limit.
    func wholeText(upTo limit: Int) throws(ImportError) -> [UInt8]? {
        let text = try encoding == .utf8 ? open() : text()
        return try text.whole(upTo: limit, expecting: size ?? 0)
    }
}

extension ByteStream {
    /// Returns the first bytes of the rest.
    func head(upTo count: Int) throws(ImportError) -> [UInt8] {
        var head: [UInt8] = []
        while head.count < count, let piece = try next() { head += piece }
        return Array(head.prefix(count))
    }

    fileprivate func whole(upTo limit: Int, expecting size: Int) throws(ImportError) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(size, limit))
        while let piece = try next() {
            guard bytes.count + piece.count <= limit else { return nil }
            bytes += piece
        }
        return bytes
    }
}

/// An encoding of text that is recognised by its bytes.
enum TextEncoding: String, CaseIterable, Sendable {
    case utf8 = "utf-8"
    case utf16Little = "utf-16le"
    case utf16Big = "utf-16be"
    case western = "windows-1252"
    case central = "windows-1250"
    case cyrillic = "windows-1251"
    case japanese = "shift-jis"

    /// The encodings that a file does not name, in the order in which they are offered.
    static let unnamed: [TextEncoding] = [.western, .central, .cyrillic, .japanese]

    /// The name in the C library. Windows' characters beside those of Shift-JIS are included.
    var codeset: String { self == .japanese ? "CP932" : rawValue }

    /// The name for people.
    var name: String {
        switch self {
        case .utf8: "UTF-8"
        case .utf16Little, .utf16Big: "UTF-16"
        case .western: "Windows-1252"
        case .central: "Windows-1250"
        case .cyrillic: "Windows-1251"
        case .japanese: "Shift-JIS"
        }
    }

    /// The smallest number of bytes of a character.
    var unit: Int { self == .utf16Little || self == .utf16Big ? 2 : 1 }

    /// The byte-order mark, or empty for an encoding without one.
    var mark: [UInt8] {
        switch self {
        case .utf8: [0xEF, 0xBB, 0xBF]
        case .utf16Little: [0xFF, 0xFE]
        case .utf16Big: [0xFE, 0xFF]
        case .western, .central, .cyrillic, .japanese: []
        }
    }
}
