import CGtk

/// An entry for what to search for.
open class SearchEntry: Entry {
    override class func make() -> UnsafeMutablePointer<GtkWidget> { gtk_search_entry_new() }

    /// Called with the text as soon as a person changed it. GTK's own signal for this waits until
    /// they have paused for 150 ms, which is longer than a search takes.
    public final func onSearchChanged(_ handler: @escaping (String) -> Void) {
        onChanged(handler)
    }

    /// Called when a person pressed Escape.
    public final func onStopSearch(_ handler: @escaping () -> Void) {
        connect("stop-search", handler)
    }

    /// Types the key into the entry, if it is one that types. True if it was.
    public final func handle(_ press: KeyPress) -> Bool {
        let event = UnsafeMutableRawPointer(press.event).assumingMemoryBound(to: GdkEvent.self)
        return gtk_search_entry_handle_event(cast(), event) != 0
    }

    /// Offered under the entry while a person types in it; all of them, in this order.
    public final var suggestions: [Suggestion] = [] {
        didSet {
            if suggestions != oldValue { suggest(suggestions) }
        }
    }
}
