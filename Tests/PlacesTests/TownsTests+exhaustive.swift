import Domain
import Formats
import Foundation
import Testing

extension TownsTests {
    @Test("Each of 80,000 names leads to a town, and each zone is one of the system's")
    func all() throws {
        let table = try PlacesStage().table
        let places = PlacesStage.resources.appending(path: "places")
        func lines(_ name: String) throws -> [[Substring]] {
            try String(contentsOf: places.appending(path: name), encoding: .utf8)
                .split(separator: "\n").map { $0.split(separator: "\t") }
        }
        let names = try lines("names.tsv")
        #expect(names.count > 70_000)
        let lost = names.map { String($0[0]) }.filter { name in
            table.towns(beginning: name, most: 1).isEmpty
        }
        #expect(lost == [])
        let zones = Set(try lines("zones.tsv").map { String($0[1]) })
        #expect(zones.filter { (try? Zone.identified(by: $0)) == nil } == [])
        #expect(table.defects == [])
    }
}
