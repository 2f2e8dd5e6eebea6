import Domain

/// Events that may be trips. They wait for the person's decision.
struct DoubtfulEvents {
    fileprivate struct Event {
        let key: String
        /// Makes the records, on each call.
        let records: @Sendable () -> [ImportRecord]
        /// The form of the title, or `nil` if it does not name two places.
        let form: RouteTitle?
        let row: ImportRow
    }

    /// The greatest number of events with two places in the title that are asked about one by one
    /// from the start.
    private static let few = 12
    /// The number of events that are asked about one by one at a time, if the person chooses that.
    private static let page = 100
    private static let leave = "leave"
    private static let each = "each"
    private static let take = "take"

    private var events: [Event] = []

    mutating func add(
        _ event: SortedEvent, _ form: RouteTitle?,
        _ records: @escaping @Sendable () -> [ImportRecord]
    ) {
        events.append(Event(key: event.key, records: records, form: form, row: event.row))
    }

    /// Asks about the events and applies the answers. Events without an answer are left out.
    func resolve(answers: ImportAnswers, into contents: inout SourceContents) {
        let choices = ImportChoices(answers: answers)
        let titled = events.filter { $0.form != nil }
        if titled.count <= Self.few {
            resolveEach(of: titled, by: choices, into: &contents)
        } else {
            for form in RouteTitle.allCases {
                resolve(titled.filter { $0.form == form }, form, by: choices, into: &contents)
            }
        }
        // Most of these are not trips, so they are one question, however few they are.
        let others = events.filter { $0.form == nil }
        if others.count == 1 {
            resolveEach(of: others, by: choices, into: &contents)
        } else {
            resolve(others, nil, by: choices, into: &contents)
        }
    }

    /// Asks about events together. If the person chooses, it asks about some of them one by one,
    /// and about the rest together.
    private func resolve(
        _ events: [Event], _ form: RouteTitle?, by choices: ImportChoices,
        into contents: inout SourceContents
    ) {
        var rest = events[...]
        var part = 1
        while !rest.isEmpty {
            let question = question(form, part, Array(rest))
            contents.questions.append(question)
            let answer = choices.answer(to: question)
            guard answer == Self.each else {
                return contents.add(rest, areTaken: answer == Self.take)
            }
            resolveEach(of: Array(rest.prefix(Self.page)), by: choices, into: &contents)
            rest = rest.dropFirst(Self.page)
            part += 1
        }
    }

    private func resolveEach(
        of events: [Event], by choices: ImportChoices, into contents: inout SourceContents
    ) {
        for event in events {
            let question = ImportQuestion(
                id: "calendar.event.\(event.key)", .event(title: event.row.title),
                options: [
                    ImportQuestion.Option(Self.leave, .leaveItOut),
                    ImportQuestion.Option(Self.take, .addAsTrip),
                ],
                preset: Self.leave, rows: [event.row])
            contents.questions.append(question)
            contents.add([event], areTaken: choices.answer(to: question) == Self.take)
        }
    }

    private func question(_ form: RouteTitle?, _ part: Int, _ events: [Event]) -> ImportQuestion {
        ImportQuestion(
            id: "calendar.titles.\(form?.rawValue ?? "none")" + (part == 1 ? "" : ".\(part)"),
            .events(title: form?.example, isRest: part > 1),
            options: [
                ImportQuestion.Option(Self.leave, .leaveThemOut),
                ImportQuestion.Option(Self.each, .oneByOne),
                ImportQuestion.Option(Self.take, .addAsTrips),
            ],
            preset: Self.leave, rows: events.map(\.row))
    }
}

extension SourceContents {
    fileprivate mutating func add(_ events: ArraySlice<DoubtfulEvents.Event>, areTaken: Bool) {
        for event in events {
            if areTaken {
                records += event.records()
            } else {
                let reason: RowReason = event.form == nil ? .nowhere : .undecided
                undecided.append(
                    UndecidedRecord(
                        origin: ImportOrigin(source: CalendarEvent.source, key: event.key),
                        kind: .trip, records: event.records, reason: reason,
                        row: event.row))
            }
        }
    }
}

extension RouteTitle {
    /// An example of a title in this form.
    fileprivate var example: String {
        switch self {
        case .arrow: "A → B"
        case .hyphen: "FRA-JFK"
        case .fromTo: "from A to B"
        case .to: "A to B"
        }
    }
}
