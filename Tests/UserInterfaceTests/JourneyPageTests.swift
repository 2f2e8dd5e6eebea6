import Domain
import Gtk
import GtkTestSupport
import JournalFeature
import Presentation
import TestSupport
import Testing
import Wording

@testable import TripsFeature
@testable import UserInterface

extension Trip {
    static let toBrussels = Trip(
        from: "Köln", to: "Bruxelles", operator: "DB", service: "ICE 16",
        departure: .vienna(20, 14, 2), arrival: .vienna(20, 15, 50),
        actualArrival: .vienna(20, 16, 20))

    fileprivate static let toParis = Trip(
        from: "Bruxelles", to: "Paris", service: "TGV 9558", departure: .vienna(20, 16, 13),
        arrival: .vienna(20, 17, 35))

    /// The trip that was taken in place of `toParis`.
    fileprivate static let later = Trip(
        from: "Bruxelles", to: "Paris", service: "TGV 9562", departure: .vienna(20, 17, 10),
        arrival: .vienna(20, 18, 30))
}

extension JourneyViewModel {
    /// The view model of a journey to Paris via Brussels, where the connection was missed.
    static func toParis(
        _ legs: [Leg] = [.toBrussels(), .missed], arrivals: Chart? = nil,
        changing: Availability = .available, id: String = "a.ics"
    ) -> JourneyViewModel {
        JourneyViewModel(
            id: id,
            whole: .of(
                Trip(
                    from: "Köln", to: "Paris", departure: .vienna(20, 14, 2),
                    arrival: .vienna(20, 17, 35)), id: EntryID("a.ics")),
            claims: .empty, legs: legs, arrivals: arrivals, map: nil, changing: changing)
    }
}

extension JourneyViewModel.Leg {
    static func toBrussels(_ outcome: String = "30 min late") -> Self {
        Self(
            id: "a.ics", change: "", isConnectionBroken: false, times: "14:02 – 15:50",
            actual: "arrived 16:20", service: "ICE 16 · DB",
            departure: .init(.toBrussels, at: .departure, words: .inEnglish),
            arrival: .init(.toBrussels, at: .arrival, words: .inEnglish),
            course: "ICE 16 · DB", route: "Köln → Bruxelles", outcome: outcome, isStruck: false,
            isLost: false)
    }

    static let missed = Self(
        id: "b.ics", change: "Connection missed", isConnectionBroken: true,
        times: "16:13 – 17:35", actual: "", service: "TGV 9558",
        departure: .init(.toParis, at: .departure, words: .inEnglish),
        arrival: .init(.toParis, at: .arrival, words: .inEnglish), course: "TGV 9558 · missed",
        route: "Bruxelles → Paris", outcome: "missed", isStruck: true, isLost: true)

    static let instead = Self(
        id: "c.ics", change: "", isConnectionBroken: false, times: "17:10 – 18:30", actual: "",
        service: "TGV 9562", departure: .init(.later, at: .departure, words: .inEnglish),
        arrival: .init(.later, at: .arrival, words: .inEnglish), course: "TGV 9562 · replacement",
        route: "Bruxelles → Paris", outcome: "replacement", isStruck: false, isLost: false)
}

extension UserInterfaceTests {
    @Suite("The page of a journey")
    struct JourneyPageTests {
        private let stage: WindowStage
        private let page: JourneyPage

        init() throws {
            stage = try WindowStage()
            page = try #require(stage.main.makeJourneyMainPage(for: "a.ics") as? JourneyPage)
            stage.main.showJourney(.toParis())
            stage.main.show(page, with: .none, canGoBack: false) {}
        }

        private func button(_ name: String) throws -> Button {
            try #require(stage.detailPane.button(name))
        }

        private let first =
            "14:02 – 15:50, ICE 16 · DB, Köln → Bruxelles, arrived 16:20, 30 min late"
        private let second = "16:13 – 17:35, TGV 9558, Bruxelles → Paris, missed"

        @Test("Its legs are one strip with the changes between them")
        func strip() throws {
            let words = stage.detail
            let legs = try #require(words.firstIndex(of: "14:02"))
            #expect(
                Array(words[legs...].prefix(15)) == [
                    "14:02", "Köln", "ICE 16 · DB", "15:50", "16:20", "+30", "Bruxelles",
                    "Connection missed", "16:13 – 17:35", "Bruxelles → Paris", "TGV 9558",
                    "missed", "Add Replacement…", "3 h 33 min", "Add Leg…",
                ])
            #expect(try button("Add Replacement…").hasStyleClass("suggested-action"))
            #expect(try !button("Add Leg…").hasStyleClass("suggested-action"))
            #expect(page.title == "Köln → Paris")
        }

