import Domain
import FormatsTestSupport
import Foundation
import TestSupport
import Testing

@testable import Formats

@Suite("The encoding of a text is told by its bytes")
struct GuessedEncodingTests {
    private static let german = "Das Boot,Jürgen Prochnow,Für Köln – „schön“"
    private static let french = "Les Quatre Cents Coups,À bout de souffle,Créée à Bâle,L’été,Où ça"
    private static let spanish = "El espíritu de la colmena,¿Qué he hecho yo?,El ángel,Mañana"
    private static let polish = "Nóż w wodzie,Popiół i diament,Dekalog: trzy kobiety,Życie, miłość"
    private static let czech = "Ostře sledované vlaky,Černý Petr,Lásky jedné plavovlásky,Kůň"
    private static let hungarian = "Szegénylegények,Hideg napok,Őszi idő,Fürdő,Nővér"
    private static let russian = "Сталкер,Иди и смотри,Летят журавли,Она,Её звали Никита"
    private static let ukrainian = "Тіні забутих предків,Її місто"
    private static let japanese = "東京物語,七人の侍,となりのトトロ,羅生門"

    private func bytes(_ text: String, _ encoding: TextEncoding) throws -> [UInt8] {
        let conversion = try #require(iconv_open(encoding.codeset, "UTF-8"))
        defer { iconv_close(conversion) }
        var source = text.utf8.map { CChar(bitPattern: $0) }
        var target = [CChar](repeating: 0, count: source.count * 2)
        var (left, free) = (source.count, target.count)
        source.withUnsafeMutableBufferPointer { source in
            target.withUnsafeMutableBufferPointer { target in
                var (from, to) = (source.baseAddress, target.baseAddress)
                #expect(iconv(conversion, &from, &left, &to, &free) == 0)
            }
        }
        return target.prefix(target.count - free).map { UInt8(bitPattern: $0) }
    }

    @Test(
        "A text in a code page is recognised by the letters of its language",
        arguments: [
            (german, .western), (french, .western), (spanish, .western), (polish, .central),
            (czech, .central), (hungarian, .central), (russian, .cyrillic),
            (ukrainian, .cyrillic), (japanese, .japanese), (german, .utf16Little),
            (russian, .utf16Big), (japanese + ",1953,2024-01-02,", .utf16Little),
        ] as [(String, TextEncoding)])
    func recognised(text: String, encoding: TextEncoding) throws {
        let table = "Title,Year,Watched\n" + text + "\n"
        let content = try bytes(table, encoding)
        #expect(GuessedEncoding(of: content) == GuessedEncoding(encoding))
        let file = SourceFile.holding(content, inPiecesOf: 5)
        let stream = try TextStream(of: file)
        var read: [UInt8] = []
        while let piece = try stream.next() { read += piece }
        #expect(String(decoding: read, as: UTF8.self) == table)
    }

