import Domain
import FormatsTestSupport
import Foundation
import Testing

@testable import Formats

@Suite("A column has a meaning by all the words of its heading and by what it holds")
struct HeadingsTests {
    struct Line: CustomTestStringConvertible {
        let kind: EntryKind
        let heading: String
        let meaning: ColumnMeaning?
        let values: [String]

        var testDescription: String { "\(kind.rawValue): \(heading)" }
    }

    /// The lines of a file, each a heading, its meaning or a hyphen, and values.
    static func lines(of kind: EntryKind, in name: String) -> [Line] {
        let file = URL.fixtures.appending(path: "headings/\(name)")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let cells = line.components(separatedBy: " | ")
            return Line(
                kind: kind, heading: cells[0], meaning: ColumnMeaning(rawValue: cells[1]),
                values: cells[2].components(separatedBy: "; "))
        }
    }

    static let all = lines(of: .film, in: "films.txt") + lines(of: .trip, in: "trips.txt")

    @Test("Each heading of the list has its meaning, or none", arguments: all)
    func meaning(line: Line) {
        let guess = ColumnGuess(ColumnSample([line.heading], line.values.map { [$0] }))
        let found = guess.mapping(of: line.kind).meaning(of: 0)
        #expect(
            found == line.meaning,
            "\(line.heading): \(found?.rawValue ?? "-"), not \(line.meaning?.rawValue ?? "-")")
    }

    @Test("The list has both kinds, and a fifth of it means nothing")
    func list() {
        #expect(Self.all.count >= 240)
        #expect(Self.all.count { $0.meaning == nil } >= Self.all.count / 5)
    }

    @Test("Each meaning that a column can have is in the list", arguments: EntryKind.lived)
    func complete(kind: EntryKind) {
        let found = Set(Self.all.filter { $0.kind == kind }.compactMap(\.meaning))
        let rest = ColumnMeaning.all(of: kind).filter { !found.contains($0) }
        #expect(
            rest
                == (kind == .film
                    ? [] : [.field(.substitute), .field(.claim), .field(.tags), .kind]))
    }

    @Test("Each pattern consists of notions that words stand for", arguments: EntryKind.lived)
    func notions(kind: EntryKind) {
        let known = HeadingWords.all.values.reduce(into: Set()) { $0.formUnion($1) }
        for meaning in ColumnMeaning.all(of: kind) {
            let patterns = HeadingPatterns.patterns(for: meaning, of: kind)
            #expect(!patterns.isEmpty || kind == .trip && meaning == .kind, "\(meaning)")
            for notion in patterns.flatMap(\.allowed) {
                #expect(known.contains(notion), "\(meaning): \(notion)")
            }
        }
    }

    @Test("The words of headings are written as headings are compared")
    func words() {
        for word in HeadingWords.all.keys { #expect(Heading.plain(word) == word) }
    }

    @Test(
        "Words are told apart by blanks, capitals, signs and numbers, and in compounds",
        arguments: [
            ("watchedDate", "date watched"), ("departure_planned", "departure planned"),
            ("Ankunftszeit", "arrival time"), ("Rating10", "rating"),
            ("FlightNumber", "flight number"),
            ("Abfahrtsbahnhof", "departure stop"), ("Released", "release"), ("Gatsby", ""),
        ])
    func split(text: String, notions: String) {
        let heading = Heading(text)
        let named = notions.split(separator: " ").map(String.init)
        #expect(named.allSatisfy(heading.names))
        #expect(heading.isUnknown == named.isEmpty)
    }
}
