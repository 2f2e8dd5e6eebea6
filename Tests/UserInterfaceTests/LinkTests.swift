import Gtk
import GtkTestSupport
import Testing

@testable import FilmsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Pages that lead elsewhere")
    struct LinkTests {
        let stage: WindowStage

        init() throws { stage = try WindowStage() }

        private func film(_ link: String, opens: Bool) -> FilmViewModel {
            FilmViewModel(id: "a.ics", title: "M", link: link, opensLink: opens)
        }

        @Test("The address of a web page is a link, which the keyboard reaches")
        func link() throws {
            let address = "https://example.org/film"
            stage.showFilm(film(address, opens: true))
            let link = try #require(stage.main.detailPane.shown(LinkButton.self).first)
            #expect(link.address == address && link.accessibleName == address)
            #expect(link.isFocusable && link.hasAccessibleRole(.link))
            let page = try #require(stage.main.detailPane.page as? FilmPage)
            var followed: [String] = []
            page.onFollowLink = { followed.append($0) }
            link.click()
            #expect(followed == [address])
        }

        @Test("A link stands where the other facts of the page stand")
        func edge() throws {
            var film = film("https://example.org/film", opens: true)
            film.rating = "Rated 8/10"
            stage.showFilm(film)
            Display.settle()
            let labels = stage.main.detailPane.shown(Label.self)
            let rating = try #require(labels.first { $0.text == "Rated 8/10" })
            let link = try #require(stage.main.detailPane.shown(LinkButton.self).first?.child)
            #expect(link.positionInWindow.x == rating.positionInWindow.x)
        }

        @Test("Any other link is words, which can be copied")
        func words() {
            stage.showFilm(film("file:///etc/passwd", opens: false))
            #expect(stage.main.detailPane.shown(LinkButton.self).isEmpty)
            #expect(stage.detail.contains("file:///etc/passwd"))
            stage.main.showFilm(film("", opens: false))
            #expect(!stage.detail.contains("file:///etc/passwd"))
        }

        @Test("Of a link without end a part is shown, and the whole is followed")
        func endless() throws {
            let address = "https://example.org/" + String(repeating: "a", count: 5_000)
            stage.showFilm(film(address, opens: true))
            let link = try #require(stage.main.detailPane.shown(LinkButton.self).first)
            #expect(link.address == address)
            #expect(stage.detail.contains(String(address.prefix(200))))
        }

        @Test("An address that no program can open is reported")
        func failure() throws {
            stage.showFilm(film("counterfoil-nobody-opens-this:x", opens: true))
            let link = try #require(stage.main.detailPane.shown(LinkButton.self).first)
            link.click()
            #expect(stage.main.bars.words.contains { $0.contains("The link was not opened.") })
        }
    }
}
