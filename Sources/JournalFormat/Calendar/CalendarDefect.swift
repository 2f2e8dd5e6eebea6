/// Why a file is no entry, in words for people.
package enum CalendarDefect: Error, Hashable, Sendable {
    case tooLarge(bytes: Int)
    case notUTF8
    case notCalendar
    case brokenOff(component: String)
    case tooDeep
    /// - Parameter room: for how many of its letters there is room.
    case textTooLong(property: String, room: Int)
    case noEntry(components: Set<String>)
    case noDeparture
    case departureWithoutTime
    case invalid(String)
}

extension CalendarDefect: CustomStringConvertible {
    package var description: String {
        switch self {
        case .tooLarge(let bytes):
            "It is too large for an entry: \(bytes >> 20) MB, where \(CalendarFile.largest >> 20) MB "
                + "is the most that is read."
        case .notUTF8: "It is not written in UTF-8."
        case .notCalendar: "It is not a calendar file."
        case .brokenOff(let component): "It is incomplete: the end of its \(component) is missing."
        case .tooDeep: "Its parts are nested too deeply."
        case .textTooLong(let property, let room): PropertyName.tooLong(property, room: room)
        case .noEntry(let components) where components.contains("VEVENT"):
            "It holds a calendar event that is not marked as a trip."
        case .noEntry(let components) where components.contains("VJOURNAL"):
            "It holds a journal note that is not marked as a film."
        case .noEntry(let components) where components.contains("VTODO"):
            "It holds a task, which is neither a film nor a trip."
        case .noEntry: "It holds neither a film nor a trip."
        case .noDeparture: "It has no valid time of departure."
        case .departureWithoutTime: "It has a day but no time of departure."
        case .invalid(let reason): reason
        }
    }
}
