import Domain
import Testing

@testable import Formats

struct ImportGroupsTests {
    @Test("Outcomes stand in their usual order, reasons as they came up, rows as they were read")
    func order() {
        func row(_ number: Int) -> ImportRow {
            ImportRow(.film, at: SourcePlace(file: "a.csv", row: number), title: "\(number)")
        }
        var contents = SourceContents([.film("3", nil), .film("nobody decided")])
        contents.refuse(row(1), .noEntry)
        contents.leftOut = [(.task, row(2)), (.hotel, row(4)), (.task, row(5))]
        let inOrder = ImportGroup.all(of: contents, bands: .usual, records: [.new, nil])
        #expect(inOrder.map(\.outcome) == [.new, .leftOut, .leftOut, .unreadable])
        #expect(inOrder.map(\.reason) == [nil, .task, .hotel, .unreadable(.noEntry)])
        #expect(inOrder.map { $0.rows.map(\.title) } == [["3"], ["2", "5"], ["4"], ["1"]])
    }

    @Test("Rows that differ only in the value that cannot be read are one group, and each says it")
    func values() {
        func row(_ number: Int) -> ImportRow {
            ImportRow(.film, at: SourcePlace(file: "a.csv", row: number), title: "\(number)")
        }
        var contents = SourceContents()
        contents.refuse(row(1), .noDate("soon"))
        contents.refuse(row(2), .noDate("later"))
        contents.refuse(row(3), .noYear("x"))
        let groups = ImportGroup.all(of: contents, bands: .usual, records: [])
        #expect(
            groups.map(\.reason) == [.unreadable(.dateUnreadable), .unreadable(.noYear("x"))])
        #expect(
            groups.map { $0.rows.map(\.remarks) } == [
                [[.trouble(.noDate("soon"))], [.trouble(.noDate("later"))]], [[]],
            ])
    }
}
