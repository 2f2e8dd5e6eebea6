import Domain
import Gtk
import GtkTestSupport
import Testing

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
                FeedbackChoice(.good, label: "good"), FeedbackChoice(.soAndSo, label: "so and so"),
                FeedbackChoice(.bad, label: "bad"),
            ]
            let view = FeedbackSelectionView()
            var chosen: [FeedbackChoice] = []
            view.onChoice = { chosen.append($0) }
            view.model = .init(id: "a.ics", title: "How was it?", choices: [choices[0]])
            view.model = .init(id: "a.ics", title: "How was it?", choices: choices)
            #expect(view.shown(Button.self).map(\.label) == ["good", "so and so", "bad"])
            for button in view.shown(Button.self) { button.click() }
            #expect(chosen == choices)
            let none = FeedbackChoice(.none, label: "no feedback")
            view.model = .init(
                id: "a.ics", title: "How was it?", choices: choices, withdrawal: none)
            #expect(
                view.shown(Button.self).map(\.label) == [
                    "good", "so and so", "bad", "no feedback",
                ])
            view.button("no feedback")?.click()
            #expect(chosen.last == none)
        }

        private let outcomes = [
            OutcomeChoice(label: "on time", meaning: .onTime),
            OutcomeChoice(label: "5 minutes late", meaning: .late(minutes: 5)),
            OutcomeChoice(label: "cancelled", meaning: .cancelled),
        ]

        @Test("There is a button for each outcome, with another time among the times")
        func outcome() {
            let view = OutcomeSelectionView()
            var chosen: [OutcomeChoice] = []
            view.onChoice = { chosen.append($0) }
            view.model = .init(
                id: "t.ics", title: "What happened?", choices: outcomes,
                time: OutcomeTime(hour: 14, minute: 2))
            #expect(
                view.shown(Button.self).map(\.label) == [
                    "on time", "5 minutes late", "another time…", "cancelled",
                ])
            for choice in outcomes { view.button(choice.label)?.click() }
            #expect(chosen == outcomes)
        }

        @Test("Where the timetable names no time, there is no other one either")
        func withoutTime() {
            let view = OutcomeSelectionView()
            view.model = .init(
                id: "t.ics", title: "What happened?", choices: [outcomes[2]], time: nil)
            #expect(view.shown(Button.self).map(\.label) == ["cancelled"])
        }

        @Test("Another time begins with the timetable's and is recorded as it is set")
        func anotherTime() throws {
            let view = OutcomeSelectionView()
            var chosen: [OutcomeChoice] = []
            view.onChoice = { chosen.append($0) }
            view.model = .init(
                id: "t.ics", title: "What happened?", choices: outcomes,
                time: OutcomeTime(hour: 23, minute: 33))
            #expect(view.button("Record") == nil)
            try #require(view.button("another time…")).click()
            try #require(view.button("Record")).click()
            try #require(view.field(SpinButton.self, "Time")).type("0:41")
            let day = try #require(view.field(ComboBoxText.self, "Day"))
            day.choose(try #require(day.items.firstIndex(of: "+1 day")))
            try #require(view.button("Record")).click()
            day.choose(try #require(day.items.firstIndex(of: "the day before")))
            try #require(view.button("Record")).click()
            #expect(
                chosen == [
                    .at(OutcomeTime(hour: 23, minute: 33)),
                    .at(OutcomeTime(hour: 0, minute: 41, daysLater: 1, isDayChosen: true)),
                    .at(OutcomeTime(hour: 0, minute: 41, daysLater: -1, isDayChosen: true)),
                ])
        }

        @Test("Each time that is set is told, and the day that is meant shows until one is chosen")
        func meaning() throws {
            let view = OutcomeSelectionView()
            var told: [OutcomeTime] = []
            view.onTime = { told.append($0) }
            view.model = .init(
                id: "t.ics", title: "What happened?", choices: outcomes,
                time: OutcomeTime(hour: 23, minute: 33))
            try #require(view.button("another time…")).click()
            try #require(view.field(SpinButton.self, "Time")).turn(to: 33)
            let day = try #require(view.field(ComboBoxText.self, "Day"))
            view.show(OutcomeTimeMeaning(id: "t.ics", daysLater: 1, words: "a day later"))
            #expect(day.selectedItem == "+1 day")
            #expect(view.words.contains("a day later"))
            day.choose(try #require(day.items.firstIndex(of: "that day")))
            view.show(OutcomeTimeMeaning(id: "t.ics", daysLater: 1, words: "never"))
            #expect(day.selectedItem == "that day")
            #expect(
                told == [
                    OutcomeTime(hour: 23, minute: 33), OutcomeTime(hour: 0, minute: 33),
                    OutcomeTime(hour: 0, minute: 33, daysLater: 0, isDayChosen: true),
                ])
        }

        @Test("A day far away that was recorded is among the days, and stays")
        func farDay() throws {
            let view = OutcomeSelectionView()
            var chosen: [OutcomeChoice] = []
            view.onChoice = { chosen.append($0) }
            let time = OutcomeTime(hour: 4, minute: 0, daysLater: 5, isDayChosen: true)
            view.model = .init(
                id: "t.ics", title: "What happened?", choices: outcomes, time: time)
            try #require(view.button("another time…")).click()
            #expect(try #require(view.field(ComboBoxText.self, "Day")).selectedItem == "+5 days")
            try #require(view.button("Record")).click()
            #expect(chosen == [.at(time)])
        }

        @Test("What takes something back stands in a row of its own")
        func withdrawals() {
            let view = OutcomeSelectionView()
            let withdrawals = [
                OutcomeChoice(label: "not recorded", meaning: .notRecorded),
                OutcomeChoice(label: "not cancelled", meaning: .undisrupted),
            ]
            view.model = .init(
                id: "t.ics", title: "What happened?", choices: outcomes + withdrawals, time: nil)
            let rows = view.shown(Box.self).map { box in
                box.children.compactMap { ($0 as? Button)?.label }
            }.filter { !$0.isEmpty }
            #expect(
                rows == [
                    ["on time"], ["5 minutes late"], ["cancelled"],
                    ["not recorded", "not cancelled"],
                ])
        }
    }
}
