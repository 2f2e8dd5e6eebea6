import Domain
import TestSupport
import Testing

@testable import Wording

@Suite("Words of journeys")
struct JourneyWordsTests {
    private let words = Localizer.inEnglish

    /// Returns the words for the change between legs from A to B and on to C, at the given times,
    /// or empty if they are unknown.
    private func change(
        arrival: Int?, actual: Int?, departed: Int?, isMissed: Bool = false
    ) throws -> String {
        func time(_ minutes: Int) -> DateTime { .vienna(20, 10 + minutes / 60, minutes % 60) }
        var first = Trip.from(.vienna(20, 9, 0), to: arrival.map(time))
        first.actualArrival = actual.map(time)
        if isMissed { first.disruption = .missedConnection }
        var second = Trip(from: "B", to: "C", departure: time(20), arrival: time(90))
        second.actualDeparture = departed.map(time)
        let legs = [first, second].enumerated().map { Journey.Leg(EntryID("\($0)"), $1) }
        return words.change(try #require(Journey(legs)?.changes.first))
    }

    @Test("The time there was to change, beside what was planned where that was another one")
    func changes() throws {
        #expect(try change(arrival: 0, actual: nil, departed: nil) == "20 min to change")
        #expect(try change(arrival: 0, actual: 0, departed: 20) == "20 min to change")
        #expect(
            try change(arrival: 0, actual: 12, departed: 20) == "20 min to change, there were 8 min"
        )
        #expect(try change(arrival: nil, actual: 12, departed: 20) == "8 min to change")
        #expect(try change(arrival: nil, actual: nil, departed: nil) == "")
        // Without a recorded departure, the planned one counts.
        #expect(
            try change(arrival: 0, actual: 12, departed: nil)
                == "20 min to change, there were 8 min")
        #expect(
            try change(arrival: 0, actual: 28, departed: nil)
                == "8 min late for this connection")
    }

    @Test("A connection that was missed, and by how much where that is known")
    func missed() throws {
        #expect(
            try change(arrival: 0, actual: nil, departed: nil, isMissed: true)
                == "Connection missed")
        #expect(
            try change(arrival: 0, actual: 30, departed: nil, isMissed: true)
                == "Connection missed by 10 min")
        #expect(
            try change(arrival: 0, actual: 15, departed: nil, isMissed: true)
                == "Connection missed despite 5 min to change")
    }

    @Test("What became of a leg beyond its times")
    func states() {
        #expect(words.state(of: .cancelled, isSubstitute: false) == "cancelled")
        #expect(words.state(of: .cancelled, isSubstitute: true) == "cancelled")
        #expect(words.state(of: .missed, isSubstitute: false) == "missed")
        #expect(words.state(of: .abandoned, isSubstitute: false) == "not used")
        #expect(words.state(of: .skipped, isSubstitute: false) == "no longer needed")
        #expect(words.state(of: .travelled, isSubstitute: true) == "replacement")
        #expect(words.state(of: .planned, isSubstitute: true) == "replacement")
        // A journey that went well has no words.
        #expect(words.state(of: .travelled, isSubstitute: false) == "")
        #expect(words.state(of: .planned, isSubstitute: false) == "")
    }

    @Test("The question names the service, or else the places")
    func question() {
        var trip = Trip.from(.vienna(20, 9, 0), to: nil)
        #expect(words.whatCameInstead(of: trip) == "How did you continue without A → B?")
        trip.service = "ICE 16"
        #expect(words.whatCameInstead(of: trip) == "How did you continue without ICE 16?")
        #expect(words.legs(1) == "1 leg" && words.legs(3) == "3 legs")
    }

    @Test(
        "What came instead is first the same means of transport, only later",
        arguments: [
            (.train, ["Later Train", "Bus", "Taxi", "Walked"]),
            (.bus, ["Later Bus", "Train", "Taxi", "Walked"]),
            (.flight, ["Later Flight", "Train", "Bus", "Taxi", "Walked"]),
            (.ferry, ["Later Ferry", "Train", "Bus", "Taxi", "Walked"]),
            (.other, ["Later Connection", "Train", "Bus", "Taxi", "Walked"]),
        ] as [(TravelMode, [String])])
    func substitutes(mode: TravelMode, answers: [String]) {
        #expect(
            Substitute.choices(insteadOf: mode).map { words.substitute($0, insteadOf: mode) }
                == answers)
    }

    @Test("What came instead has words of its own, and what has no number a name")
    func substitutesWithoutNumber() {
        for mode in TravelMode.allCases {
            #expect(
                Set(Substitute.allCases.map { words.substitute($0, insteadOf: mode) }).count
                    == Substitute.allCases.count)
        }
        #expect(Substitute.allCases.filter { !words.service(of: $0).isEmpty } == [.taxi, .onFoot])
    }
}
