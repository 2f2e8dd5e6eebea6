internal import Domain
public import Foundation
public import Presentation
internal import Signals

/// Provides the content of a dragged row: its files, and a calendar for other programs.
final class DragPresenter {
    private weak var view: (any HandsOutEntries)?
    private let journal: any ReadsEntries
    private let calendars: () -> any WritesCalendars
    private let file: (EntryID) -> URL
    private var handingOut: Task<Void, Never>?
    private var subscriptions = Subscriptions()

    /// - Parameters:
    ///   - calendars: makes the exporter of calendars when it is first needed.
    ///   - file: returns the file of an entry.
    init(
        view: any HandsOutEntries, events: InterchangeEvents, journal: any ReadsEntries,
        calendars: @escaping () -> any WritesCalendars, file: @escaping (EntryID) -> URL
    ) {
        self.view = view
        self.journal = journal
        self.calendars = calendars
        self.file = file
        subscriptions +=
            events.dragged.signal.onReception § eachTime § weakly(self, DragPresenter.handOut)
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
