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
        contents.refuse(row(1), "x")
        contents.leftOut = [(.task, row(2)), (.hotel, row(4)), (.task, row(5))]
        let inOrder = ImportGroups(of: contents, bands: .usual, records: [.new, nil]).inOrder
        #expect(inOrder.map(\.outcome) == [.new, .leftOut, .leftOut, .unreadable])
        #expect(
            inOrder.map(\.reason) == ["", "A task, not a trip", "A hotel stay, not a trip", "x"])
        #expect(inOrder.map { $0.rows.map(\.title) } == [["3"], ["2", "5"], ["4"], ["1"]])
    }

    @Test("Rows that differ only in the value that cannot be read are one group, and each says it")
    func values() {
        func row(_ number: Int) -> ImportRow {
            ImportRow(.film, at: SourcePlace(file: "a.csv", row: number), title: "\(number)")
        }
        var contents = SourceContents()
        contents.refuse(row(1), "“soon” is not a date.", as: "Its date cannot be read.")
        contents.refuse(row(2), "“later” is not a date.", as: "Its date cannot be read.")
        contents.refuse(row(3), "“x” is not a year.", as: "Its year cannot be read.")
        let groups = ImportGroups(of: contents, bands: .usual, records: []).inOrder
        #expect(groups.map(\.reason) == ["Its date cannot be read.", "“x” is not a year."])
        #expect(
            groups.map { $0.rows.map(\.detail) } == [
                ["“soon” is not a date.", "“later” is not a date."], [""],
            ])
    }
}
