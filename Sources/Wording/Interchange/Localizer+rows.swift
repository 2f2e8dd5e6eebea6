package import Domain
import Presentation

/// A reason why a row, or a file that is one row, cannot be read. Limits are in mebibytes.
package enum RowTrouble: Hashable, Sendable {
    // These texts are not of the expected form.
    case noDate(String), noFeedback(String), noMoment(String), noOffset(Int), noRating(String)
    case noYear(String), noDelay(String), noDuration(String)
    case noAmount(String, of: FieldName), noIsoDate(String, of: FieldName)
    case noNumber(String, of: FieldName), noTime(String, of: FieldName)
    case noValue(String, of: FieldName)
    /// A time of day without a date.
    case noDay(String, of: FieldName)

    // These values are missing.
    case noDeparture, noEntry, nowhere
    /// A file of a known format that holds nothing.
    case nothing
    case unknownFormat
    case missing(key: String)
    /// Meanings that no column of the table has.
    case columnsMissing([ColumnMeaning])
    /// The table has neither films nor trips.
    case otherSubject(TableSubject)
    /// - Parameter key: the key of the value, or `nil` for the whole.
    case wrongKind(key: String?)

    // These are faults of the JSON, the XML, the cells or the size.
    case noJSON, noShallowJSON, noXML
    case noJSONBelow(column: String)
    case cutOff, nested(most: Int), long(most: Int)
    case cutOffRow, longRow(most: Int), strayQuote, surplusCells
    /// A quotation mark that is not closed, so that the rest of the file is quoted.
    case unclosedQuote(row: Int)
    case tooLarge

    // These are failures of the program that was to read the file.
    case failed, tookTooLong(seconds: Int64), saidTooMuch(megabytes: Int)
}

/// A remark about a row that can be read.
package enum RowRemark: Hashable, Sendable {
    case quoteRepaired
    case noRating(String, best: Int)
    /// A rating whose scale belongs to a column or is not known.
    case unrated(String)
    /// A rating of zero, which the journal has none of.
    case zeroRating
    case noDay(service: String)
    /// A delay without the arrival that it is of.
    case delayAlone
    /// A duration without the zone of the clock at its end.
    case durationAlone
    /// The place where the trip ended instead of its destination.
    case diverted(to: String)

    /// Times that have no zone of their own, with the zones of the places.
    case localTimes(in: [String])

    // These are remarks about an event.
    case endBeforeBeginning, noPlaces, onlyFirst, western
    case zoneTaken(String, for: String)
    case endlessLeg, timesDoNotFit
    case walk(from: String, to: String)
    case otherDay(said: String, event: String)
    case otherPlace(said: String, title: String)
    case otherTime(TripStop, said: String, event: String)
    case otherReservation(TripStop, said: String, event: String)

    // These are remarks about what an import changes in the entry of the journal.
    case added([FieldName]), kept([FieldName]), updated([FieldName])
    case hiddenOnly, newUID, notWritable, fileIsNewer, journalIsNewer
}

extension Localizer {
    /// Tells why a row cannot be read, as a sentence.
    package func sentence(_ trouble: RowTrouble) -> String {
        switch trouble {
        case .noDate(let text): say("“{text}” is not a date.", ["text": text.quoted])
        case .noFeedback(let text): say("“{text}” is not feedback.", ["text": text.quoted])
        case .noMoment(let text): say("“{text}” is not a date with a time.", ["text": text.quoted])
        case .noOffset(let seconds):
            say("{number} is not an offset from UTC in seconds.", ["number": "\(seconds)"])
        case .noRating(let text):
            say("“{text}” is not a rating from 1 to 10.", ["text": text.quoted])
        case .noYear(let text): say("“{text}” is not a year.", ["text": text.quoted])
        case .noDelay(let text):
            say("“{text}” is not a delay in minutes.", ["text": text.quoted])
        case .noDuration(let text):
            say("“{text}” is not a duration, such as 2:15.", ["text": text.quoted])
        case .noAmount(let text, let field):
            say(
                "“{text}” cannot be the {field}: it is not an amount such as 49.90.",
                ["text": text.quoted, "field": label(of: field)])
        case .noIsoDate(let text, let field):
            say(
                "“{text}” cannot be the {field}: it is not a date such as 2024-12-31.",
                ["text": text.quoted, "field": label(of: field)])
        case .noNumber(let text, let field):
            say(
                "“{text}” cannot be the {field}: it is not a number.",
                ["text": text.quoted, "field": label(of: field)])
        case .noTime(let text, let field):
            say(
                "“{text}” cannot be the {field}: it is not a time such as 2024-12-31T20:15:00.",
                ["text": text.quoted, "field": label(of: field)])
        case .noDay(let text, let field):
            say(
                "“{text}” cannot be the {field}: the row has no date for it.",
                ["text": text.quoted, "field": label(of: field)])
        case .noValue(let text, let field):
            say(
                "“{text}” cannot be the {field}.", ["text": text.quoted, "field": label(of: field)])
        case .noDeparture: say("It has no departure time.")
        case .noEntry: say("It is neither a film nor a trip.")
        case .nowhere: say("It does not say where the trip starts and ends.")
        case .nothing: say("There is nothing in it that can be imported.")
        case .unknownFormat: say("Its format is not known.")
        case .missing(let key): say("It has no “{key}”.", ["key": key.quoted])
        case .columnsMissing(let meanings):
            say(
                "Choose the columns for: {meanings}.",
                ["meanings": meanings.map(name).commaSeparated])
        case .otherSubject(let subject): sentence(subject)
        case .wrongKind(let key?): say("Its “{key}” is of the wrong kind.", ["key": key.quoted])
        case .wrongKind(nil): say("It is of the wrong kind.")
        case .noJSON: say("It is not valid JSON.")
        case .noShallowJSON: say("It is not valid JSON, or is nested too deeply.")
        case .noXML: say("It is not valid XML.")
        case .noJSONBelow(let column):
            say("The cell below {column} is not valid JSON.", ["column": column])
        case .cutOff: say("The file ends in the middle of it.")
        case .nested(let most): say("It is nested more than {most} deep.", ["most": number(most)])
        case .long(let most): say("It is longer than {most} MB.", ["most": number(most)])
        case .cutOffRow: say("The file ends in the middle of this row.")
        case .longRow(let most):
            say(
                """
                The row is longer than {most} MB; perhaps a quotation mark is never closed.
                """, ["most": number(most)])
        case .strayQuote: say("There is a quotation mark where none is allowed.")
        case .surplusCells: say("The row has more cells than the heading has columns.")
        case .unclosedQuote(let row):
            say(
                """
                The quotation mark opened in row {row} is never closed, so nothing from there on \
                could be read.
                """, ["row": "\(row)"])
        case .tooLarge: say("It is too large to be read.")
        case .failed: say("It could not be read.")
        case .tookTooLong(let seconds):
            say(
                one: "Reading it took longer than {count} second.",
                other: "Reading it took longer than {count} seconds.", count: Int(seconds))
        case .saidTooMuch(let megabytes):
            say("More than {most} MB was read from it.", ["most": number(megabytes)])
        }
    }

