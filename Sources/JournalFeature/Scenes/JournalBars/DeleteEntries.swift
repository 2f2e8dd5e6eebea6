public import Domain
internal import Presentation
internal import Signals
public import Wording

/// Deletes entries without a question, because every deletion can be undone.
public final class DeleteEntries {
    private weak var view: (any DisplaysBanners)?
    private let words: Localizer
    private let journal: any WritesEntries & ReadsEntries
    private var subscriptions = Subscriptions()

    public init(
        view: any DisplaysBanners, events: JournalEvents, journal: any WritesEntries & ReadsEntries,
        words: Localizer
    ) {
        self.view = view
        self.journal = journal
        self.words = words
        subscriptions += events.delete.signal.map { EntryID($0) }.onReception § eachTime
            § atOnce(self) { $0.delete }
        subscriptions += events.deleteJourney.signal.map { EntryID($0) }.onReception § eachTime
            § atOnce(self) { $0.deleteJourney }
    }

    private func delete(_ id: EntryID) async {
        do throws(JournalError) {
            _ = try await journal.delete(id)
        } catch {
            showFailure(error)
        }
    }

    /// Deletes all legs of a journey in one step.
    private func deleteJourney(with id: EntryID) async {
        guard let journey = Journey(await journal.journeyLegs(with: id)) else {
            return await delete(id)
        }
        do {
            try await journal.withUndoGroup(namedAfter: .trip(journey.whole)) { journal in
                for leg in journey.legs { _ = try await journal.delete(leg.id) }
            }
        } catch {
            showFailure(error)
        }
    }

    private func showFailure(_ error: any Error) {
        view?.showFailure(words.failure(words.say("The entry was not deleted."), because: error))
    }
}
