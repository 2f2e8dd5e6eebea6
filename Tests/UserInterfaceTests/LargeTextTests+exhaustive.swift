import Domain
import EntryFeature
import Foundation
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing
import Wording

@testable import FilmsFeature
@testable import JournalFeature
@testable import TripsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite(
        "Beside each other or one at a time, list and page have room, with text at 1.5 times as well"
    )
    struct LargeTextTests {
        init() throws { try Display.start() }

        /// Returns the widgets beyond the edge of their parents; none should be.
        private func cut(in pane: Widget, of window: Window) -> [String] {
            let left = pane.positionInWindow.x
            let right = left + pane.allocatedSize.width
            return pane.shown.filter { $0 is Label || $0 is Button || $0 is Gtk.Entry }.filter {
                let x = $0.positionInWindow.x
                return x < left || x + $0.allocatedSize.width > right
            }.map { ($0 as? Label)?.text ?? ($0 as? Button)?.label ?? "a field" }
        }

        private func expectRoom(
            on stage: WindowStage, location: SourceLocation = #_sourceLocation
        ) {
            let (window, folding) = (stage.window, stage.folding)
            Display.settle()
            for width in [AdaptiveSplitView.leastWidthOfBoth, 360] {
                // The window gets no narrower than its content until it has folded.
                _ = window.becomes(width: width, height: 480)
                for show in [folding.showList, { folding.showPage(fromList: true) }] {
                    show()
                    _ = Display.turn {
                        folding.isCollapsed == (width == 360)
                            && cut(in: stage.detailPane, of: window).isEmpty
                            && cut(in: stage.listPane, of: window).isEmpty
                    }
                    #expect(window.leastSize.width <= width, sourceLocation: location)
                    #expect(
                        cut(in: stage.detailPane, of: window) == [],
                        sourceLocation: location)
                    #expect(
                        cut(in: stage.listPane, of: window) == [], sourceLocation: location)
                }
            }
        }

        @Test("Pages", arguments: [1.0, 1.5], ["Adwaita", "HighContrast"])
        func pages(scale: Double, theme: String) throws {
            try Settings.withText(scaledBy: scale) {
                try Settings.withTheme(theme, isDark: false) {
                    let stage = try WindowStage()
                    stage.main.showJournal(.entries("a.ics", "t.ics"))
                    expectRoom(on: stage)
                    stage.showFilm(.everything)
                    expectRoom(on: stage)
                    stage.showTrip(.everything)
                    expectRoom(on: stage)
                }
            }
        }

        @Test("Preferences", arguments: [1.0, 1.5], ["Adwaita", "HighContrast"])
        func preferences(scale: Double, theme: String) throws {
            try Settings.withText(scaledBy: scale) {
                try Settings.withTheme(theme, isDark: false) {
                    let stage = try WindowStage()
                    let screen = stage.main.openPreferences(
                        PreferencesViewModel(
                            Preferences(), typed: TypedPreferences(),
                            ticketFolder: "/home/a/Tickets",
                            words: .inEnglish))
                    let window = try #require(screen as? PreferencesWindow)
                    Display.settle()
                    window.resize(width: 360, height: 400)
                    let content = try #require(window.child)
                    let fits = { window.size.width <= 640 && cut(in: content, of: window).isEmpty }
                    _ = Display.turn(until: fits)
                    #expect(window.leastSize.width <= 640)
                    #expect(cut(in: content, of: window) == [])
                    screen.dismiss()
                }
            }
        }

        @Test("Choices", arguments: [1.0, 1.5], ["Adwaita", "HighContrast"])
        func choices(scale: Double, theme: String) throws {
            try Settings.withText(scaledBy: scale) {
                try Settings.withTheme(theme, isDark: false) {
                    let stage = try WindowStage()
                    stage.main.showJournal(.entries("a.ics", "t.ics"))
                    stage.showFilm(.everything)
                    let feedback = stage.main.makeFeedbackSelectionPage(for: "a.ics")
                    stage.main.show(feedback, with: .none, canGoBack: true) {}
                    stage.main.showFeedbackSelection(
                        FeedbackSelectionViewModel(
                            id: "a.ics", title: "What did you think of Brief Encounter?",
                            choices: [
                                FeedbackChoice(.reallyGood, label: "really good"),
                                FeedbackChoice(.veryBad, label: "very bad"),
                            ]))
                    expectRoom(on: stage)
                    stage.showTrip(.everything)
                    let outcome = stage.main.makeOutcomeSelectionPage(for: "t.ics")
                    stage.main.show(outcome, with: .none, canGoBack: true) {}
                    stage.main.showOutcomeSelection(.everything)
                    expectRoom(on: stage)
                    try #require(stage.detailPane.button("Other Time…")).click()
                    expectRoom(on: stage)
                }
            }
        }

        private func isSeen(_ widget: Widget, in area: Widget) -> Bool {
            let y = widget.positionInWindow.y - area.positionInWindow.y
            return y >= 0 && y < area.allocatedSize.height
        }

        @Test("Bars, which scroll where there is no room for all of them", arguments: [1.0, 1.5])
        func bars(scale: Double) throws {
            try Settings.withText(scaledBy: scale) {
                let stage = try WindowStage()
                stage.main.showJournal(.entries("a.ics", "t.ics"))
                stage.showTrip(.everything)
                let path = "/home/somebody/.local/share/counterfoil/journal"
                stage.main.showCondition(
                    FailureViewModel(
                        title: "The journal folder is missing.",
                        reason: "\(path) is not there. Put it back, and its entries appear by "
                            + "themselves; or create an empty one."))
                stage.main.offerToCreateJournal(true)
                stage.main.showUnreadableFiles(
                    UnreadableFilesViewModel(
                        title: "2 files in your journal could not be read.", detail: "",
                        files: [.init(name: "a.ics", reason: "no calendar")], more: nil))
                stage.main.showUndo(
                    UndoViewModel(
                        title: "The notes of “Die verlorene Ehre der Katharina Blum” were "
                            + "changed."))
                stage.main.showFailure(
                    FailureViewModel(
                        title: "The entry was not deleted.",
                        reason: Localizer.inEnglish.sentence(
                            JournalError.trash(file: "a.ics", reason: .said("It is full."))
                                .titled("Die verlorene Ehre der Katharina Blum (1975)"))))
                expectRoom(on: stage)
                let (window, bars) = (stage.window, stage.bars)
                let failure = try #require(bars.shown(MessageBar.self).first { $0.kind == .error })
                #expect(Display.turn { window.size.height == 480 && isSeen(failure, in: bars) })
                #expect(window.leastSize.height <= 480)
                #expect(cut(in: bars, of: window) == [])
                // Whatever is not to be seen comes with the keyboard.
                let create = try #require(bars.button("Create This Journal"))
                create.grabFocus()
                #expect(Display.turn { isSeen(create, in: bars) })
                for bar in bars.shown(MessageBar.self) { bar.show(nil) }
                #expect(Display.turn { bars.allocatedSize.height <= 1 || !bars.isMapped })
            }
        }

        @Test(
            "The preview of an import leaves more than half of the width to its rows",
            arguments: [1.0, 1.5])
        func preview(scale: Double) throws {
            try Settings.withText(scaledBy: scale) {
                let stage = try WindowStage()
                let window = try #require(
                    stage.main.openImport(.example(option: "Yes, add the missing details"))
                        as? ImportWindow)
                window.show(.example(option: "Yes, add the missing details"))
                window.resize(width: 640, height: 480)
                _ = Display.turn {
                    window.size.width == 640 && window.rows.allocatedSize.width > 320
                }
                #expect(window.size.width == 640)
                #expect(window.rows.allocatedSize.width > 320)
                let left = try #require(window.groups.parent)
                #expect(cut(in: left, of: window) == [])
                window.dismiss()
            }
        }
    }
}

