import Domain
import Testing

@testable import Wording

/// Words that rows, pages, the command line and the search share.
struct WordingTests {
    private let words = LocalWords.inEnglish

    @Test("Every feedback but none has words of its own")
    func feedback() {
        #expect(
            Feedback.allCases.map { words.feedback($0) }
                == ["", "very bad", "bad", "so and so", "good", "really good"])
        #expect(words.verdict(.good) == "The film was good")
        #expect(words.verdict(.none) == nil)
    }

    @Test(
        "Less than a minute is on time; what is more is said with how much",
        arguments: [
            (TripStatus.unknown, ""), (.onTime, "on time"), (.late(.seconds(59)), "on time"),
            (.late(.seconds(60)), "1 min late"), (.early(.seconds(59)), "on time"),
            (.early(.seconds(120)), "2 min early"), (.cancelled, "cancelled"),
            (.missedConnection, "connection missed"),
        ])
    func status(status: TripStatus, words: String) {
        #expect(self.words.status(status) == words)
    }

    @Test("Ratings and viewings are said as their page says them")
    func films() {
        #expect(words.rating(ImportedRating("8/10", source: "IMDb")) == "Rated 8/10 on IMDb")
        #expect(words.rating(ImportedRating("8/10", source: "")) == "Rated 8/10")
        #expect(words.viewing(of: Film(title: "M", viewing: 2)) == "2nd viewing")
        #expect(words.viewing(of: Film(title: "M")) == "")
    }

    @Test(
        "Viewings are counted in ordinals",
        arguments: [
            (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"),
            (13, "13th"), (21, "21st"), (102, "102nd"), (113, "113th"),
        ])
    func ordinal(_ number: Int, _ words: String) {
        #expect(LocalWords.ordinal(number) == words)
    }

    @Test("A trip by anything else is a trip; as a means of transport it is another one")
    func modes() {
        #expect(
            TravelMode.allCases.map { words.trip(by: $0) }
                == ["Train", "Bus", "Flight", "Ferry", "Trip"])
        #expect(words.mode(.other) == "Other")
    }

    @Test("A value at a place is never taken for a place itself")
    func places() {
        let rating = ImportedRating("{source}", source: "{value}")
        #expect(words.rating(rating) == "Rated {source} on {value}")
    }

    @Test("A value that is written from right to left is set apart once, and no other is")
    func isolated() {
        #expect(
            words.found(by: EntryQuery(search: "אבג"))
                == "The entries found by “\u{2068}אבג\u{2069}”")
        #expect(
            words.added(.film(Film(title: "אבג"))) == "“\u{2068}אבג\u{2069}” was added.")
        #expect(words.found(by: EntryQuery(search: "Gilda")) == "The entries found by “Gilda”")
    }

    @Test("Coordinates are said as maps have them")
    func coordinates() throws {
        let place = try #require(Coordinates("-0.000001, 7"))
        #expect(words.coordinates(place) == "0.000001° S, 7° E")
    }

    @Test("One is counted as one, and many as many", arguments: [(1, "+1 day"), (-2, "−2 days")])
    func plurals(days: Int, words: String) {
        #expect(self.words.dayShift(days) == words)
    }
}
