package import Domain
package import Presentation
package import Wording

/// A row of an entry's form, and the field of the entry that it shows and changes.
package struct EntryRow<Content: EntryContent> {
    package let row: FormRow
    /// The field of the entry, or `nil` for a row of another kind.
    let field: Field?

    struct Field {
        let name: FieldName
        /// The texts of the journal that complete the field, or `nil` if none do.
        let completion: CompletionField?
        /// Writes the value of an entry into a draft.
        let show: (Content, inout FormDraft) -> Void
        /// Reads the value of a draft into an entry.
        let read: (FormReading, inout Content) throws -> Void
        let merge: FormField<Content>
        /// The place of the file in the entry, or `nil` if the field is no file.
        let file: FieldPath<Content, TicketFile?>?
    }

}

extension EntryRow {
    /// Creates a row that is no field of the entry.
    package init(
        _ key: FormKey, _ kind: FormRow.Kind, caption: String = "", hint: String = "",
        excludedBy: FormKey? = nil
    ) {
        let row = FormRow(key, kind, caption: caption, hint: hint, excludedBy: excludedBy)
        self.init(row: row, field: nil)
    }
}

/// A draft that is read into an entry.
package struct FormReading {
    package let draft: FormDraft
    /// The draft with which the form was opened.
    package let before: FormDraft
    /// Returns the code of the currency of an amount without one; empty for none.
    package let usualCurrency: () -> String
}

/// The complaints about the parts of a row that cannot be read.
package struct FormComplaints: Error {
    package let complaints: [FormKey: String]

    package init(_ complaints: [FormKey: String]) {
        self.complaints = complaints
    }
}

extension FormKey {
    /// The key of the field of an entry. Stored drafts contain it.
    package init(_ name: FieldName) {
        let key =
            switch name {
            case .watched: "day"
            case .wanted: "isWanted"
            case .travelClass: "travelClass"
            case .validFrom: "from"
            case .validUntil: "until"
            default: name.member
            }
        self.init(rawValue: key)
    }
}

extension FormDraft {
    /// The text of the field of an entry.
    package subscript(_ name: FieldName) -> String {
        get { self[FormKey(name)] }
        set { self[FormKey(name)] = newValue }
    }
}

extension FormDraft {
    /// Creates the draft with which the form of an entry begins.
    package init<Content: EntryContent>(of content: Content, in rows: [EntryRow<Content>]) {
        self.init()
        for row in rows {
            self[row.row.key] = ""
            row.field?.show(content, &self)
        }
    }
}

