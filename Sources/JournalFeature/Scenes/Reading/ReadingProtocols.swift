public import Presentation
public import Signals

/// Shows the progress of reading many files.
public protocol DisplaysReading: Viewable {
    /// Shows the progress, or hides it if `reading` is `nil`.
    func showReading(_ reading: ReadingViewModel?)
}

/// The requests that a person makes while files are read.
public protocol ReadingPage: AnyObject {
    var signalStopReading: Signal<Void> { get }
    var signalResumeReading: Signal<Void> { get }
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
