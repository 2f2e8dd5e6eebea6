import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("A list leaves nothing behind")
    struct ListViewLifetimeTests {
        init() throws { try Display.start() }

        @Test("List, model, painter and closures go with the list")
        func everythingGoes() {
            let before = ClosureBoxCount.alive
            weak var list: ListView?
            weak var model: ListModel?
            weak var painter: RowPainter?
            weak var entries: Entries?
            let gone = Gone()
            do {
                let shown = ShownList(Entries(count: 10_000))
                shown.list.select("9", scrollTo: true)
                readNames(of: shown.list, count: 20)
                list = shown.list
                model = shown.list.announcer.model
                painter = shown.list.painter
                entries = shown.entries
                gone.watch(shown.list)
                gone.watch(shown.list.announcer.model)
                shown.window.destroy()
            }
            Display.settle()
            #expect(list == nil)
            #expect(model == nil)
            #expect(painter == nil)
            #expect(entries == nil)
            #expect(gone.count == 2)
            #expect(ClosureBoxCount.alive == before)
        }

        @Test("A list that was never shown goes too")
        func neverShown() {
            let before = ClosureBoxCount.alive
            weak var list: ListView?
            weak var painter: RowPainter?
            let gone = Gone()
            let entries = Entries(count: 100_000)
            do {
                let made = ListView()
                made.dataSource = entries
                list = made
                painter = made.painter
                gone.watch(made)
                gone.watch(made.announcer.model)
            }
            #expect(list == nil)
            #expect(painter == nil)
            #expect(gone.count == 2)
            #expect(ClosureBoxCount.alive == before)
        }

        @Test("Destroying a list reports no selection")
        func destroying() {
            let shown = ShownList("a", "b")
            shown.list.select("a", scrollTo: true)
            shown.window.destroy()
            #expect(shown.selections == [])
        }

        @Test("A destroyed list that someone still holds takes changes without complaint")
        func destroyedButHeld() {
            let shown = ShownList(Entries(count: 1_000))
            shown.list.select("7", scrollTo: true)
            shown.window.destroy()
            shown.entries.names.removeFirst(5)
            shown.list.reload()
            shown.entries.names.insert("new", at: 0)
            shown.list.reload()
            shown.list.select("9", scrollTo: true)
            shown.list.dataSource = shown.entries
            Display.settle()
            #expect(shown.selections == [])
        }

        private func readNames(of list: ListView, count: Int) {
            for index in 0..<count {
                guard let cell = atk_object_ref_accessible_child(list.accessible, gint(index))
                else { continue }
                #expect(atk_object_get_name(cell) != nil)
                g_object_unref(cell)
            }
        }

        /// Counts the GObjects that are finalised.
        final class Gone {
            private(set) var count = 0

            func watch(_ object: Object) {
                let notify:
                    @MainActor @convention(c) (
                        UnsafeMutableRawPointer?, UnsafeMutablePointer<GObject>?
                    ) -> Void = { data, _ in
                        guard let data else { return }
                        Unmanaged<Gone>.fromOpaque(data).takeRetainedValue().count += 1
                    }
                g_object_weak_ref(
                    object.cast(), unsafeBitCast(notify, to: GWeakNotify.self),
                    Unmanaged.passRetained(self).toOpaque())
            }
        }
    }
}
