internal import Domain
public import Presentation
internal import Signals

/// Adds a calendar, which other programs understand, to the text of a copied row.
final class CopyPresenter {
    private weak var view: (any CopiesEntries)?
    private let journal: any ReadsEntries
    private let calendars: () -> any WritesCalendars
    private var copying: Task<Void, Never>?
    private var subscriptions = Subscriptions()

    /// - Parameter calendars: makes the exporter of calendars when it is first needed.
    init(
        view: any CopiesEntries, events: InterchangeEvents, journal: any ReadsEntries,
        calendars: @escaping () -> any WritesCalendars
    ) {
        self.view = view
        self.journal = journal
        self.calendars = calendars
        subscriptions +=
            events.copied.signal.onReception § eachTime § weakly(self, CopyPresenter.copy)
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
}

extension EntryReference {
    /// Returns the row's entry, or all legs of its journey in their order.
    func entries(in journal: any ReadsEntries) async -> [EntryID] {
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
