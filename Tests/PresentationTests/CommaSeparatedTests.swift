import Foundation
import Presentation
import Testing

struct CommaSeparatedTests {
    @Test(
        "Values between commas are listed once each, without spaces around them",
        arguments: [
            ("", []), (" , ,", []), ("alps", ["alps"]),
            ("  alps ,night train,  ", ["alps", "night train"]),
            ("b, a, b, B", ["b", "a"]), ("Trip, trip, tripod", ["tripod"]),
            ("été, Été", ["été"]),
        ] as [(String, [String])])
    func read(_ text: String, _ values: [String]) {
        #expect([String](commaSeparated: text, except: "Trip") == values)
    }

    @Test("Written and read again, values are the same")
    func written() {
        let values = ["night train", "alps"]
        #expect(values.commaSeparated == "night train, alps")
        #expect([String](commaSeparated: values.commaSeparated, except: "Trip") == values)
    }

    @Test("Of very many values, the first ones are listed and the others counted")
    func many() {
        let words = LocalWords(locale: Locale(identifier: "en_GB"))
        let values = (1...20_000).map(String.init)
        #expect(
            values.commaSeparated(upTo: 3, words: words) == "1, 2, 3 … and 19,997 more")
        #expect(["a", "b"].commaSeparated(upTo: 2, words: words) == "a, b")
    }

    @Test(
        "White space goes from the ends of a text and stays within",
        arguments: [("", ""), (" \n\t", ""), (" a  b \n", "a  b"), ("a", "a")])
    func trimming(_ text: String, _ trimmed: String) {
        #expect(text.trimmingSpaces == trimmed)
    }
}
