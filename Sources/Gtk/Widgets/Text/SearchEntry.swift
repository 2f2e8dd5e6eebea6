import CGtk

/// An entry for what to search for.
open class SearchEntry: Entry {
    private var settledText = ""
    private var searchHandlers: [(String) -> Void] = []

    override class func make() -> UnsafeMutablePointer<GtkWidget> { gtk_search_entry_new() }

    override init(entry: UnsafeMutablePointer<GtkWidget>) {
        super.init(entry: entry)
        connect("search-changed") { [weak self] in self?.searchDidChange() }
    }

    /// Called with the text when a person changed it and then paused, or emptied it.
    public final func onSearchChanged(_ handler: @escaping (String) -> Void) {
        searchHandlers.append(handler)
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

    override func textWasSet() { settledText = text }

    /// The signal comes late, so that what was set from Swift is told by its text.
    private func searchDidChange() {
        guard echoGate.isOpen, text != settledText else { return }
        settledText = text
        for handler in searchHandlers { handler(settledText) }
    }
}
