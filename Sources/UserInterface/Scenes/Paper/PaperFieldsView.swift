internal import ClaimsFeature
internal import Gtk

/// The fields of a paper, each with its content or the reason why it is empty, and a button that
/// leads to where it is filled in.
final class PaperFieldsView: Box {
    var onFillIn: (PaperViewModel.Place) -> Void = { _ in }

    private let captions = SizeGroup(.horizontal)
    private var shown: [PaperViewModel.Section] = []
    /// The buttons that lead to where the fields are filled in, by section and field.
    private var ways: [PaperViewModel.Section: [PaperViewModel.Field: Button]] = [:]

    init() { super.init(.vertical, spacing: Space.part) }

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
        ways = ways.filter { sections.contains($0.key) }
    }

    /// Moves the focus to the button that leads to where a field is filled in.
    func focus(_ field: PaperViewModel.Field) {
        guard let section = shown.first(where: { $0.fields.contains(field) }) else { return }
        ways[section]?[field]?.grabFocus()
    }

    private func view(of section: PaperViewModel.Section) -> Widget {
        let box = Box(.vertical, spacing: Space.close, of: Text.caption(section.title))
        var last: (place: PaperViewModel.Place, way: Button)?
        var ways: [PaperViewModel.Field: Button] = [:]
        for field in section.fields {
            let content = self.content(field)
            box.append(
                Box(.horizontal, spacing: Space.near, of: caption(field), expanding: content))
            guard let place = field.place else { continue }
            // All personal details are in one form: one button leads there, not one a field.
            if place == .profile, let last, last.place == place {
                ways[field] = last.way
            } else {
                let way = self.way(to: place, for: field)
                content.append(way)
                ways[field] = way
                last = (place, way)
            }
        }
        self.ways[section] = ways
        return box
    }

    private static func way(to place: PaperViewModel.Place) -> String {
        switch place {
        case .trip: localized("Edit Trip…")
        case .record: localized("Record Time…")
        case .profile: localized("Edit Personal Details…")
        }
    }

    private func way(to place: PaperViewModel.Place, for field: PaperViewModel.Field) -> Button {
        let button = Button.link(Self.way(to: place))
        button.accessibleName = "\(button.label) \(field.label)"
        button.onClicked { [weak self] in self?.onFillIn(place) }
        return button
    }

    private func caption(_ field: PaperViewModel.Field) -> Label {
        let label = Text.dim(field.label)
        label.maxWidthChars = 24
        label.setSizeRequest(width: 120)
        label.valign = .start
        captions.add(label)
        return label
    }

    private func content(_ field: PaperViewModel.Field) -> Box {
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
        return content
    }
}
