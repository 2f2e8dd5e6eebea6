package import Domain

extension Localizer {
    /// Returns the reason why the user's own list of places, or a line of it, is not used, such as
    /// "railway.csv, line 12: “95” is not a latitude, such as 50.94."
    package func line(on defect: PlaceDefect) -> String {
        let reason = sentence(defect.reason)
        guard let line = defect.line else {
            return say(
                "{file} is not used: {reason}", ["file": defect.file.quoted, "reason": reason])
        }
        return say(
            "{file}, line {line}: {reason}",
            ["file": defect.file.quoted, "line": "\(line)", "reason": reason])
    }

    /// The line of a list that is not used, such as "railway.csv, line 12", or the name of a list
    /// that is not used at all.
    package func place(of defect: PlaceDefect) -> String {
        guard let line = defect.line else { return defect.file.quoted }
        return say(
            "{file}, line {line}", ["file": defect.file.quoted, "line": "\(line)"])
    }

    /// The reason why a line of a list, or all of the list, is not used.
    package func reason(of defect: PlaceDefect) -> String { sentence(defect.reason) }

    private func sentence(_ reason: PlaceDefect.Reason) -> String {
        switch reason {
        case .unreadable: say("It cannot be read.")
        case .noColumn(let column):
            say("The heading has no column “{column}”.", ["column": column.quoted])
        case .openQuote: say("A quotation mark is opened here and not closed.")
        case .noName: say("The name of the place is missing.")
        case .notALatitude(let text):
            say("“{text}” is not a latitude, such as 50.94.", ["text": text.quoted])
        case .notALongitude(let text):
            say("“{text}” is not a longitude, such as 6.96.", ["text": text.quoted])
        case .notAZone(let text):
            say(
                "“{text}” is not a time zone of a country, such as Europe/Berlin.",
                ["text": text.quoted])
        }
    }
}
