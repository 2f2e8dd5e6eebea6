import Domain
import FormatsTestSupport
import Foundation
import Testing

@testable import Formats

/// Tests of Counterfoil's own files, changed by hand or broken.
struct OwnFilesTests {
    private func outcome(_ entry: String) async throws -> String? {
        let text = "{\"format\": \"counterfoil\", \"version\": 1, \"entries\": [\(entry)]}"
        let found = try await contents(
            [.holding(text, named: "journal.json")], by: OwnJSONReader())
        return found.unreadable.first?.reason
    }

    @Test(
        "What an element cannot say is told by its field",
        arguments: [
            (#"{"film":{}}"#, "A film needs a title."),
            (#"{"id":"a"}"#, "It is neither a film nor a trip."),
            (#"{"film":{"title":" "}}"#, "A film needs a title."),
            (#"{"film":{"title":"A","year":"x"}}"#, "Its “year” is of the wrong kind."),
            (
                #"{"film":{"title":"A","watched":"2024-02-30"}}"#,
                "“2024-02-30” cannot be the day: it is not a date such as 2024-12-31."
            ),
            (
                #"{"film":{"title":"A","scale":"stars"}}"#,
                "“stars” cannot be the feedback scale."
            ),
            (
                #"{"film":{"title":"A","feedback":[{"value":"meh"}]}}"#,
                "“meh” is not feedback."
            ),
            (#"{"film":{"title":"\ud800"}}"#, "It is not valid JSON."),
            (#"{"film":"#, "It is not valid JSON."),
            (
                #"{"trip":{"from":"A","to":"B","departure":{"at":"2024-01-01T08:00:00","zone":"Mars/X"}}}"#,
                "“Mars/X” is not a known time zone; one looks like Europe/Vienna."
            ),
            (
                #"{"trip":{"from":"A","to":"B","departure":{"at":"2024-01-01T08:00:00"},"fromCoordinates":{"latitude":95,"longitude":7.5}}}"#,
                "“95.0, 7.5” is not a latitude and a longitude, such as 50.8659, 7.1427."
            ),
            (
                #"{"trip":{"from":"A","to":"B","departure":{"at":"2024-01-01T08:00:00"},"distance":-1}}"#,
                "“-1” is not a distance: write kilometres, such as 12.5."
            ),
            (
                #"{"trip":{"from":"A","to":"B","departure":{"at":"8:00"}}}"#,
                "“8:00” cannot be the departure: it is not a time such as 2024-12-31T20:15:00."
            ),
        ])
    func defects(entry: String, reason: String) async throws {
        let told = try await outcome(entry)
        if entry.hasSuffix(":") {
            #expect(told == "The file ends in the middle of it.")
        } else {
            #expect(told == reason)
        }
    }

    @Test("JSON of a newer version is refused, whatever it holds")
    func newerVersion() async throws {
        for version in ["2", "99999999999999999999"] {
            let text = "{\"format\":\"counterfoil\",\"version\":\(version),\"entries\":[]}"
            await #expect(
                throws: ImportError.unreadable(
                    file: "journal.json", .newerVersion(version, known: 1))
            ) {
                try await contents(
                    [.holding(text, named: "journal.json")], by: OwnJSONReader())
            }
        }
    }

    @Test("A trip that says nothing of its means of transport has none that we know")
    func noMode() async throws {
        let json = """
            {"format":"counterfoil","version":1,"entries":[
            {"trip":{"from":"A","to":"B","departure":{"at":"2024-01-01T08:00:00"}}}]}
            """
        let table = "Counterfoil trip,From,To,Departure\n,A,B,2024-01-01T08:00:00\n"
        for found in [
            try await contents([.holding(json, named: "j.json")], by: OwnJSONReader()),
            try await contents([.holding(table)], by: OwnTableReader()),
        ] {
            guard case .trip(let trip) = try #require(found.records.first).entry else {
                Issue.record("no trip")
                continue
            }
            #expect(trip.mode == .other)
        }
    }

    @Test("A table that was edited by hand keeps the edits")
    func edited() async throws {
        let text = """
            Counterfoil film;Title;Year;Watched;Feedback;Added by me
            ;Brief Encounter;1945;2026-11-19;Good;x
            a.ics;Ran;1985;;;
            a.ics;Ran;1985;;;
            ;Ikiru;1952;19/11/2026;;

            """
        let found = try await contents([.holding(text)], by: OwnTableReader())
        #expect(
            account(found) == [
                "films.csv:2 Brief Encounter (1945), 2026-11-19, = ",
                "films.csv:3 Ran (1985), undated, = ",
                "films.csv:4 left out: Ran (1985): Another row has the same entry",
                "films.csv:5 Ikiru (1952), 2026-11-19, = ",
            ])
        #expect(found.records.first?.film?.feedback == .good)
    }

    @Test("Days that a spreadsheet turned round are told apart by the whole table, or asked for")
    func turnedDays() async throws {
        let heading = "Counterfoil film;Title;Watched\n"
        let decided = [SourceFile.holding(heading + ";Ran;02/01/2026\n;Ikiru;19/01/2026\n")]
        #expect(
            account(try await contents(decided, by: OwnTableReader())) == [
                "films.csv:2 Ran, 2026-01-02, = ", "films.csv:3 Ikiru, 2026-01-19, = ",
            ])
        let open = [SourceFile.holding(heading + ";Ran;02/01/2026\n")]
        let asked = try await contents(open, by: OwnTableReader())
        #expect(account(asked) == ["films.csv:2 Ran, undated, ? days|films.csv, = "])
        #expect(asked.questions.map(\.id) == ["days|films.csv"])
        let answered = try await contents(
            open, by: OwnTableReader(), ["days|films.csv": "month"])
        #expect(account(answered) == ["films.csv:2 Ran, 2026-02-01, = "])
    }

    @Test("Each kind has its days, its amounts and the steps of a claim in columns of their own")
    func otherKinds() async throws {
        let tickets = """
            Counterfoil pass;Name;Valid from;Valid until;Price;Price currency
            ;Monthly;31/10/2026;30/11/2026;63.00;EUR

            """
        let claims = """
            Counterfoil claim;Subject;Due;Amount;Amount currency;Steps;Rule
            ;A → B;2027-02-20;22.48;EUR;"written
            Sent 2026-11-21";
            ;C → D;soon;;;;
            ;E → F;;;;lost 2026-11-21;

            """
        let found = try await contents([.holding(tickets)], by: OwnTableReader())
        guard case .pass(let pass)? = found.records.first?.entry else {
            Issue.record("no season ticket")
            return
        }
        #expect(pass.validFrom?.isoText == "2026-10-31" && pass.validUntil?.isoText == "2026-11-30")
        #expect(pass.price == Fare(63, currency: "EUR"))
        let made = try await contents([.holding(claims)], by: OwnTableReader())
        guard case .claim(let claim)? = made.records.first?.entry else {
            Issue.record("no claim")
            return
        }
        #expect(claim.steps.map(\.kind) == [.written, .sent])
        #expect(claim.steps.map { $0.day?.isoText } == [nil, "2026-11-21"])
        #expect(claim.amount?.currency == "EUR" && claim.paid == nil)
        #expect(made.records.count == 1 && made.unreadable.map(\.row.title) == ["C → D", "E → F"])
    }

    @Test("An entry that is there twice counts once")
    func twice() async throws {
        let entry = #"{"id":"a.ics","film":{"title":"Ran"}}"#
        let text = "{\"format\":\"counterfoil\",\"version\":1,\"entries\":[\(entry),\(entry)]}"
        let found = try await contents([.holding(text)], by: OwnJSONReader())
        #expect(found.records.count == 1)
        #expect(found.leftOut.map(\.reason) == [.sameEntry])
    }
}
