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

    /// Does what a person asked for on this page, while it is the one they act on.
    final func act(_ body: () -> Void) {
        if isOnShow { body() }
    }

    func focus() {}
}
