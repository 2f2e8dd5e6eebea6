internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Wording

/// Asks which values to keep of two versions of an entry.
final class ComparisonWindow: TextsWindow<ComparisonViewModel.Side> {
    /// - Parameter answered: is called once, with `nil` if the window is closed without a choice.
    init(
        _ comparison: ComparisonViewModel, parent: Window,
        answered: @escaping ([ComparisonViewModel.Side]?) -> Void
    ) {
        super.init(
            titled: localized("Two Texts of an Entry"), width: 680,
            height: comparison.fields.count <= 1 ? 400 : 600, question: comparison.question,
            fields: comparison.fields.map(TwoTexts.init), keep: localized("_Join"),
            leave: localized("_Cancel"), parent: parent, answered: answered)
    }
}

extension TwoTexts<ComparisonViewModel.Side> {
    fileprivate convenience init(_ field: ComparisonViewModel.Field) {
        let values: KeyValuePairs = ["field": field.name]
        var options: [Option] = [
            (
                .original, localized("Keep the entry’s"),
                localized("{field}: keep the entry’s", values)
            ),
            (.copy, localized("Keep the copy’s"), localized("{field}: keep the copy’s", values)),
        ]
        if field.canKeepBoth {
            options.append(
                (
                    .both, localized("Keep both values"),
                    localized("{field}: keep both values", values)
                ))
        }
        self.init(
            of: field.name, options, value: field.proposal,
            sides: [
                (field.original, localized("{field}, the entry’s", values), [.copy]),
                (field.copy, localized("{field}, the copy’s", values), [.original]),
            ])
    }
}
