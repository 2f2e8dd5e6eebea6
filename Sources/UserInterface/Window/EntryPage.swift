internal import Gtk
internal import Presentation

/// A page of an entry in the detail pane.
class EntryPage<Model: Equatable, RootView: ModelView<Model>, Events>: Page<Model, RootView>,
    DetailPage, InteractivePage
{
    final let entryID: String
    final let events: Events
    final var widget: Widget { rootView }
    var title: String { "" }
    var capabilities: EntryCapabilities { EntryCapabilities() }
    final var isOnShow: Bool {
        get { gate.isOpen }
        set { gate.isOpen = newValue }
    }

    private let gate = PageGate()

    init(
        for id: String, events makeEvents: (PageGate) -> Events,
        makeRootView: @escaping (Events) -> RootView
    ) {
        entryID = id
        let events = makeEvents(gate)
        self.events = events
        super.init { makeRootView(events) }
    }

    func focus() {}
}
