internal import Gtk
internal import InterchangeFeature

/// Where each of the five words ends on a scale of numbers.
final class RatingBandsView: ModelView<[ImportViewModel.Band]> {
    var onMoved: (ImportBandMove) -> Void = { _ in }
    /// Called when what is typed became something that can be imported by, or stopped being that.
    var onReadable: () -> Void = {}
    /// Whether each end is a number of the scale, as it is typed.
    var isReadable: Bool { ends.allSatisfy { $0.typedValue != nil } }

    private let column = Box(.vertical, spacing: 6)
    private let labels = SizeGroup(.horizontal)
    private var ends: [SpinButton] = []
    private let last = Label()

    init() {
        super.init(.vertical, spacing: 6)
        append(Text.caption("Ratings in words"))
        append(
            Text.dim(
                "Numbers up to ten become these words; of five stars, each counts two. The number "
                    + "itself is kept as well."))
        append(column)
        isVisible = false
    }

    override func fill(with bands: [ImportViewModel.Band]) {
        isVisible = !bands.isEmpty
        guard !bands.isEmpty else { return }
        if ends.isEmpty { layOut(bands) }
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
                complaint?.show(
                    field?.typedValue == nil ? "“\(typed)” is not a number from 0 to 10." : nil)
                self?.onReadable()
            }
            let label = Label(mnemonic: "\(Self.mnemonic(place, band.word)) up to", for: field)
            ends.append(field)
            row(label, field)
            column.append(complaint)
        }
        last.text = "\(bands[bands.count - 1].word) above that"
        row(last, Label())
    }

    private func row(_ label: Label, _ field: Widget) {
        label.xalign = 0
        labels.add(label)
        let row = WrapBox(spacing: 12)
        row.append(label)
        row.append(field)
        column.append(row)
    }

    /// The word with a letter underlined that no other one has.
    private static func mnemonic(_ place: Int, _ word: String) -> String {
        let letters = ["_very bad", "_bad", "_so and so", "_good"]
        let marked = letters.indices.contains(place) ? letters[place] : word
        return marked.replacing("_", with: "") == word ? marked : word
    }
}
