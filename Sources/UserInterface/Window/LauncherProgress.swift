internal import Gtk

/// Shows the progress of a window's long tasks on the program's icon in the launcher.
final class LauncherProgress {
    /// A long task. Several can run at once.
    enum Work: Hashable {
        case reading, importing, exporting, saving
    }

    private let draw: (Double?) -> Void
    private var under: [Work: Double] = [:]
    /// The drawn progress, in hundredths. An icon shows no more, and each change is sent over the
    /// bus.
    private var drawn: Int?

    init(on entry: LauncherEntry?) {
        draw = { entry?.show($0) }
    }

    init(draw: @escaping (Double?) -> Void) {
        self.draw = draw
    }

    /// - Parameter fraction: the completed fraction, from 0 to 1, or `nil` when the task has ended.
    func show(_ fraction: Double?, of work: Work) {
        under[work] = fraction
        // The icon shows the task that is furthest from its end.
        let hundredths = under.values.min().map { Int((min(max($0, 0), 1) * 100).rounded(.down)) }
        guard hundredths != drawn else { return }
        drawn = hundredths
        draw(hundredths.map { Double($0) / 100 })
    }

    /// Shows the progress of a row until its window closes, which may be before the task ends.
    func follow(_ row: ProgressRow, of work: Work, until window: Window) {
        row.onProgress = { [self] in show($0, of: work) }
        window.onDestroy { [self] in show(nil, of: work) }
    }
}
