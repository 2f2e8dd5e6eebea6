import Domain

@testable import JournalStore

/// A calendar file around some lines.
func calendar(_ lines: String...) -> String {
    (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Else//Where//EN"] + lines + [
        "END:VCALENDAR", "",
    ])
    .joined(separator: "\r\n")
}

/// A VJOURNAL with the category Film and these lines.
func journal(_ lines: String...) -> String {
    calendar(
        (["BEGIN:VJOURNAL", "UID:1", "CATEGORIES:Film"] + lines + ["END:VJOURNAL"])
            .joined(separator: "\r\n"))
}

/// A VEVENT with the category Trip, a departure and these lines, after some components.
func event(_ lines: String..., start: String? = "DTSTART:20261120T140200Z", after: String = "")
    -> String
{
    let event =
        ["BEGIN:VEVENT", "UID:1", "CATEGORIES:Trip"] + [start].compactMap { $0 } + lines
        + ["END:VEVENT"]
    return calendar(after + event.joined(separator: "\r\n"))
}

/// What a file says.
func film(_ text: String) throws -> Film {
    guard case .film(let film) = try Item.entry(from: Array(text.utf8)) else {
        throw WrongKind()
    }
    return film
}

/// What a file says.
func trip(_ text: String) throws -> Trip {
    guard case .trip(let trip) = try Item.entry(from: Array(text.utf8)) else {
        throw WrongKind()
    }
    return trip
}

struct WrongKind: Error {}
