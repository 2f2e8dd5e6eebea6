import Domain
import Gtk
import GtkTestSupport
import Presentation
import Testing
import Wording

@testable import JournalFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The preview of an import")
    struct ImportWindowTests {
        let stage: WindowStage
        let window: ImportWindow

        init() throws {
            stage = try WindowStage()
            let opened = stage.main.openImport(ImportViewModel(title: "letterboxd.zip"))
            window = try #require(opened as? ImportWindow)
            window.show(.example())
            Display.settle()
        }

        @Test("It says what becomes of the rows, and shows the rows behind each number")
        func groups() throws {
            #expect(
                window.groups.words == [
                    "Import Summary", "12 films are new", "1 film is left out",
                    "An episode",
                ])
            #expect(window.rows.words == ["12 films are new"])
            #expect(window.rows.numberOfRows == 12)
            let list = try #require(window.groups.shown(ListBox.self).first)
            list.choose(1)
            #expect(window.rows.words == ["1 film is left out: An episode"])
            #expect(window.rows.numberOfRows == 1)
            #expect(
                window.rows.row(at: 0).writtenText == "Film 0, Film, diary.csv, row 2")
        }

        @Test("A question is asked with its options, and its rows can be seen")
        func questions() throws {
            var answers: [ImportAnswer] = []
            window.signalAnswer.hear { answers.append($0) }
            let combo = try #require(window.field(ComboBoxText.self, "Is it the same?"))
            #expect(combo.items == ["Choose…", "Add it", "Leave it out"])
            #expect(combo.selectedItem == "Choose…")
            combo.choose(2)
            combo.choose(0)
            #expect(
                answers == [
                    ImportAnswer(question: "q", option: 1),
                    ImportAnswer(question: "q", option: nil),
                ])
            try #require(window.button("Show Rows")).click()
            #expect(window.rows.words == ["Is it the same?"])
            #expect(window.rows.numberOfRows == 2)
            // The rows are those of the question, so that no outcome is marked beside them.
            let list = try #require(window.groups.shown(ListBox.self).first)
            #expect(list.selectedRow == nil)
            window.show(.example(chosen: 1, newFilms: 11))
            #expect(window.rows.numberOfRows == 2 && list.selectedRow == nil)
            // Once the question is gone, the chosen group is shown and marked again.
            window.show(ImportViewModel(title: "a.ics", groups: ImportViewModel.example().groups))
            #expect(window.rows.words == ["12 films are new"] && list.selectedRow?.index == 0)
            window.show(.example())
            #expect(window.rows.words == ["12 films are new"])
            list.choose(0)
            #expect(window.rows.words == ["12 films are new"])
        }

        @Test("A row is beside the entry that it may be, with a choice between them")
        func pair() throws {
            var answers: [ImportAnswer] = []
            window.signalAnswer.hear { answers.append($0) }
            func question(chosen: Int?) -> ImportViewModel.Question {
                ImportViewModel.Question(
                    id: "p", words: "Same viewing?",
                    options: ["Same Viewing", "Another Viewing", "Skip"], chosen: chosen,
                    rows: ImportRows([]),
                    pair: ImportViewModel.Pair(
                        mine: .init("In Your Journal", title: "Das Boot", details: ["No day"]),
                        file: .init("diary.csv", title: "Das Boot (1981)", details: ["2024"])))
            }
            window.show(ImportViewModel(title: "a.ics", questions: [question(chosen: nil)]))
            #expect(
                window.questions.words.starts(with: [
                    "Questions", "Same viewing?", "In Your Journal", "Das Boot", "No day",
                    "diary.csv", "Das Boot (1981)", "2024", "Same Viewing",
                ]))
            let group = try #require(window.questions.shown(RadioGroup<Int>.self).first)
            #expect(group.value == nil)
            group.button(for: 1)?.click()
            #expect(answers == [ImportAnswer(question: "p", option: 1)])
            window.show(ImportViewModel(title: "a.ics", questions: [question(chosen: 0)]))
            #expect(group.value == 0)
        }

        @Test("A group that waits leads to its question, however far down that is")
        func leadsToQuestion() throws {
            let groups = ImportViewModel.example().groups
            let waiting = ImportViewModel.Group(
                id: "waits", title: "1 film needs a decision", rows: groups[1].rows,
                question: "40")
            let questions = (0..<60).map {
                ImportViewModel.Question(
                    id: "\($0)", words: "Question \($0)?", options: ["yes"], chosen: nil,
                    rows: ImportRows([]))
            }
            window.show(
                ImportViewModel(
                    title: "a.ics", groups: [groups[0], waiting, groups[1]], questions: questions))
            Display.settle()
            let rows = window.groups.shown(ListBoxRow.self)
            #expect(rows.map { $0.accessibleDescription?.isEmpty ?? true } == [true, false, true])
            rows[0].activate()
            #expect(window.isFocus(within: window.questions) == false)
            rows[1].activate()
            let combo = try #require(window.field(ComboBoxText.self, "Question 40?"))
            #expect(window.isFocus(within: combo))
            let pane = try #require(
                sequence(first: combo as Widget) { $0.parent }.lazy
                    .compactMap { $0 as? ScrolledWindow }.first)
            func extent(_ widget: Widget) -> ClosedRange<Int> {
                let top = widget.positionInWindow.y
                return top...top + widget.allocatedSize.height
            }
            let isShown = Display.turn {
                combo.allocatedSize.height > 1
                    && extent(pane).contains(extent(combo))
            }
            #expect(isShown, "\(extent(combo)) in \(extent(pane)), at \(pane.verticalPosition)")
        }

        @Test("A new preview of the same questions keeps their widgets, and so the focus")
        func focus() throws {
            let combo = try #require(window.field(ComboBoxText.self, "Is it the same?"))
            combo.grabFocus()
            window.show(ProgressViewModel(text: "Reading…"))
            window.show(.example(chosen: 1))
            window.show(nil as ProgressViewModel?)
            #expect(window.field(ComboBoxText.self, "Is it the same?") === combo)
            #expect(combo.selectedItem == "Leave it out")
            #expect(window.isFocus(within: combo))
        }

        @Test("What becomes of the rows keeps the focus when there are more of them")
        func focusOnGroup() throws {
            func preview(_ count: Int) -> ImportViewModel {
                var groups = ImportViewModel.example().groups
                groups[0] = ImportViewModel.Group(
                    id: groups[0].id, title: "New: \(count) films", rows: groups[0].rows)
                return ImportViewModel(title: "a.ics", groups: groups)
            }
            window.show(preview(2))
            let row = try #require(window.groups.shown(ListBoxRow.self).first)
            row.grabFocus()
            window.show(preview(3))
            #expect(window.isFocus(within: window.groups))
        }

        @Test("An answer that brings more questions keeps the focus where it was given")
        func moreQuestions() throws {
            func preview(_ ids: [String]) -> ImportViewModel {
                ImportViewModel(
                    title: "a.ics", groups: ImportViewModel.example().groups,
                    questions: ids.map {
                        ImportViewModel.Question(
                            id: $0, words: "Question \($0)?", options: ["yes"], chosen: 0,
                            rows: ImportRows([]))
                    })
            }
            window.show(preview(["a", "z"]))
            let combo = try #require(window.field(ComboBoxText.self, "Question a?"))
            combo.grabFocus()
            window.show(preview(["a", "b", "c", "z"]))
            #expect(window.field(ComboBoxText.self, "Question a?") === combo)
            #expect(window.isFocus(within: combo))
            let words = { window.questions.words.filter { $0.hasPrefix("Question ") } }
            #expect(words() == ["Question a?", "Question b?", "Question c?", "Question z?"])
            window.show(preview(["a"]))
            #expect(words() == ["Question a?"])
        }

        @Test("Import has the focus when there is something to agree to, and gets it back")
        func focusOfImport() throws {
            let button = try #require(window.titlebar?.button("Import"))
            #expect(button.isFocus)
            window.show(ProgressViewModel(text: "Reading…"))
            #expect(window.titlebar?.button("Cancel")?.isFocus == true)
            window.show(nil as ProgressViewModel?)
            #expect(button.isFocus)
        }

        @Test("Only filling in is offered where it is a choice, and asks for another preview")
        func onlyFillingIn() throws {
            let button = window.onlyFillIn
            #expect(button.label == "Only fill in missing details" && !button.isVisible)
            window.show(ImportViewModel(title: "films.csv", onlyFillsIn: false))
            #expect(button.isVisible && !button.isActive)
            var chosen: [Bool] = []
            window.signalOnlyFillIn.hear { chosen.append($0) }
            button.click()
            #expect(chosen == [true])
            window.show(ImportViewModel(title: "films.csv", onlyFillsIn: true))
            #expect(button.isActive && chosen == [true])
        }

        @Test("The ends of the bands can be moved, each by the word it is of")
        func bands() throws {
            var moves: [ImportBandMove] = []
            window.signalBandMoved.hear { moves.append($0) }
            #expect(
                window.bands.words.contains(
                    "Very bad: up to 2 · Bad: up to 4 · So-so: up to 6 · Good: up to 8 · "
                        + "Really good: above that"))
            try #require(window.bands.shown(Expander.self).first).isExpanded = true
            let good = try #require(window.field(SpinButton.self, "Good: up to"))
            #expect(good.value == 8)
            good.turn(to: 9)
            #expect(moves == [ImportBandMove(band: 3, end: 9)])
            #expect(window.bands.words.contains("Really good: above that"))
        }

        @Test("Without ratings there are no bands, and without questions nothing to decide")
        func bare() {
            window.show(
                ImportViewModel(title: "a.ics", groups: ImportViewModel.example().groups))
            #expect(!window.bands.isVisible)
            #expect(!window.questions.isVisible)
        }

        @Test("There is nothing to agree to while something goes on, or where nothing is new")
        func importing() throws {
            let button = try #require(window.titlebar?.button("Import"))
            #expect(button.isSensitive)
            window.show(ProgressViewModel(text: "Writing 3 of 12", fraction: 0.25))
            #expect(!button.isSensitive)
            #expect(window.words.contains("Writing 3 of 12"))
            window.show(nil as ProgressViewModel?)
            #expect(button.isSensitive)
            #expect(!window.words.contains("Writing 3 of 12"))
            window.show(ImportViewModel(title: "a.ics", summary: "There is nothing new."))
            #expect(!button.isSensitive)
            window.show(
                ImportViewModel(title: "a.ics", confirm: "_Import 12 Films", importing: .available))
            #expect(button.isSensitive && button.accessibleName == "Import 12 Films")
        }

        @Test("Import and Cancel are heard, and closing is a cancel that waits")
        func answers() throws {
            var heard: [String] = []
            window.signalConfirm.hear { _ in heard.append("yes") }
            window.signalCancel.hear { _ in heard.append("no") }
            try #require(window.titlebar?.button("Import")).click()
            try #require(window.titlebar?.button("Cancel")).click()
            window.close()
            #expect(Display.turn { heard.count == 3 })
            #expect(heard == ["yes", "no", "no"])
            #expect(window.isVisible)
        }

        @Test("What went wrong is said in the window")
        func failure() {
            window.show(FailureViewModel(title: "This cannot be imported.", reason: "<b>why</b>"))
            #expect(window.words.contains("<b>why</b>"))
        }

        @Test("More questions than one can read are shown some at a time")
        func manyQuestions() throws {
            let questions = (0..<60).map {
                ImportViewModel.Question(
                    id: "\($0)", words: "Question \($0)?", options: ["yes"], chosen: nil,
                    rows: ImportRows([]))
            }
            window.show(
                ImportViewModel(
                    title: "a.ics", groups: ImportViewModel.example().groups,
                    questions: questions))
            #expect(window.questions.shown(ComboBoxText.self).count == 25)
            try #require(window.button("Show 25 more of 60")).click()
            #expect(window.questions.shown(ComboBoxText.self).count == 50)
            try #require(window.button("Show 10 more of 60")).click()
            #expect(window.questions.shown(ComboBoxText.self).count == 60)
            #expect(window.questions.button("Show 10 more of 60") == nil)
        }

        @Test("A window that was dismissed is freed, with its rows")
        func freed() throws {
            weak var opened: ImportWindow?
            weak var rows: ImportRowsView?
            do {
                let stage = try WindowStage()
                let screen = stage.main.openImport(.example())
                opened = screen as? ImportWindow
                rows = opened?.rows
                Display.settle()
                screen.dismiss()
            }
            Display.settle()
            #expect(rows == nil)
            #expect(opened == nil)
        }
    }

    @Suite("Importing and exporting from the main window")
    struct InterchangeOfWindowTests {
        let stage: WindowStage
        let imported = ImportedViewModel(title: "Imported 12 films.", canUndo: true)

        init() throws { stage = try WindowStage() }

        @Test("The news of an import offer to take it back")
        func bar() throws {
            var heard = 0
            stage.main.events.interchange.undoImported.hear { _ in heard += 1 }
            stage.main.showImported(imported)
            #expect(stage.toast?.words == ["Imported 12 films.", "Undo"])
            try #require(stage.toast?.button("Undo")).click()
            #expect(heard == 1)
            stage.main.showImported(
                ImportedViewModel(title: "The import was undone.", canUndo: false))
            #expect(stage.toast?.words == ["The import was undone."])
        }

        @Test("Undo Last Import can be chosen while there is one")
        func menu() {
            #expect(!stage.window.isEnabled("undo-import"))
            stage.main.allowUndoImport(true)
            #expect(stage.window.isEnabled("undo-import"))
            var heard = 0
            stage.main.events.interchange.undoImport.hear { _ in heard += 1 }
            stage.window.activate("undo-import")
            #expect(heard == 1)
        }

        @Test("An export is requested with the present search and entry")
        func present() throws {
            var asked: [ExportRequest] = []
            stage.main.events.interchange.export.hear { asked.append($0) }
            stage.window.activate("export")
            stage.listPane.search.type("gilda")
            stage.showFilm(.gilda)
            stage.window.activate("export")
            #expect(
                asked == [
                    ExportRequest(filter: .all, search: ""),
                    ExportRequest(filter: .all, search: "gilda", entry: "b.ics"),
                ])
        }

        @Test("An export asks what, as what, and whether with pictures")
        func export() throws {
            func model(_ draft: ExportDraft, withPictures: Bool) -> ExportViewModel {
                ExportViewModel(
                    scopes: ["Everything", "The films found by “gilda”"],
                    formats: ["JSON", "iCalendar"], draft: draft, explanation: "All of it.",
                    canChooseScope: true, canIncludePictures: withPictures)
            }
            let first = model(ExportDraft(scope: 1, format: 0), withPictures: false)
            let window = try #require(stage.main.openExport(first) as? ExportWindow)
            var drafts: [ExportDraft] = []
            window.signalDraft.hear { drafts.append($0) }
            try #require(window.field(ComboBoxText.self, "Entries")).choose(0)
            try #require(window.field(ComboBoxText.self, "Format")).choose(1)
            #expect(
                drafts == [ExportDraft(scope: 0, format: 0), ExportDraft(scope: 0, format: 1)])
            #expect(window.words.contains("All of it."))
            let pictures = try #require(window.shown(CheckButton.self).first)
            #expect(!pictures.isSensitive && !pictures.isActive)
            window.show(model(ExportDraft(scope: 0, format: 1), withPictures: true))
            #expect(pictures.isSensitive)
            pictures.click()
            let draft = ExportDraft(scope: 0, format: 1, includesPictures: true)
            #expect(drafts.last == draft)
            window.show(model(draft, withPictures: true))
            #expect(pictures.isActive && drafts.count == 3)
            window.show(ProgressViewModel(text: "Writing 1 of 2", fraction: 0.5))
            #expect(window.titlebar?.button("Export…")?.isSensitive == false)
        }
    }
}

extension ImportViewModel {
    static func example(chosen: Int? = nil, newFilms: Int = 12) -> ImportViewModel {
        func rows(_ count: Int) -> ImportRows {
            ImportRows(
                (0..<count).map {
                    ImportRow(
                        .film, at: SourcePlace(file: "diary.csv", row: $0 + 2), title: "Film \($0)")
                })
        }
        return ImportViewModel(
            title: "letterboxd.zip", sources: ["Letterboxd: diary.csv"],
            groups: [
                Group(id: "new", title: "\(newFilms) films are new", rows: rows(newFilms)),
                Group(
                    id: "left", title: "1 film is left out", reason: "An episode", rows: rows(1)),
            ],
            questions: [
                Question(
                    id: "q", words: "Is it the same?", options: ["Add it", "Leave it out"],
                    chosen: chosen, rows: rows(2))
            ],
            bands: ImportViewModel.Band.all(of: .usual, .inEnglish),
            summary: "12 entries will be added.",
            importing: .available)
    }
}
