import Domain
import Foundation
import JournalFeature
import Presentation
import Signals
import TestSupport
import Testing

@Suite(
    "What the columns of a table are, in the preview of an import", .freed, .timeLimit(.minutes(1)))
struct ImportColumnsTests {
    /// Returns the preview of a table whose rows are read once a column is the title.
    private static func preview(_ choices: ImportChoices) -> ImportPreview {
        let guess = ColumnMapping(.film, [.field(.watched): 1])
        let mapping = choices.answers["columns|1"].flatMap { ColumnMapping($0) } ?? guess
        let table = ImportTable(
            id: "columns|1", files: ["log.csv"],
            columns: [
                ImportTable.Column("What", examples: ["Gilda", "Playtime"]),
                ImportTable.Column("", examples: ["2024-01-02"]),
                ImportTable.Column("X", examples: []),
            ],
            mapping: mapping,
            guesses: [.film: guess, .trip: ColumnMapping(.trip, [.date: 1])])
        var preview = ImportPreview(
            sources: [.export(of: "Table", files: ["log.csv"])], tables: [table])
        let row = ImportRow(.film, at: SourcePlace(file: "log.csv", row: 2), title: "Gilda")
        if mapping.missing.isEmpty {
            preview.groups = [ImportGroup(.new, rows: [row])]
            preview.batch.additions = [.entry(.film(Film(title: "Gilda")))]
        } else {
            preview.groups = [
                ImportGroup(
                    .unreadable, reason: .unreadable(.columnsMissing([.field(.title)])), rows: [row]
                )
            ]
        }
        return preview
    }

    private func stage() async throws -> (InterchangeStage, ImportScreenSpy) {
        let stage = InterchangeStage()
        stage.importer.answer = Self.preview
        return (stage, try await stage.preview())
    }

    private func choose(
        _ column: Int?, _ option: Int, on screen: ImportScreenSpy, of stage: InterchangeStage
    ) async {
        stage.view.messages.removeAll()
        screen.columns.emit(ImportColumnChoice(table: "columns|1", column: column, option: option))
        await stage.view.messages.until { $0 == .progress(nil) }
    }

    @Test("Each column is shown with its heading, what stands in it, and what it is taken for")
    func shown() async throws {
        let (_, screen) = try await stage()
        let table = try #require(screen.shown?.tables.first)
        #expect(table.title == "What Do the Columns of log.csv Contain?")
        #expect(table.kinds == ["Films", "Trips"] && table.kind == 0)
        #expect(table.columns.map(\.name) == ["What", "Column 2", "X"])
        #expect(table.columns.map(\.examples) == ["Gilda, Playtime, …", "2024-01-02, …", "Empty"])
        #expect(
            taken(table) == ["Ignore", "Date", "Ignore"])
        #expect(Set(table.options).count == table.options.count)
        #expect(table.options.allSatisfy { !$0.isEmpty })
        #expect(screen.shown?.importing == nil)
    }

    @Test("A choice for a column takes effect at once, is imported, and is remembered")
    func chosen() async throws {
        let (stage, screen) = try await stage()
        let title = try #require(screen.shown?.tables[0].options.firstIndex(of: "Title"))
        await choose(0, title, on: screen, of: stage)
        #expect(stage.importer.asked.last?.answers == ["columns|1": "film title=0 watched=1"])
        #expect(screen.shown?.importing == .available)
        #expect(stage.importer.remembered == [])
        screen.confirmation.emit()
        await stage.view.messages.until { $0 == .dismiss }
        #expect(stage.importer.remembered.map(\.description) == ["film title=0 watched=1"])
    }

    @Test("A meaning is of one column: where another one gets it, the first is left out")
    func moved() async throws {
        let (stage, screen) = try await stage()
        let watched = try #require(
            screen.shown?.tables[0].options.firstIndex(of: "Date"))
        await choose(2, watched, on: screen, of: stage)
        #expect(
            screen.shown.map { taken($0.tables[0]) }
                == ["Ignore", "Ignore", "Date"])
        await choose(2, 0, on: screen, of: stage)
        #expect(stage.importer.asked.last?.answers == ["columns|1": "film"])
    }

    @Test("If rows are trips instead, the columns are guessed again for trips")
    func kinds() async throws {
        let (stage, screen) = try await stage()
        await choose(nil, 1, on: screen, of: stage)
        let table = try #require(screen.shown?.tables.first)
        #expect(table.kind == 1)
        #expect(taken(table) == ["Ignore", "Date", "Ignore"])
        #expect(table.options.contains("From"))
        #expect(!table.options.contains("Title"))
    }

    @Test("Choices that follow each other quickly all count")
    func quick() async throws {
        let (stage, screen) = try await stage()
        let options = try #require(screen.shown?.tables[0].options)
        func emit(_ column: Int?, _ option: Int) {
            screen.columns.emit(
                ImportColumnChoice(table: "columns|1", column: column, option: option))
        }
        emit(0, try #require(options.firstIndex(of: "Title")))
        await choose(2, try #require(options.firstIndex(of: "Place")), on: screen, of: stage)
        #expect(
            stage.importer.asked.last?.answers == ["columns|1": "film title=0 watched=1 place=2"])
        // The choices for films mean nothing for trips.
        emit(nil, 1)
        await choose(0, try #require(options.firstIndex(of: "Title")), on: screen, of: stage)
        #expect(stage.importer.asked.last?.answers == ["columns|1": "trip date=1"])
    }

    @Test("A choice that there is not, or that changes nothing, reads nothing again")
    func nothing() async throws {
        let (stage, screen) = try await stage()
        for (column, option) in [(1, 999), (9, 0), (0, 0), (nil, 0), (nil, 7)] as [(Int?, Int)] {
            screen.columns.emit(
                ImportColumnChoice(table: "columns|1", column: column, option: option))
        }
        screen.columns.emit(ImportColumnChoice(table: "another", column: 0, option: 1))
        await choose(1, 0, on: screen, of: stage)
        #expect(stage.importer.asked.count == 2)
    }

    /// Returns the meaning of each column.
    private func taken(_ table: ImportViewModel.Table) -> [String] {
        table.chosen.map { table.options[$0] }
    }
}
