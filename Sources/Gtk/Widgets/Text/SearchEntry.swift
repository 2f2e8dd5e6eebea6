import CGtk

/// An entry for what to search for.
open class SearchEntry: Entry {
    override class func make() -> UnsafeMutablePointer<GtkWidget> { gtk_search_entry_new() }

    /// Called with the text as soon as a person changed it. GTK's own signal for this waits until
    /// they have paused for 150 ms, which is longer than a search takes.
    public final func onSearchChanged(_ handler: @escaping (String) -> Void) {
        var emptied: ScheduledCall?
        onChanged { text in
            emptied?.cancel()
            guard text.isEmpty else { return handler(text) }
            // Who types over all of it empties it first, and nobody is to search for that.
            emptied = .next { handler("") }
        }
    }

    /// Called when a person pressed Escape, save where that closed suggestions.
    public final func onStopSearch(_ handler: @escaping () -> Void) {
        // GTK has closed them when it says that the search is to stop.
        var closesSuggestions = false
        onKeyPress { [weak self] press in
            closesSuggestions = press.key == .escape && self?.isCompleting == true
            return false
        }
        connect("stop-search") { if !closesSuggestions { handler() } }
    }

    /// Types the key into the entry, if it is one that types. True if it was.
    public final func handle(_ press: KeyPress) -> Bool {
        let event = UnsafeMutableRawPointer(press.event).assumingMemoryBound(to: GdkEvent.self)
        return gtk_search_entry_handle_event(cast(), event) != 0
    }

    /// Offered under the entry while a person types in it; all of them, in this order.
    ///
    /// GTK opens those only that come after a letter which it heard of, so that even none of them, set
    /// at the first letter, prepare for later ones.
    public final var suggestions: [Suggestion] = [] {
        didSet {
            if suggestions != oldValue || !hasCompletions { suggest(suggestions) }
        }
    }
}
