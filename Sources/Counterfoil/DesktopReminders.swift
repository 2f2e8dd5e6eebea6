internal import Claims
internal import Domain
internal import Foundation
public import Gtk
public import JournalFeature
internal import JournalStore
internal import Wording

/// Reminders as notifications of the desktop, which start the program again if it has ended.
@MainActor
final class DesktopReminders: ShowsReminders {
    private let application: Application

    /// - Parameter onAnswer: receives the answer to a reminder.
    init(of application: Application, onAnswer: @escaping (ReminderAnswer) -> Void) {
        self.application = application
        for name in AnswerName.allCases {
            application.add(Action(name.rawValue, with: { onAnswer(name.answer($0)) }))
        }
    }

    func showReminder(_ reminder: ReminderViewModel) {
        application.send(
            Notification(
                title: reminder.title, body: reminder.text, target: reminder.answer.target,
                button: reminder.button.map { ($0.label, $0.answer.target) }),
            with: reminder.id)
    }

    func withdrawReminder(_ id: String) { application.withdrawNotification(id) }
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
    fileprivate var target: Gtk.Notification.Target {
        switch self {
        case .show(let id): .init(AnswerName.show.rawValue, id)
        case .showClaims: .init(AnswerName.showClaims.rawValue, "")
        case .departed(let id): .init(AnswerName.departed.rawValue, id)
        case .arrived(let id): .init(AnswerName.arrived.rawValue, id)
        }
    }
}

extension WallClockAlarm: SetsAlarm {}

/// The user's own journal while it has no window. It is opened for the first question, and never
/// created.
@MainActor
final class BackgroundJournal {
    private let folder: URL
    private var opened: (journal: FolderJournal, opening: Task<Void, Never>)?

    init(_ folder: URL) { self.folder = folder }

    /// Returns the journal once its folder has been read.
    func journal() async -> FolderJournal {
        let (journal, opening) = opened ?? open()
        await opening.value
        return journal
    }

    /// Releases the journal, because it gets a window.
    func close() { opened = nil }

    private func open() -> (FolderJournal, Task<Void, Never>) {
        let journal = FolderJournal(onDesktop: folder)
        let opened = (journal, Task { await journal.open() })
        self.opened = opened
        return opened
    }
}

/// Reminders from the user's own journal while it has no window. They keep the program running.
@MainActor
final class BackgroundReminders {
    private let stay: Application.Stay
    private var presenter: RemindersPresenter?

    init(
        of application: Application, in unseen: BackgroundJournal, by desktop: DesktopReminders,
        _ choice: any StoresReminderChoice, _ folders: ProgramFolders
    ) {
        stay = application.stay()
        Task { [weak self, weak choice, desktop] in
            let journal = await unseen.journal()
            // A window may have been opened meanwhile.
            guard let self, let choice else { return }
            let presenter = RemindersPresenter(
                view: desktop, choice: choice, failures: nil, journal: journal,
                ledger: JournalLedger(
                    of: journal, by: folders.rights, gazetteer: ProgramFolders.places,
                    today: { CalendarDay(Date()) }),
                alarm: WallClockAlarm(), now: Date.init, timeZone: .current, words: Localizer())
            self.presenter = presenter
            await presenter.start()
            await Memory.giveBack()
        }
    }

    /// The reminders of trips that are shown.
    var shown: [String: ReminderViewModel] { presenter?.shown ?? [:] }
}
