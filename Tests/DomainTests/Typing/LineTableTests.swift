import Claims
import Formats
import Foundation
import TestSupport
import Testing
import Wording

@testable import Domain

/// Lines in six languages with what each means, written by hand in `lines.tsv`.
@Suite("Each word of a line has one meaning, or is refused")
struct LineTableTests {
    /// A row of the table.
    struct Row: CustomTestStringConvertible, Sendable {
        let language: String
        let today: CalendarDay
        let line: String
        let meaning: String

        var testDescription: String { "\(language) \(line)" }
    }

    static let rows: [Row] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "lines.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").dropFirst().compactMap { row in
            let columns = row.components(separatedBy: "\t")
            let today = columns[1].split(separator: "-").compactMap { Int($0) }
            return CalendarDay(year: today[0], month: today[1], day: today[2]).map {
                Row(language: columns[0], today: $0, line: columns[2], meaning: columns[3])
            }
        }
    }()

    @Test("Lines are read as the table says", arguments: rows)
    func meanings(row: Row) { #expect(Self.meaning(of: row) == row.meaning, "\(row.line)") }

    @Test("The table has 200 lines or more in six languages, and a third of them is refused")
    func size() {
        let refused = Self.rows.count { row in
            ["refused", "lacks"].contains { row.meaning.contains($0) }
        }
        #expect(Self.rows.count >= 200 && refused * 3 >= Self.rows.count)
        #expect(Set(Self.rows.map(\.language)) == Set(Self.locales.keys))
    }

    @Test("Every sign of a line is in exactly one part, whatever is typed", arguments: 0..<6)
    func coverage(seed: Int) {
        let language = Self.locales.keys.sorted()[seed]
        let (trips, films) = Self.words(language, Self.rows[0].today)
        var random = SeededGenerator(seed: UInt64(seed))
        let typed: [String] =
            Self.rows.flatMap { row in row.line.components(separatedBy: " ") }
            + ["(", "\"", "+", "@", "—"]
        var lines = Self.rows.filter { $0.language == language }.map(\.line)
        for _ in 0..<20 {
            let words = (0...Int.random(in: 0...25, using: &random)).map { _ in
                typed.randomElement(using: &random) ?? ""
            }
            lines.append(words.joined(separator: Bool.random(using: &random) ? " " : "  "))
        }
        for line in lines {
            let trip = TripLineReader.line(line, words: trips)
            let film = FilmLineReader.line(line, words: films)
            #expect(Self.isCovered(line, by: trip.parts.map(\.place)), "\(line)")
            #expect(Self.isCovered(line, by: film.parts.map(\.place)), "\(line)")
        }
    }

    private static func isCovered(_ line: String, by places: [Range<Int>]) -> Bool {
        var counts = Array(repeating: 0, count: line.count)
        for place in places { for sign in place { counts[sign] += 1 } }
        return zip(line, counts).allSatisfy { $0.isWhitespace ? $1 < 2 : $1 == 1 }
    }

    private static func meaning(of row: Row) -> String {
        guard let (trips, films) = words["\(row.language) \(row.today)"] else { return "" }
        return EntryKind.kind(ofLine: row.line, trips: trips, films: films) == .film
            ? FilmLineReader.line(row.line, words: films).inWords
            : TripLineReader.line(row.line, words: trips).recognizingFlight(by: places).inWords
    }

    /// The words of each language on each day of the table.
    private static let words: [String: (trips: TripLineWords, films: FilmLineWords)] =
        rows.reduce(into: [:]) { all, row in
            let key = "\(row.language) \(row.today)"
            if all[key] == nil { all[key] = words(row.language, row.today) }
        }

    private static func words(
        _ language: String, _ today: CalendarDay
    ) -> (trips: TripLineWords, films: FilmLineWords) {
        let words = Localizer(locale: Locale(identifier: locales[language] ?? language))
        return (
            words.tripLineWords(today: today, known: known),
            words.filmLineWords(today: today, known: known)
        )
    }

    private static let locales = [
        "de": "de_DE", "en": "en_GB", "es": "es_ES", "fr": "fr_FR", "he": "he_IL", "ja": "ja_JP",
    ]
    private static let resources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../resources").standardized
    private static let places = PlaceTable(
        shipped: resources.appending(path: "places"), own: resources.appending(path: "none"),
        airports: AirportTable(resources.appending(path: "airports/airports.tsv")))
    private static let known = KnownNames(
        venues: ["Filmcasino"], passes: ["Job Ticket"],
        ruled: RightsFolders(
            shipped: resources.appending(path: "rights"), own: resources.appending(path: "none")
        ).rights.operatorNames,
        gazetteer: places)
}
