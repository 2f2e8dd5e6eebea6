import Domain
import Formats
import Foundation
import TestSupport
import Testing

@testable import Claims

@Suite("The files of rules")
struct RightsFoldersTests {
    private let own = try! ScratchFolder()

    private static let shipped = Shipped.resources.appending(path: "rights")

    private var folders: RightsFolders { RightsFolders(shipped: Self.shipped, own: own.url) }

    private static func text(of file: String) throws -> String {
        try String(contentsOf: shipped.appending(path: file), encoding: .utf8)
    }

    private func write(_ text: String, as name: String) throws {
        try Data(text.utf8).write(to: own.url.appending(path: name))
    }

    @Test("Nothing is wrong with those that the program brings along, and each is read")
    func shippedFiles() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.shipped.path)
        #expect(
            folders.rights.schemes.map { "\($0.id).json" }.sorted()
                == files.filter { $0 != "territories.json" }.sorted())
        #expect(folders.defects == [])
    }

    @Test("From which delay on anything is owed follows from the rules, and one’s own count")
    func shorterDelays() throws {
        #expect(folders.rights.leastLate == LedgerEntries.keptFrom)
        try write(
            try Self.text(of: "eu-rail.json")
                .replacing("\"edition\": \"2026-11-01\"", with: "\"edition\": \"2027-11-01\"")
                .replacing("\"minutes\": 60", with: "\"minutes\": 5"),
            as: "eu-rail.json")
        #expect(folders.defects == [] && folders.rights.leastLate == 5)
        // An unconfirmed rule decides nothing.
        try FileManager.default.removeItem(at: own.url.appending(path: "eu-rail.json"))
        try write(
            try Self.text(of: "eurostar.json")
                .replacing("\"edition\": \"2026-11-01\"", with: "\"edition\": \"2027-11-01\"")
                .replacing("\"minutes\": 60", with: "\"minutes\": 5"),
            as: "eurostar.json")
        #expect(folders.defects == [] && folders.rights.leastLate == LedgerEntries.keptFrom)
    }

    @Test("Each says which paper it is claimed with, and most in which language")
    func papers() throws {
        let papers = Dictionary(
            uniqueKeysWithValues: folders.rights.schemes.map { ($0.id, $0.usualPaper) })
        #expect(papers["eu-rail"] == .form && papers["gb-delay-repay-15"] == .delayRepay)
        #expect(papers["eu-air"] == .letter)
        let languages = Dictionary(
            uniqueKeysWithValues: folders.rights.schemes.map { ($0.id, $0.language) })
        #expect(languages["de-db"] == "de" && languages["eu-rail"] == "")
    }

    @Test(
        "The error of a file names the field, and the program's own file is used",
        arguments: [
            ("\"schema\": 1", "\"schema\": 2", "schema", DataDefect.Reason.otherSchema),
            ("\"schema\": 1,", "", "schema", .missing),
            ("\"schema\": 1", "\"schema\": \"1\"", "schema", .not(.number)),
            ("{\n", "[\n", "", .notJSON),
            ("\"id\": \"eu-rail\"", "\"id\": \"eu-trains\"", "id", .otherName("eu-trains")),
            ("\"name\"", "\"title\"", "title", .unknownField),
            ("\"EU rail rights\"", "\" \"", "name", .missing),
            ("\"EU rail rights\"", "7", "name", .not(.text)),
            ("2026-12-01", "2026-12-32", "edition", .not(.day)),
            ("\"train\"", "\"rocket\"", "covers[0].mode", .unknownWord("rocket")),
            ("\"either\": \"EU\"", "\"either\": \"EC\"", "covers[0].either", .unknownWord("EC")),
            (
                "\"either\": \"EU\"", "\"operators\": [\"A\", \"a\"]", "covers[0].operators[1]",
                .twice("a")
            ),
            ("\"either\": \"EU\"", "\"operators\": [\"*\"]", "covers[0].operators[0]", .missing),
            ("\"either\": \"EU\"", "\"operators\": []", "covers[0].operators", .missing),
            (
                "[\"single\", \"return\"]", "[\"single\", \"both\"]", "products[0].tickets[1]",
                .unknownWord("both")
            ),
            ("[\"single\", \"return\"]", "\"single\"", "products[0].tickets", .not(.list)),
            (
                "\"validFrom\": \"2023-06-07\"", "\"validFrom\": \"7 June\"",
                "products[0].rules[0].validFrom", .not(.day)
            ),
            (
                "\"validFrom\": \"2023-06-07\"",
                "\"validFrom\": \"2023-06-07\", \"validUntil\": \"2023-06-06\"",
                "products[0].rules[0].validUntil", .endsBeforeItBegins
            ),
            (
                "\"minutes\": 60", "\"minutes\": 0", "products[0].rules[0].share.tiers[0].minutes",
                .outOfRange
            ),
            (
                "\"minutes\": 60", "\"minutes\": 60.5",
                "products[0].rules[0].share.tiers[0].minutes",
                .not(.number)
            ),
            (
                "\"minutes\": 60", "\"minutes\": 120",
                "products[0].rules[0].share.tiers[1].minutes",
                .notAscending
            ),
            (
                "\"percent\": \"50\"", "\"percent\": \"20\"",
                "products[0].rules[0].share.tiers[1].percent", .notAscending
            ),
            (
                "\"percent\": \"25\"", "\"percent\": \"125\"",
                "products[0].rules[0].share.tiers[0].percent", .outOfRange
            ),
            (
                "\"percent\": \"25\"", "\"percent\": 25",
                "products[0].rules[0].share.tiers[0].percent", .not(.amount)
            ),
            (
                "\"percent\": \"25\"", "\"percent\": \"-25\"",
                "products[0].rules[0].share.tiers[0].percent", .not(.amount)
            ),
            (
                "\"inclusive\": true, \"percent\": \"25\"", "\"percent\": \"25\"",
                "products[0].rules[0].share.tiers[0].inclusive", .missing
            ),
            (
                "\"currency\": \"EUR\"", "\"currency\": \"Euro\"",
                "products[0].rules[0].minimumPayout.currency", .not(.currency)
            ),
            (
                "\"optional\": true", "\"optional\": 1",
                "products[0].rules[0].minimumPayout.optional", .not(.flag)
            ),
            (
                "\"nearest\"", "\"down\"", "products[0].rules[0].rounding.direction",
                .unknownWord("down")
            ),
            (
                "{\"months\": 3}", "{\"months\": 0}", "products[0].rules[0].deadline.months",
                .outOfRange
            ),
            (
                "{\"months\": 3}", "{\"months\": 3, \"days\": 1}", "products[0].rules[0].deadline",
                .not(.number)
            ),
            (
                "{\"months\": 3}", "{\"weeks\": 3}", "products[0].rules[0].deadline.weeks",
                .unknownField
            ),
            (
                "\"grade\": \"P\"", "\"grade\": \"A\"", "products[0].rules[0].source.grade",
                .unknownWord("A")
            ),
            (
                "\"share\": {", "\"fixed\": {}, \"share\": {", "products[0].rules[0].fixed",
                .twice("share")
            ),
            ("[\"ticket\"]", "[\"tickets\"]", "evidence[0]", .unknownWord("tickets")),
            ("\"refunded\"", "\"sold\"", "excludes[2]", .unknownWord("sold")),
            ("\"form\"", "\"fax\"", "paper", .unknownWord("fax")),
            (
                "\"paper\"", "\"language\": \"German\", \"paper\"", "language",
                .unknownWord("German")
            ),
        ])
    func defects(old: String, new: String, field: String, reason: DataDefect.Reason) throws {
        let newer = try Self.text(of: "eu-rail.json")
            .replacingOccurrences(of: "2026-11-01", with: "2026-12-01")
        let broken = newer.replacing(old, with: new, maxReplacements: 1)
        #expect(broken != newer)
        try write(broken, as: "eu-rail.json")
        let folders = folders
        #expect(folders.defects == [DataDefect(file: "eu-rail.json", field: field, reason)])
        let scheme = try #require(folders.rights.schemes.first { $0.id == "eu-rail" })
        #expect(scheme.edition == CalendarDay(year: 2026, month: 11, day: 1))
    }

    @Test(
        "Tiers by how long a journey is planned to take ascend, and the last is for all others",
        arguments: [
            ("480", "240", ".bands[1].upToMinutes", DataDefect.Reason.notAscending),
            ("480", "0", ".bands[1].upToMinutes", .outOfRange),
            ("\"upToMinutes\": 480,", "", ".bands[2]", .overlap),
            ("\"bands\": [", "\"tiers\": [], \"bands\": [", ".bands", .twice("tiers")),
            ("\"minutes\": 180", "\"minutes\": 400", ".bands[2].tiers[1].minutes", .notAscending),
        ])
    func lengths(old: String, new: String, field: String, reason: DataDefect.Reason) throws {
        let text = try Self.text(of: "eu-ferry.json")
            .replacingOccurrences(of: "\"2026-11-28\"", with: "\"2026-11-29\"")
        let broken = text.replacing(old, with: new, maxReplacements: 1)
        #expect(broken != text)
        try write(broken, as: "eu-ferry.json")
        #expect(
            folders.defects == [
                DataDefect(
                    file: "eu-ferry.json", field: "products[0].rules[0].share" + field, reason)
            ])
    }

    @Test("That a flight was cancelled two weeks before speaks against a claim only where it was")
    func exclusions() throws {
        for id in ["eu-air", "gb-air", "ca-air", "ca-air-small"] {
            let scheme = try #require(folders.rights.schemes.first { $0.id == id })
            #expect(scheme.exclusions(whereCancelled: true).contains(.toldTwoWeeksBefore))
            #expect(!scheme.exclusions(whereCancelled: false).contains(.toldTwoWeeksBefore))
        }
        let swiss = try #require(folders.rights.schemes.first { $0.id == "ch-rail" })
        #expect(!swiss.exclusions(whereCancelled: true).contains(.extraordinaryCircumstances))
    }

    @Test(
        "The rules of a product follow one another",
        arguments: [
            ("2024-12-31", nil), ("2025-01-01", DataDefect.Reason.overlap), ("", .overlap),
            ("2024-12-30", .gap),
        ] as [(String, DataDefect.Reason?)])
    func versions(end: String, reason: DataDefect.Reason?) throws {
        func rule(_ id: String, _ days: String, _ percent: String) -> String {
            """
            {"id": "\(id)", \(days), "share": {"tiers": [
              {"minutes": 30, "inclusive": true, "percent": "\(percent)"}]},
             "source": {"title": "A tariff", "grade": "P"}}
            """
        }
        let until = end.isEmpty ? "" : ", \"validUntil\": \"\(end)\""
        try write(
            """
            {"schema": 1, "id": "lu-own", "name": "Own", "edition": "2026-11-02",
             "covers": [{"mode": "train", "from": "LU", "to": "LU"}],
             "products": [{"id": "single", "tickets": ["single"], "rules": [
             \(rule("old", "\"validFrom\": \"2024-01-01\"\(until)", "10")),
             \(rule("new", "\"validFrom\": \"2025-01-01\"", "20"))]}]}
            """, as: "lu-own.json")
        let folders = folders
        #expect(folders.defects.map(\.reason) == [reason].compactMap(\.self))
        guard reason == nil else { return }
        for (day, amount) in [(2023, nil), (2024, "1.00 EUR"), (2025, "2.00 EUR")] {
            let journey = TicketJourney(
                mode: .train, day: CalendarDay(year: day, month: 6, day: 30)!,
                from: .init(zone: "Europe/Luxembourg"), to: .init(zone: "Europe/Luxembourg"),
                outcome: .arrived(minutesLate: 30),
                ticket: JourneyTicket(price: Fare(10, currency: "EUR")))
            let answer = folders.rights.answers(for: journey).first { $0.scheme.id == "lu-own" }
            #expect(answer?.verdict.words == amount.map { "owed \($0)" })
        }
    }

    @Test("A newer file of the user's own counts, and an older one does not")
    func editions() throws {
        let text = try Self.text(of: "nl-ns.json")
        try write(
            text.replacingOccurrences(of: "\"2026-11-28\"", with: "\"2026-11-29\"")
                .replacingOccurrences(of: "\"NS\",\n", with: "\"NS, newer\",\n"),
            as: "nl-ns.json")
        try write(try Self.text(of: "eu-air.json"), as: "eu-air.json")
        let folders = folders
        #expect(folders.rights.schemes.first { $0.id == "nl-ns" }?.name == "NS, newer")
        let shipped = try #require(CalendarDay(year: 2026, month: 11, day: 28))
        #expect(
            folders.defects == [
                DataDefect(file: "eu-air.json", field: "edition", .notNewer(shipped))
            ])
    }

    @Test("Countries of the user's own count too, and broken ones do not")
    func territories() throws {
        let text = try Self.text(of: "territories.json")
            .replacingOccurrences(of: "\"2026-11-28\"", with: "\"2026-11-29\"")
        try write(
            text.replacing("\"code\": \"IS\"", with: "\"code\": \"XX\"", maxReplacements: 1),
            as: "territories.json")
        let field = "groups[1].members[0].code"
        #expect(folders.defects.count == 1)
        try write(
            text.replacing("{\"code\": \"IS\"}", with: "{\"code\": \"XX\"}", maxReplacements: 1),
            as: "territories.json")
        #expect(
            folders.defects == [
                DataDefect(file: "territories.json", field: field, .unknownWord("XX"))
            ])
        #expect(folders.rights.schemes.count == Shipped.rights.schemes.count)
        try write(
            text.replacing("\"Europe/Zurich\"", with: "\"Europe/Vienne\"", maxReplacements: 1),
            as: "territories.json")
        #expect(folders.defects.map(\.reason) == [.unknownWord("Europe/Vienne")])
        try write(text, as: "territories.json")
        #expect(folders.defects == [])
    }

    @Test(
        "A defect of an operator’s country is reported with its field",
        arguments: [
            ("[\"EE\"]", "[\"XX\"]", "countries[0]", DataDefect.Reason.unknownWord("XX")),
            ("[\"EE\"]", "[\"Estonia\"]", "countries[0]", .unknownWord("Estonia")),
            ("[\"EE\"]", "[\"EE\", \"EE\"]", "countries[1]", .twice("EE")),
            ("[\"EE\"]", "[]", "countries", .missing),
            ("[\"EE\"]", "[\"EE\"], \"crossesBorders\": true", "countries[1]", .missing),
            ("[\"EE\"]", "[\"EE\"], \"crossesBorders\": 1", "crossesBorders", .not(.flag)),
            ("[\"EE\"]", "[\"EE\"], \"mode\": \"train\"", "mode", .unknownField),
            ("[\"Elron\"]", "[\"Elron\", \"elron\"]", "names[1]", .twice("elron")),
            ("[\"Elron\"]", "[\"Elron\", \"sbb\"]", "names", .twice("sbb")),
            ("[\"Elron\"]", "[\"*\"]", "names[0]", .missing),
        ])
    func operators(old: String, new: String, field: String, reason: DataDefect.Reason) throws {
        let text = try Self.text(of: "territories.json")
            .replacingOccurrences(of: "\"2026-11-28\"", with: "\"2026-11-29\"")
        let line = "{\"countries\": [\"EE\"], \"names\": [\"Elron\"]}"
        let lines = text.components(separatedBy: "    \(line)")
        try #require(lines.count == 2)
        try write(lines.joined(separator: line.replacing(old, with: new)), as: "territories.json")
        let defect = try #require(folders.defects.first)
        #expect(folders.defects.count == 1 && defect.file == "territories.json")
        #expect(defect.field.hasPrefix("operators["))
        #expect(defect.field.hasSuffix("].\(field)") && defect.reason == reason)
    }

    @Test("Operators that a person adds have countries")
    func ownOperators() throws {
        let text = try Self.text(of: "territories.json")
            .replacingOccurrences(of: "\"2026-11-28\"", with: "\"2026-11-29\"")
            .replacing("\"Elron\"", with: "\"Elron\", \"Pendel *\"")
        try write(text, as: "territories.json")
        #expect(folders.defects == [])
        let trip = Trip(
            from: "A", to: "B", operator: "Pendel 7",
            departure: .at(2026, 11, 20, 9, 0, .berlin), arrival: nil)
        func currency(by rights: TravelRights) -> String? {
            let rights = rights.doubting(["Europe/Berlin"])
            return rights.currency(of: rights.journey(of: trip, gazetteer: Shipped.gazetteer))
        }
        #expect(currency(by: folders.rights) == "EUR")
        #expect(currency(by: Shipped.rights) == nil)
    }

    @Test("Other kinds of files are skipped or reported, and never block")
    func oddFiles() throws {
        let file = own.url.appending(path: "eu-rail.json")
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        try FileManager.default.createSymbolicLink(
            atPath: own.url.appending(path: "endless.json").path,
            withDestinationPath: "/dev/zero")
        try write(String(repeating: " ", count: 2 << 20), as: "large.json")
        try write(String(repeating: "[", count: 100_000), as: "deep.json")
        try write("", as: "empty.json")
        try write("{", as: ".hidden.json")
        try write("{", as: "notes.txt")
        #expect(
            folders.defects == [
                DataDefect(file: "deep.json", .notJSON),
                DataDefect(file: "empty.json", .notJSON),
                DataDefect(file: "endless.json", .unreadable),
                DataDefect(file: "eu-rail.json", .unreadable),
                DataDefect(file: "large.json", .unreadable),
            ])
        #expect(folders.rights.schemes.map(\.id) == Shipped.rights.schemes.map(\.id))
    }

    @Test(
        "The home of an operator tells where it runs, or else the rules that name it; no flight's does",
        arguments: [
            ("SBB", .train, ["CH"]), ("European Sleeper", .train, ["BE", "CZ", "DE", "NL"]),
            ("Greater Anglia", .train, ["GB"]), ("lner", .train, ["GB"]), ("LNER", .bus, []),
            ("Västtrafik", .bus, ["SE"]), ("Air Canada", .flight, []), ("SBB", .flight, []),
            ("Qxyz", .train, []),
        ] as [(String, TravelMode, Set<String>)])
    func operators(name: String, mode: TravelMode, countries: Set<String>) {
        #expect(Shipped.folders.countries(ofOperator: CountedName(name), by: mode) == countries)
    }

    @Test("Without any folder nothing is known, and nothing is owed")
    func nowhere() {
        let folders = RightsFolders(shipped: nil, own: own.url.appending(path: "none"))
        #expect(folders.rights.schemes == [])
        #expect(folders.defects == [])
    }
}
