internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Wording

/// The content of the detail pane while no entry is shown.
final class EmptyStateView: ModelView<QuietViewModel> {
    private let events: WindowEvents
    private let page = EmptyPage("counterfoil-ticket-symbolic")
    /// The path of the journal as the tour shows it.
    var folder = ""
    /// The ways to begin, which are made only while the journal is empty.
    private var ways: (view: WaysToBegin, isTour: Bool)?
    private var beginning = Availability.available

    init(_ events: WindowEvents) {
        self.events = events
        super.init(.vertical)
        halign = .center
        valign = .center
        margin = Space.page
        page.margin = Space.none
        append(page)
        model = .loading(in: .ofWidgets)
    }

    override func fill(with quiet: QuietViewModel) {
        page.show(quiet.title, sentence: quiet.text)
        spacing = Space.part
        if let ways, !quiet.offersBeginning || ways.isTour != quiet.showsTour {
            ways.view.destroy()
            self.ways = nil
        }
        if quiet.offersBeginning, ways == nil { offerWays(isTour: quiet.showsTour) }
    }

    /// Makes the ways to begin available, or insensitive with the reason.
    func allowBeginning(_ availability: Availability) {
        beginning = availability
        for way in ways?.view.buttons ?? [] { way.allow(availability) }
    }

    private func offerWays(isTour: Bool) {
        let view = WaysToBegin(folder: isTour ? folder : nil, chosen: events.begin)
        append(view)
        ways = (view, isTour)
        allowBeginning(beginning)
    }
}
