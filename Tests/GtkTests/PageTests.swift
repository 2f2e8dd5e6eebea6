import Gtk
import GtkTestSupport
import Testing

extension GtkTests {
    @Suite("Views are filled from models")
    struct PageTests {
        init() throws { try Display.start() }

        final class TitleView: ModelView<String> {
            let title = Label()
            private(set) var fillings: [String] = []

            init() {
                super.init(.horizontal)
                append(title)
            }

            override func fill(with model: String) {
                title.text = model
                fillings.append(model)
            }
        }

        final class TitlePage: Page<String, TitleView> {
            private(set) var loads: [String?] = []

            override func rootViewDidLoad() { loads.append(rootView.model) }
        }

        @Test("A model set before the view is built fills it when it is")
        func modelFirst() {
            let page = TitlePage { TitleView() }
            page.model = "Brief Encounter"
            #expect(page.rootViewIfLoaded == nil)
            #expect(page.rootView.fillings == ["Brief Encounter"])
            #expect(page.loads == ["Brief Encounter"])
        }

        @Test("A model set after the view was built fills it then")
        func viewFirst() {
            let page = TitlePage { TitleView() }
            let view = page.rootView
            #expect(page.rootViewIfLoaded === view)
            #expect(view.fillings == [])
            page.model = "Brief Encounter"
            page.model = "The Third Man"
            #expect(view.fillings == ["Brief Encounter", "The Third Man"])
            #expect(page.loads == [nil])
            #expect(page.rootView === view)
        }

        @Test("A model that equals the one before fills nothing; a refill does")
        func sameModel() {
            let page = TitlePage { TitleView() }
            let view = page.rootView
            for _ in 0..<2 { page.model = "Brief Encounter" }
            #expect(view.fillings == ["Brief Encounter"])
            page.refill()
            #expect(view.fillings == ["Brief Encounter", "Brief Encounter"])
        }

        @Test("One view class stands in a page, in a row and in a card")
        func anywhere() {
            let page = TitlePage { TitleView() }
            page.model = "page"
            let row = ListBoxRow(child: TitleView())
            let card = Box()
            card.append(TitleView())
            (row.child as? TitleView)?.model = "row"
            (card.children.first as? TitleView)?.model = "card"
            let list = ListBox()
            list.append(row)
            let stack = Stack()
            stack.add(page.rootView)
            let all = Box()
            for widget in [stack, list, card] { all.append(widget) }
            let window = Display.show(all)
            #expect(page.rootView.title.isMapped)
            #expect(page.rootView.title.text == "page")
            #expect((row.child as? TitleView)?.title.text == "row")
            #expect((card.children.first as? TitleView)?.title.text == "card")
            _ = window
        }

        @Test("A page goes, and its view with it")
        func goes() {
            weak var view: TitleView?
            do {
                let page = TitlePage { TitleView() }
                view = page.rootView
                #expect(view != nil)
            }
            #expect(view == nil)
        }
    }
}
