public import JournalFeature
public import Signals

extension MainWindow: DisplaysCreation, CreationPage {
    public var signalCreateJournal: Signal<Void> { signals.createJournal.signal }

    public func offerToCreateJournal(_ isOffered: Bool) {
        bars.offerToCreateJournal(isOffered)
        keepFocus()
    }
}
