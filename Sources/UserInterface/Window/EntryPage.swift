internal import Gtk

/// A page of an entry in the detail pane.
class EntryPage<Model, RootView: ModelView<Model>>: Page<Model, RootView>, DetailPage {
    final let entryID: String
    final var isOnShow = false
    final var widget: Widget { rootView }
    var title: String { "" }

    init(for id: String, makeRootView: @escaping () -> RootView) {
        entryID = id
        super.init(makeRootView: makeRootView)
    }

    /// Runs an action of the person, unless the page no longer accepts actions.
    final func performIfVisible(_ body: () -> Void) {
        if isOnShow { body() }
    }

    func focus() {}
}
