package import Domain
package import Presentation

/// Words about conflict copies, which sync programs make.
extension Localizer {
    /// Tells which conflict copies there are, such as "There are 2 conflict copies of a sync
    /// program."
    package func conflictCopies(_ copies: [CopyFile]) -> FailureViewModel {
        FailureViewModel(
            title: say(
                one: "There is {count} conflict copy of a sync program.",
                other: "There are {count} conflict copies of a sync program.",
                count: copies.count),
            reason: copies.count > Self.mostNames
                ? say("They are second texts of entries.")
                : say(
                    one: "{files} is a second text of an entry.",
                    other: "{files} are second texts of entries.", count: copies.count,
                    ["files": list(copies.map(\.id.rawValue.displayIsolated))]))
    }

    private static var mostNames: Int { 3 }

    /// Tells that lists leave conflict copies out.
    package func leftOut(copies: Int) -> String {
        say(
            one: """
                {count} conflict copy of a sync program is left out; “counterfoil check” says how to \
                join it.
                """,
            other: """
                {count} conflict copies of a sync program are left out; “counterfoil check” says how \
                to join them.
                """, count: copies)
    }

    /// The question which values of two texts to keep.
    package func question(about comparison: CopyComparison) -> String {
        say(
            """
            A sync program has kept a second text of “{title}” in {file}. Choose which value to keep \
            where they differ.
            """,
            [
                "title": comparison.original.nameInList.displayIsolated,
                "file": comparison.file.id.rawValue.displayIsolated,
            ])
    }

    /// The name of a property that another program has written, such as "PRIORITY, from another program".
    package func label(of property: ComparedProperty) -> String {
        say("{property}, from another program", ["property": property.name])
    }

    /// The full value of a field, or an empty text if it has none.
    package func text(of field: FieldName, in entry: Entry) -> String {
        switch entry {
        case .film(let film): text(of: field, in: film)
        case .trip(let trip): text(of: field, in: trip)
        case .pass(let pass): text(of: field, in: pass)
        case .claim(let claim): text(of: field, in: claim)
        }
    }

    private func text<Content: EntryContent>(of name: FieldName, in whole: Content) -> String {
        guard let field = Content.fields.first(where: { $0.name == name }) else { return "" }
        switch field.value {
        case .line(let path), .link(let path), .paragraphs(let path): return whole[keyPath: path]
        case .attachment(let path): return whole[keyPath: path]?.name ?? ""
        case .number(let path): return whole[keyPath: path].map { "\($0)" } ?? ""
        case .flag(let path), .todo(let path): return answer(whole[keyPath: path])
        case .day(let path): return whole[keyPath: path].map { day($0) } ?? ""
        case .time(let path): return whole[keyPath: path].map { value(.time($0)) } ?? ""
        case .start(let path): return value(.time(whole[keyPath: path]))
        case .word(let word): return text(ofWord: word(whole))
        case .disruption(let path):
            return whole[keyPath: path].map { text(of: $0) } ?? ""
        case .fare(let path): return whole[keyPath: path].map { fare($0) } ?? ""
        case .coordinates(let path): return whole[keyPath: path].map { coordinates($0) } ?? ""
        case .distance(let path):
            return whole[keyPath: path].map { kilometres($0.kilometres) } ?? ""
        case .rating(let path, by: .oneself):
            return whole[keyPath: path].map { rating($0) } ?? ""
        case .rating(let path, by: .others):
            return whole[keyPath: path].map { ratingOfOthers($0) } ?? ""
        case .rule(let path):
            return whole[keyPath: path].map {
                [$0.scheme, $0.rule, edition(of: $0)].listed
            } ?? ""
        case .steps(let path):
            return lines(
                whole[keyPath: path].map { [$0.day.map { self.day($0) } ?? "", step($0.kind)] })
        case .about(let path):
            return lines(whole[keyPath: path].map { [$0.id?.rawValue ?? $0.uid] })
        case .feedbackHistory(let path):
            return lines(
                whole[keyPath: path].map { given in
                    let day = given.moment.flatMap { CalendarDay($0) }
                    return [day.map { self.day($0) } ?? "", feedback(given.feedback)]
                })
        case .list(let path), .tags(let path): return lines(whole[keyPath: path].map { [$0] })
        case .imports(let path):
            return lines(whole[keyPath: path].map { [$0.source, $0.key] })
        }
    }

    private func lines(_ lines: [[String]]) -> String {
        lines.map(\.listed).joined(separator: "\n")
    }

    private func answer(_ isSo: Bool) -> String {
        isSo
            ? say("Yes", context: "the value of a field")
            : say("No", context: "the value of a field")
    }

    private func text(of disruption: Disruption) -> String {
        switch disruption {
        case .cancelled: say("Cancelled", context: "a trip")
        case .missedConnection: say("Connection missed")
        }
    }

    /// The text of a field whose value is one of a few words.
    private func text(ofWord word: String) -> String {
        if let mode = TravelMode(rawValue: word) { return trip(by: mode) }
        if let kind = TicketKind(rawValue: word) { return ticket(kind) }
        if let scale = FeedbackScale(rawValue: word) { return self.scale(scale) }
        return switch Abandonment(rawValue: word) {
        case .gaveUp: say("Given up", context: "a trip")
        case .turnedBack: say("Turned back", context: "on a trip")
        case nil, .some(.none): ""
        }
    }

    /// Tells that a conflict copy was joined with its entry.
    package func joinedTexts(of entry: Entry) -> String {
        say("The two texts of “{title}” were joined.", ["title": entry.nameInList.displayIsolated])
    }
}
