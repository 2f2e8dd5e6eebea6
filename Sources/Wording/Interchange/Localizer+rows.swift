package import Domain
import Presentation

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
        case .emptyFile: say("It is empty.", context: "a file")
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
        case .noProgram(let file, let package):
            say(
                "To read {file}, install the package {package} and try again.",
                ["file": file.displayIsolated, "package": package])
        case .content(let defect): calendar(defect)
        case .source(let trouble): reason(trouble)
        case .dateUnreadable: say("Its date cannot be read.")
        case .delayUnreadable: say("Its delay cannot be read.")
        case .durationUnreadable: say("Its duration cannot be read.")
        case .unreadable(let field):
            say("Its {field} cannot be read.", ["field": label(of: field)])
        }
    }

    /// Tells the subject of a table, and the way out if it is about something else.
    private func sentence(_ subject: TableSubject) -> String {
        switch subject {
        case .books:
            say("It seems to be a list of books. If it has films or trips, choose its columns.")
        case .music:
            say("It seems to be a list of music. If it has films or trips, choose its columns.")
        case .games:
            say("It seems to be a list of games. If it has films or trips, choose its columns.")
        case .contacts:
            say("It seems to be a list of contacts. If it has films or trips, choose its columns.")
        case .payments:
            say("It seems to be a list of payments. If it has films or trips, choose its columns.")
        case .stays:
            say(
                """
                It seems to be a list of hotel stays. If it has films or trips, choose its columns.
                """)
        }
    }

    /// The details of a row, such as "8/10: good · adds directors".
    package func detail(of row: ImportRow) -> String { remarks(row.remarks).listed }

    package func remarks(_ remarks: [RowRemark]) -> [String] {
        remarks.map(remark).filter { !$0.isEmpty }
    }

    /// A remark about a row, for display behind its title.
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
            say("The time zone “{name}” was taken for {zone}", ["name": name.quoted, "zone": zone])
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
        case .text(let text): text
        case .rating(let rating, let feedback): "\(rating): \(self.feedback(feedback))"
        case .feedback(let feedback): self.feedback(feedback)
        case .wanted: wanted
        case .fields(let fields): labels(of: fields)
        case .films(let count): entries(count, of: .film)
        case .trouble(let trouble): sentence(trouble)
        }
    }
}
