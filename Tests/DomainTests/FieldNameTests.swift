import Testing

@testable import Domain

@Suite("Fields have names in objects of JSON and over columns of a table")
struct FieldNameTests {
    @Test(
        "Made of the words of the name",
        arguments: [
            (.title, "title", "Title"), (.actualArrival, "actualArrival", "Actual arrival"),
            (.validUntil, "validUntil", "Valid until"), (.operator, "operator", "Operator"),
        ] as [(FieldName, String, String)])
    func names(name: FieldName, member: String, column: String) {
        #expect(name.member == member)
        #expect(name.column == column)
    }
}
