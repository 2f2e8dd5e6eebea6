public import Gtk
public import JournalFeature

/// Reminders as notifications of the desktop, which start the program again if it has ended.
@MainActor
final class DesktopReminders: ShowsReminders {
    private let application: Application

    /// - Parameter onAnswer: receives the answer to a reminder.
    init(of application: Application, onAnswer: @escaping (ReminderAnswer) -> Void) {
        self.application = application
        for name in AnswerName.allCases {
            application.add(
                Action(name.rawValue, with: { onAnswer(name.answer($0)) }))
        }
    }

    func showReminder(_ reminder: ReminderViewModel) {
        application.send(
            Notification(
                title: reminder.title, body: reminder.text, target: reminder.answer.target,
                button: reminder.button.map { ($0.label, $0.answer.target) }),
            with: reminder.id)
    }

    func withdrawReminder(_ id: String) {
        application.withdrawNotification(id)
    }
}

/// The actions of the program that notifications name. They never change, because a notification
/// outlives the program that sent it.
private enum AnswerName: String, CaseIterable {
    case show = "show-entry"
    case showClaims = "show-claims"
    case departed
    case arrived

    func answer(_ text: String) -> ReminderAnswer {
        switch self {
        case .show: .show(text)
        case .showClaims: .showClaims
        case .departed: .departed(text)
        case .arrived: .arrived(text)
        }
    }
}

@MainActor
extension ReminderAnswer {
    fileprivate var target: Notification.Target {
        switch self {
        case .show(let id): .init(AnswerName.show.rawValue, id)
        case .showClaims: .init(AnswerName.showClaims.rawValue, "")
        case .departed(let id): .init(AnswerName.departed.rawValue, id)
        case .arrived(let id): .init(AnswerName.arrived.rawValue, id)
        }
    }
}

extension WallClockAlarm: SetsAlarm {}
