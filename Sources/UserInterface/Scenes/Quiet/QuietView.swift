internal import Gtk
internal import JournalFeature

/// What the detail pane shows while no entry is on show.
final class QuietView: ModelView<JournalListViewModel.State> {
    var onNewFilm: () -> Void = {}
    var onNewTrip: () -> Void = {}
    var onOpenSample: () -> Void = {}

    private let icon = Image(iconName: "view-paged-symbolic")
    private let title = Label()
    private let text = Label()
    private let ways = Box(.vertical, spacing: 12)

    init() {
        super.init(.vertical, spacing: 12)
        halign = .center
        valign = .center
        margin = 24

        icon.pixelSize = 64
        icon.addStyleClass("dim-label")
        icon.accessibleName = "Counterfoil"
        title.addStyleClass("counterfoil-title")
        text.addStyleClass("dim-label")
        for label in [title, text] {
            label.wraps = true
            label.maxWidthChars = 40
            label.justification = .center
        }

        ways.marginTop = 12
        ways.halign = .center
        add("New film", suggested: true) { [weak self] in self?.onNewFilm() }
        add("New trip") { [weak self] in self?.onNewTrip() }
        add("Open a sample journal") { [weak self] in self?.onOpenSample() }

        for part in [icon, title, text, ways] as [Widget] { append(part) }
        model = .loading
    }

    override func fill(with state: JournalListViewModel.State) {
        ways.isVisible = state == .empty
        switch state {
        case .loading:
            title.text = ""
            text.text = "Reading the journal…"
        case .empty:
            title.text = "Your journal is empty"
            text.text =
                "Keep the films you watch and the trips you take. Begin with one of your own, "
                + "or look around in a copy of the sample journal."
        case .nothingFound, .entries:
            title.text = ""
            text.text = "Select an entry to see it here."
        }
        title.isVisible = !title.text.isEmpty
    }

    private func add(_ label: String, suggested: Bool = false, _ action: @escaping () -> Void) {
        let button = Button(label)
        if suggested { button.addStyleClass("suggested-action") }
        button.onClicked(action)
        ways.append(button)
    }
}
