import Domain
import EntryFeature
import FilmsFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

/// A films coordinator with doubles of the journal and the window.
@MainActor
final class FilmsStage {
    let journal: JournalDouble
    let view = FilmMainViewSpy()
    let flows = FlowsSpy()
    let navigation: NavigationStack
    let coordinator: FilmsCoordinator
    private let tracker = CurrentTracker.value

    init(
        _ entries: [EntryID: Entry] = [:], wantsNew: Bool = false,
        scaleOfNew: FeedbackScale = .average, givesStars: Bool = false,
        pictures: any StoresTickets = PicturesDouble()
    ) {
        journal = JournalDouble(entries)
        navigation = NavigationStack(host: view)
        coordinator = FilmsCoordinator(
            journal: journal, view: view, navigation: navigation, flows: flows,
            wantsNew: { wantsNew }, scaleOfNew: { scaleOfNew },
            givesStars: { givesStars }, pictures: { pictures }, films: journal,
            words: Localizer(locale: Locale(identifier: "en_GB")), timeZone: .gmt,
            // The journal keeps whole seconds.
            now: { thatEvening.addingTimeInterval(0.75) })
    }

    isolated deinit { track() }

    /// Expects the present objects to be freed at the end of the test.
    private func track() { tracker?.everything(behind: coordinator) }

    var messages: [FilmMainViewSpy.Message] { view.messages.all }

    /// Waits until the view has that many messages since the list was cleared.
    func until(_ count: Int) async {
        await view.messages.until(count: count)
        track()
    }

    /// Returns a stage that shows a film, without the messages until then.
    static func showing(
        _ film: Film, pictures: any StoresTickets = PicturesDouble()
    ) async -> FilmsStage {
        let stage = FilmsStage([.film: .film(film)], pictures: pictures)
        await stage.coordinator.showFilm(.film)
        stage.view.messages.removeAll()
        return stage
    }

    /// Opens the selection page and chooses, as a person does.
    func choose(_ choice: FeedbackChoice) {
        view.mainPages.last?.leaveFeedback.emit()
        view.selectionPages.last?.selection.emit(choice)
    }

    var film: Film? {
        guard case .film(let film) = journal[.film] else { return nil }
        return film
    }
}
