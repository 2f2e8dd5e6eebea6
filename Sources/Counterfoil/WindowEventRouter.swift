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
        let events = window.journalEvents
        var subscriptions = Subscriptions()
        subscriptions +=
            events.back.signal.onReception § eachTime § inAnyCase § { navigation.pop() }
        subscriptions +=
            events.forward.signal.onReception § eachTime § inAnyCase § { [weak window] in
                window?.ahead.go()
            }
        // No signal tells that a disk was mounted for writing.
        subscriptions +=
            events.activated.signal.onReception § eachTime § inAnyCase § {
                Task { await journal.lookWhetherWritable() }
            }
        polling = FolderPolling(
            at: journal, activated: events.activated.signal,
            while: { [weak window] in window?.isActive == true })
        subscriptions +=
            events.refresh.signal.onReception § eachTime § inAnyCase § {
                Task { await journal.lookAgain() }
            }
        for (signal, kind) in [
            (events.newFilm.signal, EntryKind.film), (events.newTrip.signal, .trip),
            (events.newPass.signal, .pass), (events.newClaim.signal, .claim),
        ] {
            subscriptions += signal.onReception § eachTime § inAnyCase § { flows.add(kind) }
        }
        subscriptions += events.newLine.signal.onReception § eachTime § { flows.add(line: $0) }
        subscriptions +=
            events.edit.signal.onReception § eachTime § { coordinator.edit(EntryID($0)) }
        for (signal, next) in [
            (events.again.signal, EntryDerivation.again), (events.wayBack.signal, .wayBack),
            (events.journeyAgain.signal, .journeyAgain), (events.journeyBack.signal, .journeyBack),
            (events.nextLeg.signal, .nextLeg),
        ] {
            subscriptions +=
                signal.onReception § eachTime § { coordinator.begin(next, from: EntryID($0)) }
        }
        self.subscriptions = subscriptions
    }
}
