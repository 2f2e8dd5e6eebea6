import Domain
import Foundation
import Testing

@testable import Formats

@Suite("docs/interchange.md says what the fields say")
struct DocumentedFieldsTests {
    @Test("Every column of the tables, in order")
    func columns() throws {
        let section = try text(under: "## Counterfoil CSV")
        let films = try #require(section.firstRange(of: "\nFilms: "))
        let trips = try #require(section.firstRange(of: "\nTrips: "))
        check(
            Film.fields.flatMap(\.headings),
            in: section[films.upperBound..<trips.lowerBound])
        let tickets = try #require(section.firstRange(of: "\nSeason tickets: "))
        let claims = try #require(section.firstRange(of: "\nClaims: "))
        let told = Trip.fields.flatMap(\.headings).filter { !$0.hasSuffix(" zone") }
        check(told, in: section[trips.upperBound..<tickets.lowerBound])
        check(
            Pass.fields.flatMap(\.headings),
            in: section[tickets.upperBound..<claims.lowerBound])
        check(Claim.fields.flatMap(\.headings), in: section[claims.upperBound...])
    }

    @Test("Every member of the JSON objects, in order")
    func members() throws {
        let section = try text(under: "## Counterfoil JSON, version 1")
        let film = try #require(section.firstRange(of: "\n- `film`: "))
        let trip = try #require(section.firstRange(of: "\n- `trip`: "))
        check(FilmFields.all.map(\.member), in: section[film.upperBound..<trip.lowerBound])
        let pass = try #require(section.firstRange(of: "\n- `pass`: "))
        let claim = try #require(section.firstRange(of: "\n- `claim`: "))
        check(TripFields.all.map(\.member), in: section[trip.upperBound..<pass.lowerBound])
        check(PassFields.all.map(\.member), in: section[pass.upperBound..<claim.lowerBound])
        check(ClaimFields.all.map(\.member), in: section[claim.upperBound...])
    }

    private func check(_ names: [String], in text: Substring) {
        var rest = text
        for name in names {
            guard let place = rest.firstRange(of: "`\(name)`") else {
                Issue.record("`\(name)` is not there, or in another place")
                continue
            }
            rest = rest[place.upperBound...]
        }
    }

    private func text(under heading: String) throws -> Substring {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../docs/interchange.md").standardized
        let text = try String(contentsOf: file, encoding: .utf8)
        let start = try #require(text.range(of: heading + "\n")).upperBound
        return Substring(text[start...].components(separatedBy: "\n## ").first ?? "")
    }
}
