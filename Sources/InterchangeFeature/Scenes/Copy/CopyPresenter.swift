internal import Domain
internal import Signals

/// Adds to the text of a row that was copied what it stands for, as calendars of other programs take it.
final class CopyPresenter {
    private weak var view: (any CopiesEntries)?
    private let journal: any ReadsEntries
    private let calendars: () -> any WritesCalendars
    private var copying: Task<Void, Never>?
    private var subscriptions = Subscriptions()

    /// - Parameter calendars: asked for when there is first something to copy.
    init(
        view: any CopiesEntries, page: any CopyPage, journal: any ReadsEntries,
        calendars: @escaping () -> any WritesCalendars
    ) {
        self.view = view
        self.journal = journal
        self.calendars = calendars
        subscriptions +=
            page.signalCopied.onReception § eachTime § weakly(self, CopyPresenter.copy)
    }

    private func copy(_ row: CopiedRow) {
        copying?.cancel()
        copying = Task.immediate { [journal, calendars, weak view] in
            let id = EntryID(row.id)
            let legs = row.isOfJourney ? await journal.legs(with: id) : []
            // An entry that cannot be read now is copied as the text that it has.
            guard let calendar = try? await calendars().calendar(of: legs.unlessEmpty ?? [id]),
                !Task.isCancelled
            else { return }
            view?.copy(row.text, with: calendar)
        }
    }
}
