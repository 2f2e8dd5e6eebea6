internal import Gtk

/// What takes long in a window, drawn on the program's icon in the launcher.
final class LauncherProgress {
    /// What may take long, also side by side.
    enum Work: Hashable {
        case reading, importing, exporting, saving
    }

    private let draw: (Double?) -> Void
    private var under: [Work: Double] = [:]
    /// In whole hundredths: no more of it is seen on an icon, and each change goes over the bus.
    private var drawn: Int?

    init(on entry: LauncherEntry?) {
        draw = { entry?.show($0) }
    }

    init(draw: @escaping (Double?) -> Void) {
        self.draw = draw
    }

    /// - Parameter fraction: how much of it is done, from 0 to 1; nil once it does not go on.
    func show(_ fraction: Double?, of work: Work) {
        under[work] = fraction
        // The work that is to last longest.
        let hundredths = under.values.min().map { Int((min(max($0, 0), 1) * 100).rounded(.down)) }
        guard hundredths != drawn else { return }
        drawn = hundredths
        draw(hundredths.map { Double($0) / 100 })
    }
}