extension FilmViewModel {
    /// A film with content in every part.
    fileprivate static let everything = of(
        Film(
            title: "Die verlorene Ehre der Katharina Blum", year: 1975,
            originalTitle: "Die verlorene Ehre der Katharina Blum",
            directors: ["Volker Schlöndorff", "Margarethe von Trotta"],
            cast: [
                "Angela Winkler", "Mario Adorf", "Dieter Laser", "Jürgen Prochnow",
                "Heinz Bennent", "Hannelore Hoger",
            ],
            runningTime: 106, genres: ["drama"],
            watched: CalendarDay(year: 2026, month: 11, day: 19),
            place: "Filmmuseum im Münchner Stadtmuseum",
            tags: ["heinrich-böll-verfilmungen", "cinema"], notes: "Longer than I remembered.",
            feedbackGiven: (0..<5).flatMap { _ in
                [Feedback.soAndSo, .veryBad, .bad, .good, .reallyGood].map {
                    GivenFeedback($0, at: Date(timeIntervalSince1970: 1_795_118_400))
                }
            },
            viewing: 2, rating: ImportedRating("4.5/5", source: "Letterboxd"),
            link: "https://example.org/films/die-verlorene-ehre-der-katharina-blum-1975"),
        sameDay: [.trip("t.ics", from: "Frankfurt (Main) Hbf", to: "Wien Westbahnhof")],
        otherViewings: [
            .film(
                "b.ics", "Die verlorene Ehre der Katharina Blum",
                on: CalendarDay(year: 2026, month: 9, day: 19), .soAndSo)
        ])
}

