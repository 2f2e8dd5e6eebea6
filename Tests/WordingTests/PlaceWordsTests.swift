import Domain
import Foundation
import Presentation
import TestSupport
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

    @Test("A place that was found is named with its country in the language, and its zone")
    func found() {
        let place = FoundPlace(
            name: "Köln", country: "DE", zone: "Europe/Berlin", coordinates: nil, isAbout: true)
        #expect(words.zone(of: place) == "Köln, Germany · Europe/Berlin")
        #expect(
            words.assumedZone(of: place, for: "Köln Hbf")
                == "No time zone was given, so times at “Köln Hbf” are by the clock of Köln, Germany · "
                + "Europe/Berlin.")
    }

    @Test("A zone is offered for a town, and for a country in English or the language of the words")
    func zones() {
        let offers = ZoneOffers(
            by: PlacesDouble(), words: Localizer(locale: Locale(identifier: "de_DE")))
        func offered(_ typed: String) -> [String] {
            offers.offers(for: typed).map { "\($0.text): \($0.note)" }
        }
        #expect(offered("yor") == ["Europe/London: York, Vereinigtes Königreich"])
        #expect(offered("Königreich") == ["Europe/London: Vereinigtes Königreich"])
        #expect(offered("germ") == ["Europe/Berlin: Deutschland"])
        #expect(offered("g") == [])
        #expect(offered("nowhere") == [])
    }
}
