import CGtk

/// A field for one line of text.
open class Entry: Widget {
    private var completionModel: EntryCompletion?
    /// The text that was set, and the part of it that GTK holds, or `nil` if GTK holds all of it.
    private var cutOff: (whole: String, held: String)?

    /// Makes an entry with a text in it.
    public convenience init(_ text: String = "", placeholder: String? = nil) {
        self.init(entry: Self.make())
        // The placeholder comes first, because GTK lays out the contents for each of the two.
        if let placeholder { self.placeholder = placeholder }
        self.text = text
    }

    class func make() -> UnsafeMutablePointer<GtkWidget> { gtk_entry_new() }

    init(entry: UnsafeMutablePointer<GtkWidget>) { super.init(entry) }

    /// The text in the entry. GTK holds 65,535 characters; of a longer text only the beginning is
    /// shown and editing is disabled, so that the rest is not lost.
    public final var text: String {
        get {
            let held = held
            return if let cutOff, cutOff.held == held { cutOff.whole } else { held }
        }
        set {
            // Setting the present text would move the cursor.
            guard newValue != text else { return }
            silently {
                gtk_entry_set_text(cast(), DisplayLineBreaker.withinCharacters(of: newValue))
            }
            let (held, wasCutOff) = (held, cutOff != nil)
            cutOff = held == newValue ? nil : (newValue, held)
            guard wasCutOff || cutOff != nil else { return }
            isEditable = cutOff == nil
            tooltip = cutOff == nil ? nil : ToolkitWords.tooLongToEdit
        }
    }

    private var held: String {
        DisplayLineBreaker.removed(from: String(borrowing: gtk_entry_get_text(cast())) ?? "")
    }

    /// The text that is shown in an empty entry. It is not an accessible name.
    public final var placeholder: String? {
        get { String(borrowing: gtk_entry_get_placeholder_text(cast())) }
        set { gtk_entry_set_placeholder_text(cast(), newValue) }
    }

    /// Whether a completion is found by the beginning of any of its parts, such as `New_York` in
    /// `America/New_York`. Set it before `completions`.
    public final var completesParts = false

    /// The texts that the entry offers to complete a beginning, whatever its case.
    public final var completions: [String] = [] {
        didSet {
            guard completions != oldValue else { return }
            completion.completesLast = listsCompletions
            completion.completesParts = completesParts
            completion.fill(with: completions)
        }
    }

    /// The completions that are offered after those, all of them for the present text. One is left
    /// out while `completions` offers the same text.
    public final var moreCompletions: [Suggestion] = [] {
        didSet {
            guard moreCompletions != oldValue else { return }
            let isFirst = completionModel == nil
            completion.add(moreCompletions)
            // The completion was made too late to see the letter that these are for.
            if isFirst { lookForCompletions() }
        }
    }

    private var completion: EntryCompletion {
        let model = completionModel ?? EntryCompletion(self)
        completionModel = model
        return model
    }

    final var hasCompletions: Bool { completionModel != nil }

    final func suggest(_ suggestions: [Suggestion]) {
        let isFirst = completionModel == nil
        completion.suggest(suggestions)
        if isFirst {
            // The completion was made too late to see the letter that these suggestions are for.
            lookForCompletions()
        } else {
            // Suggestions arrive after their letter, and GTK does not look while one is being
            // chosen.
            ScheduledCall.idle { [weak self] in self?.lookForCompletions() }
        }
    }

    private func lookForCompletions() {
        silently { counterfoil_emit(pointer, "changed") }
    }

    /// Whether completions are open under the entry.
    public final var isCompleting: Bool { completionModel?.isOpen == true }

    /// Whether the entry lists words between commas, of which the last one is completed.
    public final var listsCompletions = false {
        didSet { completionModel?.completesLast = listsCompletions }
    }

    /// Takes the text of the completion that a person chose.
    final func complete(_ text: String) {
        gtk_entry_set_text(cast(), text)
        gtk_editable_set_position(opaque, -1)
    }

    /// Replaces the text by one that a person typed before the entry had the keyboard focus.
    public final func adoptTyped(_ typed: String) { complete(typed) }

    /// Calls `handler` with the text when a person changes it.
    public final func onChanged(_ handler: @escaping (String) -> Void) {
        connectChange("changed", of: \Entry.text, handler)
    }

    /// Calls `handler` when a person presses Enter.
    public final func onActivate(_ handler: @escaping () -> Void) { on("activate", handler) }

    /// Whether Enter activates the default widget of the window.
    public final var activatesDefault: Bool {
        get { gtk_entry_get_activates_default(cast()) != 0 }
        set { gtk_entry_set_activates_default(cast(), newValue.gboolean) }
    }
}

extension Entry {
    /// The requested width, in characters; -1 for the default.
    public final var widthChars: Int {
        get { Int(gtk_entry_get_width_chars(cast())) }
        set { gtk_entry_set_width_chars(cast(), Int32(newValue)) }
    }

    /// The natural width, in characters; -1 for the requested width.
    public final var maxWidthChars: Int {
        get { Int(gtk_entry_get_max_width_chars(cast())) }
        set { gtk_entry_set_max_width_chars(cast(), Int32(newValue)) }
    }

    /// Whether a person can change the text.
    public final var isEditable: Bool {
        get { gtk_editable_get_editable(opaque) != 0 }
        set {
            gtk_editable_set_editable(opaque, newValue.gboolean)
            setAccessibleState(.readOnly, on: !newValue)
        }
    }

    /// Selects a part of the text, by characters.
    public final func select(_ part: Range<Int>) {
        let start = text.prefix(part.lowerBound).unicodeScalars.count
        let end = text.prefix(part.upperBound).unicodeScalars.count
        gtk_editable_select_region(opaque, Int32(start), Int32(end))
    }

    /// Moves the keyboard focus here without selecting the text.
    public final func grabFocusWithoutSelecting() { gtk_entry_grab_focus_without_selecting(cast()) }
}

/// An entry for a search.
open class SearchEntry: Entry {
    override class func make() -> UnsafeMutablePointer<GtkWidget> { gtk_search_entry_new() }

    /// Calls `handler` with the text as soon as a person changes it. GTK's own signal for this
    /// waits for a pause of 150 ms, which is longer than a search takes.
    public final func onSearchChanged(_ handler: @escaping (String) -> Void) {
        var emptied: ScheduledCall?
        onChanged { text in
            emptied?.cancel()
            guard text.isEmpty else { return handler(text) }
            // Typing over the whole text empties it first, which should start no search.
            emptied = .next { handler("") }
        }
    }

    /// Calls `handler` when a person presses Escape, unless that closes suggestions.
    public final func onStopSearch(_ handler: @escaping () -> Void) {
        // GTK has closed the suggestions before it signals that the search should stop.
        var closesSuggestions = false
        onKeyPress { [weak self] press in
            closesSuggestions = press.key == .escape && self?.isCompleting == true
            return false
        }
        on("stop-search") { if !closesSuggestions { handler() } }
    }

    /// Types the key into the entry, if it is one that types, and returns whether it was.
    public final func handle(_ press: KeyPress) -> Bool {
        gtk_search_entry_handle_event(cast(), press.event.cast()) != 0
    }

    /// The suggestions that are offered under the entry while a person types in it; all of them, in
    /// this order.
    ///
    /// GTK opens only those that are set after a letter that its completion has seen, so setting
    /// even none of them at the first letter prepares for later ones.
    public final var suggestions: [Suggestion] = [] {
        didSet {
            if suggestions != oldValue || !hasCompletions { suggest(suggestions) }
        }
    }
}
