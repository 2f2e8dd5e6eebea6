import Gtk
import Presentation
import Signals

@main
enum FeedbackExample {
    static func main() {
        let application = Application(id: "org.example.Feedback")
        let controller = ModelController<FeedbackModel, FeedbackModelChange>(FeedbackModel()) {
            model, change in change(model)
        }
        let pageFactory = FeedbackPages(
            mainPage: { MainPage(controller) },
            selectionPage: { SelectionPage(controller.model.choices) })
        var subscriptions = Subscriptions()
        subscriptions +=
            FeedbackCollector(pageFactory: pageFactory).collectFeedbackModelChange()
            .onReception § eachTime § { change in Task { try await controller.transform(change) } }

        application.onActivate {
            let window = ApplicationWindow(application: application)
            let pages = Pages()
            let handler = NavigationHandler(
                pageFactory: pageFactory, navigation: NavigationStack(host: pages),
                signalOpen: \.leaveFeedback.signal,
                signalChosen: { $0.signal.map { _ in } })
            subscriptions +=
                controller.deltaSignal
                .filter { ($0.old.feedback?.rawValue ?? -1) < ($0.new.feedback?.rawValue ?? -1) }
                .filter { $0.new.feedback?.isPositive ?? false }
                .onReception § eachTime § inAnyCase § { [weak window] in
                    MessageDialog(
                        text: "Glad you liked it", buttons: [("Close", .close)], parent: window
                    ).present { _ in }
                }
            window.onDestroy { _ = handler }
            window.setDefaultSize(width: 400, height: 300)
            window.child = pages
            window.present()
            handler.start()
        }
        application.run()
    }
}
