import Domain
import Files
import Foundation
import TestSupport
import Testing
import Wording

@testable import Formats

struct SourceOpenerTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    private func put(_ bytes: [UInt8], as name: String) throws -> URL {
        let url = folder.url.appending(path: name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
        return url
    }

    private func put(_ text: String, as name: String) throws -> URL {
        try put(Array(text.utf8), as: name)
    }

    private func content(of file: SourceFile) throws -> [UInt8] {
        let stream = try file.open()
        var content: [UInt8] = []
        while let piece = try stream.next() { content += piece }
        return content
    }

    @Test(
        "A file comes with its name, its size and its beginning, and is read as often as one likes")
    func file() throws {
        let text = String(repeating: "Date,Name\n", count: 40_000)
        let files = try SourceOpener.open([put(text, as: "diary.csv")])
        #expect(files.map(\.name) == ["diary.csv"])
        #expect(files[0].size == text.utf8.count)
        #expect(files[0].head == Array(text.utf8.prefix(SourceFile.headLength)))
        for _ in 0..<2 { #expect(try content(of: files[0]) == Array(text.utf8)) }
    }

    @Test("Files of one name are told apart by their folders, and a file chosen twice is read once")
    func sameNames() throws {
        let old = try put("a", as: "old/diary.csv")
        let new = try put("b", as: "new/diary.csv")
        _ = try put("c", as: "new/likes/films.csv")
        _ = try put("d", as: "newer/likes/films.csv")
        let folders = ["new", "newer"].map { folder.url.appending(path: $0) }
        let files = try SourceOpener.open([old, old, new] + folders)
        #expect(
            files.map(\.name) == [
                "diary.csv", "new/diary.csv", "\(folder.url.lastPathComponent)/new/diary.csv",
                "likes/films.csv", "newer/likes/films.csv",
            ])
        #expect(Set(files.map(\.name)).count == files.count)
        #expect(try content(of: files[1]) == Array("b".utf8))
    }

