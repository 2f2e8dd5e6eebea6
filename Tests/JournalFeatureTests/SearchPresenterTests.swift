import Domain
import JournalFeature
import Signals
import TestSupport
import Testing
import Wording

@Suite("What the search suggests", .freed, .timeLimit(.minutes(1)))
struct SearchPresenterTests {
    let view = JournalViewSpy()
    let journal: JournalDouble
    let presenter: SearchPresenter

    init() {
        journal = JournalDouble([
            .film: .film(
                Film(
                    title: "Ran", directors: ["Akira Kurosawa"], genres: ["Drama", "Epic"],
                    countries: ["Japan"], languages: ["日本語"], place: "Metro Kino",
                    tags: ["long", "one \"two\" “three”"])),
            .trip: .trip(
                Trip(
                    from: "Köln Hbf", to: "St. Pölten", operator: "ÖBB", service: "RJ 63",
                    departure: .vienna(20, 12, 0), arrival: nil)),
        ])
        presenter = freed(
            SearchPresenter(view: view, events: view.events, journal: journal, words: .british))
    }

    private func suggested(_ search: String) async -> [SearchSuggestion] {
        let count = view.messages.all.count
        view.events.searchChanged.emit(search)
        await view.messages.until(count: count + 1)
        guard case .suggestions(let suggestions) = view.messages.all.last else { return [] }
        return suggestions
    }

    @Test(
        "Two letters of a fact's name suggest it, with what it finds and the search as it will be")
    func names() async {
        let found = await suggested("winter -dir")
        #expect(found.map(\.name) == ["director:"])
        #expect(found.map(\.search) == ["winter -director:"])
        #expect(found.map(\.meaning) == [Localizer.british.meaning(of: .director)])
        #expect(await suggested("REW").map(\.name) == ["rewatch:"])
        // Nothing stands behind its colon.
        #expect(await suggested("REW").map(\.search) == ["rewatch: "])
        #expect(
            await suggested("director:ran lat").map(\.search) == [
                "director:ran late:"
            ])
    }

    @Test(
        "Words that are not facts, unknown values and complete values suggest nothing",
        arguments: [
            "", "d", "winter", "12:30", "director", "\"dir", "dir ", "di", "runtime:", "rewatch:",
            "kind:film", "place:x", "tag:\"long\"", "tag:“long”", "claim:x", "foo:", "kind:film ",
            "5dir",
        ])
    func nothing(search: String) async {
        let found = await suggested(search)
        #expect(found.map(\.name) == (search == "director" ? ["director:"] : []))
    }

    @Test("Of a fact with a few words these are suggested, also where they are compared")
    func choices() async {
        #expect(
            await suggested("kind:").map(\.search)
                == ["kind:film ", "kind:trip ", "kind:pass ", "kind:claim "])
        #expect(
            await suggested("claim:p").map(\.search)
                == ["claim:possible ", "claim:partly-paid ", "claim:paid "])
        #expect(await suggested("claim:").map(\.name).first == "claim:open")
        #expect(await suggested("-changed:U").map(\.search) == ["-changed:up "])
        #expect(
            await suggested("feedback:>=so").map(\.name) == ["feedback:>=so-and-so"])
        #expect(await suggested("feedback:").map(\.name).first == "feedback:really-good")
    }

    @Test("Values that the journal holds are suggested by how any of their words begins")
    func values() async {
        #expect(
            await suggested("place:").map(\.name) == [
                "place:\"Metro Kino\"", "place:\"Köln Hbf\"", "place:\"St. Pölten\"",
            ])
        #expect(await suggested("place:\"ki").map(\.search) == ["place:\"Metro Kino\" "])
        #expect(await suggested("place:\"metro ki").map(\.name) == ["place:\"Metro Kino\""])
        #expect(await suggested("place:etro") == [])
        #expect(await suggested("from:koln").map(\.name) == ["from:\"Köln Hbf\""])
        #expect(await suggested("to:\"st po").map(\.search) == ["to:\"St. Pölten\" "])
        #expect(await suggested("to:\"st. pölten ").map(\.search) == ["to:\"St. Pölten\" "])
        #expect(await suggested("to:\"s polten") == [])
        #expect(
            await suggested("kino “a” to:„st. p").map(\.search) == ["kino “a” to:\"St. Pölten\" "])
        #expect(await suggested("-tag:lo").map(\.search) == ["-tag:long "])
        // A quotation mark would end the value.
        #expect(await suggested("tag:one").map(\.name) == ["tag:\"one two three\""])
    }

    @Test(
        "Each fact is suggested the values that it finds",
        arguments: [
            ("director:ku", "director:\"Akira Kurosawa\""), ("genre:e", "genre:Epic"),
            ("country:j", "country:Japan"), ("country:g", "country:Germany"),
            ("language:", "language:日本語"),
            ("operator:o", "operator:ÖBB"), ("service:rj", "service:\"RJ 63\""),
            ("service:rj6", "service:\"RJ 63\""),
            ("from:st", "from:\"St. Pölten\""), ("tag:l", "tag:long"),
        ])
    func valuesOfEach(search: String, name: String) async {
        #expect(await suggested(search).map(\.name) == [name])
    }

    @Test("The journal is asked once while the value of one fact is typed")
    func askedOnce() async {
        #expect(await suggested("genre:").map(\.name) == ["genre:Drama", "genre:Epic"])
        journal.put(.film(Film(title: "M", genres: ["Essay"])), as: EntryID("other.ics"))
        #expect(await suggested("genre:e").map(\.name) == ["genre:Epic"])
        #expect(await suggested("genre:Epic ") == [])
        #expect(await suggested("genre:Epic genre:e").map(\.name) == ["genre:Epic", "genre:Essay"])
    }

    @Test("An answer that comes after the next letter is not shown")
    func late() async {
        view.events.searchChanged.emit("place:m")
        view.events.searchChanged.emit("kind:f")
        await view.messages.until(count: 1)
        #expect(await suggested("dir").map(\.name) == ["director:"])
        #expect(view.messages.all.count == 2)
    }
}
