public import Domain
public import Presentation
internal import Signals
public import Wording

/// Deletes what it is asked to. Nobody is asked first, as every deletion can be taken back.
public final class DeletionPresenter: Presenting {
    private weak var view: (any DisplaysBars)?
    private let words: LocalWords
    private let journal: any WritesEntries
    private var subscriptions = Subscriptions()

    public init(
        view: any DisplaysBars, page: any JournalBarsPage, journal: any WritesEntries,
        words: LocalWords
    ) {
        self.view = view
        self.journal = journal
        self.words = words
        subscriptions +=
            page.signalDelete.onReception § eachTime § { [weak self] id in
                Task.immediate { [weak self] in await self?.delete(EntryID(id)) }
            }
    }

    private func delete(_ id: EntryID) async {
        do throws(JournalError) {
            _ = try await journal.delete(id)
        } catch {
            view?.showFailure(
                words.failure(words.say("The entry was not deleted."), because: error))
        }
    }
}
