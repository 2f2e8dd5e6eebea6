import Domain
import Foundation
import TestSupport
import Testing

@testable import Formats

@Suite("Files of all formats that are imported together")
struct FormatReadersTests {
    private static let keeping = FormatReaders(
        gazetteer: PlacesDouble(), ticketsKeptIn: TicketDestination("/kept") { _ in true })

    private let scratch: ScratchFolder
    private var folder: URL { scratch.url }

    init() throws {
        scratch = try ScratchFolder()
    }

    private func read(_ source: URL) async throws(ImportError) -> SourceContents {
        try await FormatReaders(readers: [ReaderDouble()])
            .contents(of: [source], answers: [:]) { _ in }
    }

    private func write(_ text: String, to name: String) throws -> URL {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }

    @Test("Each file is read by the reader that knows it, and one that none knows is left out")
    func files() async throws {
        _ = try write("films\nGilda\nPlaytime\n", to: "b/films.txt")
        _ = try write("It rained.", to: "b/holiday.txt")
        _ = try write("films\nLaura\n", to: "b/.hidden/films.txt")
        let source = folder.appending(path: "b")
        let contents = try await read(source)
        #expect(contents.records.map(\.place.row) == [2, 3])
        #expect(contents.leftOut.map(\.row.place.file) == ["holiday.txt"])
    }

