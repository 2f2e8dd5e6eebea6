import Gtk
import Testing

@testable import JournalFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The bar of a long reading")
    struct ReadingViewTests {
        @Test("It stands under the list while there is something to tell, and stops and goes on")
        func stopAndResume() throws {
            let stage = try WindowStage()
            var asked: [String] = []
            stage.main.events.journal.stopReading.hear { _ in asked.append("stop") }
            stage.main.events.journal.resumeReading.hear { _ in asked.append("resume") }
            #expect(view(of: stage) == nil)

            stage.main.showReading(
                ReadingViewModel(text: "1 of 4 files read", fraction: 0.25, isStopped: false))
            let reading = try #require(view(of: stage))
            #expect(reading.words.contains("1 of 4 files read"))
            reading.button("Stop")?.click()
            stage.main.showReading(
                ReadingViewModel(text: "1 of 4 files read", fraction: 0.25, isStopped: true))
            reading.button("Continue")?.click()
            #expect(asked == ["stop", "resume"])

            stage.main.showReading(nil)
            #expect(!reading.isVisible)
        }

        private func view(of stage: WindowStage) -> ReadingView? {
            stage.listPane.children.compactMap { $0 as? ReadingView }.first
        }
    }
}
