import Foundation
import Gtk
import GtkTestSupport
import Presentation
import Testing

@testable import FilmsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The picture of a film")
    struct PictureViewTests {
        private let file: URL

        init() throws {
            try Display.start()
            file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
            let bytes = try PictureFile.bytes(
                of: .init(title: "", width: 200, height: 300) { _ in }, as: .png(scale: 1))
            try Data(bytes).write(to: file)
        }

        private var path: String { file.path(percentEncoded: false) }

        @Test("It appears once it is read, with its name and within its square, and goes")
        func appears() async {
            defer { try? FileManager.default.removeItem(at: file) }
            let view = PictureView()
            view.show(path, name: "Picture of M")
            #expect(!view.isVisible)
            #expect(await Display.turnWithTasks { view.isVisible })
            #expect(view.accessibleName == "Picture of M")
            let window = Display.show(view)
            #expect(Display.turn { view.allocatedSize.width > 1 })
            #expect(view.naturalWidth <= 160)
            view.show(nil, name: "")
            #expect(!view.isVisible && view.picture == nil)
            window.destroy()
        }

        @Test("When the film is shown again, its picture is that which the file has by then")
        func again() async throws {
            defer { try? FileManager.default.removeItem(at: file) }
            let whole = try Data(contentsOf: file)
            try FileManager.default.removeItem(at: file)
            let view = PictureView()
            var said: [Bool] = []
            view.onRead = { said.append($0) }
            view.show(path, name: "Picture of M")
            #expect(await Display.turnWithTasks { said == [false] })
            try whole.write(to: file)
            view.show(path, name: "Picture of M")
            #expect(await Display.turnWithTasks { view.isVisible })
            let first = view.picture
            view.show(path, name: "Picture of M")
            #expect(await Display.turnWithTasks { said.count == 3 })
            #expect(view.picture === first)
            let other = try PictureFile.bytes(
                of: .init(title: "", width: 30, height: 20) { _ in }, as: .png(scale: 1))
            try Data(other).write(to: file)
            view.show(path, name: "Picture of M")
            #expect(await Display.turnWithTasks { view.picture?.width == 30 })
        }

        @Test("Of pictures that are asked for at once, only the last one is read and shown")
        func last() async throws {
            defer { try? FileManager.default.removeItem(at: file) }
            let (view, other) = (PictureView(), PictureView())
            var said: [Bool] = []
            view.onRead = { said.append($0) }
            for path in [path, path, path + " is gone", path] {
                view.show(path, name: "Picture of M")
            }
            other.show(path, name: "")
            #expect(await Display.turnWithTasks { view.isVisible && other.isVisible })
            #expect(said == [true])
        }

        @Test("A file that is no picture takes no space, and is told")
        func broken() async throws {
            defer { try? FileManager.default.removeItem(at: file) }
            try Data("M".utf8).write(to: file)
            let (view, other) = (PictureView(), PictureView())
            var said: [Bool] = []
            view.onRead = { said.append($0) }
            view.show(path, name: "Picture of M")
            let bytes = try PictureFile.bytes(
                of: .init(title: "", width: 2, height: 3) { _ in }, as: .png(scale: 1))
            let good = file.deletingPathExtension().appendingPathExtension("2.png")
            defer { try? FileManager.default.removeItem(at: good) }
            try Data(bytes).write(to: good)
            other.show(good.path(percentEncoded: false), name: "")
            #expect(await Display.turnWithTasks { other.isVisible })
            #expect(await Display.turnWithTasks { said == [false] })
            #expect(!view.isVisible)
        }

        @Test("One picture that is dropped is the film's; other files are not taken")
        func dropped() async throws {
            defer { try? FileManager.default.removeItem(at: file) }
            let stage = try WindowStage()
            var chosen: [ArrivingPicture] = []
            #expect(!stage.entries.takePicture([path]))
            stage.main.markEntry("a.ics")
            let page = stage.showFilm(.briefEncounter)
            page.events.pictureChosen.hear { chosen.append($0) }
            #expect(stage.entries.takePicture([path]))
            #expect(!stage.entries.takePicture([path, path]))
            #expect(!stage.entries.takePicture(["/home/a/diary.csv"]))
            #expect(chosen.count == 1)
            #expect(await chosen.first?() == .file(path))
            // The film is that of the moment of the key, however late the clipboard answers.
            #expect(stage.entries.pastePicture() && chosen.count == 2)
            stage.main.showFilm(
                .of(.briefEncounter, feedback: .unavailable(because: "Read-only.")))
            #expect(!stage.entries.takePicture([path]))
        }
    }
}
