import Domain
import EntryFeature
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing
import Wording

@testable import FilmsFeature
@testable import Maps
@testable import TripsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Views")
    struct ViewTests {
        init() throws { try Display.start() }

        @Test("An entry shows the same at the head of a page and in a card, and its title in a row")
        func heading() {
            let main = FilmMainView()
            let selection = FeedbackSelectionView()
            main.model = .briefEncounter
            selection.model = FeedbackSelectionViewModel(
                film: FilmViewModel.briefEncounter.entry, title: "How was it?", choices: [])
            let words = ["Brief Encounter", "1945 · 19 November 2026", "You thought it was good"]
            #expect(selection.shown(EntryView.self).map(\.words) == [words])
            #expect(
                main.shown(FilmTicketView.self).map(\.words) == [
                    [
                        "Brief Encounter", "1945", "19 November 2026", "You thought it was good",
                        "Change Feedback…", "Feedback scale", "Average", "Polarized",
                    ]
                ])
            let trip = TripMainView()
            trip.model = .toVienna
            #expect(
                trip.shown(TripHeadingView.self).map(\.words) == [
                    [
                        "Köln Hbf → Wien Westbf", "12 min late",
                        "Friday, 20 November 2026 · Train · ICE 93 · ÖBB",
                    ]
                ])
        }

        @Test("A film without feedback says so, unless it was not watched yet")
        func withoutFeedback() {
            let view = FilmMainView()
            view.model = .of(Film(title: "Gilda"))
            #expect(view.words.contains("No feedback yet"))
            view.model = .of(Film(title: "Gilda", isWanted: true))
            #expect(!view.words.contains("No feedback yet"))
        }

        @Test("The marks of a film's feedback stand in a line, the latest ten of more than one")
        func marks() throws {
            let view = FilmMainView()
            func film(_ feedback: [Feedback]) -> FilmViewModel {
                .of(
                    .briefEncounter.with {
                        $0.feedbackGiven = feedback.map { GivenFeedback($0, at: nil) }
                    })
            }
            view.model = film([.good])
            #expect(view.shown(FeedbackMarksView.self).isEmpty)
            #expect(view.shown(FeedbackMarkView.self).count == 1)
            view.model = film([.bad, .good])
            let line = try #require(view.shown(FeedbackMarksView.self).first)
            #expect(line.shown(FeedbackMarkView.self).count == 2)
            #expect(line.tooltip == "bad → good")
            view.model = film(Array(repeating: .bad, count: 11))
            #expect(line.shown(FeedbackMarkView.self).count == 10)
            view.model = film([])
            #expect(view.shown(FeedbackMarkView.self).isEmpty)
        }

        @Test("The history of a film's feedback is told unless the stub says the same")
        func history() {
            let view = FilmMainView()
            view.model = .briefEncounter
            #expect(view.words.contains("good, 20 November 2026"))
            let onTheDay = Film.briefEncounter.with {
                $0.watched = CalendarDay(year: 2026, month: 11, day: 20)
            }
            view.model = .of(onTheDay)
            #expect(!view.words.contains("good, 20 November 2026"))
            #expect(!view.words.contains("Feedback"))
        }

        @Test("Feedback is suggested while there is none")
        func suggested() throws {
            let view = FilmMainView()
            view.model = .gilda
            #expect(try #require(view.button("Add Feedback…")).hasStyleClass("suggested-action"))
            view.model = .briefEncounter
            let change = try #require(view.button("Change Feedback…"))
            #expect(!change.hasStyleClass("suggested-action"))
        }

        @Test("A timetable shows the same in a page and in a card")
        func timetable() {
            let main = TripMainView()
            let selection = OutcomeSelectionView()
            let night = Trip.toVienna.with { $0.arrival = .vienna(21, 0, 10) }
            main.model = .of(night)
            selection.model = OutcomeSelectionViewModel(
                trip: .of(night), title: "What happened?", choices: [],
                time: TimePickerViewModel(
                    label: "Other Time…", start: OutcomeTime(hour: 14, minute: 2), days: [],
                    clock: ClockFormat(.inEnglish)))
            let words = [
                "14:02", "14:14", "+12", "Köln Hbf", "10 h 8 min", "00:10", "Wien Westbf",
                "next day",
            ]
            let service = "Friday, 20 November 2026 · Train · ICE 93 · ÖBB"
            #expect(selection.shown(TimetableView.self).map(\.words) == [[service] + words])
            #expect(main.shown(TimetableView.self).map(\.words) == [words])
        }

        @Test("A difference is emphasised, and nothing else; the planned time steps back")
        func emphasis() throws {
            let view = TimetableView()
            func label(_ words: String) throws -> Label {
                try #require(view.shown(Label.self).first { $0.text == words })
            }
            view.model = .toVienna
            #expect(try label("+12").hasStyleClass(Style.amber))
            #expect(try label("+12").accessibleName == "12 min late")
            #expect(try !label("14:14").hasStyleClass(Style.amber))
            #expect(try label("14:14").accessibleName == "departed 14:14")
            #expect(try label("14:02").hasStyleClass(Style.dim))
            #expect(try !label("23:33").hasStyleClass(Style.dim))
            func depart(_ hour: Int, _ minute: Int) {
                view.model = .of(
                    .toVienna.with { $0.actualDeparture = .vienna(20, hour, minute) })
            }
            depart(15, 10)
            #expect(try !label("+68").hasStyleClass(Style.amber))
            #expect(try label("+68").hasStyleClass(Style.red))
            depart(14, 2)
            #expect(try !label("+0").hasStyleClass(Style.red))
            #expect(try label("+0").hasStyleClass("counterfoil-calm"))
            depart(14, 6)
            #expect(try !label("+4").hasStyleClass("counterfoil-calm"))
        }

        @Test("Text is shown as it was typed, markup and all")
        func literal() {
            let film = FilmMainView()
            film.model = .of(
                Film(title: "<b>R&D</b>", place: "<i>", notes: "&amp;"),
                sameDay: [.trip("t.ics", from: "<u>_A_</u>", to: "B")])
            for words in ["<b>R&D</b>", "<i>", "&amp;", "<u>_A_</u> → B"] {
                #expect(film.words.contains(words))
            }
            let trip = TripMainView()
            trip.model = .of(
                Trip(from: "A & B", to: "<C>", departure: .vienna(20, 14, 2), arrival: nil))
            for words in ["A & B → <C>", "A & B", "<C>"] { #expect(trip.words.contains(words)) }
        }

        @Test("Unknown facts of a film take no space")
        func unknown() {
            let view = FilmMainView()
            view.model = .briefEncounter
            view.model = .of(Film(title: "Gilda"))
            #expect(
                view.words == [
                    "Gilda", "Unknown date", "No feedback yet", "Add Feedback…", "Feedback scale",
                    "Average",
                    "Polarized",
                ])
        }

        @Test("Each fact of a film has a line that says what it is about, while it is known")
        func facts() {
            let view = FilmMainView()
            view.model = .of(
                Film(
                    title: "Gilda", originalTitle: "Rita", countries: ["United States"],
                    languages: ["English", "Spanish"]))
            let lines = [
                "Original title", "Rita", "Country", "United States", "Languages",
                "English, Spanish",
            ]
            #expect(view.words.filter(lines.contains) == lines)
            view.model = .of(Film(title: "Gilda", originalTitle: "Hayworth"))
            #expect(view.words.contains("Hayworth"))
            #expect(!view.words.contains("Languages"))
            view.model = .of(Film(title: "Gilda"))
            #expect(!view.words.contains("Original title"))
        }

        @Test("A trip's delay is shown, and nothing where there is none")
        func delay() {
            let view = TripMainView()
            view.model = .toVienna
            #expect(view.words.contains("12 min late"))
            view.model = .of(.toVienna.with { $0.actualDeparture = $0.departure })
            #expect(!view.words.contains("12 min late"))
        }

        @Test("Other viewings of a film are links to them, over the entries of the day")
        func viewings() throws {
            let events = FilmPageEvents(.open)
            let view = FilmMainView(events)
            func show(_ viewings: [EntrySummary]) {
                view.model = .of(
                    Film(title: "Gilda"), sameDay: [.trip("t.ics", from: "Linz", to: "Wien")],
                    otherViewings: viewings)
            }
            show([
                .film("b.ics", "Gilda", on: CalendarDay(year: 2014, month: 5, day: 3), .bad),
                .film("c.ics", "Gilda"),
            ])
            #expect(
                view.words.suffix(6) == [
                    "Other Viewings", "3 May 2014", "bad", "Unknown date", "Same Day",
                    "Linz → Wien",
                ])
            var opened: [String] = []
            events.relatedEntry.hear { opened.append($0) }
            for row in ["3 May 2014", "Linz → Wien"] { try #require(view.button(row)).click() }
            #expect(opened == ["b.ics", "t.ics"])
            #expect(view.button("3 May 2014")?.accessibleDescription == "bad")
            show((1...23).map { .film("\($0).ics", "Gilda") })
            #expect(view.words.suffix(3) == ["… and 3 more", "Same Day", "Linz → Wien"])
            show([])
            #expect(view.words.suffix(2) == ["Same Day", "Linz → Wien"])
            #expect(!view.words.contains("Other Viewings"))
        }

        @Test("Other entries of the day are links to them")
        func related() throws {
            let events = TripPageEvents(.open)
            let view = TripMainView(events)
            view.model = .of(.toVienna, sameDay: [.film("a.ics", "Brief Encounter")])
            var opened: [String] = []
            events.relatedEntry.hear { opened.append($0) }
            try #require(view.button("Brief Encounter")).click()
            #expect(opened == ["a.ics"])
            view.model = .of(.toVienna, sameDay: (1...23).map { .film("\($0)", "Film \($0)") })
            let last = try #require(view.words.firstIndex(of: "Film 20"))
            #expect(view.words[last...].dropFirst().first == "… and 3 more")
            #expect(view.button("Brief Encounter") == nil)
            view.model = .toVienna
            #expect(view.button("Film 1") == nil)
        }
    }
}
