import Domain
import Foundation

/// IMDb's table of all titles. It has millions of rows, of which those about sought films are kept.
struct TitleBasics {
    let file: SourceFile
    let heading: TableHeading

    /// The number of rows between two looks at the task and the progress.
    private static let batch = 4_096

    @concurrent
    func contents(
        about films: SoughtFilms,
        _ progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
    ) async throws(ImportError) -> SourceContents {
        let meter = ReadingMeter(progress)
        return try rows(about: films) { meter.add($0) }
    }

    /// Returns the rows about films.
    ///
    /// - Parameter progress: is called now and then with the number of rows since the last call.
    func rows(
        about films: SoughtFilms, progress: (Int) -> Void
    ) throws(ImportError) -> SourceContents {
        let lines = LineStream(try file.text())
        var rows = TitleRows(about: films, of: file.name, below: heading)
        var told = 0
        while let line = try lines.next() {
            rows.skip(to: lines.skipped)
            rows.read(lines[line])
            guard rows.count - told >= Self.batch else { continue }
            if Task.isCancelled { throw .cancelled }
            progress(rows.count - told)
            told = rows.count
            let kept = rows.contents.records.count + rows.contents.unreadable.count
            try SourceContents.check(kept, of: file.name)
        }
        rows.skip(to: lines.skipped)
        return rows.contents
    }
}

/// Reads IMDb's table of all titles, `title.basics.tsv`, as facts about films of the journal.
struct TitleBasicsReader: SourceReader {
    func recognises(_ file: SourceFile) -> Bool {
        guard let heading = file.heading else { return false }
        return heading.separator == .tab
            && heading.has("tconst", "titletype") && heading.has("primarytitle", "startyear")
    }

    func read(_ files: [SourceFile], into reading: SourceReading) {
        for file in files {
            guard let heading = file.heading else { continue }
            let titles = TitleBasics(file: file, heading: heading)
            reading.contents.catalogues.append(
                FilmCatalogue { films, progress throws(ImportError) in
                    try await titles.contents(about: films, progress)
                })
        }
        reading.contents.addSource(IMDbReader.source, files)
    }
}

/// The rows of IMDb's table of all titles, of which those about sought films become records.
///
/// Cells are separated by tabs and have no quotation marks around them; `\N` is a blank one.
struct TitleRows {
    private(set) var contents = SourceContents()
    /// The number of rows so far.
    private(set) var count = 0
    private let films: SoughtFilms
    private let file: String
    private let heading: TableHeading
    /// The columns that are read.
    private let number, type, title, original, year, minutes, genres: Int?
    private var skipped = 0
    private var types: [String: TitleType] = [:]
    /// The row that is being read, with the ranges of its cells.
    private var row: ArraySlice<UInt8> = []
    private var cells: [Range<Int>] = []

    init(about films: SoughtFilms, of file: String, below heading: TableHeading) {
        self.films = films
        self.file = file
        self.heading = heading
        number = heading.column("tconst")
        type = heading.column("titletype")
        title = heading.column("primarytitle")
        original = heading.column("originaltitle")
        year = heading.column("startyear")
        minutes = heading.column("runtimeminutes")
        genres = heading.column("genres")
    }

    /// Counts lines that were too long to be read.
    ///
    /// - Parameter skipped: The number of such lines from the start of the file.
    mutating func skip(to skipped: Int) {
        while self.skipped < skipped {
            (self.skipped, count) = (self.skipped + 1, count + 1)
            refuse(.longRow(most: LineStream.most >> 20))
        }
    }

    /// Reads a line with its end.
    mutating func read(_ line: ArraySlice<UInt8>) {
        count += 1
        guard count > heading.row else { return }
        let isEnded = line.last == .lineFeed
        row = isEnded ? line.dropLast() : line
        if row.last == .carriageReturn { row = row.dropLast() }
        // The stream's bytes are not copied once the row lets go of them.
        defer { row = [] }
        findCells()
        if cells.count > heading.names.count {
            refuse(.surplusCells)
        } else if cells.count < heading.names.count, !isEnded {
            refuse(.cutOffRow)
        } else if isSought {
            keep()
        }
    }

    private mutating func findCells() {
        cells.removeAll(keepingCapacity: true)
        var start = row.startIndex
        while let tab = Self.tab(in: row[start...]) {
            cells.append(start..<tab)
            start = tab + 1
        }
        cells.append(start..<row.endIndex)
    }

    private static func tab(in text: ArraySlice<UInt8>) -> Int? {
        text.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress,
                let tab = memchr(base, Int32(UInt8.tab), bytes.count)
            else { return nil }
            return text.startIndex + (UnsafeRawPointer(tab) - UnsafeRawPointer(base))
        }
    }

    private var place: SourcePlace { SourcePlace(file: file, row: count) }

    private mutating func refuse(_ trouble: RowTrouble) {
        contents.refuse(ImportRow(nil, at: place, title: ""), trouble)
    }

    /// Whether the title of the row is a sought film. Episodes and series are told apart first,
    /// because most titles are such.
    private var isSought: Bool {
        mutating get {
            if films.contains(number: text(number)) { return true }
            guard isFilm(text(type)) else { return false }
            let (title, original) = (text(self.title), text(self.original))
            let year = Int(text(self.year))
            return films.contains(title, from: year)
                || original != title && films.contains(original, from: year)
        }
    }

    private mutating func isFilm(_ type: String) -> Bool {
        let known = types[type] ?? TitleType(type)
        types[type] = known
        return known == .film
    }

    private mutating func keep() {
        do throws(RowTrouble) {
            var record = ImportRecord(
                place: place, entry: .film(try film), source: IMDbReader.source, key: "")
            record.onlyFillsIn = true
            contents.records.append(record)
        } catch {
            contents.refuse(ImportRow(.film, at: place, title: text(title)), error)
        }
    }

    private var film: Film {
        get throws(RowTrouble) {
            try Film(
                title: text(title).onOneLine,
                year: try FilmCells.year(text(year)),
                originalTitle: text(original).onOneLine,
                runningTime: FilmCells.minutes(text(minutes)),
                genres: FilmCells.list(text(genres)),
                link: FilmCells.imdbLink(text(number))
            ).checked()
        }
    }

    /// Returns the text of a cell, or empty if it is blank or there is no such column.
    private func text(_ column: Int?) -> String {
        guard let column, cells.indices.contains(column) else { return "" }
        let cell = row[cells[column]]
        return cell.elementsEqual(Self.blank) ? "" : String(decoding: cell, as: UTF8.self)
    }

    private static let blank = Array("\\N".utf8)
}
