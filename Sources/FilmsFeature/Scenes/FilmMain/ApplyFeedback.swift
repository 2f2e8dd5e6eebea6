internal import Domain
internal import Presentation
internal import Signals

/// Applies collected changes to the feedback model, one after another, and keeps the model in step
/// with the journal in between.
final class ApplyFeedback {
    /// Comes when no change is on its way any more, whether the last one succeeded or not.
    var signalApplied: Signal<Void> { appliedEmitter.signal }

    private let controller: ModelController<FeedbackModel>
    private let journal: any WritesEntries
    private let showFailure: (FailureViewModel) -> Void
    private let appliedEmitter = Emitter<Void>()
    private var pending = 0
    private var subscriptions = Subscriptions()

    /// - Parameter showFailure: what to do where a change could not be written.
    init(
        changes: Signal<FeedbackModelChange>, to controller: ModelController<FeedbackModel>,
        in journal: any WritesEntries,
        showFailure: @escaping (FailureViewModel) -> Void
    ) {
        self.controller = controller
        self.journal = journal
        self.showFailure = showFailure
        subscriptions += changes.onReception § eachTime § weakly(self, ApplyFeedback.enqueue)
    }

    /// Adopts the feedback as the journal has it. While a change is on its way the journal has it
    /// before the model does, and the model would take the user's own choice for somebody else's;
    /// ``signalApplied`` says when to read again.
    func adopt(_ model: FeedbackModel) {
        guard pending == 0, model != controller.model else { return }
        controller.update(model)
    }

    private func enqueue(_ change: @escaping FeedbackModelChange) {
        pending += 1
        // Holds the controller and not self: what was chosen is written even where the scene has
        // been replaced meanwhile. It begins at once: the window may be closed next.
        Task.immediate { [weak self, controller, journal, showFailure] in
            await journal.seeThrough {
                do {
                    try await controller.transform(change)
                } catch {
                    showFailure(
                        FailureViewModel(title: "The feedback was not saved.", reason: "\(error)"))
                }
            }
            self?.applied()
        }
    }

    private func applied() {
        pending -= 1
        if pending == 0 { appliedEmitter.emit() }
    }
}
