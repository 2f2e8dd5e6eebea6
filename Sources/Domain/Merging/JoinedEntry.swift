/// Two versions of one entry, joined field by field.
package struct JoinedEntry: Hashable, Sendable {
    package let entry: Entry
    /// The fields that differ and for which the user chose nothing, in order.
    package let differences: [FieldDifference]
}

/// The version whose value of a field the user wants.
package enum JoinedSide: Hashable, Sendable {
    case later, earlier, both
}

/// A field that differed between two versions of an entry, with the outcome.
public struct FieldDifference: Hashable, Sendable {
    public let field: FieldName
    public let outcome: Outcome

    public enum Outcome: Hashable, Sendable {
        /// The values of both versions, such as for tags and feedback.
        case both
        /// The value of one version. A value is `nil` if it cannot be told in a few words.
        case chosen(ChangedValue?, instead: ChangedValue?, by: Choice)
    }

    /// The reason why one of two values was taken.
    public enum Choice: Hashable, Sendable {
        /// The value is the only one: the other version has none.
        case onlyOne
        /// The value is the only one that differs from the common base.
        case onlyChange
        /// The version was written later.
        case later
    }

    package init(_ field: FieldName, _ outcome: Outcome) {
        self.field = field
        self.outcome = outcome
    }

    /// Whether the user may want the value that was dropped.
    public var isContested: Bool {
        if case .chosen(_, _, .later) = outcome { true } else { false }
    }
}

extension Entry {
    /// Returns the number of values that a field holds.
    package func room(for field: FieldName) -> FieldRoom {
        func room<Content: EntryContent>(_: Content) -> FieldRoom {
            Content.fields.first { $0.name == field }?.room ?? .oneValue
        }
        return room(content)
    }

    /// Joins two versions of one entry, or returns `nil` if they are of different kinds.
    ///
    /// - Parameters:
    ///   - later: The version that was written later. Its values count if nothing else decides.
    ///   - common: The common base of both versions, or `nil` if it is unknown.
    ///   - choices: The user's choices by field, which are applied even if the values do not fit
    ///     together.
    package static func joining(
        _ later: Entry, with earlier: Entry, from common: Entry?,
        choosing choices: [FieldName: JoinedSide]
    ) -> JoinedEntry? {
        join(later.content, earlier, common, choices)
    }

    private static func join<Content: EntryContent>(
        _ later: Content, _ earlier: Entry, _ common: Entry?,
        _ choices: [FieldName: JoinedSide]
    ) -> JoinedEntry? {
        guard let earlier = Content(earlier) else { return nil }
        let common = common.flatMap { Content($0) }
        let texts = JoinedTexts(later: later, earlier: earlier, common: common, choices: choices)
        let joined = texts.joined(choosing: true)
        // If the joined entry breaks a rule, single values of the later version are kept.
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

private struct JoinedTexts<Content: EntryContent> {
    let later: Content
    let earlier: Content
    let common: Content?
    let choices: [FieldName: JoinedSide]

    /// - Parameter isChoosing: Whether values of the earlier version may be taken; otherwise only
    ///   fields with many values are joined.
    func joined(choosing isChoosing: Bool) -> (content: Content, differences: [FieldDifference]) {
        var content = later
        var differences: [FieldDifference] = []
        for field in Content.fields where !field.isSame(later, earlier) {
            if let side = choices[field.name] {
                apply(side, of: field, into: &content)
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

    private func apply(
        _ side: JoinedSide, of field: EntryField<Content>, into content: inout Content
    ) {
        switch side {
        case .later: break
        case .earlier: field.put(from: earlier, into: &content)
        case .both:
            _ = field.unite(later, earlier, from: common, into: &content, isAsked: true)
        }
    }

    /// Returns whether the earlier version's value counts, with the reason.
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
    /// The fields that this one depends on. If they differ between the versions, it is taken from
    /// the same one.
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

/// Joins two files with versions of one entry, such as conflicting ones of a sync program.
public protocol JoinsFiles: Sendable {
    /// Writes the joined text to both files, or to neither.
    ///
    /// - Parameter common: The path of the common base, or `nil` if there is none.
    /// - Throws: The reason why nothing was written.
    func join(
        _ one: String, _ other: String, from common: String?
    ) throws(JoinFailure) -> JoinedFiles
}

/// Two files that were joined and have the same text now.
public struct JoinedFiles: Hashable, Sendable {
    public let entry: Entry
    /// The path of the file that was written later. `earlier` is the other one.
    public let later: String
    public let earlier: String
    public let differences: [FieldDifference]
    /// The other programs' properties for which the later value was kept.
    public let properties: [String]

    package init(
        entry: Entry, later: String, earlier: String, differences: [FieldDifference],
        properties: [String]
    ) {
        self.entry = entry
        self.later = later
        self.earlier = earlier
        self.differences = differences
        self.properties = properties
    }
}

/// The reason why two files cannot be joined.
public enum JoinFailure: Error, Hashable, Sendable {
    /// A file cannot be read or written.
    case file(path: String, reason: FileError)
    /// The files hold entries of different kinds.
    case differentEntries
    /// A file holds this number of items instead of one.
    case severalItems(path: String, count: Int)
}
