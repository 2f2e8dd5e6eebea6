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

/// The ways to begin a journal, one row each, which is the button for it, with an icon. The last
/// row tells where the files are.
final class WaysToBegin: Box {
    enum Way: CaseIterable {
        case film, trip, files, sample
    }

    private(set) var buttons: [Button] = []

    /// - Parameters:
    ///   - ways: the ways to offer.
    ///   - folder: the path of the journal in readable form, or `nil` not to tell it.
    ///   - chosen: is called with the chosen way.
    init(_ ways: [Way] = Way.allCases, folder: String?, chosen: @escaping (Way) -> Void) {
        super.init(.vertical, spacing: Space.close)
        addStyleClass(Style.card)
        for way in ways {
            let (icon, title, text) = way.face
            let button = Button.row(row(icon, title, text), name: title, description: text)
            button.onClicked { chosen(way) }
            buttons.append(button)
            append(button)
        }
        guard let folder else { return }
        append(
            row(
                "folder-symbolic", localized("Your files, your disk"),
                localized(
                    "Every entry is a calendar file in {folder}. No account, no network.",
                    ["folder": folder])))
    }

    private func row(_ iconName: String, _ title: String, _ text: String) -> Box {
        let icon = Image(iconName: iconName).styled(Style.dim)
        icon.pixelSize = 32
        icon.valign = .start
        icon.accessibleName = title
        let body = Text.body(text)
        body.maxWidthChars = 46
        let words = Box(
            .vertical, spacing: Space.line,
            of: Text.heading(title, style: "counterfoil-heading"), body)
        let row = Box(.horizontal, spacing: Space.part, of: icon, expanding: words)
        row.marginTop = Space.close
        row.marginBottom = Space.close
        return row
    }
}

extension WaysToBegin.Way {
    fileprivate var face: (icon: String, title: String, text: String) {
        switch self {
        case .film:
            (
                "counterfoil-film-symbolic", localized("New Film…"),
                localized("Note what you watched and rate it with one click.")
            )
        case .trip:
            (
                "counterfoil-train-symbolic", localized("New Trip…"),
                localized(
                    "Note delays and missed connections, and see what compensation you can claim.")
            )
        case .files:
            (
                "document-open-symbolic", localized("Import…"),
                localized(
                    """
                    Import films from Letterboxd, IMDb, Trakt and other services, and trips from \
                    Träwelling, calendars and tickets.
                    """)
            )
        case .sample:
            (
                "counterfoil-ticket-symbolic", localized("Open Sample Journal"),
                localized("See how a journal looks with films and trips in it.")
            )
        }
    }
}
