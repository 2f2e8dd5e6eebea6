import Domain
import Testing

struct EmailRulesTests {
    private let rules = EmailRules()

    @Test(
        "Addresses that mail is sent to are right",
        arguments: [
            "ada@example.org", "a.b+trains@mail.example.co.uk", "o'neil@example.ie",
            "jürgen@müller.example", "x_y-z@1a.example", "用户@例子.公司",
            String(repeating: "a", count: 64) + "@example.org",
        ])
    func right(address: String) throws {
        #expect(try rules.address(of: address) == address)
        #expect(try rules.address(of: " \(address)\n") == address)
    }

    @Test(
        "Other addresses are refused with the reason",
        arguments: [
            ("ada", EmailError.noAt), ("ada@", .nothingAfterAt), ("@example.org", .nothingBeforeAt),
            ("a@b@example.org", .severalAts), ("ada @example.org", .blank),
            ("ada@example", .domain("example")), ("ada@example.", .domain("example.")),
            ("ada@.org", .domain(".org")), ("ada@-a.org", .domain("-a.org")),
            ("ada@a-.org", .domain("a-.org")), ("ada@a_b.org", .domain("a_b.org")),
            ("ada@127.0.0.1", .domain("127.0.0.1")), ("ada@a..org", .domain("a..org")),
            (".ada@example.org", .dots), ("ada.@example.org", .dots), ("a..b@example.org", .dots),
            ("a,b@example.org", .foreign(",")), ("<ada@example.org", .foreign("<")),
            (String(repeating: "a", count: 65) + "@example.org", .tooLong),
        ])
    func wrong(typed: String, told: EmailError) {
        #expect(throws: told) { try rules.address(of: typed) }
    }

    @Test("A name of the internet has 63 characters between two dots, and an address 254")
    func lengths() throws {
        let label = String(repeating: "b", count: 63)
        let long = "a@" + Array(repeating: label, count: 3).joined(separator: ".")
        #expect(try rules.address(of: long + ".example") == long + ".example")
        #expect(throws: EmailError.domain("b\(label).org")) {
            try rules.address(of: "a@b\(label).org")
        }
        let longest = long + "." + String(repeating: "c", count: 254 - long.utf8.count - 1)
        #expect(try rules.address(of: longest) == longest)
        #expect(throws: EmailError.tooLong) { try rules.address(of: longest + "c") }
    }
}