extension TripViewModel {
    /// A trip with content in every part.
    fileprivate static let everything = of(
        Trip(
            from: "Frankfurt (Main) Flughafen Fernbahnhof",
            to: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch", operator: "ÖBB",
            service: "ICE 93", departure: .at(2026, 11, 20, 14, 2, .named("Asia/Kathmandu")),
            arrival: .at(2026, 11, 20, 23, 33, .named("Asia/Kolkata")),
            actualDeparture: .at(2026, 11, 20, 14, 14, .named("Asia/Kathmandu")),
            actualArrival: .at(2026, 11, 21, 23, 33, .named("Asia/Kolkata")),
            disruption: .missedConnection, seat: "Coach 27, seat 61", travelClass: "second class",
            fare: Fare(Decimal(499) / 10, currency: "EUR"),
            journey: "Autumn in Vienna and Bratislava", claim: "Sent 24 November",
            tags: ["night train", "alps"], notes: "Snow."),
        sameDay: [.film("a.ics", "Die verlorene Ehre der Katharina Blum (1975)")])
}

extension OutcomeSelectionViewModel {
    /// An outcome selection with every kind of choice.
    fileprivate static let everything = OutcomeSelectionViewModel(
        id: "t.ics", title: "When did the ICE 93 arrive in Wien Westbahnhof?",
        choices: [
            OutcomeChoice(label: "On Time", meaning: .onTime),
            OutcomeChoice(label: "5 Minutes Late", meaning: .late(minutes: 5)),
            OutcomeChoice(label: "75 Minutes Late", meaning: .late(minutes: 75)),
            OutcomeChoice(label: "30 Minutes Late", meaning: .late(minutes: 30)),
            OutcomeChoice(label: "Cancelled", meaning: .cancelled),
            OutcomeChoice(label: "Missed Connection", meaning: .missedConnection),
            OutcomeChoice(label: "Clear Recorded Time", meaning: .notRecorded),
        ],
        time: TimePickerViewModel(
            label: "Other Time…", start: OutcomeTime(hour: 23, minute: 33),
            days: [
                .init(daysLater: 0, label: "20 Nov (same day)"),
                .init(daysLater: 1, label: "21 Nov (+1 day)"),
            ], clock: ClockFormat(.inEnglish)))
}

extension ImportViewModel {
    fileprivate static func example(option: String) -> ImportViewModel {
        let rows = ImportRows([])
        return ImportViewModel(
            title: "diary.csv", sources: ["Letterboxd: diary.csv"],
            groups: [
                Group(id: "new", title: "8 films are new", rows: rows),
                Group(
                    id: "left", title: "198 ratings belong to viewings that have one",
                    reason: "They are not imported again.", rows: rows),
            ],
            questions: [
                Question(
                    id: "q", words: "Das Boot (1981) may be in the journal already.",
                    options: [option, "Add it"], chosen: nil, rows: rows)
            ],
            bands: ImportViewModel.Band.all(of: .usual, .inEnglish),
            summary: "8 entries will be added.",
            importing: .available)
    }
}
