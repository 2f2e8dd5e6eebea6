internal import Gtk
internal import Presentation
internal import TripsFeature
internal import Wording

/// The file of a ticket, with a button that opens it in the desktop's program. It is hidden without
/// a file.
final class TicketFileView: ModelView<TicketFileViewModel?> {
    /// Is called with the address of the file.
    var onOpen: (String) -> Void = { _ in }

    private let name: CaptionedText
    private let open = Button(localized("Open Ticket"))
    private let gone = Text.wrapping(style: "counterfoil-complaint")

    init(among captions: SizeGroup) {
        name = CaptionedText(Localizer.ofWidgets.ticketFile, among: captions)
        super.init(.vertical, spacing: Space.close)
        open.halign = .start
        open.onClicked { [weak self] in
            if let file = self?.model?.flatMap(\.self) { self?.onOpen(file.address) }
        }
        append(name, gone, open)
        isVisible = false
    }

    override func fill(with file: TicketFileViewModel?) {
        isVisible = file != nil
        name.show(file?.name ?? "")
        gone.show(file?.opening.reason)
        open.allow(file?.opening ?? .available)
    }
}
