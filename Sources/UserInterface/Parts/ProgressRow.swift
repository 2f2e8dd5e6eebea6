internal import Gtk
internal import InterchangeFeature

/// How far something is, with the numbers; hidden while nothing is going on.
final class ProgressRow: Box {
    /// Whether something is going on.
    private(set) var isBusy = false
    /// Called with how much is done, from 0 to 1, nil once nothing goes on any more.
    var onProgress: (Double?) -> Void = { _ in }

    private let text = Label()
    private let bar = ProgressBar()

    /// - Parameter name: what goes on, for those who do not see the bar.
    init(name: String) {
        super.init(.vertical, spacing: Space.close)
        bar.accessibleName = name
        text.xalign = 0
        text.ellipsis = .end
        append(text)
        append(bar)
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
