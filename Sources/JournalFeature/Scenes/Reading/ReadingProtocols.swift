public import Presentation

/// Shows the progress of reading many files.
public protocol DisplaysReading: Viewable {
    /// Shows the progress, or hides it if `reading` is `nil`.
    func showReading(_ reading: ReadingViewModel?)
}

public struct ReadingViewModel: Hashable, Sendable {
    /// The progress in words, such as "12,345 of 100,000 files read".
    public let text: String
    /// The completed fraction, from 0 to 1.
    public let fraction: Double
    public let isStopped: Bool

    package init(text: String, fraction: Double, isStopped: Bool) {
        self.text = text
        self.fraction = fraction
        self.isStopped = isStopped
    }
}
