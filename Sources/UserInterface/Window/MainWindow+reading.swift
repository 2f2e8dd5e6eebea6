public import JournalFeature
public import Signals

extension MainWindow: DisplaysReading, ReadingPage {
    public var signalStopReading: Signal<Void> { signals.stopReading.signal }
    public var signalResumeReading: Signal<Void> { signals.resumeReading.signal }

    public func showReading(_ reading: ReadingViewModel?) {
        listPane.showReading(reading) { [signals] view in
            view.onStop = { signals.stopReading.emit() }
            view.onResume = { signals.resumeReading.emit() }
        }
    }
}
