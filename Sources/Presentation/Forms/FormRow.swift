/// A row of a form: a field with its caption, or another part.
public nonisolated struct FormRow: Hashable, Sendable {
    /// The widget of a row.
    public enum Kind: Hashable, Sendable {
        /// The line above the fields, whose button changes the kind of entry.
        case line(change: String)
        /// One line of text.
        case text
        /// Names that are separated by commas.
        case list
        /// Text of several lines, with its least height in pixels.
        case paragraphs(height: Int)
        /// A choice of one of the items.
        case choice([String])
        /// A check button, whose label is the caption.
        case flag
        /// A day.
        case day
        /// A day with a time of day and a zone, whose accessible names are `clock` and `zone`.
        case time(clock: String, zone: String)
        /// The path of a file, with buttons to choose or remove it.
        case file
        /// An amount, with a narrow field for its currency.
        case money
        /// A text that the check gives, or the caption.
        case note
        /// A button, whose label is the caption.
        case button
        /// The place of a complaint that is about another row.
        case complaint(about: FormKey)
        /// The heading of the rows after it, which are hidden at first. The window remembers whether
        /// they were shown by the key.
        case more
        /// A check button below all fields, whose label the check gives, or hidden. It is active at
        /// first, and its value is whether that was declined.
        case agreement
        /// A button below all fields, whose label the check gives, or hidden.
        case offer
    }

    /// The key of the field.
    public let key: FormKey
    /// The widget.
    public let kind: Kind
    /// The caption, with an underscore before the letter that leads to the field.
    public let caption: String
    /// The placeholder of the empty field, or empty.
    public let hint: String
    /// The width of the text that the field holds, in characters, or `nil` if it has no limit.
    public var width: Int?
    /// Whether the field has to be filled in.
    public var isRequired = false
    /// The check button that makes the field insensitive while it is active, or `nil`.
    public var excludedBy: FormKey?
    /// Whether other fields follow from the text once it is whole.
    public var isFollowed = false
    /// The row whose day completes one that is typed into the empty field, or `nil` if the last day
    /// of the field does.
    public var near: FormKey?

    /// Makes a row.
    public init(
        _ key: FormKey, _ kind: Kind, caption: String = "", hint: String = "",
        excludedBy: FormKey? = nil
    ) {
        (self.key, self.kind, self.caption, self.hint) = (key, kind, caption, hint)
        self.excludedBy = excludedBy
    }

    /// Whether the row is below all fields and does not scroll.
    public var isBeneath: Bool { kind == .agreement || kind == .offer }

    /// Whether the check button that excludes the field is active.
    public func isExcluded(in draft: FormDraft) -> Bool {
        excludedBy.map { draft[flag: $0] } ?? false
    }

    /// The keys of the parts that complaints can be about, in order.
    public var parts: [FormKey] {
        switch kind {
        case .time: [key.day, key.clock, key.zone]
        case .money: [key, .currency]
        default: [key]
        }
    }
}

/// The result of checking a form's draft.
public nonisolated struct FormCheck: Hashable, Sendable {
    /// The complaints by field. Empty fields of an untouched form are not mentioned.
    public var complaints: [FormKey: String]
    /// The doubts by field, which do not prevent saving.
    public var doubts: [FormKey: String]
    /// The words that follow from the draft: of notes and offers, and the placeholders of fields.
    public var words: [FormKey: String]
    /// The usual spelling of correct values, shown when the field loses the focus.
    public var written: [FormKey: String]
    /// The place of the refused part in the line, in characters, or `nil` if there is none.
    public var refused: Range<Int>?
    /// Whether saving can succeed.
    public var canSave: Bool
    /// Whether the button for saving is available, even if saving leads to a complaint.
    public var saving: Availability

    /// Makes a result of its parts.
    public init(
        complaints: [FormKey: String] = [:], doubts: [FormKey: String] = [:],
        words: [FormKey: String] = [:], written: [FormKey: String] = [:],
        refused: Range<Int>? = nil, canSave: Bool, saving: Availability = .available
    ) {
        self.complaints = complaints
        self.doubts = doubts
        self.words = words
        self.written = written
        self.refused = refused
        self.canSave = canSave
        self.saving = saving
    }
}

/// A text that completes a field, with a note beside it, such as the country of a town.
public nonisolated struct CompletionOffer: Hashable, Sendable {
    /// The text that is completed to.
    public let text: String
    /// The words beside it in the list, or empty.
    public let note: String

    /// Makes an offer.
    public init(_ text: String, note: String) {
        self.text = text
        self.note = note
    }
}
