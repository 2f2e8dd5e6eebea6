import EntryFeature
import FilmsFeature
import Foundation
import Gtk
import GtkTestSupport
import Presentation
import TestSupport
import Testing
import TripsFeature

@testable import UserInterface

/// The program's window on the screen, with a state file of its own. It is closed at the end.
///
/// Its members are also those of the frame, which the window itself knows by protocols only.
@dynamicMemberLookup
final class WindowStage {
    let main: MainWindow
    private let frame: WindowFrame
    private let folder: ScratchFolder

    /// - Parameter folder: the folder of the state file.
    init(in folder: ScratchFolder? = nil) throws {
        Settings.hasAnimations = false
        let folder = try folder ?? ScratchFolder()
        self.folder = folder
        main = MainWindow(
            application: try Display.application(), statePath: Self.statePath(in: folder))
        frame = try #require(main.frame as? WindowFrame)
        var isPainted = false
        frame.window.onFirstFrame { isPainted = true }
        main.present()
        _ = Display.turn { isPainted }
        // Where the pointer happens to be must not decide whether keys are heard.
        frame.window.takeKeyboard()
    }

    isolated deinit {
        frame.window.close()
        Display.settle()
    }

    subscript<Member>(dynamicMember path: KeyPath<WindowFrame, Member>) -> Member {
        frame[keyPath: path]
    }

    static func statePath(in folder: ScratchFolder) -> String { folder.path("window.ini") }

    /// The texts in the detail pane.
    var detail: [String] { frame.detailPane.words }

    /// The toast over the content, or `nil` if there is none.
    var toast: MessageBar? { frame.toasts.overlay.shown(MessageBar.self).first }

    /// Shows a film's page as its scene does.
    @discardableResult
    func showFilm(
        _ film: FilmViewModel, with transition: NavigationTransition = .none,
        canGoBack: Bool = false
    ) -> any InteractivePage<FilmPageEvents> {
        let page = main.makeFilmMainPage(for: film.id)
        main.showFilm(film)
        main.show(page, with: transition, canGoBack: canGoBack) {}
        return page
    }

    @discardableResult
    func showTrip(_ trip: TripViewModel) -> any InteractivePage<TripPageEvents> {
        let page = main.makeTripMainPage(for: trip.id)
        main.showTrip(trip)
        main.show(page, with: .none, canGoBack: false) {}
        return page
    }

    /// Expects that nothing holds a form that was opened and closed.
    func expectFreed(_ model: FormViewModel) throws {
        weak var form: FormWindow?
        do {
            let opened = try #require(main.openForm(model) as? FormWindow)
            form = opened
            Display.settle()
            (opened as any FormView).dismiss()
            Display.settle()
        }
        Display.settle()
        #expect(form == nil)
    }

    /// Has entries leave the window as the coordinator does, and then the list.
    func remove(_ gone: Set<String>, leaving ids: String...) {
        if let marked = frame.listPane.marked, gone.contains(marked) { main.markEntry(nil) }
        if let page = frame.detailPane.page, gone.contains(page.entryID) { main.clear() }
        main.showJournal(.entries(ids))
    }
}
