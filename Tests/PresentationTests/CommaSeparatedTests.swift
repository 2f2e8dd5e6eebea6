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

    @Test(
        "White space goes from the ends of a text and stays within",
        arguments: [("", ""), (" \n\t", ""), (" a  b \n", "a  b"), ("a", "a")])
    func trimming(_ text: String, _ trimmed: String) {
        #expect(text.trimmingSpaces == trimmed)
    }
}
