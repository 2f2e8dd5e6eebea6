import Domain
import Formats
import Foundation
import TestSupport
import Testing

@Suite("The table of airports")
struct AirportTableTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../resources/airports/airports.tsv").standardized

    private let table = AirportTable(Self.file)

    @Test("An airport is found by its code, with its place and its zone")
    func found() throws {
        let cologne = try #require(table.airport(code: "CGN"))
        #expect(cologne.name == "Cologne Bonn Airport")
        #expect(cologne.coordinates.description == "50.8659, 7.1427")
        #expect(cologne.zone == "Europe/Berlin")
    }

    @Test(
        "An airport is found by its ICAO code too",
        arguments: [("EDDK", "CGN"), ("KJFK", "JFK"), ("ZZZZ", nil)] as [(String, String?)])
    func icao(code: String, other: String?) {
        #expect(table.airport(code: code)?.name == other.flatMap(table.airport)?.name)
    }

    @Test(
        "An unknown airport code finds none",
        arguments: ["", "C", "CG", "CGNX", "cgn", "QQQ", "AAA\n", "000", "ZZZZ", "\tCG", "ÄÖÜ"])
    func unknown(code: String) {
        #expect(table.airport(code: code) == nil)
    }

    @Test(
        "Every airport of the table is found, from the first to the last, in a zone that is known")
    func every() throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        let all = text.split(separator: "\n").map { $0.split(separator: "\t") }
        let codes = all.map { String($0[0]) }
        #expect(codes == Set(codes).sorted())
        let lines = all.filter { $0.count > 2 }
        #expect(lines.count > 7_000)
        #expect(all.filter { $0.count == 2 && table.airport(code: String($0[0])) == nil } == [])
        let missing = lines.filter { line in
            table.airport(code: String(line[0]))?.name != String(line[4])
        }
        #expect(missing == [])
        let zones = Set(lines.map { String($0[3]) })
        #expect(zones.filter { (try? Zone.identified(by: $0)) == nil } == [])
    }

    @Test("Without the file, and in one that is something else, there are none")
    func broken() throws {
        #expect(AirportTable(nil).airport(code: "CGN") == nil)
        let folder = try ScratchFolder()
        for text in [
            "", "\n", "CGN", "CGN\n", "CGN\t95\t7\tEurope/Berlin\tX\n", "CGN\t\t\t\t\t\n\n",
        ] {
            let file = folder.url.appending(path: "airports.tsv")
            try Data(text.utf8).write(to: file)
            #expect(AirportTable(file).airport(code: "CGN") == nil, "\(text)")
            #expect(AirportTable(file).airport(code: "ZZZ") == nil, "\(text)")
        }
        #expect(AirportTable(folder.url.appending(path: "none")).airport(code: "CGN") == nil)
    }
}
