import Domain
import Formats
import Foundation
import TestSupport
import Testing

@Suite("Towns by the letters that they begin with")
struct TownsTests {
    @Test(
        "Letters find the largest towns, by the names that their own countries have for them first")
    func beginnings() throws {
        let table = try PlacesStage().table
        let tokyo = table.towns(beginning: "tok", most: 5).first
        #expect(tokyo?.name == "Tokyo")
        #expect(tokyo?.zone == "Asia/Tokyo")
        #expect(table.towns(beginning: "Mün", most: 5).first?.name == "München")
        #expect(table.towns(beginning: "Wie", most: 1).map(\.name) == ["Wien"])
        #expect(table.towns(beginning: "東", most: 3).map(\.name).contains("東京"))
        #expect(table.towns(beginning: "Prag", most: 5).map(\.country).contains("CZ"))
    }

    @Test("No letters, and letters of no town, find none")
    func none() throws {
        let table = try PlacesStage().table
        for letters in ["", " ", "-", "qqqq"] {
            #expect(table.towns(beginning: letters, most: 5) == [], "\(letters)")
        }
    }

    @Test("A zone tells its country, unless it is of several")
    func zones() throws {
        let table = try PlacesStage().table
        #expect(table.country(of: "Europe/Vienna") == "AT")
        #expect(table.country(of: "Asia/Calcutta") == "IN")
        #expect(table.country(of: "Europe/Belgrade") == nil)
        #expect(table.country(of: "Europe/Atlantis") == nil)
    }

    @Test("Without the files, and with files of something else, airports and own lists are found")
    func broken() throws {
        let folder = try ScratchFolder()
        let airports = AirportTable(PlacesStage.resources.appending(path: "airports/airports.tsv"))
        let nothing = PlaceTable(shipped: nil, own: folder.url, airports: airports)
        #expect(nothing.place(of: "Köln Hbf", hints: PlaceHints()) == nil)
        #expect(nothing.towns(beginning: "K", most: 5) == [])
        for text in ["", "\n", "Köln", "Köln\t", "Köln\tx 99999 -1 0*\n", "\t\t\t\n\n"] {
            for name in ["names.tsv", "towns.txt", "zones.tsv", "words.tsv", "stations.csv"] {
                try Data(text.utf8).write(to: folder.url.appending(path: name))
            }
            let table = PlaceTable(
                shipped: folder.url, own: folder.url.appending(path: "own"), airports: airports)
            #expect(table.place(of: "Köln Hbf", hints: PlaceHints()) == nil, "\(text)")
            #expect(table.towns(beginning: "K", most: 5) == [], "\(text)")
        }
    }
}
