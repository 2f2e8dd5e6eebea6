import Domain
import Presentation
import TestSupport
import Testing

@testable import Wording

/// Tests of the words that rows, pages, the command line and the search share.
struct WordingTests {
    private let words = Localizer.inEnglish

    @Test("Parts of a line, and values in a sentence, do not reorder words from right to left")
    func rightToLeft() {
        #expect(["5 May", "14:02", ""].listed == "5 May · 14:02")
        #expect(
            ["5 May", "14:02", "אבג 20"].listed
                == "\u{2068}5 May\u{2069} · 14:02 · \u{2068}אבג 20\u{2069}")
        // A line within a line is not isolated as a whole.
        #expect(
            [["5 May", "אבג"].listed, "M"].listed
                == "\u{2068}5 May\u{2069} · \u{2068}אבג\u{2069} · \u{2068}M\u{2069}")
        let values: KeyValuePairs = ["day": "5 May", "row": "2"]
        #expect(Localizer.filled("{day}, row {row}", values) == "5 May, row 2")
        #expect(Localizer.filled("{day}, אבג {row}", values) == "\u{2068}5 May\u{2069}, אבג 2")
        // Without letters in the text, another value tells.
        let mixed: KeyValuePairs = ["day": "5 May", "feedback": "אבג"]
        #expect(
            Localizer.filled("{feedback}, {day}", mixed)
                == "\u{2068}אבג\u{2069}, \u{2068}5 May\u{2069}")
        #expect(Localizer.filled("{feedback} on {day}", mixed) == "\u{2068}אבג\u{2069} on 5 May")
    }

    @Test("Every feedback but none has words of its own")
    func feedback() {
        #expect(
            Feedback.allCases.map { words.feedback($0) }
                == ["", "very bad", "bad", "so-so", "good", "really good"])
        #expect(words.verdict(.good) == "You thought it was good")
        #expect(words.verdict(.none) == nil)
    }

    @Test(
        "Less than a minute is on time; a longer delay is given in words",
        arguments: [
            (TripStatus.unknown, ""), (.onTime, "on time"), (.late(.seconds(59)), "on time"),
            (.late(.seconds(60)), "1 min late"), (.early(.seconds(59)), "on time"),
            (.early(.seconds(120)), "2 min early"), (.cancelled, "cancelled"),
            (.missedConnection, "connection missed"),
        ])
    func status(status: TripStatus, words: String) { #expect(self.words.status(status) == words) }

    @Test("Ratings and viewings are said as their page says them")
    func films() {
        #expect(words.rating(ImportedRating("8/10", source: "IMDb")) == "Rated 8/10 on IMDb")
        #expect(words.rating(ImportedRating("8/10", source: "")) == "Rated 8/10")
        #expect(
            words.ratingOfOthers(ImportedRating("7.8/10", source: "TMDb"))
                == "Rated 7.8/10 by others on TMDb")
        #expect(
            words.ratingOfOthers(ImportedRating("7.8/10", source: ""))
                == "Rated 7.8/10 by others")
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
        #expect(self.words.viewing(of: Film(title: "M", viewing: number)) == "\(words) viewing")
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
        #expect(words.added(.film(Film(title: "אבג"))) == "“\u{2068}אבג\u{2069}” was added.")
        // A title runs in the direction of its first letter, as the arrow and the year in it do.
        let (telAviv, köln) = ("תל אביב", "Köln Hbf")
        #expect(
            words.added(
                .trip(Trip(from: telAviv, to: köln, departure: .vienna(20, 10, 0), arrival: nil)))
                == "“\u{2068}תל אביב ← Köln Hbf\u{2069}” was added.")
        #expect(
            words.added(
                .trip(Trip(from: köln, to: telAviv, departure: .vienna(20, 10, 0), arrival: nil)))
                == "“\u{2068}Köln Hbf → תל אביב\u{2069}” was added.")
        #expect(
            words.added(.film(Film(title: "אבג", year: 1984)))
                == "“\u{2068}אבג (1984)\u{2069}” was added.")
        #expect(words.found(by: EntryQuery(search: "Gilda")) == "The entries found by “Gilda”")
    }

    @Test("Coordinates are said as maps have them")
    func coordinates() throws {
        let place = try #require(Coordinates("-0.000001, 7"))
        #expect(words.coordinates(place) == "0.000001° S, 7° E")
    }

    @Test("Rows that are neither films nor trips are other rows beside some that are")
    func rows() {
        func count(_ kinds: EntryKind?...) -> String {
            words.count(kinds.map { ImportRow($0, at: SourcePlace(file: "a.csv"), title: "A") })
        }
        #expect(count() == "nothing")
        #expect(count(nil) == "1 row")
        #expect(count(.trip, nil) == "1 trip and 1 other row")
        #expect(count(.film, .film, .trip, nil, nil) == "2 films, 1 trip and 2 other rows")
    }

    @Test(
        "Fields that were changed on both sides are asked about, one or all of them",
        arguments: [
            (
                ["Notes"],
                """
                You changed “Notes”, and so did another window or program. Choose which of the two \
                to keep.
                """
            ),
            (
                ["Title", "Notes"],
                """
                You changed these fields, and so did another window or program. Choose for each \
                which to keep.
                """
            ),
        ])
    func conflicts(_ fields: [String], _ title: String) {
        let conflicts = fields.map { FieldConflict(field: $0, mine: "a", theirs: "b") }
        #expect(words.question(about: conflicts) == title)
    }

    @Test("A repeated import is reported, or that all of it is there")
    func importedAgain() {
        let batch = WrittenBatch(id: "1", title: "diary.csv", added: 1, changed: 0)
        #expect(words.importedAgain(batch, isNothing: false) == "“diary.csv” was imported again.")
        #expect(
            words.importedAgain(batch, isNothing: true)
                == "Everything in “diary.csv” is already there.")
    }

    @Test("Fields that stay as they are are listed in a sentence")
    func leftAsItIs() {
        #expect(words.leftAsItIs([]) == "")
        #expect(
            words.leftAsItIs([.year])
                == "Left unchanged because it was edited since: year.")
        #expect(
            words.leftAsItIs([.title, .year, .notes])
                == "Left unchanged because they were edited since: title, year and notes.")
    }

    @Test("One is counted as one, and many as many", arguments: [(1, "+1 day"), (-2, "−2 days")])
    func plurals(days: Int, words: String) { #expect(self.words.dayShift(days) == words) }
}
