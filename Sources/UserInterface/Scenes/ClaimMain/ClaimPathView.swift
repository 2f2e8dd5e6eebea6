internal import ClaimsFeature
internal import Gtk
internal import Wording

/// The steps of a claim on a line, with their days.
final class ClaimPathView: ModelView<[ClaimViewModel.Step]> {
    init() { super.init(.vertical) }

    override func fill(with steps: [ClaimViewModel.Step]) {
        let names = SizeGroup(.horizontal)
        show(
            steps.enumerated().map { place, step in
                row(step, isLast: place == steps.count - 1, among: names)
            })
    }

    private func row(
        _ step: ClaimViewModel.Step, isLast: Bool, among names: SizeGroup
    ) -> Widget {
        let name = Text.body(step.name)
        let day = Text.dim(step.day)
        name.setStyleClass(Style.dim, on: !step.isTaken)
        names.add(name)
        let words = WrapBox(spacing: Space.near)
        for label in [name, day] { words.append(label) }
        words.marginBottom = isLast ? Space.none : Space.near
        let row = Box(.horizontal, spacing: Space.near)
        row.append(
            step.isTaken
                ? Rail(
                    "object-select-symbolic", name: localized("Done", context: "a step"),
                    isLast: isLast)
                : Rail(
                    "counterfoil-stop-symbolic", name: localized("To do", context: "a step"),
                    isLast: isLast))
        row.append(words, expand: true)
        return row
    }
}
