/// The new or the old value of a changed field.
public enum ChangedValue: Hashable, Sendable {
    case text(String)
    case number(Int)
    case day(CalendarDay)
    case time(DateTime)
    case mode(TravelMode)
    case ticket(TicketKind)
    case coordinates(Coordinates)
    case distance(Distance)
}

extension EntryField {
    /// Returns the value of the field, or `nil` if it is empty or cannot be told in a few words.
    func changedValue(in whole: Whole) -> ChangedValue? {
        switch value {
        case .line(let path), .link(let path), .paragraphs(let path):
            // A generated id of a journey is not shown to users.
            JourneyID.isGiven(whole[keyPath: path])
                ? nil : whole[keyPath: path].unlessEmpty.map(ChangedValue.text)
        case .attachment(let path): whole[keyPath: path].map { .text($0.name) }
        case .number(let path): whole[keyPath: path].map(ChangedValue.number)
        case .day(let path): whole[keyPath: path].map(ChangedValue.day)
        case .time(let path): whole[keyPath: path].map(ChangedValue.time)
        case .start(let path): .time(whole[keyPath: path])
        case .coordinates(let path): whole[keyPath: path].map(ChangedValue.coordinates)
        case .distance(let path): whole[keyPath: path].map(ChangedValue.distance)
        case .list(let path), .tags(let path):
            // Twenty are more than there is room for.
            whole[keyPath: path].unlessEmpty.map { .text($0.prefix(20).joined(separator: ", ")) }
        case .word(let word):
            TravelMode(rawValue: word(whole)).map(ChangedValue.mode)
                ?? TicketKind(rawValue: word(whole)).map(ChangedValue.ticket)
        case .flag, .todo, .disruption, .fare, .rating, .feedbackHistory, .imports, .rule, .steps,
            .about:
            nil
        }
    }
}
