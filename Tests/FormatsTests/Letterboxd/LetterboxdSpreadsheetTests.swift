import Domain
import FormatsTestSupport
import Testing

@testable import Formats

/// Tests of Letterboxd's exports that were saved by a spreadsheet.
struct LetterboxdSpreadsheetTests {
    private func found(
        _ name: String, _ answers: [ImportQuestion.ID: ImportQuestion.Option.ID] = [:]
    ) async throws -> SourceContents {
        let files = try [SourceFile].fixtures("letterboxd/spreadsheet").filter { $0.name == name }
        return try await contents(files, by: LetterboxdReader(), answers)
    }

    @Test("A row with a day above twelve tells that the day comes first")
    func dayFirst() async throws {
        let found = try await found("day-first.csv")
        #expect(
            account(found) == [
                """
                day-first.csv:2 Brief Encounter (1945), 2024-01-05, 4.5/5, #repertory #35mm, \
                = https://boxd.it/aaa1
                """,
                "day-first.csv:3 Nosferatu (1922), 2024-02-13, 4/5, = https://boxd.it/bbb1",
            ])
        #expect(found.questions.isEmpty)
    }

    @Test("A row with a day above twelve tells that the month comes first")
    func monthFirst() async throws {
        let found = try await found("month-first.csv")
        #expect(
            account(found) == [
                "month-first.csv:2 Brief Encounter (1945), 2024-01-05, 4.5/5, = https://boxd.it/aaa1",
                "month-first.csv:3 Nosferatu (1922), 2024-02-13, 4/5, = https://boxd.it/bbb1",
            ])
        #expect(found.questions.isEmpty)
    }

    @Test("Where no row tells the day from the month, the rows that could be either wait")
    func undecided() async throws {
        let waiting = try await found("undecided.csv")
        #expect(
            account(waiting) == [
                """
                undecided.csv:2 Brief Encounter (1945), undated, 4.5/5, ? days|undecided.csv, \
                = https://boxd.it/aaa1
                """,
                "undecided.csv:3 Nosferatu (1922), 2024-03-03, 4/5, = https://boxd.it/bbb1",
            ])
        #expect(waiting.questions.map(\.preset) == [nil])
        #expect(waiting.questions.first?.rows.map(\.place.row) == [2])
    }

    @Test("The answer to which comes first counts", arguments: ["day", "month"])
    func answered(first: String) async throws {
        let found = try await found("undecided.csv", ["days|undecided.csv": first])
        let day = try #require(found.records.first?.film?.watched)
        #expect(day.isoText == (first == "day" ? "2024-01-05" : "2024-05-01"))
        #expect(found.records.first?.question == nil)
    }

    @Test("UTF-16 and Windows-1252 are read, with tabs and semicolons between the cells")
    func encodings() async throws {
        #expect(
            try await account(found("utf-16.csv")) == [
                "utf-16.csv:2 Le Samouraï (1967), 2024-01-05, 5/5, = https://boxd.it/u01"
            ])
        #expect(
            try await account(found("windows-1252.csv")) == [
                """
                windows-1252.csv:3 Le Samouraï – “restored” (1967), 2024-01-05, 5/5, \
                = https://boxd.it/u01
                """
            ])
    }
}
