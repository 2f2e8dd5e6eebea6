internal import Gtk
internal import Presentation
internal import TripsFeature

/// The selection page of a trip in the detail pane.
final class OutcomePage: EntryPage<OutcomeSelectionViewModel, OutcomeSelectionView>,
    DisplaysOutcomeSelection
{
    /// The title of the trip. The question stands on the page, and is longer than a header bar is
    /// wide.
    override var title: String { model?.trip.title ?? "" }

    /// Returns the text that was typed on the page that led here.
    var takeTyped: () -> String = { "" }

    func showOutcomeSelection(_ selection: OutcomeSelectionViewModel) {
        model = selection
    }

    /// Shows the meaning of a time that was set on this page. Another page ignores it.
    func showOutcomeTime(_ meaning: OutcomeTimePreview) {
        rootViewIfLoaded?.show(meaning)
    }

    override func focus() {
        super.focus()
        let typed = takeTyped()
        if !typed.isEmpty { _ = rootView.startTyping(with: typed) }
    }
}
