public import Domain
internal import Presentation
public import Signals

/// Deletes what it is asked to, and offers to undo it.
public final class DeletionPresenter {
    /// An entry that was put back.
    public var signalRestored: Signal<EntryID> { restoredEmitter.signal }

    private weak var view: (any DisplaysBars)?
    private let deleteEntry: DeleteEntry
    private let restoredEmitter = Emitter<EntryID>()
    private var subscriptions = Subscriptions()

    public init(
        view: any DisplaysBars, page: any JournalBarsPage, journal: any WritesEntries
    ) {
        self.view = view
        deleteEntry = DeleteEntry(journal: journal)
        subscriptions +=
            page.signalDelete.onReception § eachTime § { [weak self] id in
                Task.immediate { [weak self] in await self?.delete(EntryID(id)) }
            }
        subscriptions +=
            page.signalUndo.onReception § eachTime § inAnyCase § { [weak self] in
                Task.immediate { [weak self] in await self?.undo() }
            }
        subscriptions +=
            page.signalUndoDismissed.onReception § eachTime § inAnyCase § { [weak self] in
                self?.view?.showUndo(nil)
            }
    }

    private func delete(_ id: EntryID) async {
        do throws(JournalError) {
            try await deleteEntry.delete(id)
            offerUndo()
        } catch {
            view?.showFailure(
                FailureViewModel(title: "The entry was not deleted.", reason: error.description))
        }
    }

    private func undo() async {
        do throws(JournalError) {
            guard let id = try await deleteEntry.undo() else { return }
            offerUndo()
            restoredEmitter.emit(id)
        } catch {
            view?.showFailure(
                FailureViewModel(title: "The entry was not put back.", reason: error.description))
        }
    }

    private func offerUndo() {
        view?.showUndo(
            deleteEntry.deleted.last.map { deleted in
                UndoViewModel(title: "“\(deleted.entry.title)” was moved to the trash.")
            })
    }
}

extension Entry {
    /// As the list titles it.
    fileprivate var title: String {
        switch self {
        case .film(let film): film.year.map { "\(film.title) (\($0))" } ?? film.title
        case .trip(let trip): "\(trip.from) → \(trip.to)"
        }
    }
}
