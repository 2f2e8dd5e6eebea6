import Domain
import Foundation
import JournalFormat

/// An entry in Counterfoil's own JSON and CSV; see docs/interchange.md.
///
/// Fields are added but never change their meaning. Empty ones are left out.
struct EntryRecord: Codable, Equatable {
    /// The version of the format that is written.
    static let version = 1

    /// The name of the entry's file, or `nil` if it has none.
    var id: String?
    var film: FieldRecords<Film>?
    var trip: FieldRecords<Trip>?
    var pass: FieldRecords<Pass>?
    var claim: FieldRecords<Claim>?

    init(_ stored: StoredEntry) {
        id = stored.id.rawValue
        switch stored.entry {
        case .film(let film): self.film = FieldRecords(film)
        case .trip(let trip): self.trip = FieldRecords(trip)
        case .pass(let pass): self.pass = FieldRecords(pass)
        case .claim(let claim): self.claim = FieldRecords(claim)
        case nil: break
        }
    }

    func entry() throws(RowTrouble) -> Entry {
        if let film { return try film.entry() }
        if let trip { return try trip.entry() }
        if let pass { return try pass.entry() }
        if let claim { return try claim.entry() }
        throw .noEntry
    }

    fileprivate func row(at place: SourcePlace) -> ImportRow {
        if let film { return ImportRow(.film, at: place, title: film.text(.title).onOneLine) }
        if let trip {
            let title = Trip.nameInList(from: trip.text(.from), to: trip.text(.to))
            return ImportRow(.trip, at: place, title: title.onOneLine)
        }
        return ImportRow(nil, at: place, title: id ?? "")
    }
}

/// The version of one of Counterfoil's formats in a file.
enum FormatVersion {
    /// Throws an error for a newer version, whose additional content would be lost silently.
    ///
    /// - Parameter text: the digits of the version, or `nil` if the file has none.
    static func check(_ text: String?, of file: String) throws(ImportError) {
        guard let text, Int(text).map({ $0 > EntryRecord.version }) ?? true else { return }
        throw .unreadable(
            file: file,
            .newerVersion(String(text.prefix(20)), known: EntryRecord.version))
    }
}

/// Reads Counterfoil's own JSON.
struct OwnJSONReader: SourceReader {
    func recognises(_ file: SourceFile) -> Bool {
        let text = Self.beginning(of: file)
        return text.hasPrefix("{")
            && text.firstMatch(of: /"format"\s*:\s*"counterfoil"/) != nil
    }

    /// Returns the digits of the version, or `nil` if it is not before the entries.
    private static func version(of file: SourceFile) -> String? {
        beginning(of: file).firstMatch(of: /"version"\s*:\s*"?([0-9]+)/).map { String($0.1) }
    }

    private static func beginning(of file: SourceFile) -> String {
        let bytes = TextStream.beginning(of: file).drop(while: JSONScanner.isBlank)
        return String(decoding: bytes.prefix(4_096), as: UTF8.self)
    }

    func read(_ files: [SourceFile], into reading: SourceReading) throws(ImportError) {
        var records = OwnRecords()
        for file in files {
            try FormatVersion.check(Self.version(of: file), of: file.name)
            try JSONRows(file: file, key: "entries").read(
                as: EntryRecord.self, into: reading, shown: { $0.row(at: $1) }
            ) { record, place throws(RowTrouble) in
                records.add(
                    try record.entry(), called: record.id ?? "", at: place,
                    into: &reading.contents)
            }
        }
        reading.contents.add(records.all)
        reading.contents.addSource(ImportOrigin.counterfoil, files)
    }
}

/// Writes all data of the entries as JSON, one entry per line.
struct OwnJSONWriter: EntryWriter {
    private var isFirst = true

    func begin(to sink: Sink) throws {
        try sink(
            Array(
                "{\"format\":\"counterfoil\",\"version\":\(EntryRecord.version),\"entries\":[".utf8)
        )
    }

    mutating func write(_ stored: StoredEntry, to sink: Sink) throws -> Bool {
        guard stored.entry != nil else { return false }
        let entry = try JSONEncoder.ordered.encode(EntryRecord(stored))
        try sink(Array((isFirst ? "\n" : ",\n").utf8) + entry)
        isFirst = false
        return true
    }

    func end(to sink: Sink) throws {
        try sink(Array("\n]}\n".utf8))
    }
}

/// The entries of Counterfoil's own files, without duplicates.
struct OwnRecords {
    private(set) var all: [ImportRecord] = []
    private var names: Set<String> = []

    /// Adds an entry. It gets no import key, because it is restored as it was, and nothing in it
    /// should say that it was imported.
    ///
    /// - Parameters:
    ///   - id: the name of its file, which is unique, or empty if it has none.
    ///   - question: the question that it waits for.
    mutating func add(
        _ entry: Entry, called id: String, at place: SourcePlace,
        question: ImportQuestion.ID? = nil, into contents: inout SourceContents
    ) {
        guard id.isEmpty || names.insert(id).inserted else {
            contents.leaveOut(
                ImportRow(entry.kind, at: place, title: entry.nameInList),
                .sameEntry)
            return
        }
        var record = ImportRecord(
            place: place, entry: entry, source: ImportOrigin.counterfoil, key: "")
        record.id = EntryID(id).ownUID == nil ? nil : EntryID(id)
        record.question = question
        all.append(record)
    }
}
