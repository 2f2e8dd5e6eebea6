import Domain
import Presentation
import TestSupport
import Testing
import Wording

struct ProfileWordsTests {
    private let words = Localizer.inEnglish

    @Test(
        "An error of a field is a sentence with the reason, and with the count if it helps",
        arguments: [
            (EmailError.noAt as any Error, "name@example.org"), (EmailError.severalAts, "only one"),
            (EmailError.nothingBeforeAt, "before"), (EmailError.nothingAfterAt, "after"),
            (EmailError.blank, "spaces"), (EmailError.foreign("<"), "“<”"),
            (EmailError.dots, "dots"), (EmailError.domain("a..b"), "“a..b”"),
            (EmailError.tooLong, "this long"), (IBANError.noCountry, "DE"),
            (IBANError.unknownCountry("US"), "“US”"), (IBANError.foreign("é"), "“é”"),
            (
                IBANError.tooShort(country: "DE", length: 21, expected: 22),
                "DE has 22 characters, and this has 21"
            ),
            (
                IBANError.tooLong(country: "NO", length: 16, expected: 15),
                "NO has 15 characters, and this has 16"
            ),
            (IBANError.letterForDigit("O", country: "DE"), "a digit where you typed “O”"),
            (IBANError.digitForLetter("8", country: "GB"), "a letter where you typed “8”"),
            (IBANError.checkDigits, "check digits"), (BICError.foreign("/"), "“/”"),
            (BICError.length(9), "this has 9"), (BICError.unknownCountry("QQ"), "“QQ”"),
        ])
    func rules(error: any Error, part: String) {
        let sentence = words.sentence(error)
        #expect(sentence.contains(part))
        #expect(sentence.hasSuffix(".") && !sentence.contains("{") && !sentence.contains("Error"))
    }

    @Test(
        "An error of the file names it, with the reason and the remedy",
        arguments: [
            (ProfileError.damaged(path: "/a/profile", line: 3), "in line 3"),
            (.exposed(path: "/a/profile"), "Others"),
            (.unreadable(path: "/a/profile", reason: .said("It broke.")), "It broke."),
            (.notKept(path: "/a/profile", reason: .said("It broke.")), "It broke."),
            (.notForgotten(path: "/a/profile", reason: .said("It broke.")), "It broke."),
        ])
    func file(error: ProfileError, part: String) {
        let sentence = words.sentence(error)
        #expect(sentence.contains("/a/profile") && sentence.contains(part))
        #expect(!sentence.contains("{"))
    }

    @Test("Each field is led to by a letter of its own")
    func mnemonics() {
        let letters = (ProfileField.allCases.map(words.caption) + [words.forgetProfile]).mnemonics
        // Cancel and Save have the first two.
        #expect(Set(letters + ["c", "s"]).count == ProfileField.allCases.count + 3)
    }
}