    /// The note about a trip that ended elsewhere, as it is written into it.
    package func diverted(to place: String, at time: DateTime?) -> String {
        guard let time else { return say(stored: "Diverted to {place}", ["place": place]) }
        return say(
            stored: "Diverted to {place}, arrival {time}",
            ["place": place, "time": time.clockText])
    }

    /// A remark about a row that can be read, for display behind its title.
    package func remark(_ remark: RowRemark) -> String {
        switch remark {
        case .quoteRepaired: say("A quotation mark in the row was not doubled")
        case .noRating(let text, let best):
            say(
                "“{text}” is not a rating up to {best}, so the film counts as unrated",
                ["text": text.quoted, "best": number(best)])
        case .unrated(let text):
            say(
                "“{text}” is not a rating on this scale, so the film counts as unrated",
                ["text": text.quoted])
        case .noDay(let service): say("{service} does not know the day", ["service": service])
        case .delayAlone: say("Its delay was left out, as it says no planned arrival")
        case .zeroRating:
            say("The journal has no rating of zero, so the film counts as unrated")
        case .durationAlone:
            say("Its duration was left out, as the time zone at its end is not known")
        case .diverted(let place):
            say(
                "It was diverted to {place}: the arrival there is in the notes",
                ["place": place.displayIsolated])
        case .localTimes(let zones) where zones.count > 1:
            say(
                "Local times in {departure} and {arrival}",
                ["departure": zones[0], "arrival": zones[1]])
        case .localTimes(let zones):
            say("Local times in {zone}", ["zone": zones.joined()])
        case .endBeforeBeginning:
            say("It does not end after it begins, so its end was left out")
        case .noPlaces:
            say("It does not say where the trip goes: correct that after the import")
        case .onlyFirst: say("It repeats; only the first occurrence is imported")
        case .western: say("Its text is not UTF-8 and was read as western European")
        case .zoneTaken(let name, let zone):
            say(
                "The time zone “{name}” was taken for {zone}", ["name": name.quoted, "zone": zone])
        case .endlessLeg: say("A leg in the description has no end and was left out")
        case .timesDoNotFit:
            say("The times in the description do not fit those of the event; it became one trip")
        case .walk(let from, let to):
            say(
                "The walk from {from} to {to} was left out",
                ["from": from.displayIsolated, "to": to.displayIsolated])
        case .otherDay(let said, let event):
            say(
                "The description says {said}, the event {event}",
                ["said": said.quoted, "event": event.quoted])
        case .otherPlace(let said, let title):
            say(
                "The description says {said}, the title {title}",
                ["said": said.quoted, "title": title.displayIsolated])
        case .otherTime(.departure, let said, let event):
            say(
                "The description says {said} for the departure, the event {event}; the event counts",
                ["said": said.quoted, "event": event.quoted])
        case .otherTime(.arrival, let said, let event):
            say(
                "The description says {said} for the arrival, the event {event}; the event counts",
                ["said": said.quoted, "event": event.quoted])
        case .otherReservation(.departure, let said, let event):
            say(
                "The reservation says {said} for the departure, the event {event}; the event counts",
                ["said": said.quoted, "event": event.quoted])
        case .otherReservation(.arrival, let said, let event):
            say(
                "The reservation says {said} for the arrival, the event {event}; the event counts",
                ["said": said.quoted, "event": event.quoted])
        case .added(let fields): say("adds {fields}", ["fields": labels(of: fields)])
        case .kept(let fields): say("keeps yours: {fields}", ["fields": labels(of: fields)])
        case .updated(let fields): say("updates {fields}", ["fields": labels(of: fields)])
        case .hiddenOnly: say("differs only in lines that are not shown; yours are kept")
        case .newUID: say("gets a UID of its own, because another file has the same one")
        case .notWritable: say("what the file says cannot be written")
        case .fileIsNewer: say("the file was changed later")
        case .journalIsNewer: say("yours was changed later")
        }
    }
}
