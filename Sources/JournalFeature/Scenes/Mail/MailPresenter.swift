internal import Domain
public import Presentation
internal import Signals
internal import Wording

/// Writes the entries of a row into a mail, as its text and as an attached calendar.
final class MailPresenter {
    private weak var view: (any MailsEntries)?
    private let journal: any ReadsEntries
    private let calendars: () -> any WritesCalendars
    private let words: Localizer
    private var writing: Task<Void, Never>?
    private var subscriptions = Subscriptions()

    /// - Parameter calendars: makes the exporter of calendars when it is first needed.
    init(
        view: any MailsEntries, events: InterchangeEvents, journal: any ReadsEntries,
        words: Localizer,
        calendars: @escaping () -> any WritesCalendars
    ) {
        self.view = view
        self.journal = journal
        self.words = words
        self.calendars = calendars
        subscriptions += events.mailed.signal.onReception § eachTime
            § weakly(self, MailPresenter.mail)
    }

    private func mail(_ row: EntryReference) {
        writing?.cancel()
        writing = Task.immediate { [weak self, journal, calendars, words] in
            do {
                let calendar = try await calendars().calendar(of: row.entries(in: journal))
                guard !Task.isCancelled else { return }
                self?.hand(
                    EntryMessage(
                        subject: row.text, text: row.text + "\n",
                        fileName: row.text.inFileName(upTo: Self.longestName) + ".ics",
                        calendar: calendar))
            } catch {
                guard !Task.isCancelled else { return }
                self?.fail(because: words.sentence(error))
            }
        }
    }

    private func hand(_ message: EntryMessage) {
        view?.mail(message) { [weak self] outcome in
            guard let self, case .failed(let reason) = outcome else { return }
            fail(
                because: reason
                    ?? words.say(
                        "No email program is set up. Choose one in Settings."))
        }
    }

    private func fail(because reason: String) {
        view?.showFailure(
            FailureViewModel(
                title: words.say("The email could not be started."), reason: reason))
    }

    /// The greatest length of a file name, in bytes. File systems allow 255.
    private static let longestName = 120
}

/// Passes entries to the person's mail program.
public protocol MailsEntries: DisplaysFailure {
    /// Passes a message to the mail program, to be addressed and sent there.
    ///
    /// - Parameter ended: is called once with the outcome.
    func mail(_ message: EntryMessage, ended: @escaping (MailOutcome) -> Void)
}

/// A mail with entries, for another person to read.
public struct EntryMessage: Hashable, Sendable {
    /// The entries in one line.
    public let subject: String
    public let text: String
    /// The file name of the attached calendar.
    public let fileName: String
    /// The bytes of an iCalendar file.
    public let calendar: [UInt8]
}

/// The outcome of passing on a message.
public enum MailOutcome: Hashable, Sendable {
    /// The mail program has the message.
    case handedOn
    /// The person cancelled it.
    case cancelled
    /// The mail program could not be used, for the desktop's reason if it gives one.
    case failed(String?)
}
