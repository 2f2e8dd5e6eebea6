import Domain
import Foundation
import TestSupport
import Testing

@Suite("What an import changes in an entry that is there")
struct MergeTests {
    /// A case with the fields that were imported first, then edited here, then changed in the
    /// source, and with the result.
    struct Case: CustomTestStringConvertible {
        let first: String
        let here: String
        let there: String
        let end: String
        let outcome: ImportOutcome
        var testDescription: String { "\(first)/\(here)/\(there)" }
    }

    @Test(
        "A field follows what was changed there, and keeps what was changed here",
        arguments: [
            Case(first: "a", here: "a", there: "a", end: "a", outcome: .alreadyThere),
            Case(first: "a", here: "a", there: "b", end: "b", outcome: .changed),
            Case(first: "a", here: "b", there: "a", end: "b", outcome: .alreadyThere),
            Case(first: "a", here: "b", there: "c", end: "b", outcome: .alreadyThere),
            Case(first: "a", here: "b", there: "b", end: "b", outcome: .alreadyThere),
            Case(first: "", here: "", there: "b", end: "b", outcome: .changed),
            Case(first: "", here: "a", there: "b", end: "a", outcome: .alreadyThere),
            Case(first: "a", here: "", there: "a", end: "", outcome: .alreadyThere),
            Case(first: "a", here: "", there: "b", end: "", outcome: .alreadyThere),
            Case(first: "a", here: "a", there: "", end: "a", outcome: .alreadyThere),
        ])
    func threeWays(_ example: Case) {
        var stage = PlanStage()
        stage.take([.film("Gilda", key: "1") { $0.notes = example.first }])
        stage.edit { $0.notes = example.here }
        let row = ImportRecord.film("Gilda", key: "1") { $0.notes = example.there }
        #expect(stage.take([row]).counts == [example.outcome: 1])
        #expect(stage.films.map(\.notes) == [example.end])
        #expect(stage.preview([row]).counts == [.alreadyThere: 1])
    }

    @Test("A row whose field was changed in both places says so")
    func says() {
        var stage = PlanStage()
        stage.take([.film("Gilda", key: "1") { $0.notes = "a" }])
        stage.edit { $0.notes = "b" }
        let preview = stage.preview([.film("Gilda", key: "1") { $0.notes = "c" }])
        #expect(preview.groups.map(\.reason) == [.differs])
        #expect(preview.groups[0].rows[0].remarks == [.kept([.notes])])
    }

