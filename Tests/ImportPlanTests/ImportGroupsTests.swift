import Domain
import Testing

@testable import ImportPlan

struct ImportGroupsTests {
    @Test("Outcomes stand in their usual order, reasons as they came up, rows as they were added")
    func order() {
        var groups = ImportGroups()
        func add(_ outcome: ImportOutcome, _ reason: String, _ number: Int) {
            groups.add(
                ImportRow(.film, at: SourcePlace(file: "a.csv", row: number), title: "\(number)"),
                Decision(outcome: outcome, reason: reason))
        }
        add(.unreadable, "x", 1)
        add(.leftOut, "b", 2)
        add(.new, "", 3)
        add(.leftOut, "a", 4)
        add(.leftOut, "b", 5)
        let inOrder = groups.inOrder
        #expect(inOrder.map(\.outcome) == [.new, .leftOut, .leftOut, .unreadable])
        #expect(inOrder.map(\.reason) == ["", "b", "a", "x"])
        #expect(inOrder.map { $0.rows.map(\.title) } == [["3"], ["2", "5"], ["4"], ["1"]])
    }
}
