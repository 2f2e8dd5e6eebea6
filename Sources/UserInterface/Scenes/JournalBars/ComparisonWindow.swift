internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Wording

/// Asks which values to keep of two versions of an entry.
final class ComparisonWindow: Window {
    typealias Side = ComparisonViewModel.Side

    private let answered: ([Side]) -> Void
    private let join = Button(mnemonic: localized("_Join"))
    private var fields: [TwoTexts<Side>] = []

    /// - Parameter answered: is called once, unless the window is closed before.
    init(
        _ comparison: ComparisonViewModel, parent: Window, answered: @escaping ([Side]) -> Void
    ) {
        self.answered = answered
        super.init()
        becomeDialog(
            over: parent, titled: localized("Two Texts of an Entry"), width: 680,
            height: comparison.fields.count <= 1 ? 400 : 600)
        layOut(comparison)
        allowJoining()
        onEscape { [weak self] in self?.close() }
    }

    private func layOut(_ comparison: ComparisonViewModel) {
        let cancel = Button(mnemonic: localized("_Cancel")) { [weak self] in self?.close() }
        join.onClicked { [weak self] in self?.submit() }
        setHeader(start: cancel, end: join)
        join.canBeDefault = true
        setDefaultWidget(join)

        let column = Box(.vertical, spacing: Space.part)
        column.margin = Space.part
        column.append(Text.body(comparison.question))
        for field in comparison.fields { column.append(view(of: field)) }
        child = ScrolledWindow(column, horizontal: .never)
    }

    private func view(of field: ComparisonViewModel.Field) -> Widget {
        let words = Localizer.ofWidgets
        var options: [TwoTexts<Side>.Option] = [
            (.original, localized("Keep the entry’s"), words.keepEntrys(field.name)),
            (.copy, localized("Keep the copy’s"), words.keepCopys(field.name)),
        ]
        if field.canKeepBoth {
            options.append((.both, localized("Keep both values"), words.keepBoth(field.name)))
        }
        let view = TwoTexts<Side>(
            of: field.name, options, value: field.proposal,
            sides: [
                (field.original, words.entrysText(of: field.name), [Side.copy]),
                (field.copy, words.copysText(of: field.name), [Side.original]),
            ])
        for option in options {
            if let button = view.button(for: option.value) { letEnterActivateDefault(at: button) }
        }
        view.onChange = { [weak self] in self?.allowJoining() }
        fields.append(view)
        return view
    }

    private func allowJoining() {
        let isDecided = fields.allSatisfy { $0.value != nil }
        join.allow(Availability(unless: isDecided ? nil : Localizer.ofWidgets.choiceMissing))
    }

    private func submit() {
        let (sides, answered) = (fields.compactMap(\.value), self.answered)
        close()
        answered(sides)
    }
}