    @Test("A film gets the poster beside it, in a folder as in a ZIP file; alone, it is unknown")
    func posters() async throws {
        let film = "<movie><title>M</title><playcount>1</playcount></movie>"
        let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]
        _ = try write(film, to: "films/M.nfo")
        try Data(picture).write(to: folder.appending(path: "films/poster.jpg"))
        try Data(picture).write(to: folder.appending(path: "films/fanart.jpg"))
        var zip = RawZip()
        zip.add("films/M.nfo", film)
        zip.add(Array("films/poster.jpg".utf8), picture)
        try Data(zip.finished).write(to: folder.appending(path: "films.zip"))
        let readers = Self.keeping
        for (name, left) in [("films", ["fanart.jpg"]), ("films.zip", [])] {
            let source = folder.appending(path: name)
            let contents = try await readers.contents(of: [source], answers: [:]) { _ in }
            let kept = try #require(contents.tickets.first)
            #expect(contents.records.first?.film?.picture == kept.placeholder)
            #expect(try await kept.content() == picture && kept.name == "M.jpg")
            #expect(contents.leftOut.map(\.row.place.file) == left && contents.questions.isEmpty)
        }
        let alone = folder.appending(path: "films/poster.jpg")
        await #expect(throws: ImportError.unrecognised(file: "poster.jpg")) {
            try await readers.contents(of: [alone], answers: [:]) { _ in }
        }
    }

    @Test("Where pictures are not kept, a poster is a file like any other that cannot be read")
    func noPosters() async throws {
        _ = try write(
            "<movie><title>M</title><playcount>1</playcount></movie>", to: "films/M.nfo")
        try Data([0xFF, 0xD8, 0xFF, 0xE0]).write(to: folder.appending(path: "films/poster.jpg"))
        let contents = try await FormatReaders(gazetteer: PlacesDouble()).contents(
            of: [folder.appending(path: "films")], answers: [:]
        ) { _ in }
        #expect(contents.records.count == 1 && contents.tickets.isEmpty)
        #expect(contents.leftOut.map(\.row.place.file) == ["poster.jpg"])
        #expect(contents.leftOut.map(\.reason) == [.unknownFile])
    }

    @Test("Each film gets the poster of its own folder, however many folders or ZIP files are read")
    func postersOfFolders() async throws {
        func film(_ title: String) -> String {
            "<movie><title>\(title)</title><playcount>1</playcount></movie>"
        }
        let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]
        for (title, hasPoster) in [("Gilda", true), ("Ikiru", false), ("Ran", true)] {
            _ = try write(film(title), to: "\(title)/movie.nfo")
            var zip = RawZip()
            zip.add("movie.nfo", film(title))
            if hasPoster {
                let bytes = picture + Array(title.utf8)
                try Data(bytes).write(to: folder.appending(path: "\(title)/poster.jpg"))
                zip.add(Array("poster.jpg".utf8), bytes)
            }
            try Data(zip.finished).write(to: folder.appending(path: title + ".zip"))
        }
        let readers = Self.keeping
        for names in [["Ikiru", "Gilda", "Ran"], ["Ran.zip", "Gilda.zip", "Ikiru.zip"]] {
            let contents = try await readers.contents(
                of: names.map { folder.appending(path: $0) }, answers: [:]
            ) { _ in }
            var pictures: [String: String] = [:]
            for film in contents.records.compactMap(\.film) {
                let ticket = contents.tickets.first { $0.placeholder == film.picture }
                let content = try await ticket?.content() ?? []
                pictures[film.title] = String(decoding: content.dropFirst(4), as: UTF8.self)
            }
            #expect(pictures == ["Gilda": "Gilda", "Ikiru": "", "Ran": "Ran"])
        }
    }

    @Test("Where no chosen file can be read, the error names the only one or counts them all")
    func unrecognised() async throws {
        let file = try write("It rained.", to: "holiday.txt")
        await #expect(throws: ImportError.unrecognised(file: "holiday.txt")) {
            try await read(file)
        }
        _ = try write("It snowed.", to: "two/holiday.txt")
        _ = try write("It snowed.", to: "two/winter.txt")
        _ = try write("", to: "none/.hidden")
        for (name, error) in [
            ("two", ImportError.unrecognisedAll(count: 2)),
            ("none", .unreadable(file: "none", .empty)),
        ] {
            await #expect(throws: error) {
                let source = folder.appending(path: name)
                return try await read(source)
            }
        }
        await #expect(throws: ImportError.self) {
            let missing = folder.appending(path: "missing.csv")
            return try await read(missing)
        }
    }

    @Test(
        "An empty file is called empty, whatever its name is",
        arguments: ["diary.csv", "trips.ics", "journal.json", "ticket.pdf", "export.zip", "a.eml"])
    func empty(name: String) async throws {
        let file = try write("", to: name)
        await #expect(throws: ImportError.emptyFile(name)) {
            try await FormatReaders(gazetteer: PlacesDouble()).contents(of: [file], answers: [:]) {
                _ in
            }
        }
    }

    @Test(
        "A file of a known format that holds nothing says so",
        arguments: [
            ("diary.csv", "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"),
            ("watched-history-1.json", "[]\n"), ("a.ics", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"),
            ("own.json", #"{"format":"counterfoil","version":1,"entries":[]}"#),
        ])
    func nothing(name: String, text: String) async throws {
        let file = try write(text, to: name)
        let contents = try await FormatReaders(gazetteer: PlacesDouble()).contents(
            of: [file], answers: [:]
        ) { _ in }
        #expect(contents.sources.count == 1)
        #expect(contents.unreadable.map(\.trouble) == [.nothing])
        #expect(contents.unreadable.map(\.row.place.file) == [name])
        #expect(contents.count == 1)
    }

    @Test("A calendar without events says so beside one that has some")
    func oneOfTwo() async throws {
        let event = "BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Rain\r\nEND:VEVENT\r\n"
        for (name, content) in [("empty.ics", ""), ("full.ics", event)] {
            let text = "BEGIN:VCALENDAR\r\n\(content)END:VCALENDAR\r\n"
            _ = try write(text, to: "two/\(name)")
        }
        let contents = try await FormatReaders(gazetteer: PlacesDouble()).contents(
            of: [folder.appending(path: "two")], answers: [:]
        ) { _ in }
        #expect(contents.unreadable.map(\.row.place.file) == ["empty.ics"])
        #expect(contents.count == 2)
    }

    @Test("A file of no known format cannot be read where no other file was understood either")
    func nothingUnderstood() async throws {
        _ = try write("It rained.", to: "b/holiday.txt")
        _ = try write("films\n", to: "b/films.txt")
        let contents = try await read(folder.appending(path: "b"))
        #expect(contents.leftOut.isEmpty)
        #expect(contents.unreadable.map(\.row.place.file) == ["films.txt", "holiday.txt"])
        #expect(contents.unreadable.last?.trouble == .unknownFormat)
    }

    @Test("A large file is recognised by its beginning, and read from its start each time")
    func largeFiles() throws {
        let text = "films\n" + String(repeating: "x", count: 300_000)
        let file = try #require(
            try SourceOpener.open([try write(text, to: "large.txt")]).first)
        #expect(file.head.count == SourceFile.headLength)
        #expect(file.size == text.utf8.count)
        for _ in 0..<2 {
            let stream = try file.open()
            var read: [UInt8] = []
            while let piece = try stream.next() { read += piece }
            #expect(read == Array(text.utf8))
        }
    }
}

/// Reads a title per line, after a line by which it recognises the file.
private struct ReaderDouble: SourceReader {
    func recognises(_ file: SourceFile) -> Bool { file.head.starts(with: Array("films\n".utf8)) }

    func read(_ files: [SourceFile], into reading: SourceReading) throws(ImportError) {
        for file in files {
            var bytes: [UInt8] = []
            let stream = try file.open()
            while let piece = try stream.next() { bytes += piece }
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
            for (number, line) in lines.enumerated() {
                reading.contents.records.append(
                    ImportRecord(
                        place: SourcePlace(file: file.name, row: number + 2),
                        entry: .film(Film(title: String(line))), source: "Films", key: ""))
                reading.progress(1)
            }
        }
    }
}
