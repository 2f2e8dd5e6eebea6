internal import ClaimsFeature
internal import Gtk

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
        name.setStyleClass(Style.dim, on: step.state == .ahead)
        names.add(name)
        let words = WrapBox(spacing: Space.near, of: name, day)
        // The mark begins that far below the top of its row.
        words.marginTop = Space.close
        words.marginBottom = isLast ? Space.none : Space.close
        let row = Box(.horizontal, spacing: Space.near)
        let (icon, state) =
            switch step.state {
            case .taken: ("object-select-symbolic", localized("Done", context: "a step"))
            case .ahead: ("counterfoil-stop-symbolic", localized("To do", context: "a step"))
            case .missed: ("window-close-symbolic", localized("Missed", context: "a step"))
            }
        row.append(Rail(icon, name: state, track: isLast ? nil : .solid))
        row.append(words, expand: true)
        return row
    }
}
