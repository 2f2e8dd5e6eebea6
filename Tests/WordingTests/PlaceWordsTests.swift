import Domain
import Testing
import Wording

struct PlaceWordsTests {
    private let words = Localizer.inEnglish

    @Test(
        "What is wrong in a person's list of places is named with its file and line",
        arguments: [
            (nil, PlaceDefect.Reason.unreadable, "own.csv is not used: It cannot be read."),
            (1, .noColumn("zone"), "own.csv, line 1: The heading has no column “zone”."),
            (3, .openQuote, "own.csv, line 3: A quotation mark is opened here and not closed."),
            (7, .noName, "own.csv, line 7: The name of the place is missing."),
            (7, .notALatitude("95"), "own.csv, line 7: “95” is not a latitude, such as 50.94."),
            (7, .notALongitude("E"), "own.csv, line 7: “E” is not a longitude, such as 6.96."),
            (
                12, .notAZone("UTC"),
                "own.csv, line 12: “UTC” is not a time zone of a country, such as Europe/Berlin."
            ),
        ] as [(Int?, PlaceDefect.Reason, String)])
    func defect(line: Int?, reason: PlaceDefect.Reason, sentence: String) {
        #expect(words.line(on: PlaceDefect(file: "own.csv", line: line, reason)) == sentence)
    }
}
