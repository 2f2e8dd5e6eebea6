internal import Domain
public import Foundation
public import Presentation
internal import Signals
internal import Wording

/// Provides a row's entries to other programs: as a calendar beside copied text, as the content of
/// a drag, and as a mail.
final class SharingPresenter {
    private weak var view: (any CopiesEntries & HandsOutEntries & MailsEntries)?
    private let journal: any ReadsEntries
    private let calendars: () -> any WritesCalendars
    private let file: (EntryID) -> URL
    private let words: Localizer
    private var copying: Task<Void, Never>?
    private var handingOut: Task<Void, Never>?
    private var writing: Task<Void, Never>?
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - calendars: makes the exporter of calendars when it is first needed.
    ///   - file: returns the file of an entry.
    init(
        view: any CopiesEntries & HandsOutEntries & MailsEntries, events: InterchangeEvents,
        journal: any ReadsEntries, calendars: @escaping () -> any WritesCalendars,
        file: @escaping (EntryID) -> URL, words: Localizer
    ) {
        self.view = view
        self.journal = journal
        self.calendars = calendars
        self.file = file
        self.words = words
        subscriptions += events.copied.signal.onReception § eachTime § weakly(self) { $0.copy }
        subscriptions += events.dragged.signal.onReception § eachTime § weakly(self) { $0.handOut }
        subscriptions += events.mailed.signal.onReception § eachTime § weakly(self) { $0.mail }
    }

    private func copy(_ row: EntryReference) {
        copying?.cancel()
        copying = Task.immediate { [journal, calendars, weak view] in
            // An entry that cannot be read now is copied as text only.
            guard
                let calendar = try? await calendars().calendar(of: row.entries(in: journal)),
                !Task.isCancelled
            else { return }
            view?.copy(row.text, with: calendar)
        }
    }

    private func handOut(_ row: EntryReference) {
        handingOut?.cancel()
        handingOut = Task.immediate { [journal, calendars, file, weak view] in
            let entries = await row.entries(in: journal)
            guard !Task.isCancelled else { return }
            let files = entries.map(file)
            view?.handOut(HandedOutEntries(text: row.text, files: files, calendar: nil))
            // An entry that cannot be read now is handed out as its file only.
            guard let calendar = try? await calendars().calendar(of: entries), !Task.isCancelled
            else { return }
            view?.handOut(HandedOutEntries(text: row.text, files: files, calendar: calendar))
        }
    }

    private func mail(_ row: EntryReference) {
        writing?.cancel()
        writing = Task.immediate { [weak self, journal, calendars, words] in
            do {
                let calendar = try await calendars().calendar(of: row.entries(in: journal))
                guard !Task.isCancelled else { return }
                self?.send(
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

    private func send(_ message: EntryMessage) {
        view?.mail(message) { [weak self] outcome in
            guard let self, case .failed(let reason) = outcome else { return }
            fail(
                because: reason
                    ?? words.say("No email program is set up. Choose one in Settings."))
        }
    }

    private func fail(because reason: String) {
        view?.showFailure(
            FailureViewModel(title: words.say("The email could not be started."), reason: reason))
    }

    /// The greatest length of a file name, in bytes. File systems allow 255.
    private static let longestName = 120
}

extension EntryReference {
    /// Returns the row's entry, or all legs of its journey in their order.
    fileprivate func entries(in journal: any ReadsEntries) async -> [EntryID] {
        let legs = isOfJourney ? await journal.legs(with: EntryID(id)) : []
        return legs.unlessEmpty ?? [EntryID(id)]
    }
}

/// Puts entries onto the clipboard.
public protocol CopiesEntries: Viewable {
    /// Puts a calendar beside the text of a row, unless the clipboard has changed since.
    func copy(_ text: String, with calendar: [UInt8])
}

/// A row whose text is on the clipboard, or that is dragged or sent.
public struct EntryReference: Hashable, Sendable {
    let id: String
    public let text: String
    /// Whether the row stands for all legs of a journey.
    let isOfJourney: Bool

    public init(id: String, text: String, isOfJourney: Bool) {
        (self.id, self.text, self.isOfJourney) = (id, text, isOfJourney)
    }
}

/// Passes dragged entries to the program that they are dropped on.
public protocol HandsOutEntries: Viewable {
    /// Provides the entries for the drop. It is called again once their calendar is ready.
    func handOut(_ entries: HandedOutEntries)
}

/// The forms in which a dragged row is offered to other programs.
public struct HandedOutEntries: Hashable, Sendable {
    public let text: String
    /// The journal's own files, which are to be copied and never moved.
    public let files: [URL]
    /// The bytes of an iCalendar file with all entries, or `nil` until they are read.
    public let calendar: [UInt8]?
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
    case cancelled
    /// The mail program could not be used, for the desktop's reason if it gives one.
    case failed(String?)
}
