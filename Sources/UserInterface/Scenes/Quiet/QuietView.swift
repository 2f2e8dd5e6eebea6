internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Wording

/// The detail pane while no entry is on show.
final class QuietView: ModelView<QuietViewModel> {
    var onNewFilm: () -> Void = {}
    var onNewTrip: () -> Void = {}
    var onImport: () -> Void = {}
    var onOpenSample: () -> Void = {}

    private let icon = Image(iconName: "counterfoil-ticket-symbolic")
    private let title = Label()
    private let text = Label()
    private lazy var ways = makeWays()
    private var beginning = Availability.available

    init() {
        super.init(.vertical, spacing: 12)
        halign = .center
        valign = .center
        margin = 24

        icon.pixelSize = 64
        icon.addStyleClass(Style.dim)
        icon.accessibleName = "Counterfoil"
        title.addStyleClass("counterfoil-title")
        text.addStyleClass(Style.dim)
        for label in [title, text] {
            label.wraps = true
            label.maxWidthChars = 40
            label.justification = .center
        }

        for part in [icon, title, text] as [Widget] { append(part) }
        model = .loading(in: .ofWidgets)
    }

    override func fill(with quiet: QuietViewModel) {
        showWays(quiet.offersBeginning)
        title.text = quiet.title
        title.isVisible = !quiet.title.isEmpty
        text.text = quiet.text
    }

    /// Whether there is a journal to begin in.
    func allowBeginning(_ availability: Availability) {
        beginning = availability
        if children.count > 3 { allow(availability, on: ways) }
    }

    private func allow(_ availability: Availability, on ways: Box) {
        for way in ways.children { way.allow(availability) }
    }

    /// The ways to begin are made for those who are about to: a journal is empty once.
    private func showWays(_ isShown: Bool) {
        guard isShown || children.count > 3 else { return }
        if ways.parent == nil { append(ways) }
        ways.isVisible = isShown
    }

    private func makeWays() -> Box {
        let ways = Box(.vertical, spacing: 12)
        ways.marginTop = 12
        ways.halign = .center
        let newFilm = Button(localized("New film"))
        newFilm.addStyleClass("suggested-action")
        newFilm.onClicked { [weak self] in self?.onNewFilm() }
        let newTrip = Button(localized("New trip"))
        newTrip.onClicked { [weak self] in self?.onNewTrip() }
        let importing = Button(localized("Import…"))
        importing.onClicked { [weak self] in self?.onImport() }
        let sample = Button(localized("Open a sample journal"))
        sample.onClicked { [weak self] in self?.onOpenSample() }
        for button in [newFilm, newTrip, importing, sample] { ways.append(button) }
        allow(beginning, on: ways)
        return ways
    }
}
