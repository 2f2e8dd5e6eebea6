package import Domain

extension Localizer {
    /// Tells why a file is not an entry, or an entry cannot become a file.
    func calendar(_ defect: CalendarDefect) -> String {
        switch defect {
        case .tooLarge(nil, let most):
            say(
                "It is too large for an entry: it holds more than {most} MB.",
                ["most": number(most >> 20)])
        case .tooLarge(let bytes?, let most):
            say(
                "It is too large for an entry: {size} MB, where {most} MB is the most that is read.",
                ["size": number((bytes + (1 << 20) - 1) >> 20), "most": number(most >> 20)])
        case .notUTF8: say("Not UTF-8 text.")
        case .notCalendar: say("Not a calendar file.")
        case .brokenOff(let component):
            say(
                "It is incomplete: the end of its {component} is missing.",
                ["component": component.quoted])
        case .tooDeep: say("Its parts are nested too deeply.")
        case .textTooLong(let text, let room): tooLong(text, room: room)
        case .noEntry(.event): say("Calendar event that is not a trip.")
        case .noEntry(.note): say("Journal note that is not a film.")
        case .noEntry(.task): say("Task that is neither a film nor a trip.")
        case .noEntry(.cancelledFilm):
            say("It holds a film still to be seen that was cancelled.")
        case .noEntry(nil): say("Neither a film nor a trip.")
        case .noDeparture: say("It has no valid departure time.")
        case .departureWithoutTime: say("It has a day but no departure time.")
        case .zone(let defect): zone(defect)
        case .film(let error): rule(error)
        case .trip(let error): rule(error)
        case .pass(let error): rule(error)
        case .claim(let error): rule(error)
        case .anotherKind(.film): say("A film cannot become anything else.")
        case .anotherKind(.trip): say("A trip cannot become anything else.")
        case .anotherKind(.pass): say("A season ticket cannot become anything else.")
        case .anotherKind(.claim): say("A claim cannot become anything else.")
        case .notReadBack: say("What was to be written could not be read back.")
        }
    }

    private func zone(_ defect: ZoneDefect) -> String {
        switch defect {
        case .unknown(let name): rule(.unknownTimeZone(name))
        case .senseless(let name):
            say("Its definition of the time zone “{name}” makes no sense.", ["name": name.quoted])
        case .never(let name):
            say(
                """
                Its definition of the time zone “{name}” changes the clocks on a day that never \
                comes.
                """, ["name": name.quoted])
        case .endless(let name):
            say(
                "Its definition of the time zone “{name}” has more rules than any real time zone.",
                ["name": name.quoted])
        }
    }

    private func tooLong(_ text: CalendarDefect.Text, room: Int) -> String {
        let sentence =
            switch text {
            case .field(let field) where field.isPlural:
                say("The {field} are too long.", ["field": label(of: field)])
            case .field(let field): say("The {field} is too long.", ["field": label(of: field)])
            case .reservation: say("The reservation is too long.")
            case .line(let name): say("The line {name} is too long.", ["name": name.quoted])
            }
        // A letter, as people count, may be any number of combined characters.
        guard room >= 10 else { return sentence }
        return [
            sentence,
            say(
                "There is room for about {letters} letters.",
                ["letters": number(Self.rounded(room))]),
        ].spaced
    }

    /// Returns a number rounded down to two figures, such as 7,800.
    private static func rounded(_ number: Int) -> Int {
        var unit = 1
        while number / unit >= 100 { unit *= 10 }
        return number / unit * unit
    }

    /// A remark about a fault in a file that can be read.
    package func note(_ oddity: CalendarOddity) -> String {
        switch oddity {
        case .noUID: say("It has no UID, so other programs cannot tell it from others.")
        case .noStamp: say("It has no DTSTAMP, which iCalendar asks for.")
        case .ignored(let property, let value):
            say(
                "Its {property} is not understood and is ignored: {value}",
                ["property": property, "value": value])
        case .several(let count):
            say(
                one: "It holds {count} event or note, of which one is shown.",
                other: "It holds {count} events or notes, of which one is shown.", count: count)
        }
    }
}
