import Domain
import Foundation
import Testing
import Wording

/// Tests of the names of countries in a search.
struct CountryNamesTests {
    @Test(
        "A country is named by its code, and in each language of the program",
        arguments: [
            ("de", "DE"), ("DE", "DE"), ("Germany", "DE"), ("deutschland", "DE"),
            ("Allemagne", "DE"), ("Alemania", "DE"), ("גרמניה", "DE"), ("ドイツ", "DE"),
            ("uk", "GB"), ("USA", "US"), ("Niger", "NE"), ("Turkey", "TR"),
            ("Großbritannien", "GB"),
        ])
    func whole(name: String, code: String) {
        #expect(CountryNames.codes(ofWhole: name) == [code])
        #expect(CountryNames.codes(of: name, isBeginning: true) == [code])
    }

    @Test("The beginning of a name is enough while it is typed, and a word of it")
    func beginning() {
        #expect(CountryNames.codes(of: "germ", isBeginning: true) == ["DE"])
        #expect(CountryNames.codes(of: "germ", isBeginning: false) == [])
        #expect(CountryNames.codes(of: "zealand", isBeginning: false) == ["NZ"])
        #expect(CountryNames.codes(of: "atlantis", isBeginning: true) == [])
        #expect(CountryNames.codes(of: "…", isBeginning: true) == [])
        #expect(CountryNames.codes(of: "\0\0", isBeginning: true) == [])
    }

    @Test("A country has its name in the language of the words")
    func named() {
        #expect(Localizer(locale: Locale(identifier: "en_GB")).country("AT") == "Austria")
        #expect(Localizer(locale: Locale(identifier: "de_DE")).country("AT") == "Österreich")
    }
}
