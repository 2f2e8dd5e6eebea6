import Domain
import Gtk
import GtkTestSupport
import Presentation
import Testing

@testable import FilmsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Stars to give")
    struct StarsViewTests {
        init() throws { try Display.start() }

        private let names = (1...10).map { "\($0) half stars" }

        private func stars(_ halves: Int) -> StarsViewModel {
            StarsViewModel(halves: halves, description: "\(halves) given", choices: names)
        }

        private final class Stage {
            let view = StarsView()
            var given: [Int] = []
            lazy var window = Display.show(view)

            init() { view.onGiven = { [weak self] in self?.given.append($0) } }
        }

        @Test("Each half is named and given by the pointer, and the present one leaves none")
        func pointer() {
            let stage = Stage()
            stage.view.show(stars(0), .available)
            let window = stage.window
            _ = Display.turn { stage.view.parts.last?.area.width ?? 0 > 0 }
            #expect(stage.view.parts.map(\.name) == names)
            #expect(stage.view.parts.allSatisfy { $0.area.width >= 12 })
            stage.view.click(at: stage.view.parts[6].area.middle)
            stage.view.show(stars(7), .available)
            stage.view.click(at: stage.view.parts[6].area.middle)
            #expect(stage.given == [7, 0])
            #expect(stage.view.accessibleName == "Stars")
            #expect(stage.view.accessibleDescription == "7 given")
            window.destroy()
        }

        @Test("Arrows go from half to half, digits give whole stars, and Delete takes them back")
        func keys() {
            let stage = Stage()
            stage.view.show(stars(3), .available)
            let window = stage.window
            stage.view.grabFocus()
            for key in [
                Key.right, .enter, .left, .left, .space, Key("4"), .left, .enter, Key("0"), .delete,
            ] {
                window.press(key)
            }
            window.press(Key("6"))
            #expect(stage.given == [4, 2, 8, 7, 0, 0])
            window.destroy()
        }

        @Test("From right to left the first half is at the right, and the left arrow gives more")
        func rightToLeft() throws {
            let stage = Stage()
            stage.view.readFromTheRight()
            stage.view.show(stars(1), .available)
            let window = stage.window
            _ = Display.turn { stage.view.parts.last?.area.width ?? 0 > 0 }
            let first = try #require(stage.view.parts.first)
            #expect(stage.view.parts.dropFirst().allSatisfy { $0.area.x < first.area.x })
            stage.view.grabFocus()
            window.press(.left)
            window.press(.enter)
            #expect(stage.given == [2])
            window.destroy()
        }

        @Test("It says why no stars can be given, and is not there where none are wanted")
        func unavailable() {
            let view = StarsView()
            view.show(stars(2), .unavailable(because: "Read-only."))
            #expect(view.isVisible && !view.isSensitive)
            #expect(view.accessibleDescription == "Read-only.")
            view.show(nil, .available)
            #expect(!view.isVisible)
        }

        @Test("The page of a film has them, and no rating that says the same")
        func page() throws {
            let view = FilmMainView()
            let film = Film(title: "M", rating: ImportedRating("3.5/5", source: ""))
            view.model = .of(film)
            #expect(view.shown(StarsView.self).isEmpty && view.words.contains("Rated 3.5/5"))
            view.model = .of(film, givesStars: true)
            #expect(view.shown(StarsView.self).count == 1)
            #expect(!view.words.contains("Rated 3.5/5"))
        }
    }
}

extension Rectangle {
    fileprivate var middle: Point { Point(x: x + width / 2, y: y + height / 2) }
}
