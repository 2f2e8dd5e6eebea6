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
