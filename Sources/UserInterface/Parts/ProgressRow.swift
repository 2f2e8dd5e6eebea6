internal import Gtk
internal import JournalFeature

/// A progress bar with its text, which is hidden while nothing is in progress.
final class ProgressRow: Box {
    private(set) var isBusy = false
    /// Is called with the completed fraction, from 0 to 1, or `nil` when the task ends.
    var onProgress: (Double?) -> Void = { _ in }

    private let text = Text.line()
    private let bar = ProgressBar()

    /// - Parameter name: the accessible name of the bar.
    init(name: String) {
        super.init(.vertical, spacing: Space.close)
        bar.accessibleName = name
        append(text, bar)
        isVisible = false
    }

    func show(_ progress: ProgressViewModel?) {
        if !isBusy, let progress { announce(progress.text) }
        isBusy = progress != nil
        bar.setAccessibleState(.busy, on: isBusy)
        isVisible = isBusy
        onProgress(progress.map { $0.fraction ?? 0 })
        guard let progress else { return }
        text.text = progress.text
        if let fraction = progress.fraction {
            bar.fraction = fraction
        } else {
            bar.pulse()
        }
    }
}
