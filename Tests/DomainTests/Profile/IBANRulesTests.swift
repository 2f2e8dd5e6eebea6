import Domain
import Testing

struct IBANRulesTests {
    private let rules = IBANRules()

    private func error(_ typed: String) -> IBANError? {
        do throws(IBANError) {
            _ = try rules.number(of: typed)
            return nil
        } catch {
            return error
        }
    }

    @Test("The registry's own example of each country is right", arguments: registryExamples)
    func examples(number: String) throws { #expect(try rules.number(of: number) == number) }

    @Test("There is an example of each of the 89 countries")
    func allCountries() {
        #expect(Set(registryExamples.map { $0.prefix(2) }).count == 89)
    }

    @Test(
        "It may be typed with blanks, hyphens and small letters, and pasted with invisible signs",
        arguments: [
            "de89 3704 0044 0532 0130 00", " DE89-3704-0044-0532-0130-00\n",
            "DE89\u{A0}3704\u{202F}0044 0532 0130 00", "\u{200B}DE89370400440532013000\u{FEFF}",
        ])
    func typed(text: String) throws {
        #expect(try rules.number(of: text) == "DE89370400440532013000")
    }

    @Test("A wrong length is told with that of the country")
    func length() {
        #expect(
            error("DE89 3704 0044 0532 0130 0")
                == .tooShort(country: "DE", length: 21, expected: 22))
        #expect(
            error("DE89 3704 0044 0532 0130 000")
                == .tooLong(country: "DE", length: 23, expected: 22))
        #expect(error("NO") == .tooShort(country: "NO", length: 2, expected: 15))
        #expect(error("MT84MALT") == .tooShort(country: "MT", length: 8, expected: 31))
    }

    @Test("Every single wrong digit, and every two neighbours swapped, are noticed")
    func checkDigits() {
        let right = Array("DE89370400440532013000")
        for place in right.indices.dropFirst(2) {
            for digit in "0123456789" where digit != right[place] {
                var wrong = right
                wrong[place] = digit
                #expect(error(String(wrong)) == .checkDigits)
            }
        }
        for place in right.indices.dropFirst(2).dropLast() where right[place] != right[place + 1] {
            var wrong = right
            wrong.swapAt(place, place + 1)
            #expect(error(String(wrong)) == .checkDigits)
        }
    }

    @Test("A letter in place of a digit is told, and the other way round")
    func kinds() {
        #expect(error("DE8937O400440532013000") == .letterForDigit("O", country: "DE"))
        #expect(error("DEI9370400440532013000") == .letterForDigit("I", country: "DE"))
        #expect(error("GB29NW8K60161331926819") == .digitForLetter("8", country: "GB"))
        // The error is shown while the number is still being typed.
        #expect(error("IT604") == .digitForLetter("4", country: "IT"))
    }

    @Test(
        "What cannot be the beginning of one is told",
        arguments: [
            ("D", IBANError.noCountry), ("8", .noCountry), ("89DE", .noCountry), ("D8", .noCountry),
            ("XX82", .unknownCountry("XX")), ("US64", .unknownCountry("US")),
            ("DE89é", .foreign("é")), ("DЕ89", .foreign("Е")), ("DE٣", .foreign("٣")),
            ("", .noCountry),
        ])
    func beginnings(typed: String, told: IBANError) { #expect(error(typed) == told) }

    @Test("It is shown in groups of four, whatever it is")
    func groups() {
        #expect(IBANText.inGroups("DE89370400440532013000") == "DE89 3704 0044 0532 0130 00")
        #expect(IBANText.inGroups("no93 8601-1117 947") == "NO93 8601 1117 947")
        #expect(IBANText.inGroups("AT61") == "AT61")
        #expect(IBANText.inGroups("") == "")
        #expect(
            TravellersProfile(iban: "AT611904300234573201").ibanInGroups
                == "AT61 1904 3002 3457 3201")
    }
}

/// The examples in the IBAN registry of ISO 13616.
private let registryExamples = """
    AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741
    AT611904300234573201 AZ21NABZ00000000137010001944 BA391290079401028494 BE68539007547034
    BG80BNBG96611020345678 BH67BMAG00001299123456 BI4210000100010000332045181
    BR1800360305000010009795493C1 BY13NBRB3600900000002Z00AB00 CH9300762011623852957
    CR05015202001026284066 CY17002001280000001200527600 CZ6508000000192000145399
    DE89370400440532013000 DJ2100010000000154000100186 DK5000400440116243
    DO28BAGR00000001212453611324 EE382200221020145685 EG380019000500000000263180002
    ES9121000418450200051332 FI2112345600000785 FK88SC123456789012 FO6264600001631634
    FR1420041010050500013M02606 GB29NWBK60161331926819 GE29NB0000000101904917
    GI75NWBK000000007099453 GL8964710001000206 GR1601101250000000012300695
    GT82TRAJ01020000001210029690 HN88CABF00000000000250005469 HR1210010051863000160
    HU42117730161111101800000000 IE29AIBK93115212345678 IL620108000000099999999
    IQ98NBIQ850123456789012 IS140159260076545510730339 IT60X0542811101000000123456
    JO94CBJO0010000000000131000302 KW81CBKU0000000000001234560101 KZ86125KZT5004100100
    LB62099900000001001901229114 LC55HEMM000100010012001200023015 LI21088100002324013AA
    LT121000011101001000 LU280019400644750000 LV80BANK0000435195001 LY83002048000020100120361
    MC5811222000010123456789030 MD24AG000225100013104168 ME25505000012345678951
    MK07250120000058984 MN121234123456789123 MR1300020001010000123456753
    MT84MALT011000012345MTLCAST001S MU17BOMM0101101030300200000MUR NI45BAPR00000013000003558124
    NL91ABNA0417164300 NO9386011117947 OM810180000001299123456 PK36SCBL0000001123456702
    PL61109010140000071219812874 PS92PALS000000000400123456702 PT50000201231234567890154
    QA58DOHB00001234567890ABCDEFG RO49AAAA1B31007593840000 RS35260005601001611379
    RU0304452522540817810538091310419 SA0380000000608010167519 SC18SSCB11010000000000001497USD
    SD2129010501234001 SE4550000000058398257466 SI56263300012039086 SK3112000000198742637541
    SM86U0322509800000000270100 SO211000001001000100141 ST23000100010051845310146
    SV62CENR00000000000000700025 TL380080012345678910157 TN5910006035183598478831
    TR330006100519786457841326 UA213223130000026007233566001 VA59001123000012345678
    VG96VPVG0000012345678901 XK051212012345678906 YE15CBYE0001018861234567891234
    """.split(whereSeparator: \.isWhitespace).map(String.init)
