package import Domain

extension Localizer {
    /// Tells why a file of data is not used, such as "eu-rail.json is not used: products[0].id: This
    /// field is missing."
    package func line(on defect: DataDefect) -> String {
        let reason = sentence(defect.reason)
        guard !defect.field.isEmpty else {
            return say(
                "{file} is not used: {reason}", ["file": defect.file.quoted, "reason": reason])
        }
        return say(
            "{file} is not used: {field}: {reason}",
            ["file": defect.file.quoted, "field": defect.field.quoted, "reason": reason])
    }

    private func sentence(_ reason: DataDefect.Reason) -> String {
        switch reason {
        case .unreadable: say("It cannot be read.")
        case .notJSON: say("It is not a JSON object.")
        case .otherSchema: say("It is for another version of the program.")
        case .missing: say("This field is missing.")
        case .unknownField: say("This field is not known.")
        case .not(let kind): sentence(kind)
        case .unknownWord(let word): say("“{word}” is not known here.", ["word": word.quoted])
        case .twice(let word): say("“{word}” is there twice.", ["word": word.quoted])
        case .overlap: say("It begins before the one before it has ended.")
        case .gap: say("Something is left out between it and the one before it.")
        case .endsBeforeItBegins: say("It ends before it begins.")
        case .notAscending: say("It must be greater than the one before it.")
        case .outOfRange: say("The number is too small or too large.")
        case .otherName(let id):
            say("The file would have to be named {id}.json.", ["id": id.quoted])
        case .notNewer(let edition):
            say(
                "The one that comes with the program, of {day}, is at least as new.",
                ["day": shortDayOfYear(edition)])
        }
    }

    private func sentence(_ kind: DataDefect.Kind) -> String {
        switch kind {
        case .text: say("This must be a text.")
        case .number: say("This must be a whole number.")
        case .amount: say("This must be a decimal number in quotes, such as \"4.00\".")
        case .flag: say("This must be true or false.")
        case .day: say("This must be a day, such as 2026-11-20.")
        case .list: say("This must be a list.")
        case .object: say("This must be an object.")
        case .currency: say("This must be the code of a currency, such as EUR.")
        }
    }
}

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
        return say("{file}, line {line}", ["file": defect.file.quoted, "line": "\(line)"])
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
