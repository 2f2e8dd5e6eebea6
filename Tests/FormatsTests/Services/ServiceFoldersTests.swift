import Domain
import FormatsTestSupport
import Foundation
import TestSupport
import Testing
import Wording

@testable import Formats

@Suite("Descriptions of services are validated, and replaced by newer ones of the user")
struct ServiceFoldersTests {
    private let own: ScratchFolder

    init() throws {
        own = try ScratchFolder()
    }

    private var folders: ServiceFolders {
        ServiceFolders(shipped: .shippedServices, own: own.url)
    }

    private func write(_ text: String, as name: String) throws {
        try Data(text.utf8).write(to: own.url.appending(path: name))
    }

    private static let whole = """
        {"schema": 1, "id": "kino", "name": "Kino", "edition": "2026-11-02", "tables": [
          {"rows": "film", "headings": [["Titel", "Gesehen"]],
           "columns": {"title": "Titel", "watched": "Gesehen", "rating": "Punkte"},
           "key": "{Titel} {Gesehen}", "rating": "10", "kinds": {"Film": "film"},
           "leaveOut": [{"column": "Art", "is": "Serie", "as": "series"}]}]}
        """

    @Test("Each description that comes with the program is used")
    func shipped() throws {
        #expect(ServiceFolders.shipped.defects == [])
        let files = try FileManager.default.contentsOfDirectory(
            atPath: URL.shippedServices.path)
        #expect(
            ServiceFolders.shipped.services.map { "\($0.id).json" }
                == files.filter { $0.hasSuffix(".json") }.sorted())
    }

    @Test("Each fixture is of one service, and its columns are read or left out for a reason")
    func fixtures() throws {
        let services = ServiceFolders.shipped.services
        for service in services {
            let files = try [SourceFile].fixtures("services/\(service.id)")
            #expect(!files.isEmpty)
            var read: Set<Int> = []
            for file in files {
                #expect(services.filter { $0.place(of: file) != nil }.map(\.id) == [service.id])
                let place = try #require(service.place(of: file))
                read.insert(place)
                let table = service.tables[place]
                let names = Set(try #require(file.heading).names)
                #expect(names.subtracting(table.columns).subtracting(table.ignored) == [])
                #expect(table.columns.isDisjoint(with: table.ignored.intersection(names)))
            }
            #expect(read == Set(service.tables.indices))
        }
    }

    @Test("A description of one's own is read beside those of the program")
    func ownService() async throws {
        try write(Self.whole, as: "kino.json")
        #expect(folders.defects == [])
        let reader = ServicesReader(folders: folders, gazetteer: PlacesDouble(), home: .gmt)
        let text = "Titel,Gesehen,Punkte,Art\nGilda,2024-01-02,7,\nDark,2024-01-03,8,Serie\n"
        #expect(
            account(try await contents([.holding(text, named: "kino.csv")], by: reader)) == [
                "kino.csv:2 Gilda, 2024-01-02, 7/10, = Gilda 2024-01-02",
                "kino.csv:3 left out: Dark: A series, not a film",
            ])
    }

    @Test("A newer description of one's own counts, and an older one does not")
    func editions() throws {
        let shipped = try #require(
            ServiceFolders.shipped.services.first { $0.id == "simkl" }?.edition)
        let text = try String(
            contentsOf: .shippedServices.appending(path: "simkl.json"), encoding: .utf8)
        try write(text, as: "simkl.json")
        #expect(
            folders.defects == [
                DataDefect(file: "simkl.json", field: "edition", .notNewer(shipped))
            ])
        try write(
            text.replacing(shipped.isoText, with: "2099-01-01")
                .replacing("\"name\": \"Simkl\"", with: "\"name\": \"Simkl, newer\""),
            as: "simkl.json")
        #expect(folders.defects == [])
        #expect(folders.services.first { $0.id == "simkl" }?.name == "Simkl, newer")
    }

    @Test(
        "A defect is reported with the file and the field",
        arguments: [
            ("\"schema\": 1", "\"schema\": 2", "schema", DataDefect.Reason.otherSchema),
            ("\"id\": \"kino\"", "\"id\": \"other\"", "id", .otherName("other")),
            ("\"rows\": \"film\"", "\"rows\": \"book\"", "tables[0].rows", .unknownWord("book")),
            ("\"rows\": \"film\"", "\"rows\": \"x\"", "tables[0].rows", .unknownWord("x")),
            ("\"rows\"", "\"row\"", "tables[0].row", .unknownField),
            ("[[\"Titel\", \"Gesehen\"]]", "[]", "tables[0].headings", .missing),
            ("[[\"Titel\", \"Gesehen\"]]", "[\"Titel\"]", "tables[0].headings[0]", .not(.list)),
            (
                "[\"Titel\", \"Gesehen\"]", "[\"Titel\", \"titel\"]", "tables[0].headings[0][1]",
                .twice("titel")
            ),
            ("\"title\": \"Titel\", ", "", "tables[0].columns.title", .missing),
            ("\"title\"", "\"from\"", "tables[0].columns.from", .unknownField),
            ("\"{Titel} {Gesehen}\"", "\"{Titel\"", "tables[0].key", .unknownWord("{Titel")),
            ("\"{Titel} {Gesehen}\"", "\"{}\"", "tables[0].key", .unknownWord("{}")),
            ("\"rating\": \"10\"", "\"rating\": \"7\"", "tables[0].rating", .unknownWord("7")),
            ("\"Film\": \"film\"", "\"Film\": \"x\"", "tables[0].kinds.Film", .unknownWord("x")),
            ("\"is\": \"Serie\", ", "", "tables[0].leaveOut[0].is", .missing),
            (
                "\"is\": \"Serie\"", "\"is\": \"a\", \"isBlank\": true",
                "tables[0].leaveOut[0].isBlank", .twice("is")
            ),
            (
                "\"as\": \"series\"", "\"as\": \"tv\"", "tables[0].leaveOut[0].as",
                .unknownWord("tv")
            ),
            (
                "\"rating\": \"10\"", "\"rating\": \"10\", \"times\": \"Europe/Wien\"",
                "tables[0].times", .unknownWord("Europe/Wien")
            ),
        ])
    func defects(old: String, new: String, field: String, reason: DataDefect.Reason) throws {
        let text = Self.whole.replacing(old, with: new, maxReplacements: 1)
        try #require(text != Self.whole)
        try write(text, as: "kino.json")
        #expect(folders.defects == [DataDefect(file: "kino.json", field: field, reason)])
        #expect(folders.services.map(\.id) == ServiceFolders.shipped.services.map(\.id))
        #expect(
            Localizer.inEnglish.line(on: folders.defects[0]).hasPrefix("kino.json is not used: "))
    }

    @Test("Without any folder no table is a service’s")
    func nowhere() throws {
        let folders = ServiceFolders(shipped: nil, own: own.url.appending(path: "none"))
        #expect(folders.services.isEmpty && folders.defects.isEmpty)
        let reader = ServicesReader(folders: nil, gazetteer: PlacesDouble(), home: .gmt)
        #expect(!reader.recognises(try [SourceFile].fixtures("services/simkl")[0]))
    }
}
