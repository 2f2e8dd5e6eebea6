internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Wording

/// The content of the detail pane while no entry is shown.
final class EmptyStateView: ModelView<QuietViewModel> {
    var onNewFilm: () -> Void = {}
    var onNewTrip: () -> Void = {}
    var onImport: () -> Void = {}
    var onOpenSample: () -> Void = {}

    private let icon = Image(iconName: "counterfoil-ticket-symbolic")
    private let title = Text.heading()
    private let text = Label()
    /// The path of the journal as the tour shows it.
    var folder = ""
    /// The tour, which is made only while the journal is empty.
    private var tour: TourView?
    private var ways: Box?
    private var beginning = Availability.available

    init() {
        super.init(.vertical, spacing: Space.near)
        halign = .center
        valign = .center
        margin = Space.page

        icon.pixelSize = 64
        icon.addStyleClass(Style.dim)
        icon.accessibleName = "Counterfoil"
        title.addStyleClass("counterfoil-title")
        text.addStyleClass(Style.dim)
        for label in [title, text] {
            label.wraps = true
            label.xalign = 0.5
            label.halign = .center
            label.maxWidthChars = 40
            label.justification = .center
        }

        for part in [icon, title, text] as [Widget] { append(part) }
        model = .loading(in: .ofWidgets)
    }

    override func fill(with quiet: QuietViewModel) {
        showWays(quiet.offersBeginning, inARow: quiet.showsTour)
        // The tour has pictures of its own.
        icon.isVisible = !quiet.showsTour
        title.text = quiet.title
        title.isVisible = !quiet.title.isEmpty
        text.text = quiet.text
        showTour(quiet.showsTour)
    }

    /// Makes the ways to begin available, or insensitive with the reason.
    func allowBeginning(_ availability: Availability) {
        beginning = availability
        if let ways { allow(availability, on: ways) }
    }

    private func allow(_ availability: Availability, on ways: Box) {
        for way in ways.children { way.allow(availability) }
    }

    /// - Parameter isRow: whether the buttons stand side by side if they fit.
    private func showWays(_ isShown: Bool, inARow isRow: Bool) {
        if isShown, ways == nil {
            let ways = makeWays(
                isRow ? WrapBox(spacing: Space.near) : Box(.vertical, spacing: Space.near))
            append(ways)
            self.ways = ways
        }
        ways?.isVisible = isShown
    }

    private func showTour(_ isShown: Bool) {
        if isShown, tour == nil {
            let tour = TourView(folder: folder)
            tour.halign = .center
            insert(tour, at: 3)
            self.tour = tour
        }
        tour?.isVisible = isShown
    }

    private func makeWays(_ ways: Box) -> Box {
        ways.marginTop = Space.near
        ways.halign = .center
        let newFilm = Button(localized("New Film…"))
        newFilm.addStyleClass("suggested-action")
        newFilm.onClicked { [weak self] in self?.onNewFilm() }
        let newTrip = Button(localized("New Trip…"))
        newTrip.onClicked { [weak self] in self?.onNewTrip() }
        let importing = Button(localized("Import…"))
        importing.onClicked { [weak self] in self?.onImport() }
        let sample = Button(localized("Open Sample Journal"))
        sample.onClicked { [weak self] in self?.onOpenSample() }
        for button in [newFilm, newTrip, importing, sample] { ways.append(button) }
        allow(beginning, on: ways)
        return ways
    }
}
