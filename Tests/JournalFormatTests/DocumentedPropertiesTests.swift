import Domain
import Foundation
import Testing

@testable import JournalFormat

@Suite("docs/journal-properties.md says what the fields say")
struct DocumentedPropertiesTests {
    @Test("Every property of a film, and no other")
    func film() throws {
        let fields = Set(FilmFields.all.map(\.property))
        #expect(try documented(under: "## A film") == fields.union(["SUMMARY"]).subtracting(marks))
    }

    @Test("Every property of a trip, and no other")
    func trip() throws {
        let fields = Set(TripFields.all.map(\.property)).union(["SUMMARY", "LOCATION", "STATUS"])
        #expect(try documented(under: "## A trip") == fields.subtracting(marks))
    }

    @Test("Every property of a season ticket, and no other")
    func pass() throws {
        let fields = Set(PassFields.all.map(\.property))
        #expect(try documented(under: "## A season ticket") == fields.subtracting(marks))
    }

    @Test("Every property of a claim, and no other")
    func claim() throws {
        let fields = Set(ClaimFields.all.map(\.property)).union(["SUMMARY", "STATUS"])
        #expect(try documented(under: "## A claim") == fields.subtracting(marks))
    }

    @Test("What was imported has a table of its own")
    func imported() throws {
        #expect(try documented(under: "## Imports") == marks)
    }

    private let marks: Set = [PropertyName.import]

    /// Returns the first column of the table below a heading.
    private func documented(under heading: String) throws -> Set<String> {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../docs/journal-properties.md").standardized
        let text = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(text.range(of: heading + "\n")).upperBound
        let section = text[start...].components(separatedBy: "\n## ").first ?? ""
        return Set(
            section.split(separator: "\n").compactMap {
                $0.firstMatch(of: /^\| `([A-Z-]+)` \|/).map { String($0.1) }
            })
    }
}
