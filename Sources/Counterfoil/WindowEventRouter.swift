internal import Domain
internal import JournalFeature
internal import JournalStore
internal import Presentation
internal import Signals
internal import UserInterface

/// Connects the window's menus, keys and buttons with the objects that carry out their requests.
@MainActor
final class WindowEventRouter {
    private let subscriptions: Subscriptions
    private let polling: FolderPolling

    init(
        of window: MainWindow, to coordinator: JournalCoordinator, _ flows: FlowRouter,
        _ navigation: NavigationStack, _ journal: FolderJournal
    ) {
        var subscriptions = Subscriptions()
        subscriptions +=
            window.signalBack.onReception § eachTime § inAnyCase § { navigation.pop() }
        subscriptions +=
            window.signalForward.onReception § eachTime § inAnyCase § { [weak window] in
                window?.ahead.go()
            }
        // No signal tells that a disk was mounted for writing.
        subscriptions +=
            window.signalActivated.onReception § eachTime § inAnyCase § {
                Task { await journal.lookWhetherWritable() }
            }
        polling = FolderPolling(
            at: journal, activated: window.signalActivated,
            while: { [weak window] in window?.isActive == true })
        subscriptions +=
            window.signalRefresh.onReception § eachTime § inAnyCase § {
                Task { await journal.lookAgain() }
            }
        for (signal, kind) in [
            (window.signalNewFilm, EntryKind.film), (window.signalNewTrip, .trip),
            (window.signalNewPass, .pass), (window.signalNewClaim, .claim),
        ] {
            subscriptions += signal.onReception § eachTime § inAnyCase § { flows.add(kind) }
        }
        subscriptions += window.signalNewLine.onReception § eachTime § { flows.add(line: $0) }
        subscriptions +=
            window.signalEdit.onReception § eachTime § { coordinator.edit(EntryID($0)) }
        for (signal, next) in [
            (window.signalAgain, EntryDerivation.again), (window.signalWayBack, .wayBack),
            (window.signalJourneyAgain, .journeyAgain), (window.signalJourneyBack, .journeyBack),
            (window.signalNextLeg, .nextLeg),
        ] {
            subscriptions +=
                signal.onReception § eachTime § { coordinator.begin(next, from: EntryID($0)) }
        }
        self.subscriptions = subscriptions
    }
}
