internal import ClaimsFeature
internal import EntryFeature
internal import Gtk
internal import Presentation

/// The main page of a season ticket in the detail pane.
final class PassPage: EntryPage<PassViewModel, PassMainView, PassPageEvents>, DisplaysPass {
    override var title: String { model?.entry.title ?? "" }

    init(for id: String) {
        super.init(for: id, events: PassPageEvents.init) { PassMainView($0) }
    }

    func showPass(_ pass: PassViewModel) {
        model = pass
    }

    override var capabilities: EntryCapabilities { EntryCapabilities(putOnPaper: putOnPaper) }

    override func focus() {
        rootView.focus()
    }
}
