import Domain
import Gtk
import GtkTestSupport
import Presentation
import Testing

@testable import FilmsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Pages that lead elsewhere")
    struct LinkTests {
        let stage: WindowStage

        init() throws { stage = try WindowStage() }

        private func film(_ link: String) -> FilmViewModel { .of(Film(title: "M", link: link)) }

        @Test("The address of a web page is a link, which the keyboard reaches")
        func link() throws {
            let address = "https://example.org/film"
            stage.showFilm(film(address))
            let link = try #require(stage.detailPane.shown(LinkButton.self).first)
            #expect(link.address == address && link.accessibleName == address)
            #expect(link.isFocusable && link.hasAccessibleRole(.link))
            let page = try #require(stage.detailPane.page as? FilmPage)
            var followed: [String] = []
            page.opening = nil
            page.events.link.hear { followed.append($0) }
            link.click()
            #expect(followed == [address])
        }

        @Test("A link stands where the other facts of the page stand")
        func edge() throws {
            stage.showFilm(
                .of(
                    Film(
                        title: "M", rating: ImportedRating("8/10", source: ""),
                        link: "https://example.org/film")))
            Display.settle()
            let labels = stage.detailPane.shown(Label.self)
            let rating = try #require(labels.first { $0.text == "Rated 8/10" })
            let link = try #require(stage.detailPane.shown(LinkButton.self).first?.child)
            #expect(link.positionInWindow.x == rating.positionInWindow.x)
        }

        @Test("Any other link is words, which can be copied")
        func words() {
            stage.showFilm(film("file:///etc/passwd"))
            #expect(stage.detailPane.shown(LinkButton.self).isEmpty)
            #expect(stage.detail.contains("file:///etc/passwd"))
            stage.main.showFilm(film(""))
            #expect(!stage.detail.contains("file:///etc/passwd"))
        }

        @Test("Of a link without end a part is shown, and the whole is followed")
        func endless() throws {
            let address = "https://example.org/" + String(repeating: "a", count: 5_000)
            stage.showFilm(film(address))
            let link = try #require(stage.detailPane.shown(LinkButton.self).first)
            #expect(link.address == address)
            #expect(stage.detail.contains(String(address.prefix(200))))
        }

        @Test("An address that no program can open is reported")
        func failure() {
            let page = stage.showFilm(film("https://example.org/film"))
            page.events.link.emit("counterfoil-nobody-opens-this:x")
            #expect(stage.bars.words.contains { $0.contains("The link was not opened.") })
        }
    }
}
