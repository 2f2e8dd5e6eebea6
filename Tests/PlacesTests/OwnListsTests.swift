import Domain
import Formats
import Foundation
import TestSupport
import Testing

@Suite("A person's own lists of places")
struct OwnListsTests {
    private static let heading = "name,latitude,longitude,zone\n"

    @Test("A stop of an own list is found by its whole name, where the list says")
    func found() throws {
        let stage = try PlacesStage([
            "heath.csv": Self.heading + "Hintertupfing,48.5,11.9,Europe/Berlin\n"
        ])
        let stop = stage.place("Hintertupfing Bahnhof")
        #expect(stop?.country == "DE")
        #expect(stop?.zone == "Europe/Berlin")
        #expect(stop?.coordinates?.description == "48.5, 11.9")
        #expect(stop?.isAbout == false)
        #expect(stage.place("Hintertupfing Dorfstraße") == nil)
        #expect(stage.table.defects == [])
    }

    @Test(
        "The version changes with the names, sizes and times of own files, not before a start"
    )
    func version() throws {
        let (own, rules) = (try ScratchFolder(), try ScratchFolder())
        func table() -> PlaceTable {
            PlaceTable(
                shipped: PlacesStage.resources.appending(path: "places"), own: own.url,
                airports: PlacesDouble(), rules: (nil, rules.url))
        }
        let first = table()
        #expect(first.version == table().version)
        var seen: Set = [first.version]
        try own.write("name", to: "a.csv")
        seen.insert(table().version)
        try own.write("name,zone", to: "a.csv")
        seen.insert(table().version)
        try own.rename("a.csv", to: "b.csv")
        seen.insert(table().version)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
            ofItemAtPath: own.path("b.csv"))
        seen.insert(table().version)
        try rules.write("{}", to: "de-db.json")
        seen.insert(table().version)
        #expect(seen.count == 6)
        #expect(seen.contains(first.version))
    }

    @Test("Two installed copies of the same files have one version, whenever they were installed")
    func installedCopies() throws {
        let folders = [try ScratchFolder(), try ScratchFolder(), try ScratchFolder()]
        for (folder, text) in zip(folders, ["a", "a", "ab"]) { try folder.write(text, to: "a.tsv") }
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
            ofItemAtPath: folders[1].path("a.tsv"))
        let none = folders[0].url.appending(path: "none")
        let versions = folders.map {
            PlaceTable(
                shipped: $0.url, own: none, airports: PlacesDouble(), rules: ($0.url, none)
            ).version
        }
        #expect(versions[0] == versions[1] && versions[0] != versions[2])
    }

    @Test(
        "The defects are told once a look-up has read the lists, however early they are asked for")
    func told() async throws {
        let stage = try PlacesStage(["own.csv": "name\n"])
        async let early = stage.table.defectsOnceRead()
        #expect(stage.country("Köln Hbf") == "DE")
        let late = await stage.table.defectsOnceRead()
        #expect(late == stage.table.defects && !late.isEmpty)
        #expect(await early == late)
    }

    @Test("To wait for the defects reads no list")
    func notRead() async throws {
        let stage = try PlacesStage(["own.csv": "name\n"])
        let waiting = Task { await stage.table.defectsOnceRead() }
        await Task.yield()
        waiting.cancel()
        #expect(await waiting.value == [])
    }

    @Test("An own list comes before what the program knows")
    func first() throws {
        let stage = try PlacesStage([
            "own.csv": Self.heading + "King's Cross,-33.8749,151.2227,Australia/Sydney\n"
        ])
        #expect(stage.country("Kings Cross") == "GB")
        #expect(stage.country("King’s Cross") == "AU")
    }

    @Test("Columns are named by the heading, in any order and among others")
    func columns() throws {
        let text = [
            "\u{FEFF}id,Zone,Latitude,Longitude,Name,note",
            "1,Europe/London,51.5,-0.1,\"Moor, \"\"Great\"\"\",,", "",
            "2,Europe/Paris,48.8,2.3,\"Deux", "Lignes\",x",
        ].joined(separator: "\r\n")
        let stage = try PlacesStage(["list.csv": text])
        #expect(stage.country("Moor, “Great”") == "GB")
        #expect(stage.country("Deux Lignes") == "FR")
        #expect(stage.table.defects == [])
    }

    @Test(
        "What is wrong in a line is named with its line, and the other lines count",
        arguments: [
            (",50,7,Europe/Berlin", PlaceDefect.Reason.noName),
            ("Alt,95,7,Europe/Berlin", .notALatitude("95")),
            ("Alt,50°,7,Europe/Berlin", .notALatitude("50°")),
            ("Alt,nan,7,Europe/Berlin", .notALatitude("nan")),
            ("Alt,50,181,Europe/Berlin", .notALongitude("181")),
            ("Alt,50,,Europe/Berlin", .notALongitude("")),
            ("Alt,50,7,Europe/Atlantis", .notAZone("Europe/Atlantis")),
            ("Alt,50,7,UTC", .notAZone("UTC")),
            ("Alt,50,7", .notAZone("")),
        ])
    func wrongLine(line: String, reason: PlaceDefect.Reason) throws {
        let stage = try PlacesStage([
            "own.csv": Self.heading + line + "\nOberwaldheim,50,8,Europe/Berlin\n"
        ])
        #expect(stage.table.defects == [PlaceDefect(file: "own.csv", line: 2, reason)])
        #expect(stage.country("Oberwaldheim") == "DE")
    }

    @Test("Without its heading, or with a quotation mark that is not closed, a list is not used")
    func wrongFile() throws {
        let stage = try PlacesStage([
            "a.csv": "Oberwaldheim,50,8,Europe/Berlin\n",
            "b.csv": "name;latitude;longitude;zone\nOberwaldheim;50;8;Europe/Berlin\n",
            "c.csv": Self.heading + "\"Oberwaldheim,50,8,Europe/Berlin\n",
            "d.txt": "not a list",
        ])
        #expect(
            stage.table.defects == [
                PlaceDefect(file: "a.csv", line: 1, .noColumn("name")),
                PlaceDefect(file: "b.csv", line: 1, .noColumn("name")),
                PlaceDefect(file: "c.csv", line: 2, .openQuote),
            ])
        #expect(stage.place("Oberwaldheim") == nil)
    }

    @Test("Two stops of a name in one country tell the country, and by a clock which of two it is")
    func namesakes() throws {
        let stage = try PlacesStage([
            "own.csv": Self.heading + "Moosdorfau,48,11,Europe/Berlin\n"
                + "Moosdorfau,54,10,Europe/Berlin\nMoosdorfau,47,15,Europe/Vienna\n"
        ])
        #expect(stage.place("Moosdorfau") == nil)
        let german = stage.place("Moosdorfau", PlaceHints(clock: "Europe/Berlin"))
        #expect(german?.country == "DE")
        #expect(german?.coordinates == nil)
        let austrian = stage.place("Moosdorfau", PlaceHints(clock: "Europe/Vienna"))
        #expect(austrian?.coordinates?.description == "47, 15")
    }

    @Test("A thousand wrong lines are not named each")
    func manyWrong() throws {
        let lines = String(repeating: "Alt,95,7,Europe/Berlin\n", count: 1_000)
        let stage = try PlacesStage(["own.csv": Self.heading + lines])
        #expect(stage.table.defects.count == 20)
    }
}
