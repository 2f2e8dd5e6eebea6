import ClaimsFeature
import Domain
import EntryFeature
import FilmsFeature
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing
import TripsFeature
import Wording

@testable import JournalFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Every window fits on a screen of 640 by 480 pixels")
    struct FittingTests {
        private let opened: OpenForms
        private var stage: WindowStage { opened.stage }

        init() throws { opened = try OpenForms() }

        private func expectFits(
            _ window: Window, location: SourceLocation = #_sourceLocation
        ) {
            window.present()
            Display.settle()
            let least = window.leastSize
            #expect(least.width <= 640, sourceLocation: location)
            #expect(least.height <= 480, sourceLocation: location)
            window.resize(width: 640, height: 480)
            #expect(
                Display.turn { window.size.width <= 640 && window.size.height <= 480 },
                sourceLocation: location)
            window.destroy()
        }

        @Test("No window is opened larger than there is room")
        func room() {
            let window = Window()
            window.setDefaultSize(width: 30_000, height: 20_000)
            window.child = Label("a")
            window.present()
            Display.settle()
            #expect(window.size.width <= 4_000)
            #expect(window.size.height <= 4_000)
            let dialog = Window()
            dialog.transientParent = window
            dialog.setDefaultSize(width: 30_000, height: 200)
            dialog.present()
            Display.settle()
            #expect(dialog.size.width == window.size.width)
            #expect(dialog.size.height == 200)
            dialog.destroy()
            window.destroy()
        }

        @Test("All that most people fill of a trip is seen at once, each end of it in one row")
        func trip() throws {
            let form = try opened.trip()
            Display.settle()
            let area = try #require(form.shown(ScrolledWindow.self).first)
            #expect(
                Display.turn { area.verticalExtent.content <= area.verticalExtent.page })
            #expect(form.size.height <= 640)
            let day = try #require(form.field(Entry.self, "Day"))
            let clock = try #require(form.field(SpinButton.self, "Departure time"))
            let asking = try #require(form.button("Departure time zone"))
            asking.click()
            let zone = try #require(form.field(Entry.self, "Departure time zone"))
            let isOneRow = Display.turn {
                Set([day, clock, zone].map { ($0 as Widget).positionInWindow.y }).count == 1
            }
            #expect(isOneRow)
            form.dismiss()
        }

        @Test("Forms, with everything wrong with them", arguments: [1.0, 1.5])
        func forms(scale: Double) throws {
            try Settings.withText(scaledBy: scale) {
                let film = try opened.film()
                film.show(
                    FilmFormCheck(
                        complaints: [.title: long, .notes: long, .countries: long],
                        canSave: false))
                film.show(FailureViewModel(title: "The film was not saved.", reason: long))
                #expect(film.leastSize.width <= 600)
                expectFits(film)
                let trip = try opened.trip(.arriving)
                trip.show(
                    FormCheck.ofTrip(
                        complaints: [.from: long, .departureDay: long, .notes: long],
                        canSave: false))
                trip.show(FailureViewModel(title: "The trip was not saved.", reason: long))
                #expect(trip.leastSize.width <= 600)
                expectFits(trip)
                let profile = try opened.profile()
                profile.show(
                    FormCheck(
                        complaints: [.email: long, .iban: long], doubts: [.bic: long],
                        canSave: false, saving: .unavailable(because: long)))
                profile.show(
                    FailureViewModel(title: "Your details were not saved.", reason: long))
                #expect(profile.leastSize.width <= 600)
                expectFits(profile)
            }
        }

        @Test("Forms in 360 pixels, with captions above the fields")
        func narrowForms() throws {
            for form in [try opened.film(), try opened.trip(.arriving), try opened.profile()] {
                let area = try #require(form.shown(ScrolledWindow.self).first)
                // It gets no narrower than captions beside fields allow until they are above.
                #expect(
                    Display.turn {
                        form.resize(width: 360, height: 480)
                        return area.allocatedSize.width == 360
                    })
                let right = area.positionInWindow.x + area.allocatedSize.width
                let parts = area.shown.filter { $0 is Label || $0 is Gtk.Entry || $0 is Button }
                #expect(!parts.isEmpty)
                for part in parts {
                    #expect(part.positionInWindow.x + part.allocatedSize.width <= right)
                }
                form.dismiss()
            }
        }

        @Test("The question about fields that were changed elsewhere too", arguments: [1.0, 1.5])
        func conflicts(scale: Double) {
            Settings.withText(scaledBy: scale) {
                let conflicts = ["Title", "Place", "Notes"].map {
                    FieldConflict(field: $0, mine: long, theirs: long + long)
                }
                expectFits(
                    ConflictWindow(conflicts, parent: stage.window) { _ in })
            }
        }

        @Test("Two texts of an entry that are compared", arguments: [1.0, 1.5])
        func comparison(scale: Double) {
            Settings.withText(scaledBy: scale) {
                let fields = [false, true].map { canKeepBoth in
                    ComparisonViewModel.Field(
                        name: "notes", original: long, copy: long + long,
                        canKeepBoth: canKeepBoth, proposal: nil)
                }
                expectFits(
                    ComparisonWindow(
                        ComparisonViewModel(question: long, fields: fields),
                        parent: stage.window
                    ) { _ in })
            }
        }

        @Test("What holds a long text gets narrow again, after it was wide")
        func narrowedTexts() throws {
            let film = try opened.film()
            let notes = try #require(film.field(TextView.self, "Notes"))
            notes.text = String(repeating: "a long note ", count: 80)
            let conflict = ConflictWindow(
                [FieldConflict(field: "Notes", mine: long + long, theirs: long)],
                parent: stage.window
            ) { _ in }
            conflict.present()
            for window in [film, conflict] as [Window] {
                for width in [900, 600] {
                    #expect(
                        window.becomes(width: width, height: 480),
                        "\(window.title) needs \(window.leastSize.width)")
                }
            }
            for window in [conflict, film] as [Window] { window.destroy() }
        }

        /// Returns the window of an import with its preview.
        private func preview() throws -> ImportWindow {
            let model = ImportViewModel(
                title: "diary.csv", sources: ["Letterboxd: diary.csv"],
                groups: [.init(id: "new", title: "8 films are new", rows: ImportRows([]))],
                questions: [], bands: ImportViewModel.Band.all(of: .usual, .inEnglish),
                summary: "8 entries will be added.", importing: .available)
            let window = try #require(stage.main.openImport(model) as? ImportWindow)
            window.show(model)
            return window
        }

        private func export() -> ExportWindow {
            ExportWindow(
                ExportViewModel(
                    scopes: ["The whole journal"], formats: ["JSON"],
                    draft: ExportDraft(scope: 0, format: 0), explanation: long,
                    canChooseScope: true, canIncludePictures: true),
                parent: stage.window)
        }

        @Test("Import and export")
        func interchange() throws {
            let window = try preview()
            window.show(FailureViewModel(title: "Nothing was imported.", reason: long))
            expectFits(window)
            let export = export()
            export.show(FailureViewModel(title: "Nothing was exported.", reason: long))
            expectFits(export)
        }

        @Test("The preview of an import in 360 pixels, with the rows below the questions")
        func narrowImport() throws {
            let window = try preview()
            window.present()
            Display.settle()
            #expect(
                window.becomes(width: 360, height: 480) {
                    window.rows.positionInWindow.y > window.groups.positionInWindow.y
                        && window.rows.allocatedSize.width == 360
                })
            window.dismiss()
        }

        @Test("An import that is read in 360 pixels has its button below, and room for both panes")
        func narrowReading() throws {
            let opened = stage.main.openImport(ImportViewModel(title: "\(long).csv"))
            let window = try #require(opened as? ImportWindow)
            window.present()
            Display.settle()
            #expect(
                window.becomes(width: 360, height: 720) { window.child?.button("Import") != nil })
            // Nothing is there to show yet, and the button does not wait at the top.
            let button = try #require(window.child?.button("Import"))
            #expect(Display.turn { button.positionInWindow.y > 500 })
            window.show(
                ImportViewModel(
                    title: "\(long).csv",
                    groups: [.init(id: "new", title: "8 films are new", rows: ImportRows([]))],
                    importing: .available))
            let choices = try #require(window.groups.parent)
            #expect(
                Display.turn {
                    window.rows.allocatedSize.height > 150
                        && window.rows.positionInWindow.y - choices.positionInWindow.y > 150
                })
            #expect(window.titlebar?.button("Import") == nil)
            window.dismiss()
        }

        @Test("A dialog that opens narrow is stacked at once, and as wide as there is room")
        func opensNarrow() {
            let window = Window()
            window.setDefaultSize(width: 360, height: 480)
            let row = Box(.horizontal)
            for _ in 0..<2 {
                let part = Label("a")
                part.setSizeRequest(width: 240)
                row.append(part)
            }
            window.stack(row, below: 600)
            window.child = row
            window.present()
            Display.settle()
            #expect(row.orientation == .vertical && window.size.width == 360)
            window.destroy()
        }

        @Test("A choice with a long item and the button beside a line fit in 360 pixels")
        func narrowRows() throws {
            let items = ["None", "Rules of a season ticket with a very long name: " + long]
            let model = FormViewModel(
                title: "New Season Ticket",
                rows: [
                    FormRow(.line, .line(change: "Change to Another Kind of Entry")),
                    FormRow(.operator, .choice(items), caption: "_Rules"),
                ],
                draft: FormDraft([:]), focus: .line, check: FormCheck(canSave: true),
                words: .inEnglish)
            let form = try #require(stage.main.openForm(model) as? FormWindow)
            Display.settle()
            let line = try #require(form.shown(Gtk.Entry.self).first)
            let change = try #require(form.button("Change to Another Kind of Entry"))
            #expect(change.positionInWindow.y < line.positionInWindow.y + line.allocatedSize.height)
            #expect(
                form.becomes(width: 360, height: 480) {
                    change.positionInWindow.y >= line.positionInWindow.y + line.allocatedSize.height
                })
            #expect(form.leastSize.width <= 360)
            #expect(line.allocatedSize.width > 240)
            form.dismiss()
        }

        @Test("The button of a message stands below its text in 360 pixels, and beside it in 800")
        func bars() throws {
            let bar = MessageBar()
            let button = bar.addButton("Undo") {}
            bar.show(FailureViewModel(title: "Changed.", reason: long))
            let text = try #require(bar.shown(Label.self).first { $0.text == long })
            let window = Display.show(Box(.vertical, of: bar), width: 800)
            let isBelow = {
                button.positionInWindow.y >= text.positionInWindow.y + text.allocatedSize.height
            }
            #expect(!isBelow())
            #expect(window.becomes(width: 360, height: 300, isBelow))
            #expect(window.becomes(width: 800, height: 300) { !isBelow() })
            window.destroy()
        }

        @Test("Shortcuts, preferences and an export fit in 360 pixels")
        func narrowWindows() throws {
            let export = export()
            let preferences = try #require(
                stage.main.openPreferences(
                    PreferencesViewModel(
                        Preferences(), typed: TypedPreferences(), ticketFolder: "/home/a/Tickets",
                        words: .inEnglish))
                    as? PreferencesWindow)
            for window in [export, preferences, ShortcutsWindow(parent: stage.window)] {
                window.present()
                Display.settle()
                #expect(
                    window.becomes(width: 360, height: 480),
                    "\(window.title) needs \(window.leastSize.width)")
                #expect(window.leastSize.width <= 360)
                window.destroy()
            }
        }

        @Test("Help, about, questions and the files that cannot be read")
        func others() {
            expectFits(ShortcutsWindow(parent: stage.window))
            expectFits(
                AboutDialog(
                    program: AppInfo.name, version: AppInfo.version,
                    icon: AppInfo.id,
                    comments:
                        "A journal of the films you watched and the trips you took.",
                    copyright: "Copyright © 2026 Counterfoil contributors",
                    parent: stage.window))
            expectFits(
                MessageDialog(
                    .question, text: "Save changes to this season ticket?", secondary: long + long,
                    buttons: [
                        ("_Discard", .cancel), ("_Keep Editing", .close), ("_Save", .accept),
                    ], parent: stage.window))
            expectFits(
                UnreadableFilesWindow(
                    UnreadableFilesViewModel(
                        title: "20 files in your journal could not be read.", detail: "",
                        files: (1...20).map { .init(name: "\($0).ics", reason: long) }, more: nil),
                    heading: "Unreadable Files", parent: stage.window))
        }

        private var long: String {
            "There is more to say about it than fits into one line of a window, or into two: "
                + "donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenvergoldung."
        }
    }
}
