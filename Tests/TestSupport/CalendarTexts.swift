public import Domain
import FoundationEssentials
import JournalFormat

/// Returns a calendar file with these lines.
public func calendar(_ lines: String...) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Else//Where//EN"] + lines + [
        "END:VCALENDAR", "",
    ])
    .joined(separator: "\r\n")
}

/// Returns a VJOURNAL with the category Film and these lines.
public func journal(_ lines: String...) -> String {
    calendar(
        (["BEGIN:VJOURNAL", "UID:1", "CATEGORIES:Film"] + lines + ["END:VJOURNAL"])
            .joined(separator: "\r\n"))
}

/// Returns a VEVENT with the category Trip, a departure and these lines, after some components.
public func event(
    _ lines: String..., start: String? = "DTSTART:20261120T140200Z", after: String = ""
)
    -> String
{
    let event =
        ["BEGIN:VEVENT", "UID:1", "CATEGORIES:Trip"] + [start].compactMap { $0 } + lines
        + ["END:VEVENT"]
    return calendar(after + event.joined(separator: "\r\n"))
}

/// Returns the film in a file.
public func film(_ text: String) throws -> Film {
    guard case .film(let film) = try EntryText.entry(of: Array(text.utf8)) else {
        throw WrongKind()
    }
    return film
}

/// Returns the trip in a file.
public func trip(_ text: String) throws -> Trip {
    guard case .trip(let trip) = try EntryText.entry(of: Array(text.utf8)) else {
        throw WrongKind()
    }
    return trip
}

public struct WrongKind: Error {
    public init() {}
}

extension JournalDouble {
    /// Keeps calendar files, whose items have the names of their files as UIDs.
    public func withFiles() -> JournalDouble {
        content = { entry, id in
            try EntryText.new(entry, uid: id.rawValue, at: .init(timeIntervalSince1970: 0)).bytes
        }
        return self
    }
}
