public import Domain
public import Testing

/// Legs of a day's journey, each as a line such as `A 10:00 > B 11:00 / 10:02 11:05 missed`: the
/// timetable, and after the slash the record, with `-` for an unknown time.
///
/// A line that begins with `~` is a substitute for another. Clock times are those of Berlin, those
/// of London with an `L` behind them, and floating with an `f`; an hour from 24 on belongs to the
/// next day.
public struct Legs: CustomTestStringConvertible, Sendable {
    /// The lines as they were given.
    public let lines: [String]
    private let month: Int
    private let day: Int

    /// Makes legs on one day.
    public init(_ lines: [String], month: Int = 11, day: Int = 20) {
        self.lines = lines
        self.month = month
        self.day = day
    }

    public var testDescription: String { lines.joined(separator: ", ") }

    /// The trips in the order of the lines.
    public var trips: [Trip] { lines.map(trip) }

    /// The legs with ids in the order of the lines.
    public var legs: [Journey.Leg] {
        trips.enumerated().map { Journey.Leg(EntryID("\($0).ics"), $1) }
    }

    /// The journey of the legs, or `nil` without lines.
    public var journey: Journey? { Journey(legs) }

    private func trip(_ line: String) -> Trip {
        var words = line.split(separator: " ").map(String.init)
        let isSubstitute = words.first == "~"
        if isSubstitute { words.removeFirst() }
        guard words.count >= 5, let departure = time(words[1]) else {
            preconditionFailure("no such leg: \(line)")
        }
        var trip = Trip(from: words[0], to: words[3], departure: departure, arrival: time(words[4]))
        trip.isSubstitute = isSubstitute
        if let stroke = words.firstIndex(of: "/") {
            trip.actualDeparture = time(words[stroke + 1])
            trip.actualArrival = time(words[stroke + 2])
        }
        if words.contains("missed") { trip.disruption = .missedConnection }
        if words.contains("cancelled") { trip.disruption = .cancelled }
        trip.leg = words.first { $0.hasPrefix("#") }.flatMap { Int($0.dropFirst()) }
        if words.contains("gave-up") { trip.abandonment = .gaveUp }
        if words.contains("turned-back") { trip.abandonment = .turnedBack }
        return trip
    }

    private func time(_ word: String) -> DateTime? {
        guard word != "-" else { return nil }
        let zone: Zone = word.hasSuffix("L") ? .london : word.hasSuffix("f") ? .floating : .berlin
        let parts = word.filter { !$0.isLetter }.split(separator: ":").compactMap { Int($0) }
        return .at(2026, month, day + parts[0] / 24, parts[0] % 24, parts[1], zone)
    }
}
