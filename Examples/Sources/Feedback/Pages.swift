import Gtk
import Presentation
import Signals

typealias FeedbackPages = PageFactory<MainPage, SelectionPage>

/// The page that shows the feedback, and leads to the choice of another.
final class MainPage: Box, NavigationPage {
    let signalLeaveFeedback: Signal<Void>
    let signalPolarizedChanged: Signal<Bool>
    private var subscriptions = Subscriptions()

    init(_ controller: ModelController<FeedbackModel, FeedbackModelChange>) {
        let (leave, polarized) = (Emitter<Void>(), Emitter<Bool>())
        (signalLeaveFeedback, signalPolarizedChanged) = (leave.signal, polarized.signal)
        super.init(spacing: 6)
        let (label, button) = (Label(), Button("Leave Feedback…"))
        let scale = RadioGroup(
            [(false, "Average"), (true, "Polarized")], value: controller.model.isPolarized)
        for widget in [label, scale, button] { append(widget) }
        button.onClicked { leave.emit() }
        scale.onChange { polarized.emit($0) }
        let show = { (model: FeedbackModel) in
            label.text = model.feedback.map { "The film was \($0.words)" } ?? "No feedback yet"
        }
        show(controller.model)
        subscriptions += controller.updateSignal.onReception § eachTime § show
    }
}

/// The page with a button for each value.
final class SelectionPage: Box, NavigationPage {
    let signalSelection: Signal<Feedback>

    init(_ choices: [Feedback]) {
        let selection = Emitter<Feedback>()
        signalSelection = selection.signal
        super.init(spacing: 6)
        for (choice, button) in choices.map({ ($0, Button($0.words)) }) {
            button.onClicked { selection.emit(choice) }
            append(button)
        }
    }
}

/// Shows one page at a time, and slides to the next.
final class Pages: Stack, NavigationHost {
    private var shown: Widget?

    func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        guard let page = page as? Widget else { return completion() }
        let old = shown
        shown = page
        if page.parent !== self { add(page) }
        show(page, transition: transition == .pop ? .slideBack : .slideForward) { [weak self] in
            if let old, old !== self?.shown { self?.remove(old) }
            completion()
        }
    }
}
