import Domain
import Foundation
import TestSupport
import Testing
import Wording

@testable import JournalStore

struct StoredWordsTests {
    private let words = Localizer.inEnglish

    @Test(
        "A reason is read as it was stored, with its values",
        arguments: [
            .link, .nameNotUTF8, .notOpened(EACCES), .said("It is full."),
            .content(.tooLarge(bytes: 9 << 20, most: 8 << 20)), .content(.noEntry(.task)),
            .content(.noEntry(nil)), .content(.textTooLong(.field(.notes), room: 7_800)),
            .content(.zone(.unknown("Europe/Atlantis"))), .content(.film(.impossibleYear(19_450))),
            .content(.trip(.twoCurrencies("EUR", "CHF"))), .content(.anotherKind(from: .claim)),
        ] as [FileError])
    func reasons(reason: FileError) throws {
        let text = try reason.stored
        #expect(try text == reason.stored)
        #expect(try FileError(stored: text) == reason)
    }

    @Test("A time that clocks skip is read as it was stored")
    func skipped() throws {
        let skipped = try #require(DateTime.at(2026, 3, 29, 2, 30, .vienna).skipped)
        let reason = FileError.content(.trip(.skipped(skipped)))
        #expect(try FileError(stored: reason.stored) == reason)
    }

    @Test("A stored text that is no reason is refused", arguments: ["", "{}", "It is not a file."])
    func foreign(text: String) {
        #expect(throws: (any Error).self) { try FileError(stored: text) }
    }

    @Test("The index has the words that rows show in English")
    func same() {
        #expect(IndexWords.dayUnknown == words.dayUnknown && IndexWords.wanted == words.wanted)
        #expect(IndexWords.pass == words.kind(.pass) && IndexWords.claim == words.kind(.claim))
        for feedback in Feedback.allCases {
            #expect(IndexWords.feedback(feedback) == words.feedback(feedback))
        }
        for mode in TravelMode.allCases {
            #expect(IndexWords.trip(by: mode) == words.trip(by: mode))
        }
        for ticket in TicketKind.allCases where ticket != .single {
            #expect(IndexWords.ticket(ticket) == words.ticket(ticket))
        }
        for state in ClaimState.allCases { #expect(IndexWords.state(state) == words.state(state)) }
        for abandonment in Abandonment.allCases {
            var trip = Trip.full
            trip.abandonment = abandonment
            #expect(IndexWords.abandonment(abandonment) == words.abandonment(of: trip))
        }
    }

    @Test("A status is in the words that rows show in English")
    func status() {
        let delays: [Duration] = [.seconds(30), .seconds(4_080), .seconds(90_060)]
        for status in delays.flatMap({ [TripStatus.late($0), .early($0)] })
            + [.unknown, .onTime, .cancelled, .missedConnection]
        {
            #expect(IndexWords.status(status) == words.status(status))
        }
    }

    @Test("Viewings and ratings are in the words that pages show in English")
    func films() {
        for number in [nil, 1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 111] {
            var film = Film(title: "M")
            film.viewing = number
            #expect(IndexWords.viewing(of: film) == words.viewing(of: film))
        }
        for rating in [ImportedRating("5/5", source: "IMDb"), ImportedRating("8", source: "")] {
            #expect(IndexWords.rated(rating) == words.rating(rating))
            #expect(IndexWords.rated(rating, by: " by others") == words.ratingOfOthers(rating))
        }
    }
}
