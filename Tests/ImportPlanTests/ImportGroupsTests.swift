import Domain
import Testing

@testable import ImportPlan

struct ImportGroupsTests {
    @Test("Outcomes stand in their usual order, reasons as they came up, rows as they were added")
    func order() {
        var groups = ImportGroups()
        func add(_ decision: Decision, _ number: Int) {
            groups.add(
                ImportRow(.film, at: SourcePlace(file: "a.csv", row: number), title: "\(number)"),
                decision)
        }
        add(Decision(unreadable: "x"), 1)
        add(Decision(.leftOut, because: .task), 2)
        add(.new, 3)
        add(Decision(.leftOut, because: .hotel), 4)
        add(Decision(.leftOut, because: .task), 5)
        let inOrder = groups.inOrder
        #expect(inOrder.map(\.outcome) == [.new, .leftOut, .leftOut, .unreadable])
        #expect(
            inOrder.map(\.reason) == ["", "A task, not a trip", "A hotel stay, not a trip", "x"])
        #expect(inOrder.map { $0.rows.map(\.title) } == [["3"], ["2", "5"], ["4"], ["1"]])
    }
}
