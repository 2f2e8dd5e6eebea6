import Domain
import EntryFeature
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing

@testable import TripsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Whatever there is to read can be read, in each of GTK's own themes")
    struct ContrastTests {
        init() throws { try Display.start() }

        /// The least contrast for text of this size by WCAG 2.1.
        private let least = 4.5

        @Test(
            "Text stands out from its ground, and less important text a little less",
            arguments: [
                ("Adwaita", false), ("Adwaita", true), ("HighContrast", false),
                ("HighContrastInverse", true),
            ])
        func text(theme: String, isDark: Bool) throws {
            try Settings.withTheme(theme, isDark: isDark) {
                let stage = try WindowStage()
                #expect(stage.window.hasLightText == isDark)
                stage.main.showJournal(.entries("a.ics", "t.ics"))
                var labels = readable(in: stage)
                for trip in [Trip.toVienna, .full, .cancelled] {
                    stage.showTrip(.of(trip, sameDay: [.film("a.ics", "Brief Encounter")]))
                    labels += readable(in: stage)
                }
                stage.showFilm(.briefEncounter)
                labels += readable(in: stage)
                for label in labels { #expect(label.contrast >= least, "\(label.text)") }
                for words in ["2 entries", "ICE 93 · ÖBB", "9 h 31 min", "work"] {
                    #expect(labels.contains { $0.text.contains(words) }, "\(words)")
                }
                let title = try #require(labels.first { $0.text == "Brief Encounter" })
                let beside = try #require(labels.first { $0.text.contains("9 h 31 min") })
                #expect(beside.contrast < title.contrast)
            }
        }

        /// Returns each label with its present contrast.
        private func readable(in stage: WindowStage) -> [(text: String, contrast: Double)] {
            Display.settle()
            stage.window.leaveBackdrop()
            return [stage.listPane, stage.detailPane].flatMap { pane in
                pane.shown(Label.self).filter { !$0.text.isEmpty }.map { ($0.text, $0.contrast) }
            }
        }
    }
}

extension Trip {
    /// A trip with text in every label of one that ran.
    fileprivate static let full = toVienna.with {
        $0.actualArrival = $0.arrival
        $0.disruption = .missedConnection
        $0.seat = "Coach 7, seat 61"
        $0.tags = ["work"]
        $0.notes = "It rained."
    }

    fileprivate static let cancelled = toVienna.with {
        $0.arrival = .vienna(21, 0, 10)
        $0.disruption = .cancelled
    }
}