    @Test("What was written by hand stays, and only its blanks are filled")
    func byHand() {
        var stage = PlanStage(.film("Gilda") { $0.notes = "Mine." })
        let row = ImportRecord.film("Gilda", key: "1", rating: 3) {
            $0.notes = "Theirs."
            $0.place = "Metro"
        }
        let preview = stage.take([row])
        #expect(preview.counts == [.changed: 1])
        #expect(
            preview.groups[0].rows[0].remarks == [
                .rating("3/5", .soAndSo), .added([.place, .feedback, .rating]), .kept([.notes]),
            ])
        #expect(stage.films[0].notes == "Mine.")
        #expect(stage.films[0].place == "Metro")
        #expect(stage.films[0].feedback == .soAndSo)
        #expect(stage.preview([row]).counts == [.alreadyThere: 1])
    }

    @Test("Feedback brings its scale along, which is nothing of its own")
    func scale() {
        var stage = PlanStage(.film("Gilda") { $0.place = "Metro" })
        let row = ImportRecord.film("Gilda", key: "1") {
            $0.scale = .polarized
            $0.feedbackGiven = [GivenFeedback(.reallyGood, at: nil)]
        }
        let preview = stage.take([row])
        #expect(preview.groups[0].rows[0].remarks.last == .added([.feedback]))
        #expect(stage.films[0].scale == .polarized)
        #expect(stage.films[0].feedback == .reallyGood)
        let other = ImportRecord.film("Gilda", key: "1") { $0.scale = .average }
        #expect(stage.take([other]).counts == [.alreadyThere: 1])
        #expect(stage.films[0].scale == .polarized)
    }

    @Test("A list follows what was changed there, and keeps what was changed here, as one field")
    func lists() {
        var stage = PlanStage(.film("Gilda"))
        func row(_ directors: String...) -> ImportRecord {
            .film("Gilda", key: "1") { $0.directors = directors }
        }
        #expect(stage.take([row("C. Vidor")]).groups[0].rows[0].remarks == [.added([.directors])])
        stage.take([row("C. Vidor", "R. Maté")])
        #expect(stage.films[0].directors == ["C. Vidor", "R. Maté"])
        stage.edit { $0.directors = ["Charles Vidor"] }
        let preview = stage.take([row("R. Maté", "C. Vidor")])
        #expect(preview.groups[0].rows[0].remarks == [.kept([.directors])])
        #expect(stage.films[0].directors == ["Charles Vidor"])
    }

    @Test("A later export fills empty facts, and leaves edited ones alone")
    func laterFacts() {
        var stage = PlanStage()
        stage.take([.film("Gilda", key: "1")])
        stage.edit {
            $0.genres = ["noir"]
            $0.originalTitle = "GILDA"
        }
        let row = ImportRecord.film("Gilda", key: "1") {
            $0.originalTitle = "Gilda!"
            $0.runningTime = 110
            $0.genres = ["Drama"]
            $0.countries = ["USA"]
            $0.languages = ["English"]
        }
        let preview = stage.take([row])
        #expect(
            preview.groups[0].rows[0].remarks == [
                .added([.runningTime, .countries, .languages]), .kept([.originalTitle, .genres]),
            ])
        let film = stage.films[0]
        #expect(film.originalTitle == "GILDA" && film.genres == ["noir"])
        #expect(film.runningTime == 110 && film.countries == ["USA"])
        #expect(film.languages == ["English"])
    }

    @Test(
        "A later import adds a trip's coordinates, and leaves a typed distance alone")
    func places() throws {
        var stage = PlanStage()
        let departure = DateTime.vienna(20, 10, 0)
        stage.take([.trip("A", "B", at: departure, key: "1")])
        for (id, entry) in stage.journal {
            guard case .trip(var trip) = entry else { continue }
            trip.distance = Distance("12.5")
            stage.journal[id] = .trip(trip)
        }
        let row = ImportRecord.trip("A", "B", at: departure, key: "1") {
            $0.fromCoordinates = Coordinates("50, 7")
            $0.toCoordinates = Coordinates("48, 16")
            $0.distance = Distance("99")
        }
        #expect(
            stage.take([row]).groups[0].rows[0].remarks == [
                .added([.fromCoordinates, .toCoordinates]), .kept([.distance]),
            ])
        guard case .trip(let trip)? = stage.journal.values.first else { throw WrongKind() }
        #expect(trip.fromCoordinates == Coordinates("50, 7"))
        #expect(trip.toCoordinates == Coordinates("48, 16"))
        #expect(trip.distance == Distance("12.5"))
        #expect(stage.preview([row]).counts == [.alreadyThere: 1])
    }

    @Test("Feedback given by hand wins over a rating")
    func feedbackByHand() {
        let moment = Date(timeIntervalSince1970: 1_000_000)
        var stage = PlanStage(
            .film("Gilda") { $0.feedbackGiven = [GivenFeedback(.bad, at: moment)] })
        stage.take([.film("Gilda", key: "1", rating: 5)])
        #expect(stage.films[0].feedbackGiven == [GivenFeedback(.bad, at: moment)])
        #expect(stage.films[0].rating == ImportedRating("5/5", source: "Letterboxd"))
        stage.edit { $0.feedbackGiven.append(GivenFeedback(.good, at: moment)) }
        stage.take([.film("Gilda", key: "1", rating: 1)])
        #expect(stage.films[0].feedback == .good)
        #expect(stage.films[0].rating?.value == "1/5")
    }

    @Test(
        "A rating becomes one of the five words by the bands, on the scale that has it",
        arguments: [
            (0.5, Feedback.veryBad, FeedbackScale.polarized), (1, .veryBad, .polarized),
            (1.5, .bad, .average), (2.5, .soAndSo, .average), (4, .good, .average),
            (4.5, .reallyGood, .polarized),
        ])
    func bands(_ rating: Double, _ feedback: Feedback, _ scale: FeedbackScale) {
        var stage = PlanStage()
        let preview = stage.take([.film("Gilda", key: "1", rating: rating)])
        #expect(preview.hasRatings)
        #expect(stage.films[0].feedbackGiven == [GivenFeedback(feedback, at: nil)])
        #expect(stage.films[0].scale == scale)
    }

    @Test("Moved bands change the words, and never the number")
    func movedBands() throws {
        var stage = PlanStage()
        let rows = [ImportRecord.film("Gilda", key: "1", rating: 4)]
        let choices = ImportChoices(bands: try #require(RatingBands(ends: [1, 2, 3, 4])))
        stage.take(rows, choices)
        #expect(stage.films[0].feedback == .reallyGood)
        #expect(stage.films[0].rating?.value == "4/5")
    }

    @Test("An unrated film has no feedback")
    func unrated() {
        var stage = PlanStage()
        stage.take([.film("Gilda", key: "1")])
        #expect(stage.films[0].feedback == .none)
        #expect(stage.films[0].rating == nil)
    }

    @Test("The moment of a rating is kept where the source has one")
    func moment() {
        var row = ImportRecord.film("Gilda", key: "1", rating: 4)
        row.rated = Date(timeIntervalSince1970: 1_399_110_000)
        var stage = PlanStage()
        stage.take([row])
        #expect(stage.films[0].feedbackGiven[0].moment == row.rated)
    }

    @Test("Tags of both sides are kept; one taken away here does not come back by itself")
    func tags() {
        var stage = PlanStage(.film("Gilda") { $0.tags = ["mine", "Noir"] })
        let row = ImportRecord.film("Gilda", key: "1") { $0.tags = ["noir", "theirs"] }
        stage.take([row])
        #expect(stage.films[0].tags == ["mine", "Noir", "theirs"])
        stage.edit { $0.tags = ["mine"] }
        #expect(stage.preview([row]).counts == [.alreadyThere: 1])
    }

    @Test("What a trip really did is never said by a source that does not know it")
    func blankTrip() {
        var stage = PlanStage()
        stage.take([.trip("Graz", "Linz", at: .vienna(20, 12, 0), key: "u")])
        guard case .trip(let trip)? = stage.journal.values.first else {
            Issue.record("no trip")
            return
        }
        #expect(trip.arrival == nil)
        #expect(trip.actualDeparture == nil)
        #expect(trip.status == .unknown)
    }

    @Test("A change that would make an entry impossible changes nothing")
    func impossible() {
        var trip = Trip.full
        trip.arrival = nil
        let stage = PlanStage(.trip(trip))
        let row = ImportRecord.trip("Köln Hbf", "Wien Westbf", at: trip.departure, key: "u") {
            $0.arrival = .vienna(20, 9, 0)
            $0.departure = .vienna(20, 14, 2)
        }
        #expect(stage.preview([row]).batch.isEmpty)
    }

    @Test("A change applies to the entry as it is when it is written")
    func later() throws {
        var stage = PlanStage(.film("Gilda"))
        let preview = stage.preview([
            .film("Gilda", key: "1") {
                $0.notes = "Theirs."
                $0.place = "Metro"
            }
        ])
        stage.edit { $0.notes = "Written meanwhile." }
        stage.write(preview.batch)
        #expect(stage.films[0].notes == "Written meanwhile.")
        #expect(stage.films[0].place == "Metro")
    }
}

extension PlanStage {
    mutating func edit(_ change: (inout Film) -> Void) {
        for (id, entry) in journal {
            guard case .film(var film) = entry else { continue }
            change(&film)
            journal[id] = .film(film)
        }
    }
}
