/// Two texts of one entry, made one field by field.
package struct JoinedEntry: Hashable, Sendable {
    package let entry: Entry
    /// The fields in which the two texts differ and for which nothing was chosen, in their order.
    package let differences: [FieldDifference]
}

/// The text whose value of a field a person wants.
package enum JoinedSide: Hashable, Sendable {
    case later, earlier, both
}

/// A field in which two texts of one entry differ, and what became of it.
public struct FieldDifference: Hashable, Sendable {
    public let field: FieldName
    public let outcome: Outcome

    public enum Outcome: Hashable, Sendable {
        /// All that either text says of it, as of tags and feedback.
        case both
        /// The value of one text. A value is `nil` where it takes more than a few words.
        case chosen(ChangedValue?, instead: ChangedValue?, by: Choice)
    }

    /// The reason why one of two values was taken.
    public enum Choice: Hashable, Sendable {
        /// Only one text says anything.
        case onlyOne
        /// Only one text is other than their common one.
        case onlyChange
        /// The text that was written later.
        case later
    }

    package init(_ field: FieldName, _ outcome: Outcome) {
        self.field = field
        self.outcome = outcome
    }

    /// Whether a value was given up that a person may want.
    public var isContested: Bool {
        if case .chosen(_, _, .later) = outcome { true } else { false }
    }
}

extension Entry {
    /// What a field of it has room for.
    package func room(for field: FieldName) -> FieldRoom {
        func room<Content: EntryContent>(_: Content) -> FieldRoom {
            Content.fields.first { $0.name == field }?.room ?? .oneValue
        }
        return switch self {
        case .film(let film): room(film)
        case .trip(let trip): room(trip)
        case .pass(let pass): room(pass)
        case .claim(let claim): room(claim)
        }
    }

    /// Joins two texts of one entry; `nil` if they are about different things.
    ///
    /// - Parameters:
    ///   - later: the text that was written later. Its values count where nothing else decides.
    ///   - common: the text that both were made of; `nil` where that is not known.
    ///   - choices: those of a person, by field. They are kept also where values do not fit together.
    package static func joining(
        _ later: Entry, with earlier: Entry, from common: Entry?,
        choosing choices: [FieldName: JoinedSide] = [:]
    ) -> JoinedEntry? {
        switch (later, earlier) {
        case (.film(let later), .film(let earlier)): join(later, earlier, common, choices)
        case (.trip(let later), .trip(let earlier)): join(later, earlier, common, choices)
        case (.pass(let later), .pass(let earlier)): join(later, earlier, common, choices)
        case (.claim(let later), .claim(let earlier)): join(later, earlier, common, choices)
        default: nil
        }
    }

    private static func join<Content: EntryContent>(
        _ later: Content, _ earlier: Content, _ common: Entry?,
        _ choices: [FieldName: JoinedSide]
    ) -> JoinedEntry {
        let common = common.flatMap { Content($0) }
        let texts = JoinedTexts(
            later: later, earlier: earlier, common: common, choices: choices)
        let joined = texts.joined(choosing: true)
        // Values that only fit together stay together.
        guard
            !choices.isEmpty || Content.rules.errors(in: joined.content).isEmpty
                || !Content.rules.errors(in: later).isEmpty
        else {
            let safe = texts.joined(choosing: false)
            return JoinedEntry(entry: safe.content.entry, differences: safe.differences)
        }
        return JoinedEntry(entry: joined.content.entry, differences: joined.differences)
    }
}

/// The texts from which one is made.
private struct JoinedTexts<Content: EntryContent> {
    let later: Content
    let earlier: Content
    let common: Content?
    let choices: [FieldName: JoinedSide]

    /// - Parameter isChoosing: whether values of the earlier text are taken; otherwise only what both
    ///   hold many of is joined.
    func joined(
        choosing isChoosing: Bool
    ) -> (content: Content, differences: [FieldDifference]) {
        var content = later
        var differences: [FieldDifference] = []
        for field in Content.fields where !field.isSame(later, earlier) {
            if let side = choices[field.name] {
                take(side, of: field, into: &content)
                continue
            }
            if field.unite(later, earlier, from: common, into: &content) {
                differences.append(FieldDifference(field.name, .both))
                continue
            }
            let (isEarlier, choice) = isChoosing ? decision(on: field) : (false, .later)
            if isEarlier { field.put(from: earlier, into: &content) }
            let (taken, left) = isEarlier ? (earlier, later) : (later, earlier)
            differences.append(
                FieldDifference(
                    field.name,
                    .chosen(
                        field.changedValue(in: taken), instead: field.changedValue(in: left),
                        by: choice)))
        }
        return (content, differences)
    }

    private func take(
        _ side: JoinedSide, of field: EntryField<Content>, into content: inout Content
    ) {
        switch side {
        case .later: break
        case .earlier: field.put(from: earlier, into: &content)
        case .both:
            _ = field.unite(later, earlier, from: common, into: &content, isAsked: true)
        }
    }

    /// Whether the earlier text's value counts, and why.
    private func decision(
        on field: EntryField<Content>
    ) -> (isEarlier: Bool, FieldDifference.Choice) {
        if let common {
            if field.isSame(common, later) { return (true, .onlyChange) }
            return (false, field.isSame(common, earlier) ? .onlyChange : .later)
        }
        let leaders = field.name.leaders
        let isAlone = !Content.fields.contains {
            leaders.contains($0.name) && !$0.isSame(later, earlier)
        }
        guard isAlone else { return (false, .later) }
        switch (field.isBlank(in: later), field.isBlank(in: earlier)) {
        case (true, false): return (true, .onlyOne)
        case (false, true): return (false, .onlyOne)
        default: return (false, .later)
        }
    }
}

extension FieldName {
    /// The fields that this one says more of: where they differ, it goes with them.
    fileprivate var leaders: Set<FieldName> {
        switch self {
        case .fromCoordinates: [.from]
        case .toCoordinates: [.to]
        case .distance: [.from, .to]
        case .arrival: [.departure]
        default: []
        }
    }
}
