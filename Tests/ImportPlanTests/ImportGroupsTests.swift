import Domain
import Testing

@testable import ImportPlan

struct ImportGroupsTests {
    @Test("Outcomes stand in their usual order, reasons as they came up, rows as they were read")
    func order() {
        func row(_ number: Int) -> ImportRow {
            ImportRow(.film, at: SourcePlace(file: "a.csv", row: number), title: "\(number)")
        }
        var contents = SourceContents([.film("3", nil), .film("nobody decided")])
        contents.unreadable = [("x", row(1))]
        contents.leftOut = [(.task, row(2)), (.hotel, row(4)), (.task, row(5))]
        let inOrder = ImportGroups(of: contents, bands: .usual, records: [.new, nil]).inOrder
        #expect(inOrder.map(\.outcome) == [.new, .leftOut, .leftOut, .unreadable])
        #expect(
            inOrder.map(\.reason) == ["", "A task, not a trip", "A hotel stay, not a trip", "x"])
        #expect(inOrder.map { $0.rows.map(\.title) } == [["3"], ["2", "5"], ["4"], ["1"]])
    }
}
