import Domain
import Testing

/// Words that rows, pages, the command line and the search share.
struct WordingTests {
    @Test("Every feedback but none has words of its own")
    func feedback() {
        let words = Feedback.allCases.map(\.words)
        #expect(words == ["", "very bad", "bad", "so and so", "good", "really good"])
    }

    @Test(
        "Less than a minute is on time; what is more is said with how much",
        arguments: [
            (TripStatus.unknown, ""), (.onTime, "on time"), (.late(.seconds(59)), "on time"),
            (.late(.seconds(60)), "60 s late"), (.early(.seconds(59)), "on time"),
            (.early(.seconds(120)), "120 s early"), (.cancelled, "cancelled"),
            (.missedConnection, "connection missed"),
        ])
    func status(status: TripStatus, words: String) {
        #expect(status.words { "\($0.components.seconds) s" } == words)
    }

    @Test("Ratings and viewings are said as their page says them")
    func films() {
        #expect(ImportedRating("8/10", source: "IMDb").words == "Rated 8/10 on IMDb")
        #expect(ImportedRating("8/10", source: "").words == "Rated 8/10")
        #expect(Film(title: "M", viewing: 2).viewingWords == "2nd viewing")
        #expect(Film(title: "M").viewingWords == "")
    }

    @Test("What one travels by has a name")
    func modes() {
        #expect(TravelMode.allCases.map(\.words) == ["Train", "Bus", "Flight", "Ferry", "Trip"])
    }
}
