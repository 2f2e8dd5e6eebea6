import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing

@testable import FilmsFeature

/// Tests that a choice is written to a real file and shown without reading that again.
@Suite(.timeLimit(.minutes(1)))
struct WrittenOnceTests {
    private let view = FilmMainViewSpy()

    private func isShown(_ feedback: String?) async {
        await view.messages.until {
            if case .film(let film) = $0 { film.feedback == feedback } else { false }
        }
        view.messages.removeAll()
    }

    @Test("What was written here is shown as it was written; what others wrote is read")
    func reads() async throws {
        let journal = try await RealJournal()
        let id = try await journal.add(.film(.briefEncounter()))
        let flows = FlowsSpy()
        let coordinator = FilmsCoordinator(
            journal: journal, view: view, navigation: NavigationStack(host: view), flows: flows,
            timeZone: .gmt, now: { thatEvening.addingTimeInterval(3_600) })
        #expect(await coordinator.show(id))
        #expect(journal.reads == 1)

        view.mainPages.last?.leaveFeedback.emit()
        view.messages.removeAll()
        view.selectionPages.last?.selection.emit(.good)
        await isShown("You thought it was good")
        #expect(journal.reads == 1)

        try await journal.steps.undo()
        await isShown(nil)
        #expect(journal.reads == 1)

        let moment = thatEvening
        try await journal.changeElsewhere(id) { entry in
            guard case .film(var film) = entry else { return entry }
            film.feedbackGiven = [GivenFeedback(.bad, at: moment)]
            return .film(film)
        }
        await isShown("You thought it was bad")
        #expect(journal.reads == 2)
        withExtendedLifetime(coordinator) {}
    }
}
