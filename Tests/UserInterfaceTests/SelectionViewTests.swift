import Domain
import EntryFeature
import Gtk
import GtkTestSupport
import Presentation
import Testing
import Wording

@testable import FilmsFeature
@testable import TripsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Values to choose from")
    struct SelectionViewTests {
        init() throws { try Display.start() }

        @Test("There is a button for each feedback on offer, and pressing it chooses that")
        func feedback() {
            let choices = [
                FeedbackChoice(.good, label: "good"), FeedbackChoice(.soAndSo, label: "so-so"),
                FeedbackChoice(.bad, label: "bad"),
            ]
            let events = FeedbackPageEvents(.open)
            let view = FeedbackSelectionView(events)
            var chosen: [FeedbackChoice] = []
            events.selection.hear { chosen.append($0) }
            view.model = .init(id: "a.ics", title: "How was it?", choices: [choices[0]])
            view.model = .init(id: "a.ics", title: "How was it?", choices: choices)
            #expect(view.shown(Button.self).map(\.accessibleName) == ["good", "so-so", "bad"])
            for button in view.shown(Button.self) { button.click() }
            #expect(chosen == choices)
            let none = FeedbackChoice(.none, label: "Remove Feedback")
            view.model = .init(
                id: "a.ics", title: "How was it?", choices: choices, clearChoice: none)
            #expect(
                view.shown(Button.self).map(\.accessibleName) == [
                    "good", "so-so", "bad", "Remove Feedback",
                ])
            view.button("Remove Feedback")?.click()
            #expect(chosen.last == none)
        }

        @Test("The present feedback is marked and heard as chosen, and no other")
        func presentFeedback() throws {
            let choices = [
                FeedbackChoice(.good, label: "good"), FeedbackChoice(.bad, label: "bad"),
            ]
            let view = FeedbackSelectionView()
            view.model = .init(
                id: "a.ics", title: "How was it?", choices: choices, chosen: choices[1])
            #expect(view.shown(Button.self).map(\.words) == [["good", "1"], ["bad", "✓", "2"]])
            let bad = try #require(view.button("bad, chosen"))
            #expect(bad.hasAccessibleState(.checked) && bad.hasStyleClass("counterfoil-present"))
            view.model = .init(
                id: "a.ics", title: "How was it?", choices: choices, chosen: choices[0])
            #expect(view.shown(Button.self).map(\.words) == [["good", "✓", "1"], ["bad", "2"]])
            #expect(!bad.hasStyleClass("counterfoil-present"))
            #expect(bad.accessibleName == "bad" && !bad.hasAccessibleState(.checked))
            view.model = .init(id: "a.ics", title: "How was it?", choices: choices)
            #expect(view.shown(Button.self).map(\.accessibleName) == ["good", "bad"])
        }

        @Test("A value has its place as its key, which is shown and heard, and chooses it")
        func keys() throws {
            let events = FeedbackPageEvents(.open)
            let view = FeedbackSelectionView(events)
            var chosen: [FeedbackChoice] = []
            events.selection.hear { chosen.append($0) }
            let (good, bad) = (
                FeedbackChoice(.good, label: "good"), FeedbackChoice(.bad, label: "bad")
            )
            let none = FeedbackChoice(.none, label: "Remove Feedback")
            view.model = .init(
                id: "a.ics", title: "How was it?", choices: [good, bad], clearChoice: none)
            let window = Display.show(view)
            view.focus()
            for key in ["2", "1", "3", "0"] {
                window.press(Key(try #require(key.unicodeScalars.first)))
            }
            #expect(chosen == [bad, good])
            #expect(view.button("bad")?.accessibleDescription == "Key 2")
            // Offered again, the same value has another key.
            view.model = .init(id: "a.ics", title: "How was it?", choices: [bad, good])
            #expect(view.shown(Button.self).map(\.words) == [["bad", "1"], ["good", "2"]])
            window.press(Key("1"))
            #expect(chosen == [bad, good, bad])
            view.model = .init(
                film: EntryViewModel(id: "a.ics", title: ""), title: "How was it?",
                choices: [bad, good], leavingFeedback: .unavailable(because: "Read-only."))
            window.press(Key("1"))
            #expect(chosen.count == 3)
            window.destroy()
        }

        @Test(
            "Each value has a mark of its own; taking the feedback back has none and stands apart")
        func marks() throws {
            let view = FeedbackSelectionView()
            let choices = [
                FeedbackChoice(.good, label: "good"), FeedbackChoice(.soAndSo, label: "so-so"),
                FeedbackChoice(.bad, label: "bad"),
            ]
            view.model = .init(
                id: "a.ics", title: "How was it?", choices: choices,
                clearChoice: FeedbackChoice(.none, label: "Remove Feedback"))
            #expect(choices.map(\.mark) == [.good, .soAndSo, .bad])
            let buttons = view.shown(Button.self).prefix(3)
            #expect(buttons.count == 3)
            for button in buttons {
                #expect(button.shown(FeedbackMarkView.self).count == 1)
            }
            let removal = try #require(view.button("Remove Feedback"))
            #expect(removal.shown(FeedbackMarkView.self).isEmpty)
            #expect(removal.marginTop > 0 && removal.hasStyleClass("flat"))
        }

        @Test("Recorded outcomes are marked and heard as chosen, another time too")
        func presentOutcomes() {
            let view = OutcomeSelectionView()
            let time = offer(OutcomeTime(hour: 14, minute: 9), isChosen: true)
            view.model = .init(
                id: "t.ics", title: "What happened?", choices: outcomes, chosen: [outcomes[2]],
                time: time)
            #expect(
                view.shown(Button.self).map(\.label) == [
                    "On Time", "5 Minutes Late", "✓ Other Time…", "✓ Cancelled",
                ])
            let heard = view.shown(Button.self).filter { $0.hasAccessibleState(.checked) }
            #expect(heard.map(\.accessibleName) == ["Other Time…, chosen", "Cancelled, chosen"])
        }

        private let outcomes = [
            OutcomeChoice(label: "On Time", meaning: .onTime),
            OutcomeChoice(label: "5 Minutes Late", meaning: .late(minutes: 5)),
            OutcomeChoice(label: "Cancelled", meaning: .cancelled),
        ]

        private func offer(
            _ time: OutcomeTime, isChosen: Bool = false
        ) -> TimePickerViewModel {
            TimePickerViewModel(
                label: "Other Time…", start: time,
                days: Set([-1, 0, 1, time.daysLater]).sorted().map {
                    .init(daysLater: $0, label: $0 < 0 ? "−\(-$0)" : "+\($0)")
                }, clock: ClockFormat(.inEnglish), isChosen: isChosen)
        }

        private func selection(at time: OutcomeTime) -> OutcomeSelectionViewModel {
            .init(
                id: "t.ics", title: "What happened?", choices: outcomes, time: offer(time))
        }

        /// The selection page with a record of what it emits.
        private final class OutcomeStage {
            let view: OutcomeSelectionView
            private(set) var chosen: [OutcomeChoice] = []
            private(set) var told: [OutcomeTime] = []

            init() {
                let events = OutcomePageEvents(.open)
                view = OutcomeSelectionView(events)
                events.selection.hear { [weak self] in self?.chosen.append($0) }
                events.time.hear { [weak self] in self?.told.append($0) }
            }
        }

        @Test("There is a button for each outcome, with another time among the times")
        func outcome() {
            let stage = OutcomeStage()
            let view = stage.view
            view.model = selection(at: OutcomeTime(hour: 14, minute: 2))
            #expect(
                view.shown(Button.self).map(\.label) == [
                    "On Time", "5 Minutes Late", "Other Time…", "Cancelled",
                ])
            for choice in outcomes { view.button(choice.label)?.click() }
            #expect(stage.chosen == outcomes)
        }

        @Test("Another time begins with the timetable's and is recorded as it is set")
        func anotherTime() throws {
            let stage = OutcomeStage()
            let view = stage.view
            view.model = selection(at: OutcomeTime(hour: 23, minute: 33))
            #expect(view.button("Record") == nil)
            try #require(view.button("Other Time…")).click()
            try #require(view.button("Record")).click()
            try #require(view.field(SpinButton.self, "Time")).type("0:41")
            let day = try #require(view.field(ComboBoxText.self, "Day"))
            day.choose(try #require(day.items.firstIndex(of: "+1")))
            try #require(view.button("Record")).click()
            day.choose(try #require(day.items.firstIndex(of: "−1")))
            try #require(view.button("Record")).click()
            #expect(
                stage.chosen == [
                    .at(OutcomeTime(hour: 23, minute: 33)),
                    .at(OutcomeTime(hour: 0, minute: 41, daysLater: 1, isDayChosen: true)),
                    .at(OutcomeTime(hour: 0, minute: 41, daysLater: -1, isDayChosen: true)),
                ])
        }

        @Test("Each time that is set is told, and the day that is meant shows until one is chosen")
        func meaning() throws {
            let stage = OutcomeStage()
            let view = stage.view
            view.model = selection(at: OutcomeTime(hour: 23, minute: 33))
            try #require(view.button("Other Time…")).click()
            try #require(view.field(SpinButton.self, "Time")).turn(to: 33)
            let day = try #require(view.field(ComboBoxText.self, "Day"))
            view.show(OutcomeTimePreview(id: "t.ics", daysLater: 1, words: "a day later"))
            #expect(day.selectedItem == "+1")
            #expect(view.words.contains("a day later"))
            day.choose(try #require(day.items.firstIndex(of: "+0")))
            view.show(OutcomeTimePreview(id: "t.ics", daysLater: 1, words: "never"))
            #expect(day.selectedItem == "+0")
            #expect(
                stage.told == [
                    OutcomeTime(hour: 23, minute: 33), OutcomeTime(hour: 0, minute: 33),
                    OutcomeTime(hour: 0, minute: 33, daysLater: 0, isDayChosen: true),
                ])
        }

        @Test("Text typed on the page is the other time, or a delay")
        func typedAtOnce() throws {
            let stage = OutcomeStage()
            let view = stage.view
            // Typed on the way here, before there is anything on the page.
            #expect(view.startTyping(with: "7"))
            view.model = selection(at: OutcomeTime(hour: 14, minute: 2))
            let window = Display.show(view)
            let clock = try #require(view.field(SpinButton.self, "Time"))
            #expect(clock.text == "7")
            let record = try #require(view.button("Record"))
            let day = try #require(view.field(ComboBoxText.self, "Day"))
            #expect(record.isSensitive && !day.isSensitive)
            record.click()
            clock.type("1409")
            #expect(day.isSensitive)
            record.click()
            view.button("On Time")?.grabFocus()
            window.press(Key("+"))
            #expect(clock.text == "+" && !record.isSensitive)
            #expect(window.isFocus(within: clock))
            #expect(
                stage.chosen == [
                    .at(OutcomeTime(hour: 14, minute: 2, delay: 7)),
                    .at(OutcomeTime(hour: 14, minute: 9)),
                ])
            window.destroy()
        }

        @Test("What cannot be recorded is not, by the button or by Enter, and the page stays")
        func impossible() throws {
            let stage = OutcomeStage()
            let view = stage.view
            view.model = selection(at: OutcomeTime(hour: 23, minute: 33))
            let window = Display.show(view)
            try #require(view.button("Other Time…")).click()
            let clock = try #require(view.field(SpinButton.self, "Time"))
            let record = try #require(view.button("Record"))
            view.show(
                OutcomeTimePreview(
                    id: "t.ics", daysLater: 0, words: "Never.", isPossible: false, canRecord: false)
            )
            #expect(!record.isSensitive)
            clock.grabFocus()
            window.press(.enter)
            Display.settle()
            #expect(stage.chosen == [])
            view.show(
                OutcomeTimePreview(
                    id: "t.ics", daysLater: 0, words: "When?", isPossible: false, canRecord: true))
            #expect(record.isSensitive)
            window.press(.enter)
            #expect(Display.turn { stage.chosen.count == 1 })
            clock.type("25:10")
            #expect(!record.isSensitive)
            #expect(stage.told.last?.unread == "25:10")
            window.destroy()
        }

        @Test("The time to be set is scrolled to when it opens below the edge, and when it grows")
        func scrolledTo() throws {
            let view = OutcomeSelectionView()
            view.model = selection(at: OutcomeTime(hour: 23, minute: 33))
            let window = Display.show(view)
            let scrolled = try #require(view.shown(ScrolledWindow.self).first)
            func isShown(_ widget: Widget) -> Bool {
                let bottom = widget.positionInWindow.y + widget.allocatedSize.height
                return widget.allocatedSize.height > 1
                    && bottom <= scrolled.positionInWindow.y + scrolled.allocatedSize.height
            }
            try #require(view.button("Other Time…")).click()
            let record = try #require(view.button("Record"))
            #expect(Display.turn { isShown(record) })
            let words = String(repeating: "The arrival is before the departure. ", count: 4)
            view.show(OutcomeTimePreview(id: "t.ics", daysLater: 0, words: words))
            let meaning = try #require(view.shown(Label.self).first { $0.text == words })
            #expect(Display.turn { isShown(meaning) })
            window.destroy()
        }

        @Test("A day far away that was recorded is among the days, and stays")
        func farDay() throws {
            let stage = OutcomeStage()
            let view = stage.view
            let time = OutcomeTime(hour: 4, minute: 0, daysLater: 5, isDayChosen: true)
            view.model = selection(at: time)
            try #require(view.button("Other Time…")).click()
            #expect(try #require(view.field(ComboBoxText.self, "Day")).selectedItem == "+5")
            try #require(view.button("Record")).click()
            #expect(stage.chosen == [.at(time)])
        }

        @Test("What takes something back stands in a row of its own")
        func clearing() {
            let view = OutcomeSelectionView()
            let clearing = [
                OutcomeChoice(label: "Clear Recorded Time", meaning: .notRecorded),
                OutcomeChoice(label: "Trip Ran After All", meaning: .undisrupted),
            ]
            view.model = .init(
                id: "t.ics", title: "What happened?", choices: outcomes + clearing,
                time: offer(OutcomeTime(hour: 14, minute: 2)))
            let rows = view.shown(Box.self).map { box in
                box.children.compactMap { ($0 as? Button)?.label }
            }.filter { !$0.isEmpty }
            #expect(
                rows == [
                    ["On Time"], ["5 Minutes Late", "Other Time…"], ["Cancelled"],
                    ["Clear Recorded Time", "Trip Ran After All"],
                ])
        }
    }
}
