import EntryFeature
import Gtk
import GtkTestSupport
import Presentation
import Testing

@testable import ClaimsFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Rows that lead to other entries")
    struct RelatedEntriesTests {
        private static let late = EntryViewModel(
            id: "a.ics", title: "Wien → Linz", detail: "3 November 2026", fact: "35 min late",
            emphasis: .warning)

        init() throws {
            try Display.start()
            Style.install()
        }

        @Test(
            "A row ends with its fact and a chevron, in either reading direction",
            arguments: [false, true])
        func ends(isRightToLeft: Bool) throws {
            Settings.isRightToLeft = isRightToLeft
            defer { Settings.isRightToLeft = false }
            let view = RelatedEntriesView("Same Day")
            view.show([Self.late, EntryViewModel(id: "b.ics", title: "Gilda")])
            let window = Display.show(view)
            defer { window.destroy() }
            let row = try #require(view.shown(Button.self).first)
            let labels = row.shown(Label.self)
            let fact = try #require(labels.last)
            #expect(fact.hasStyleClass(Style.amber))
            let parts = [labels[1], fact, try #require(row.shown(Image.self).last)] as [Widget]
            let isInOrder = {
                let places = parts.map(\.positionInWindow.x)
                return places == places.sorted(by: isRightToLeft ? (>) : (<))
                    && Set(places).count == 3
            }
            #expect(Display.turn { isInOrder() })
            #expect(view.shown(Button.self).last?.shown(Image.self).count == 1)
        }

        @Test("A trip that counts for a season ticket leads to its page")
        func delays() throws {
            let events = PassPageEvents(.open)
            let view = PassPotView(events)
            view.model = PassViewModel.Pot(
                id: "pot", title: "November 2026", sum: "1 case: €2.00", progress: [], facts: [],
                delays: [Self.late], more: "", claim: nil, claiming: .available,
                offersPaper: false)
            let window = Display.show(view)
            defer { window.destroy() }
            var opened: [String] = []
            events.trip.hear { opened.append($0) }
            let row = try #require(view.button("Wien → Linz"))
            #expect(row.words == ["Wien → Linz", "3 November 2026", "35 min late"])
            #expect(row.accessibleDescription == "3 November 2026 · 35 min late")
            row.grabFocus()
            #expect(row.isFocus)
            row.click()
            #expect(opened == ["a.ics"])
        }
    }
}