    @Test("A file that changes while it is read is refused by name", arguments: [0, 200_000])
    func changing(size: UInt64) throws {
        let url = try put(String(repeating: "x", count: 100_000), as: "diary.csv")
        let stream = try #require(try SourceOpener.open([url]).first).open()
        let handle = try FileHandle(forWritingTo: url)
        try handle.truncate(atOffset: size)
        #expect(throws: ImportError.unreadable(file: "diary.csv", .changing)) {
            while try stream.next() != nil {}
        }
    }

    @Test("A file that is compressed by gzip comes as its content, under its own name")
    func gzip() throws {
        for text in [String(repeating: "Date,Name\n", count: 40_000), "x", ""] {
            let url = try put(RawZip.gzip(Array(text.utf8)), as: "diary.csv.gz")
            let file = try #require(try SourceOpener.open([url]).first)
            #expect(file.name == "diary.csv.gz" && file.size == nil)
            #expect(file.head == Array(text.utf8.prefix(SourceFile.headLength)))
            for _ in 0..<2 { #expect(try content(of: file) == Array(text.utf8)) }
        }
    }

    @Test("A file of gzip that is not whole, or becomes far too large, is refused by its name")
    func damagedGzip() throws {
        let whole = RawZip.gzip(Array(String(repeating: "Date,Name\n", count: 40_000).utf8))
        let cut = try put(Array(whole.dropLast(1_000)), as: "cut.csv.gz")
        let file = try #require(try SourceOpener.open([cut]).first)
        #expect(throws: ImportError.unreadable(file: "cut.csv.gz", .damaged)) {
            _ = try content(of: file)
        }
        var limits = SourceOpener.Limits()
        limits.archive.bytes = 300_000
        let large = try #require(
            try SourceOpener.open([try put(whole, as: "large.csv.gz")], limits: limits).first)
        #expect(throws: ImportError.unreadable(file: "large.csv.gz", .tooLargeUnpacked)) {
            _ = try content(of: large)
        }
    }

    @Test("A folder is walked; what was deleted, hidden or linked is not opened")
    func walks() throws {
        for name in [
            "diary.csv", "likes/films.csv", "deleted/diary.csv", "orphaned/a/diary.csv", ".git/x",
            "likes/.hidden", "Deleted/b.csv",
        ] {
            _ = try put("x", as: name)
        }
        symlink("/etc/passwd", folder.path + "/link.csv")
        symlink("/etc", folder.path + "/etc")
        mkfifo(folder.path + "/pipe.csv", 0o600)
        let files = try SourceOpener.open([folder.url])
        #expect(files.map(\.name) == ["diary.csv", "likes/films.csv"])
    }

    @Test("A ZIP is recognised by its content, and its members come like files of a folder")
    func zip() throws {
        var zip = RawZip()
        zip.add("deleted/diary.csv", "no")
        zip.add("likes/films.csv", "films")
        zip.add("lists/")
        zip.add("__MACOSX/._diary.csv", "no")
        zip.add("diary.csv", "diary")
        let other = try put("y", as: "other.csv")
        let files = try SourceOpener.open([put(zip.finished, as: "export.bin"), other])
        #expect(files.map(\.name) == ["likes/films.csv", "diary.csv", "other.csv"])
        #expect(files.map { String(decoding: $0.head, as: UTF8.self) } == ["films", "diary", "y"])
        // In whatever order, more than once, and two at a time.
        for index in [1, 0, 1] {
            #expect(try content(of: files[index]) == Array(["films", "diary"][index].utf8))
        }
        let streams = try [files[0].open(), files[1].open()]
        #expect(try streams.map { try $0.next() } == [Array("films".utf8), Array("diary".utf8)])
    }

    @Test("A large member is read in pieces")
    func pieces() throws {
        let zip = try ZipSink()
        var bytes: [UInt8] = []
        var random = SeededGenerator(seed: 3)
        let large = (0..<1_000_000).map { _ in UInt8(random.below(256)) }
        try zip.add("large.bin", large) { bytes += $0 }
        try zip.end { bytes += $0 }
        let files = try SourceOpener.open([put(bytes, as: "a.zip")])
        #expect(files[0].head.count == SourceFile.headLength)
        #expect(try content(of: files[0]) == large)
    }

    @Test(
        "Names that lead out of an archive are only names",
        arguments: [
            ("../../etc/passwd", "etc/passwd"), ("/etc/passwd", "etc/passwd"),
            ("..\\a.csv", "a.csv"), ("./a/./b.csv", "a/b.csv"), ("a\nb.csv", "a\u{FFFD}b.csv"),
        ])
    func names(name: String, shown: String) throws {
        var zip = RawZip()
        zip.add(name, "x")
        let files = try SourceOpener.open([put(zip.finished, as: "a.zip")])
        #expect(files.map(\.name) == [shown])
        #expect(try folder.names == ["a.zip"])
    }

    @Test("Names in other encodings, and names with a NUL, do no harm")
    func encodings() throws {
        var zip = RawZip()
        zip.add([0x66, 0xFC, 0x72, 0x2E, 0x63, 0x73, 0x76], Array("x".utf8))
        zip.add(Array("a\0b.csv".utf8), Array("y".utf8))
        zip.add("日本.csv", "z")
        let files = try SourceOpener.open([put(zip.finished, as: "a.zip")])
        #expect(files.count == 3)
        #expect(files.last?.name == "日本.csv")
        #expect(try files.map(content) == ["x", "y", "z"].map { Array($0.utf8) })
    }

    private func failure(_ source: URL, limits: SourceOpener.Limits = .init()) -> String {
        do throws(ImportError) {
            let files = try SourceOpener.open([source], limits: limits)
            for file in files {
                let stream = try file.open()
                while try stream.next() != nil {}
            }
            return "nothing"
        } catch {
            return Localizer.inEnglish.sentence(error)
        }
    }

    @Test("Two members of the same name, and encrypted ones, are refused by name")
    func ambiguous() throws {
        var twice = RawZip()
        twice.add("diary.csv", "a")
        twice.add("./diary.csv", "b")
        #expect(
            failure(try put(twice.finished, as: "a.zip"))
                == "diary.csv in a.zip: There are two files of that name.")
        var locked = RawZip()
        locked.add("diary.csv", "aaaaaaaaaaaaaaaa", flags: 1)
        #expect(
            failure(try put(locked.finished, as: "b.zip")).hasPrefix(
                "diary.csv in b.zip: It is encrypted."))
    }

    @Test("An archive that is cut off anywhere is refused in words")
    func truncated() throws {
        let zip = try ZipSink()
        var bytes: [UInt8] = []
        let text = (0..<5_000).map { "\($0 * 7_919)" }.joined(separator: ",")
        try zip.add("diary.csv", Array(text.utf8)) { bytes += $0 }
        try zip.add("ratings.csv", Array(text.utf8)) { bytes += $0 }
        try zip.end { bytes += $0 }
        let counts = stride(from: 4, to: bytes.count, by: bytes.count / 60)
        for count in Array(counts) + [bytes.count - 30, bytes.count - 1] {
            let words = failure(try put(Array(bytes.prefix(count)), as: "a.zip"))
            #expect(
                words == "a.zip: The archive is damaged, or not all of it was downloaded.",
                "\(count) of \(bytes.count)")
        }
    }

    @Test("An archive that would become far too large is refused before it fills anything")
    func bomb() throws {
        let zip = try ZipSink()
        var bytes: [UInt8] = []
        let zeros = [UInt8](repeating: 0, count: 40 << 20)
        for number in 0..<3 { try zip.add("\(number).csv", zeros) { bytes += $0 } }
        try zip.end { bytes += $0 }
        #expect(bytes.count < 1 << 20)
        let url = try put(bytes, as: "bomb.zip")
        #expect(failure(url) == "bomb.zip: It would become far too large when unpacked.")
        // Where headers lie, what comes out is counted.
        var limits = SourceOpener.Limits()
        limits.archive.harmless = 1 << 20
        let archive = ZipArchive(
            url.path(percentEncoded: false), named: "bomb.zip", following: true, limits: limits,
            on: .real)
        #expect(throws: ImportError.self) {
            let stream = try archive.stream(of: 0)
            while try stream.next() != nil {}
        }
    }

    @Test("An archive of 100,000 members, and a folder without end, are refused")
    func many() throws {
        var zip = RawZip()
        for number in 0..<100_000 { zip.add("\(number).csv") }
        #expect(
            failure(try put(zip.finished, as: "a.zip"))
                == "a.zip: It holds more than 10,000 files, too many to import together.")
        var limits = SourceOpener.Limits()
        limits.files = 3
        for number in 0..<4 { _ = try put("x", as: "many/\(number).csv") }
        #expect(
            failure(folder.url.appending(path: "many"), limits: limits)
                == "3.csv: More than 3 files are too many to import together.")
        _ = try put("x", as: "deep/" + String(repeating: "d/", count: 12) + "x.csv")
        #expect(failure(folder.url.appending(path: "deep")).contains("nested too deeply"))
    }

    @Test("An archive inside of an archive is a file like any other, and is not opened")
    func nested() throws {
        var inner = RawZip()
        inner.add("diary.csv", "x")
        var outer = RawZip()
        outer.add(Array("inner.zip".utf8), inner.finished)
        let files = try SourceOpener.open([put(outer.finished, as: "a.zip")])
        #expect(files.map(\.name) == ["inner.zip"])
        #expect(files[0].head == inner.finished)
    }

    @Test("A pass for a trip is one file")
    func pass() throws {
        var pass = RawZip()
        pass.add("pass.json", "{}")
        let files = try SourceOpener.open([put(pass.finished, as: "ticket.pkpass")])
        #expect(files.map(\.name) == ["ticket.pkpass"])
        #expect(try content(of: files[0]) == pass.finished)
    }

    @Test("A missing file, or another kind of file, is reported")
    func missing() throws {
        #expect(
            failure(folder.url.appending(path: "gone.csv")).hasPrefix(
                "gone.csv: It could not be opened"))
        mkfifo(folder.path + "/pipe", 0o600)
        #expect(failure(folder.url.appending(path: "pipe")) == "pipe: It is not a file.")
        let empty = try put("", as: "empty.csv")
        #expect(try SourceOpener.open([empty]).map(\.head) == [[]])
    }

    @Test("Opening ends when its task is cancelled")
    func cancelled() async throws {
        let url = try put("x", as: "a.csv")
        let opening = Task { () throws in
            withUnsafeCurrentTask { $0?.cancel() }
            return try SourceOpener.open([url]).count
        }
        await #expect(throws: ImportError.cancelled) { try await opening.value }
    }
}
