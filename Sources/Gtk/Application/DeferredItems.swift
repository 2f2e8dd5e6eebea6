/// The items of a menu that nobody has opened yet, made once the main loop has nothing more urgent to do,
/// drawing included: without them a window is there sooner.
final class DeferredItems {
    private var make: (() -> Void)?

    init(_ make: @escaping () -> Void) {
        self.make = make
        ScheduledCall.idle { [weak self] in self?.makeNow() }
    }

    /// For somebody who opens the menu before.
    func makeNow() {
        let make = make.take()
        make?()
    }
}