    @Test("Letters that are common in both code pages are doubtful, and others are not")
    func doubtful() throws {
        for (word, isDoubtful) in [("Koń", true), ("Ještě", false), ("Łódź", false)] {
            #expect(
                GuessedEncoding(of: try bytes("Title\n\(word)\n", .central)).isDoubtful
                    == isDoubtful, "\(word)")
        }
        for (word, isDoubtful) in [("Año", true), ("Köln", false), ("It’s £5", false)] {
            let guess = GuessedEncoding(of: try bytes("Title\n\(word)\n", .western))
            #expect(guess == GuessedEncoding(.western, isDoubtful: isDoubtful), "\(word)")
        }
    }

    @Test("UTF-8 is UTF-8, also where it is cut off or some rows are not")
    func utf8() throws {
        let text = Array(Self.russian.utf8)
        for count in 0..<text.count {
            #expect(GuessedEncoding(of: Array(text.prefix(count))).encoding == .utf8)
        }
        #expect(GuessedEncoding(of: text + [0x0A, 0x4B, 0xF6, 0x6C]).encoding == .utf8)
        #expect(GuessedEncoding(of: [0xEF, 0xBB, 0xBF] + text).encoding == .utf8)
    }

    @Test("Bytes that are no text stay as they are")
    func binary() {
        var random = SeededGenerator(seed: 5)
        let noise = (0..<4_096).map { _ in UInt8(random.below(256)) }
        #expect(GuessedEncoding(of: noise).encoding == .utf8)
        #expect(GuessedEncoding(of: Array("Date\0Name\n".utf8)).encoding == .utf8)
    }

    @Test("Bytes that are no character are marked, wherever the pieces end")
    func defects() throws {
        for size in 1...4 {
            let converter = try #require(TextConverter(from: .japanese))
            let content: [UInt8] = [0x41, 0x93, 0x8C, 0x93, 0x20, 0x8B, 0x9E, 0x95]
            var text: [UInt8] = []
            for start in stride(from: 0, to: content.count, by: size) {
                text += converter.convert(content[start...].prefix(size), isLast: false)
            }
            text += converter.convert([], isLast: true)
            #expect(String(decoding: text, as: UTF8.self) == "A東\u{FFFD} 京\u{FFFD}")
            #expect(converter.defects == 2)
        }
    }

    @Test("Letters behind a long beginning in ASCII decide for the whole file, which is said")
    func late() async throws {
        let scratch = try ScratchFolder()
        let plain = String(repeating: "Heat,2024-01-05\n", count: 5_000)
        for (text, encoding) in [
            (Self.russian, TextEncoding.cyrillic), (Self.french, .western), (Self.polish, .central),
            (Self.japanese, .japanese),
        ] {
            let titles = text.split(separator: ",")
            let file = scratch.url.appending(path: "\(encoding.rawValue).csv")
            let rows = titles.map { "\"\($0)\",2024-01-06\n" }.joined()
            try Data(bytes("Title,Watched\n\(plain)\(rows)\(plain)\(rows)", encoding)).write(
                to: file)
            let found = try await FormatReaders(gazetteer: PlacesDouble())
                .contents(of: [file], answers: [:]) { _ in }
            #expect(
                found.sources.last == .encoding(of: "\(encoding.rawValue).csv", encoding.name))
            let named = found.records.map(\.entry.nameInList).filter { $0 != "Heat" }
            #expect(named == (titles + titles).map { String($0) })
        }
        let file = scratch.url.appending(path: "utf8.csv")
        try Data("Title,Watched\n\(plain)Łódź,2024-01-06\n".utf8).write(to: file)
        let found = try await FormatReaders(gazetteer: PlacesDouble())
            .contents(of: [file], answers: [:]) { _ in }
        #expect(found.records.last?.entry.nameInList == "Łódź")
        #expect(found.sources.count == 1)
    }

    @Test("A doubtful encoding is a question whose answer counts, and a sure one is told")
    func asked() async throws {
        let scratch = try ScratchFolder()
        func read(
            _ text: String, _ encoding: TextEncoding, _ answers: [String: String] = [:]
        ) async throws -> SourceContents {
            let file = scratch.url.appending(path: "films.csv")
            try Data(bytes("Title,Watched\n\(text),2024-01-05\n", encoding)).write(to: file)
            return try await FormatReaders(gazetteer: PlacesDouble())
                .contents(of: [file], answers: answers) { _ in }
        }
        let asked = try await read("Koń", .central)
        let question = try #require(asked.questions.first)
        #expect(question.id == "encoding|films.csv" && question.preset == "windows-1252")
        #expect(question.words == "How are the letters in films.csv to be read?")
        #expect(
            question.options.map(\.words) == [
                "As in Western Europe: Koñ", "As in Central Europe: Koń",
                "As Cyrillic letters: Koс",
            ])
        #expect(asked.records.map(\.entry.nameInList) == ["Koñ"])
        let answered = try await read("Koń", .central, [question.id: "windows-1250"])
        #expect(answered.records.map(\.entry.nameInList) == ["Koń"])
        #expect(answered.questions == asked.questions)
        let sure = try await read("Летят журавли", .cyrillic)
        #expect(sure.questions.isEmpty)
        #expect(sure.sources.last == .encoding(of: "films.csv", "Windows-1251"))
        #expect(sure.records.map(\.entry.nameInList) == ["Летят журавли"])
    }
}
