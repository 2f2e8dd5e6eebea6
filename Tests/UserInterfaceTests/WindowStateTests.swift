import Foundation
import Gtk
import GtkTestSupport
import JournalFeature
import StatisticsFeature
import TestSupport
import Testing
import Wording

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("How the window was left")
    struct WindowStateTests {
        let folder: ScratchFolder
        var path: String { WindowStage.statePath(in: folder) }

        init() throws { folder = try ScratchFolder() }

        private func write(_ text: String) throws {
            try text.write(toFile: path, atomically: false, encoding: .utf8)
        }

        @Test("A written state is read back")
        func roundTrip() {
            var state = WindowState(
                width: 801, height: 602, isMaximized: false, panePosition: 303, isListHidden: true,
                filter: .trips, order: JournalOrder(by: "delay", isReversed: true))
            state.usualListWidth = 356
            state.table[.films] = ["date", "title"]
            state.tableWidths = ["title": 222, "tags": 90]
            state.details = ["filmDetails", "tripDetails"]
            WindowStateFile(path: path).write(state)
            #expect(WindowStateFile(path: path).read() == state)
        }

        @Test("A maximised window keeps the size it will have otherwise")
        func maximised() {
            WindowStateFile(path: path).write(WindowState(width: 801, height: 602))
            WindowStateFile(path: path).write(
                WindowState(width: 3_000, height: 2_000, isMaximized: true))
            let state = WindowStateFile(path: path).read()
            #expect(state.isMaximized)
            #expect(state.width == 801)
            #expect(state.height == 602)
        }

        @Test("No file is a new window")
        func none() { #expect(WindowStateFile(path: path).read() == WindowState()) }

        @Test(
            "Nonsense in the file is a new window",
            arguments: [
                "", "\u{0}\u{1}no key file", "[Other]\nwidth=500\nheight=500\n",
                "[Window]\nwidth=wide\nheight=high\nmaximized=perhaps\nfilter=books\nsorted-by=size\n",
                "[Window]\ntable-columns-films=size,,\ntable-widths=title:wide,tags:-1,:,a:b:c\n",
                "[Window]\nwidth=-1\nheight=600\npane-position=-50\nusual-list-width=5\n",
                "[Window]\nusual-list-width=2001\n",
                "[Window]\nwidth=99999999999999999999\nheight=2\npane-position=1e9\n",
            ])
        func nonsense(text: String) throws {
            try write(text)
            #expect(WindowStateFile(path: path).read() == WindowState())
        }

        @Test("What makes sense in a file with nonsense counts")
        func partly() throws {
            try write("[Window]\nwidth=wide\nheight=700\nfilter=films\npane-position=20\n")
            let state = WindowStateFile(path: path).read()
            #expect(state.filter == .films)
            #expect(state.width == WindowState().width)
            #expect(state.panePosition == WindowState.leastPaneWidth)
        }

        @Test("The width of the list is in the file once the person has chosen it")
        func width() {
            WindowStateFile(path: path).write(WindowState())
            #expect(WindowStateFile(path: path).read().panePosition == nil)
            WindowStateFile(path: path).write(WindowState(panePosition: 400))
            #expect(WindowStateFile(path: path).read().panePosition == 400)
        }

        @Test("What the years were about is remembered, but not that the search counted")
        func years() {
            var state = WindowState()
            state.years = YearsChoice(
                period: "2025-03", kinds: .films, isOfSearch: true, showsMore: true)
            WindowStateFile(path: path).write(state)
            #expect(
                WindowStateFile(path: path).read().years
                    == YearsChoice(period: "2025-03", kinds: .films, showsMore: true))
        }

        @Test("A folder that cannot be written to keeps no window from closing")
        func unwritable() {
            let file = WindowStateFile(path: "/proc/nowhere/window.ini")
            file.write(WindowState())
            #expect(file.read() == WindowState())
        }

        @Test("A window comes back with the filter and the hidden list it was closed with")
        func window() throws {
            do {
                let stage = try WindowStage(in: folder)
                try #require(stage.listPane.button("Trips")).click()
                stage.window.activate("show-list")
                #expect(!stage.listPane.isVisible)
            }
            let stage = try WindowStage(in: folder)
            #expect(stage.main.filter == .trips)
            #expect(!stage.listPane.isVisible)
            #expect(!stage.header.list.isVisible)
            stage.window.activate("show-list")
            #expect(stage.listPane.isVisible)
        }
    }
}
