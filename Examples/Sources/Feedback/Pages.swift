import Gtk
import Presentation
import Signals

typealias FeedbackPages = PageFactory<MainPageEvents, Emitter<Feedback>>

struct MainPageEvents {
    let leaveFeedback = Emitter<Void>()
    let polarizedChanged = Emitter<Bool>()
}

/// The page that shows the feedback, and leads to the choice of another.
final class MainPage: Box, InteractivePage {
    let events = MainPageEvents()
    private var subscriptions = Subscriptions()

    init(_ controller: ModelController<FeedbackModel, FeedbackModelChange>) {
        super.init(spacing: 6)
        let (label, button) = (Label(), Button("Leave Feedback…"))
        let scale = RadioGroup(
            [(false, "Average"), (true, "Polarized")], value: controller.model.isPolarized)
        for widget in [label, scale, button] { append(widget) }
        button.onClicked(events.leaveFeedback.emit)
        scale.onChange(events.polarizedChanged.emit)
        let show = { (model: FeedbackModel) in
            label.text = model.feedback.map { "The film was \($0.words)" } ?? "No feedback yet"
        }
        show(controller.model)
        subscriptions += controller.updateSignal.onReception § eachTime § show
    }
}

/// The page with a button for each value.
final class SelectionPage: Box, InteractivePage {
    let events = Emitter<Feedback>()

    init(_ choices: [Feedback]) {
        super.init(spacing: 6)
        for (choice, button) in choices.map({ ($0, Button($0.words)) }) {
            button.onClicked { [events] in events.emit(choice) }
            append(button)
        }
    }
}

/// Shows one page at a time, and slides to the next.
final class Pages: Stack, NavigationHost {
    func show(
        _ page: any NavigationPage, with transition: NavigationTransition, canGoBack: Bool,
        completion: @escaping () -> Void
    ) {
        guard let page = page as? Widget else { return completion() }
        turn(
            to: page, transition: transition == .pop ? .slideBack : .slideForward,
            completion: completion)
    }
}