        @Test("What came instead stands on the strip in the place of the leg that was missed")
        func instead() {
            stage.main.showJourney(.toParis([.toBrussels(), .missed, .instead]))
            #expect(
                page.rootView.shown(TripEndView.self).map { $0.words.last } == [
                    "ICE 16 · DB", "Bruxelles", "TGV 9562 · replacement", "Paris",
                ])
        }

        @Test("The rail goes on to a leg that was missed, but dashed")
        func rail() throws {
            let strip = try #require(page.rootView.shown(JourneyStripView.self).first)
            func isDashed(_ legs: [JourneyViewModel.Leg]) -> [Bool] {
                stage.main.showJourney(.toParis(legs))
                return strip.shown(Separator.self).map { $0.hasStyleClass("counterfoil-dashed") }
            }
            // Out of the arrival and beside the words about the change.
            #expect(isDashed([.toBrussels(), .missed]) == [false, true, true])
            #expect(isDashed([.toBrussels(), .instead]) == [false, false])
        }

        @Test("A point of the picture of its arrivals opens that leg")
        func arrivals() throws {
            let point = ChartPoint(
                name: "Paris", values: [], description: "Paris", link: .entry("b.ics"))
            stage.main.showJourney(
                .toParis(
                    arrivals: Chart(
                        id: "arrivals", title: "Arrivals", summary: "", headings: [],
                        drawing: .dumbbells(
                            DumbbellChart(
                                axis: ChartAxis(range: 0...10, ticks: [], title: ""), from: "",
                                to: "", rows: [.init(point, from: 1, to: 9)])))))
            var opened: [String] = []
            page.events.leg.hear { opened.append($0) }
            let picture = try #require(stage.detailPane.shown(ChartView.self).last)
            picture.onFollow(.entry("b.ics"))
            picture.onFollow(.search("x"))
            #expect(opened == ["b.ics"])
            stage.main.showJourney(.toParis())
            #expect(stage.detailPane.shown(ChartView.self).isEmpty)
        }

        @Test("A screen reader is told all of a leg, also that it was missed")
        func names() throws {
            #expect(try button(first).accessibleName == first)
            #expect(try button(second).accessibleName == second)
        }

        @Test("What was not travelled is struck through, and says so in words")
        func struck() throws {
            func isStruck(_ name: String) throws -> [String] {
                try button(name).shown(Label.self)
                    .filter { $0.hasStyleClass("counterfoil-struck") }.map(\.text)
            }
            #expect(try isStruck(first) == [])
            #expect(try isStruck(second) == ["16:13 – 17:35", "Bruxelles → Paris"])
            #expect(try button(second).words.contains("missed"))
        }

        @Test("Buttons lead to the legs, to what came instead and to the next leg")
        func signals() throws {
            var asked: [String] = []
            page.events.leg.hear { asked.append("leg \($0)") }
            page.events.instead.hear { asked.append("instead of \($0)") }
            page.events.nextLeg.hear { asked.append("next leg") }
            try button(first).click()
            try button(second).click()
            try button("Add Replacement…").click()
            try button("Add Leg…").click()
            stage.window.press(Key("L"), [.control, .shift])
            #expect(
                asked == ["leg a.ics", "leg b.ics", "instead of b.ics", "next leg", "next leg"])
        }

        @Test("The leg that has the keyboard is moved, and where none has it nothing is")
        func moving() throws {
            var moved: [LegMove] = []
            stage.main.events.trips.moveLeg.hear { moved.append($0) }
            try button(second).grabFocus()
            stage.window.activate("leg-up")
            stage.window.activate("leg-down")
            try button("Add Leg…").grabFocus()
            stage.window.activate("leg-up")
            #expect(
                moved == [
                    LegMove("b.ics", isEarlier: true), LegMove("b.ics", isEarlier: false),
                ])
        }

        @Test("The keyboard stays at a leg, also where that became different")
        func focus() throws {
            let leg = try button(second)
            leg.grabFocus()
            stage.main.showJourney(.toParis([.toBrussels("31 min late"), .missed, .instead]))
            #expect(leg.isFocus && leg.parent != nil)
            try button(first.replacing("30", with: "31")).grabFocus()
            stage.main.showJourney(.toParis([.toBrussels("32 min late"), .missed]))
            #expect(
                try button(first.replacing("30", with: "32")).isFocus)
            try button(second).grabFocus()
            stage.main.showJourney(.toParis([.missed, .instead]))
            #expect(try button(second).isFocus)
        }

        @Test("Where what had the keyboard is gone, the first leg has it")
        func gone() throws {
            try button("Add Replacement…").grabFocus()
            stage.main.showJourney(.toParis([.toBrussels(), .instead]))
            #expect(stage.detailPane.button("Add Replacement…") == nil)
            #expect(try button(first).isFocus)
        }

        @Test("Where nothing can be written legs can be looked at, and none be added")
        func readOnly() throws {
            let why = "The journal is read-only."
            stage.main.showJourney(.toParis(changing: .unavailable(because: why)))
            for name in ["Add Leg…", "Add Replacement…"] {
                #expect(try !button(name).isSensitive && button(name).tooltip == why)
                #expect(try button(name).accessibleDescription == why)
            }
            #expect(try button(first).isSensitive)
            var asked = 0
            page.events.nextLeg.hear { asked += 1 }
            stage.window.press(Key("L"), [.control, .shift])
            #expect(asked == 0)
            stage.main.showJourney(.toParis())
            #expect(try button("Add Leg…").isSensitive)
        }

        @Test(
            "What came instead is chosen among large buttons, of which the first has the keyboard")
        func substitutes() throws {
            try button("Add Replacement…").grabFocus()
            let made = stage.main.makeSubstituteSelectionPage(for: "a.ics")
            let page = try #require(made as? SubstitutePage)
            stage.main.showSubstituteSelection(
                SubstituteSelectionViewModel(
                    id: "a.ics", title: "How did you continue without TGV 9558?",
                    choices: [
                        .init(id: "train", label: "Later Train"),
                        .init(id: "taxi", label: "Taxi"),
                    ]))
            stage.main.show(page, with: .push, canGoBack: true) {}
            #expect(page.title == "How did you continue without TGV 9558?")
            #expect(try button("Later Train").isFocus)
            #expect(try button("Taxi").hasStyleClass("counterfoil-choice"))
            var chosen: [String] = []
            page.events.substitute.hear { chosen.append($0) }
            try button("Taxi").click()
            #expect(chosen == ["taxi"])
            stage.main.show(self.page, with: .pop, canGoBack: false) {}
            #expect(try button(first).isFocus)
        }
    }
}
