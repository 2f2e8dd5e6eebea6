internal import FilmsFeature
internal import Gtk

/// The marks of a film's feedback in a line, the latest last. It is hidden for a single one, whose
/// mark is beside the verdict.
final class FeedbackMarksView: Box {
    /// The greatest number of marks, which fits into a ticket's stub.
    private static let mostMarks = 10
    private static let side = 12

    private var shown: [FeedbackMark] = []

    init() {
        super.init(.horizontal, spacing: Space.close)
        isVisible = false
    }

    /// - Parameter words: the history in words, of which the marks are a picture.
    func show(_ marks: [FeedbackMark], words: String) {
        isVisible = marks.count > 1
        tooltip = words
        let latest = Array(marks.suffix(Self.mostMarks))
        guard latest != shown else { return }
        shown = latest
        removeAll()
        for mark in latest { append(FeedbackMarkView(mark, side: Self.side)) }
    }
}
