import Domain
import Wording

/// Shows a progress bar on a terminal, and nothing elsewhere.
@MainActor
final class ProgressBar {
    private let work: LongWork
    private let messages: any TakesText
    private let words: Localizer
    private let now: () -> ContinuousClock.Instant
    private var shown: ContinuousClock.Instant?

    private static let width = 24
    private static let pause = Duration.milliseconds(100)

    init(
        _ work: LongWork, on messages: any TakesText, words: Localizer,
        now: @escaping () -> ContinuousClock.Instant = { .now }
    ) {
        self.work = work
        self.messages = messages
        self.words = words
        self.now = now
    }

    /// Draws the bar in place of the last one, at most ten times a second.
    func show(_ progress: ImportProgress) {
        let now = now()
        guard messages.isTerminal, shown.map({ now - $0 >= Self.pause }) ?? true else { return }
        shown = now
        draw(line(progress).onOneLine)
    }

    /// Clears the line for further output.
    func clear() {
        guard shown != nil else { return }
        shown = nil
        draw("")
    }

    private func draw(_ line: String) {
        try? messages.write("\r\u{1B}[K" + line)
        try? messages.flush()
    }

    private func line(_ progress: ImportProgress) -> String {
        let sentence = words.progress(of: work, progress)
        guard let total = progress.total, total > 0 else { return sentence }
        let part = Double(progress.done) / Double(total)
        let filled = Int(Double(Self.width) * min(1, max(0, part)))
        let bar =
            String(repeating: "#", count: filled)
            + String(repeating: "-", count: Self.width - filled)
        return "[\(bar)] \(sentence)"
    }
}
