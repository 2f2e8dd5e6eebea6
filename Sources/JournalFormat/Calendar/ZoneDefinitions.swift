import Domain
import Synchronization

/// The VTIMEZONEs of a calendar, each worked out on demand. Most files name zones that need none.
final class ZoneDefinitions: Sendable {
    /// The greatest number of definitions, which is above the number of zones.
    private static let most = 2_000

    private let file: CalendarFile
    private let components: [Component]
    private let state = Mutex(State())

    private struct State {
        var found: Found?
        var clocks: [String: Result<ZoneClock, ZoneDefect>] = [:]
        var work = ZoneWork()
    }

    struct Found: Sendable {
        /// The definitions in the order of the file. Of several with one name the first counts.
        var definitions: [ZoneDefinition] = []
        var places: [String: Int] = [:]
    }

    init(_ components: [Component], in file: CalendarFile) {
        self.components = components
        self.file = file
    }

    var definitions: [ZoneDefinition] { found.definitions }

    /// Returns the definition of a name, or `nil` if the file has none.
    func definition(_ identifier: String) -> ZoneDefinition? {
        let found = found
        return found.places[identifier].map { found.definitions[$0] }
    }

    /// Returns the offset from UTC in seconds at which a zone's clocks show a reading.
    func secondsFromUTC(
        _ definition: ZoneDefinition, at reading: ZoneReading
    ) -> Result<Int, ZoneDefect> {
        let name = definition.identifier
        let clock = state.withLock { state in
            if let known = state.clocks[name] { return known }
            let clock = state.work.sharing { work in
                Result { () throws(ZoneRecurrence.Failure) in
                    try definition.clock(in: file, work: &work)
                }
            }
            let result = clock.mapError { ZoneDefect($0, of: name) }
            state.clocks[name] = result
            return result
        }
        return clock.map { $0.secondsFromUTC(at: reading) }
    }

    /// The work that the file has caused so far, in days and years that were examined.
    var workDone: Int { state.withLock { ZoneWork.mostOfFile - $0.work.left } }

    private var found: Found {
        state.withLock { state in
            if let found = state.found { return found }
            var found = Found()
            for component in components where component.name == "VTIMEZONE" {
                guard found.definitions.count < Self.most else { break }
                guard let definition = ZoneDefinition(component, in: file),
                    found.places[definition.identifier] == nil
                else { continue }
                found.places[definition.identifier] = found.definitions.count
                found.definitions.append(definition)
            }
            state.found = found
            return found
        }
    }
}

extension ZoneDefect {
    fileprivate init(_ failure: ZoneRecurrence.Failure, of name: String) {
        self =
            switch failure {
            case .senseless: .senseless(name)
            case .never: .never(name)
            case .endless: .endless(name)
            }
    }
}

/// A VTIMEZONE of a file. Its names are read at once, its offsets on demand.
struct ZoneDefinition: Sendable {
    /// The greatest size of a definition that is examined, in bytes.
    private static let largest = 64 << 10

    let identifier: String
    /// The zone of the time zone database that the definition claims to be.
    let location: String?
    private let component: Component

    init?(_ component: Component, in file: CalendarFile) {
        var identifier: String?
        var location: String?
        for line in component.propertyLines {
            let bytes = file.bytes[file.lines[line]]
            guard let first = bytes.first, "TtXx \t".utf8.contains(first),
                bytes.count <= 8 << 10,
                let content = ContentLine(unfolded: file.unfolded(line))
            else { continue }
            switch content.name {
            case "TZID": identifier = identifier ?? content.value
            case "X-LIC-LOCATION": location = location ?? content.value
            default: break
            }
        }
        guard let identifier else { return nil }
        self.identifier = Values.text(identifier)
        self.location = location
        self.component = component
    }

    /// Returns the clock of the definition.
    ///
    /// - Throws: the reason why the definition is invalid or takes too much work.
    func clock(
        in file: CalendarFile, work: inout ZoneWork
    ) throws(ZoneRecurrence.Failure) -> ZoneClock {
        guard let first = component.lines.first, let last = component.lines.last,
            file.lines[last].upperBound - file.lines[first].lowerBound <= Self.largest
        else { throw .endless }
        let observances = component.children.filter { ["STANDARD", "DAYLIGHT"].contains($0.name) }
        let lines = observances.map { observance in
            observance.propertyLines.compactMap { ContentLine(unfolded: file.unfolded($0)) }
        }
        return try ZoneClock(lines, work: &work)
    }
}

/// A limit on the work that a file's definitions may cause, in days and years that are examined, so
/// that the cost depends on the file's size and not on its content.
struct ZoneWork {
    /// A hundred times the work of the zone with the longest history.
    static let mostOfDefinition = 200_000
    /// The work of a thousand zones with two rules each.
    static let mostOfFile = 4_000_000

    private(set) var left: Int

    init(_ left: Int = mostOfFile) {
        self.left = left
    }

    /// Takes some work, and returns false if that is too much.
    mutating func takes(_ count: Int) -> Bool {
        left -= min(left, count)
        return left > 0
    }

    /// Runs a closure with as much of the remaining work as one definition may take.
    mutating func sharing<Result>(_ body: (inout ZoneWork) -> Result) -> Result {
        let share = min(left, Self.mostOfDefinition)
        var work = ZoneWork(share)
        defer { left -= share - work.left }
        return body(&work)
    }
}