/// Makes the rows of a form from the fields of its entry.
package struct EntryRows<Content: EntryContent> {
    private let words: Localizer

    package init(_ words: Localizer) { self.words = words }

    /// Returns the line above the fields, with the note about the meanings of its words.
    ///
    /// - Parameters:
    ///   - change: the label of the button that changes the kind of entry.
    ///   - hint: an example of a line.
    package func line(change: String, hint: String) -> [EntryRow<Content>] {
        [
            EntryRow(.line, .line(change: change), caption: words.inOneLine, hint: hint),
            EntryRow(.meanings, .note),
        ]
    }

    /// A choice of values: the text of each in files, and its label.
    package typealias Options = [(id: String, label: String)]

    /// Returns the row of a field.
    ///
    /// - Parameters:
    ///   - kind: the widget, or `nil` for that of the field's kind of value.
    ///   - options: the values to choose from, or empty if the value is typed.
    ///   - path: the text that stands for the field in the form, or `nil` for the field itself.
    ///   - caption: the caption, or `nil` for that of the field.
    ///   - show: writes the value of an entry into a draft, or is `nil` if the kind of value says how.
    ///   - read: reads the value of a draft into an entry, or is `nil` if the kind of value says how.
    package func row(
        _ name: FieldName, at path: FieldPath<Content, String>? = nil,
        as kind: FormRow.Kind? = nil, options: Options = [], caption: String? = nil,
        hint: String? = nil, isRequired: Bool = false, excludedBy: FormKey? = nil,
        isFollowed: Bool = false, near: FormKey? = nil,
        show: ((Content, inout FormDraft) -> Void)? = nil,
        read: ((FormReading, inout Content) throws -> Void)? = nil
    ) -> EntryRow<Content> {
        guard let field = Content.fields.first(where: { $0.name == name }) else {
            preconditionFailure("\(Content.kind) has no field \(name)")
        }
        let caption = caption ?? words.caption(of: name)
        var row = FormRow(
            FormKey(name), kind ?? widget(of: field, options), caption: caption,
            hint: hint ?? words.hint(for: name), excludedBy: excludedBy)
        (row.width, row.near) = (width(of: field, options), near)
        (row.isRequired, row.isFollowed) = (isRequired, isFollowed)
        let label = words.name(of: name).unlessEmpty ?? caption
        let file: FieldPath<Content, TicketFile?>? =
            if case .attachment(let path) = field.value { path } else { nil }
        let kindOfValue = path.map(FieldValue.line) ?? field.value
        lazy var value = value(kindOfValue, of: field, in: row, options)
        return EntryRow(
            row: row,
            field: EntryRow.Field(
                name: name, completion: field.completion, show: show ?? value.show,
                read: read ?? value.read,
                merge: FormField(
                    label, text: text(of: kindOfValue, in: name, options),
                    copy: {
                        guard let path else { return field.put(from: $0, into: &$1) }
                        $1[keyPath: path] = $0[keyPath: path]
                    }), file: file))
    }

    private func widget(of field: EntryField<Content>, _ options: Options) -> FormRow.Kind {
        switch field.value {
        case _ where !options.isEmpty: .choice(options.map(\.label))
        case .paragraphs: .paragraphs(height: 96)
        case .list, .tags: .list
        case .flag, .todo: .flag
        case .day: .day
        case .attachment: .file
        case .fare: .money
        default: .text
        }
    }

    /// Returns the width of a field whose texts are short, in characters, or `nil` for other fields.
    private func width(of field: EntryField<Content>, _ options: Options) -> Int? {
        switch (field.name, field.value) {
        case _ where !options.isEmpty: nil
        case (.service, _), (.travelClass, _), (.reference, _): 20
        case (_, .number), (_, .distance): 8
        case (_, .fare): 12
        case (_, .coordinates): 20
        default: nil
        }
    }

    private typealias Value = (
        show: (Content, inout FormDraft) -> Void, read: (FormReading, inout Content) throws -> Void
    )

    /// Returns how a value is shown in the row of its field and read from there.
    private func value(
        _ value: FieldValue<Content>, of field: EntryField<Content>, in row: FormRow,
        _ options: Options
    ) -> Value {
        let (key, words) = (row.key, words)
        let (money, decimals) = (MoneyText(words.locale), DecimalText(words.locale))
        func text(
            _ show: @escaping (Content) -> String,
            _ read: @escaping (String, inout Content) throws -> Void
        ) -> Value {
            ({ $1[key] = show($0) }, { try read($0.draft[key], &$1) })
        }
        func choice(
            _ show: @escaping (Content) -> String, _ read: @escaping (String, inout Content) -> Void
        ) -> Value {
            (
                { content, draft in
                    let id = show(content)
                    draft[choice: key] = options.firstIndex { $0.id == id } ?? 0
                },
                {
                    let place = $0.draft[choice: key]
                    read(options[options.indices.contains(place) ? place : 0].id, &$1)
                }
            )
        }
        /// The value of a text that is `nil` if it is empty.
        func parsed<Part>(
            _ path: FieldPath<Content, Part?>, _ shown: @escaping (Part) -> String,
            _ parse: @escaping (String) -> Part?
        ) -> Value {
            text({ $0[keyPath: path].map(shown) ?? "" }) { typed, content in
                let typed = typed.trimmingSpaces
                content[keyPath: path] = typed.isEmpty ? nil : parse(typed)
                if !typed.isEmpty, content[keyPath: path] == nil,
                    let error = Content.Rules.Failure(unread: typed, in: field.name)
                {
                    throw error
                }
            }
        }
        switch value {
        case .line(let path) where !options.isEmpty:
            return choice({ $0[keyPath: path] }, { $1[keyPath: path] = $0 })
        case .word(let word): return choice({ word($0) }, { _ = word.read($0, into: &$1) })
        case .line(let path), .link(let path):
            return text({ $0[keyPath: path] }, { $1[keyPath: path] = $0.trimmingSpaces })
        case .paragraphs(let path):
            let isLine = row.kind == .text
            return text({ $0[keyPath: path] }) {
                $1[keyPath: path] = isLine ? $0.trimmingSpaces : $0
            }
        case .list(let path), .tags(let path):
            let tag = field.name == .tags ? Content.kind.marker : ""
            return text({ $0[keyPath: path].commaSeparated }) {
                $1[keyPath: path] = [String](commaSeparated: $0, except: tag)
            }
        case .flag(let path), .todo(let path):
            return (
                { $1[flag: key] = $0[keyPath: path] }, { $1[keyPath: path] = $0.draft[flag: key] }
            )
        case .day(let path):
            return text({ $0[keyPath: path]?.isoText ?? "" }) {
                $1[keyPath: path] = CalendarDay(isoText: $0.utf8)
                if $1[keyPath: path] == nil, !$0.isEmpty || row.isRequired {
                    throw FormComplaints([key: words.notADate($0)])
                }
            }
        case .number(let path): return parsed(path, { String($0) }, { Int($0) })
        case .coordinates(let path): return parsed(path, \.description) { Coordinates($0) }
        case .distance(let path):
            return parsed(path, { decimals.text($0.kilometres) }) { text in
                let number = text.lowercased().hasSuffix("km") ? String(text.dropLast(2)) : text
                return decimals.number(number).flatMap { Distance(kilometres: $0) }
            }
        case .attachment(let path):
            return text({ $0[keyPath: path]?.path ?? "" }) {
                $1[keyPath: path] = TicketFile(path: $0)
            }
        case .fare(let path):
            return (
                {
                    $1[key] = money.amount(of: $0[keyPath: path])
                    $1[.currency] = $0[keyPath: path]?.currency ?? ""
                },
                {
                    // A currency without an amount is left over from the amount that was emptied.
                    let isTakenOut =
                        $0.draft[key].trimmingSpaces.isEmpty
                        && $0.draft[.currency] == $0.before[.currency]
                    do {
                        $1[keyPath: path] = try money.fare(
                            amount: $0.draft[key], currency: isTakenOut ? "" : $0.draft[.currency])?
                            .in(usual: $0.usualCurrency())
                    } catch TripError.fareIsNoNumber(let text) where field.name == .amount {
                        throw ClaimError.amountUnread(text)
                    }
                }
            )
        case .time, .start, .disruption, .rating, .rule, .steps, .about, .feedbackHistory, .imports:
            preconditionFailure("\(field.name)")
        }
    }

    /// Returns the text of the field in a question about texts that were changed on both sides.
    private func text(
        of value: FieldValue<Content>, in name: FieldName, _ options: Options
    ) -> @Sendable (Content) -> String {
        switch value {
        case .list(let path), .tags(let path): return { $0[keyPath: path].commaSeparated }
        case .line(let path), .link(let path): return { $0[keyPath: path].trimmingSpaces }
        case .word(let word):
            let labels = Dictionary(uniqueKeysWithValues: options.map { ($0.id, $0.label) })
            return { labels[word($0)] ?? "" }
        case .start(let path): return { [words] in words.text(of: $0[keyPath: path]) }
        case .time(let path):
            return { [words] in $0[keyPath: path].map { words.text(of: $0) } ?? "" }
        default: return { [words] in words.text(of: name, in: $0.entry) }
        }
    }
}

extension Localizer {
    /// Returns the full time, such as "20 November 2026, 14:02, Europe/Berlin".
    fileprivate nonisolated func text(of time: DateTime) -> String {
        [day(time.day), self.time(hour: time.hour, minute: time.minute), time.zone.name]
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension EntryField {
    /// The texts of the journal that complete the field in a form, or `nil` if none do.
    fileprivate var completion: CompletionField? {
        switch name {
        case .from, .to: .stop
        case .recipient: .operator
        // The service of a route would be one of too many.
        case .service: nil
        default: isIndexed ? .texts(of: name) : nil
        }
    }
}
