import Domain
import Testing

struct BICRulesTests {
    private let rules = BICRules()

    @Test(
        "Eight or eleven characters, in small letters and with blanks too",
        arguments: [
            ("DEUTDEFF", "DEUTDEFF"), ("deutdeff500", "DEUTDEFF500"), ("COBA DE FF", "COBADEFF"),
            ("PCBKXKPR", "PCBKXKPR"),
        ])
    func right(typed: String, code: String) throws { #expect(try rules.code(of: typed) == code) }

    @Test(
        "Another length, an unknown country, and other signs than letters and digits are errors",
        arguments: [
            ("D", BICError.length(1)), ("DEUTDE", .length(6)), ("DEUTDEF", .length(7)),
            ("DEUTDEFF5", .length(9)), ("DEUTDEFF5000", .length(12)),
            ("DEUTQQFF", .unknownCountry("QQ")), ("DEUTD3", .unknownCountry("D3")),
            ("DEUTDEF/", .foreign("/")), ("DÉUTDEFF", .foreign("É")),
        ])
    func wrong(typed: String, told: BICError) {
        #expect(throws: told) { try rules.code(of: typed) }
    }

    @Test(
        "A bank and an account of different countries are worth a doubt, territories are not",
        arguments: [
            ("DEUTDEFF", "DE89370400440532013000", true), ("BNPAFRPP", "DE89", false),
            ("SBOSJESX", "GB29", true), ("SBOSGB2L", "JE29", false), ("CMCIMCM1", "FR14", true),
            ("BNPAFRPP", "MC58", true), ("AABAAX22", "FI21", true), ("DEUTDEFF", "AT61", false),
        ])
    func plausible(code: String, iban: String, isPlausible: Bool) {
        #expect(rules.isPlausible(code, for: iban) == isPlausible)
    }
}
