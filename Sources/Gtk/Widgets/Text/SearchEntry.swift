import CGtk

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
        let event = UnsafeMutableRawPointer(press.event).assumingMemoryBound(to: GdkEvent.self)
        return gtk_search_entry_handle_event(cast(), event) != 0
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
