internal import Gtk
internal import JournalFeature
internal import Wording

/// The words for ratings on a numeric scale in one line, with the fields for the ends of their
/// bands behind a disclosure.
final class RatingBandsView: ModelView<[ImportViewModel.Band]> {
    var onMoved: (ImportBandMove) -> Void = { _ in }
    /// Is called when the ends become readable, or stop being so.
    var onReadable: () -> Void = {}
    /// Whether every field holds a number of the scale.
    var isReadable: Bool { ends.allSatisfy { $0.typedValue != nil } }

    private let summary = Text.body()
    private let column = Box(.vertical, spacing: Space.close)
    private lazy var fold = Expander(mnemonic: localized("Change the _Words"), content: column)
    private let labels = SizeGroup(.horizontal)
    private var ends: [SpinButton] = []
    private let last = Label()

    init() {
        super.init(.vertical, spacing: Space.close)
        append(Text.caption(localized("Convert Ratings")))
        append(Text.dim(Localizer.ofWidgets.ratingsInWords), summary, fold, column)
        isVisible = false
    }

    override func fill(with bands: [ImportViewModel.Band]) {
        isVisible = !bands.isEmpty
        guard !bands.isEmpty else { return }
        if ends.isEmpty { layOut(bands) }
        summary.show(bands.map(\.words).joined(separator: " · "))
        for (field, band) in zip(ends, bands) {
            if let end = band.end, field.value != end { field.value = end }
        }
    }

    private func layOut(_ bands: [ImportViewModel.Band]) {
        for (place, band) in bands.enumerated() where band.end != nil {
            let field = SpinButton(0...10, step: 0.5)
            field.digits = 1
            field.onValueChanged { [weak self] end in
                guard let self, let model, model[place].end != end else { return }
                onMoved(ImportBandMove(band: place, end: end))
            }
            let complaint = Text.wrapping(style: "counterfoil-complaint")
            complaint.show(nil)
            field.onChanged { [weak self, weak field, weak complaint] typed in
                let words =
                    field?.typedValue == nil ? Localizer.ofWidgets.notInScale(typed) : nil
                complaint?.show(words)
                field?.complain(words)
                if words != nil { self?.fold.isExpanded = true }
                self?.onReadable()
            }
            let label = Label(mnemonic: band.caption, for: field)
            ends.append(field)
            row(label, field)
            column.append(complaint)
        }
        last.text = bands[bands.count - 1].caption
        row(last, Label())
    }

    private func row(_ label: Label, _ field: Widget) {
        label.xalign = 0
        labels.add(label)
        let row = WrapBox(spacing: Space.near, of: label, field)
        column.append(row)
    }
}
