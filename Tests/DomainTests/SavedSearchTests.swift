import Domain
import Testing

struct SavedSearchTests {
    @Test("Neither the name nor the search has tabs, line breaks, or blanks at its ends")
    func onALine() {
        let search = SavedSearch(
            name: "\tLate\r\ntrains ", kind: .trip, search: " late:>60\n\"wien  hbf\"\t")
        #expect(search?.name == "Late trains")
        #expect(search?.search == "late:>60 \"wien  hbf\"")
    }

    @Test("There is none without a name, and none that searches for nothing")
    func nothing() {
        #expect(SavedSearch(name: " \n", search: "ran") == nil)
        #expect(SavedSearch(name: "Ran", kind: .film, search: "\t") == nil)
    }

    @Test("Searches with different names can be the same; those for other kinds cannot")
    func same() throws {
        let ran = try #require(SavedSearch(name: "Ran", kind: .film, search: "ran"))
        let named = try #require(SavedSearch(name: "Kurosawa", kind: .film, search: "ran "))
        let all = try #require(SavedSearch(name: "Ran", search: "ran"))
        #expect(ran.asksTheSame(as: named))
        #expect(!ran.asksTheSame(as: all))
    }
}
