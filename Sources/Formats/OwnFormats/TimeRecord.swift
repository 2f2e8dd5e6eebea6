import Domain
import Foundation
import JournalFormat

/// A clock time in JSON and CSV.
struct TimeRecord: Codable, Equatable {
    /// The clock time, such as `2026-11-19T20:15:00`.
    var at: String
    /// The name in the time zone database, `UTC`, or a calendar's name for a zone of its own, or
    /// `nil` for a floating time.
    var zone: String?
    /// The offset in seconds east of UTC, for a zone that a calendar defines, or `nil` for others.
    var offset: Int?

    init(at: String, zone: String? = nil, offset: Int? = nil) {
        self.at = at
        self.zone = zone
        self.offset = offset
    }

    init(_ time: DateTime) {
        at = time.text
        switch time.zone {
        case .floating: break
        case .utc: zone = "UTC"
        case .named(let name): zone = name
        case .custom(let name, let seconds):
            zone = name
            offset = seconds
        }
    }

    func time(of field: FieldName) throws(RowTrouble) -> DateTime {
        guard let said = DateTime(isoText: at.onOneLine), said.zone == .floating,
            let time = DateTime(
                said.day, hour: said.hour, minute: said.minute, second: said.second,
                zone: try knownZone())
        else {
            throw .noTime(at.onOneLine, of: field)
        }
        return time
    }

    private func knownZone() throws(RowTrouble) -> Zone {
        if let offset {
            guard TimeZone(secondsFromGMT: offset) != nil, abs(offset) <= 86_400 else {
                throw .noOffset(offset)
            }
            return .custom(name: SanitizedText.line(zone ?? ""), secondsFromUTC: offset)
        }
        guard let zone = zone?.unlessEmpty else { return .floating }
        do throws(TripError) {
            return try Zone.identified(by: zone)
        } catch {
            throw .content(.trip(error))
        }
    }
}
