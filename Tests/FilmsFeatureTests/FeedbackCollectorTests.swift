import Presentation
import Signals
import TestSupport
import Testing

@testable import Domain
@testable import FilmsFeature

@Suite(.freed)
struct FeedbackCollectorTests {
    @Test("What happens on pages that are made later is collected as steps of the model")
    func collect() {
        let main = FilmMainPageDouble(FilmPageEvents.init)
        let selection = FeedbackSelectionPageDouble(FeedbackPageEvents.init)
        let pages = FilmPages(mainPage: { main }, selectionPage: { selection })
        var model = FeedbackModel()
        var models: [FeedbackModel] = []
        let subscription =
            freed(FeedbackCollector(pages: pages)).collectFeedbackModelChange()
            .onReception § eachTime § {
                model = $0(model)
                models.append(model)
            }

        selection.selection.emit(.good)
        _ = pages.makeMainPage()
        main.polarizedChanged.emit(true)
        _ = pages.makeSelectionPage()
        selection.selection.emit(.veryBad)
        main.polarizedChanged.emit(false)
        #expect(
            models == [
                FeedbackModel(feedback: .none, polarized: true),
                FeedbackModel(feedback: .veryBad, polarized: true),
                FeedbackModel(feedback: .veryBad, polarized: false),
            ])
        withExtendedLifetime(subscription) {}
    }
}
