import EntryFeature
import Foundation
import Testing

struct DecimalTextTests {
    private func amount(_ text: String, _ locale: String) -> Decimal? {
        DecimalText(Locale(identifier: locale)).number(text)
    }

    private let cents = Decimal(4_990) / 100

    @Test("A fare is read as the locale writes it, or with a point")
    func locales() {
        #expect(amount("49.90", "en_GB") == cents)
        #expect(amount("49,90", "de_AT") == cents)
        #expect(amount("49.90", "de_AT") == cents)
        #expect(amount("49.9", "fr_FR") == cents)
        #expect(amount("٤٩٫٩٠", "ar_EG") == cents)
        #expect(amount("49", "en_GB") == 49)
        #expect(amount(" 49 ", "en_GB") == 49)
        #expect(amount("0", "en_GB") == 0)
    }

    @Test("Thousands are read as the locale groups them")
    func thousands() {
        #expect(amount("1,049.90", "en_GB") == cents + 1_000)
        #expect(amount("1.049,90", "de_DE") == cents + 1_000)
        #expect(amount("1.049", "de_DE") == 1_049)
        #expect(amount("1 049,90", "fr_FR") == cents + 1_000)
    }

    @Test(
        "Other text is not read as an amount",
        arguments: [
            "", "x", "-1", "1,2,3", "1.2.3", "1,04", ".", "½", "1e3", "1234567890123", "0x1",
        ])
    func noAmount(_ text: String) {
        #expect(amount(text, "en_GB") == nil)
    }

    @Test("A fare is written so that it is read back as the same")
    func roundTrip() {
        for locale in ["en_GB", "de_AT", "fr_FR"] {
            let text = DecimalText(Locale(identifier: locale))
            for amount in [0, 12, cents, 1_049 + cents, Decimal(12_345) / 1_000] {
                #expect(text.number(text.withCents(amount)) == amount)
            }
        }
        #expect(DecimalText(Locale(identifier: "de_AT")).withCents(cents) == "49,90")
        #expect(DecimalText(Locale(identifier: "de_AT")).withCents(1_049) == "1049")
    }
}
