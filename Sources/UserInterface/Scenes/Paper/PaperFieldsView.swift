internal import ClaimsFeature
internal import Gtk

/// The fields of a paper, each with its content or the reason why it is empty, and a button that
/// leads to where it is filled in.
final class PaperFieldsView: Box {
    var onFillIn: (PaperViewModel.Place) -> Void = { _ in }

    private let captions = SizeGroup(.horizontal)
    private var shown: [PaperViewModel.Section] = []

    init() {
        super.init(.vertical, spacing: Space.part)
    }

    func show(_ sections: [PaperViewModel.Section]) {
        guard sections != shown else { return }
        // Only sections that differ are replaced, so that the page does not jump while the person
        // types.
        for (place, section) in sections.enumerated() {
            if shown.indices.contains(place), children.indices.contains(place) {
                if shown[place] == section { continue }
                remove(children[place])
            }
            insert(view(of: section), at: place)
        }
        for extra in children.dropFirst(sections.count) { remove(extra) }
        shown = sections
    }

    private func view(of section: PaperViewModel.Section) -> Widget {
        let box = Box(.vertical, spacing: Space.close)
        box.append(Text.caption(section.title))
        var ledTo: PaperViewModel.Place?
        for field in section.fields {
            // All personal details are in one form: one button leads there, not one a field.
            box.append(row(field, leads: field.place != .profile || ledTo != .profile))
            ledTo = field.place ?? ledTo
        }
        return box
    }

    private static func way(to place: PaperViewModel.Place) -> String {
        switch place {
        case .trip: localized("Edit Trip…")
        case .record: localized("Record Time…")
        case .profile: localized("Edit Personal Details…")
        }
    }

    /// - Parameter leads: whether it has the button that leads to where it is filled in.
    private func row(_ field: PaperViewModel.Field, leads: Bool) -> Widget {
        let row = Box(.horizontal, spacing: Space.near)
        let label = Text.dim(field.label)
        label.maxWidthChars = 24
        label.setSizeRequest(width: 120)
        label.valign = .start
        captions.add(label)
        row.append(label)
        let content = Box(.vertical, spacing: Space.line)
        if !field.value.isEmpty {
            let value = Text.body(field.value)
            value.isSelectable = true
            content.append(value)
        }
        if !field.reason.isEmpty {
            content.append(
                Text.wrapping(
                    field.reason, style: field.isMissing ? "counterfoil-complaint" : Style.dim))
        }
        if leads, let place = field.place {
            let button = Button(Self.way(to: place))
            // Beside the choices the window has to fit on a small screen.
            button.wrapsLabel(isCentred: false)
            button.addStyleClass("counterfoil-link")
            button.addStyleClass("flat")
            button.halign = .start
            button.accessibleName = "\(button.label) \(field.label)"
            button.onClicked { [weak self] in self?.onFillIn(place) }
            content.append(button)
        }
        row.append(content, expand: true)
        return row
    }
}
