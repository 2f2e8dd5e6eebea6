import Domain
import Foundation
import TestSupport
import Testing
import Wording

@testable import Counterfoil

@MainActor
@Suite("What happens now is written down by the command")
struct RecordNowTests {
    private let journal: JournalDouble

    init() {
        var trip = lateTrip
        trip.actualArrival = nil
        journal = JournalDouble([EntryID("a.ics"): .trip(trip)])
    }

    /// The moment a day and not quite nine hours after the departure of the trip.
    private let moment = Date(timeIntervalSince1970: 1_795_300_860)

    private func record(
        on stage: Stage, typed: String? = nil, isAnyway: Bool = false
    ) async -> CommandStatus {
        await RecordNow(
            end: .departure, id: EntryID("a.ics"), typed: typed, isAnyway: isAnyway,
            journal: journal, moment: moment, timeZone: .gmt, words: english
        ).perform(on: stage.console)
    }

    private var departed: DateTime? {
        if case .trip(let trip)? = journal[EntryID("a.ics")] { trip.actualDeparture } else { nil }
    }

    @Test("Far from the timetable nothing is written without a terminal, and the way out is said")
    func refused() async {
        let stage = Stage()
        #expect(await record(on: stage) == .failed)
        #expect(departed == nil)
        #expect(stage.messages.text.contains("20 November 2026, 14:02, more than six hours away"))
        #expect(stage.messages.text.contains("--at +12"))
    }

    @Test("On a terminal it is asked about", arguments: [false, true])
    func asked(answer: Bool) async {
        var stage = Stage(terminal: true)
        var questions: [String] = []
        stage.answer = {
            questions.append($0)
            return answer
        }
        #expect(await record(on: stage) == (answer ? .done : .cancelled))
        #expect(questions.count == 1 && questions[0].hasSuffix("Does it depart now?"))
        #expect((departed != nil) == answer)
    }

    @Test("With a time, or with the option, the command does not ask")
    func said() async {
        #expect(await record(on: Stage(), isAnyway: true) == .done)
        #expect(departed == time(day(2026, 11, 21), 22, 41))
        #expect(await record(on: Stage(), typed: "+12") == .done)
        #expect(departed == time(day(2026, 11, 20), 14, 14))
        #expect(await record(on: Stage(), typed: "14:09") == .done)
        #expect(departed == time(day(2026, 11, 20), 14, 9))
        #expect(await record(on: Stage(), typed: "soon") == .usage)
    }
}
