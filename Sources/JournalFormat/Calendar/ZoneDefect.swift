import Domain
import Wording

/// Why a TZID means no zone.
package enum ZoneDefect: Error, Hashable, Sendable {
    /// Neither the time zone database nor the file knows it.
    case unknown(String)
    /// The file's definition of it cannot be read.
    case senseless(String)
    /// A rule of the definition never comes round, such as 30 February.
    case never(String)
    /// Working the definition out would take more than any real one does.
    case endless(String)
}

extension ZoneDefect: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknown(let name): LocalWords.inEnglish.sentence(TripError.unknownTimeZone(name))
        case .senseless(let name): "Its definition of the time zone “\(name)” makes no sense."
        case .never(let name):
            "Its definition of the time zone “\(name)” changes the clocks on a day that never comes."
        case .endless(let name):
            "Its definition of the time zone “\(name)” has more rules than any real time zone."
        }
    }
}
