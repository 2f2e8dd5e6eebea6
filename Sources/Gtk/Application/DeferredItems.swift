/// The items of a menu that was not opened yet. They are made when the main loop is idle, so that
/// the window appears sooner.
final class DeferredItems {
    private var make: (() -> Void)?

    init(_ make: @escaping () -> Void) {
        self.make = make
        ScheduledCall.idle { [weak self] in self?.makeNow() }
    }

    /// Makes the items at once, for a menu that is opened before.
    func makeNow() {
        let make = make.take()
        make?()
    }
}
