import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("What assistive technology meets in a list")
    struct ListViewAccessibilityTests {
        init() throws { try Display.start() }

        @Test("Each row has a name with all its words, and its icon a description")
        func names() {
            let entries = Entries(["a", "b", "#", "^October 2026"])
            entries.headings = ["a": "November 2026"]
            entries.facts = ["b": ListRow.Fact("good")]
            let shown = ShownList(entries)
            #expect(name(of: 3, in: shown) == "October 2026")
            #expect(image(of: 3, in: shown) == "")
            #expect(shown.list.accessibleName == "Journal entries")
            #expect(name(of: 0, in: shown) == "Title a, Film, seen; November 2026")
            #expect(name(of: 1, in: shown) == "Title b, Film, seen · good")
            #expect(name(of: 2, in: shown) == "")
            #expect(image(of: 1, in: shown) == "Film")
            #expect(image(of: 2, in: shown) == "")
        }

        @Test("A row is heard as the sentence of its source, and its attribute has it as written")
        func sentences() {
            let entries = Entries(["a", "b", "#"])
            entries.headings = ["a": "November 2026"]
            entries.sentences = ["a": "Title a was seen"]
            let shown = ShownList(entries)
            #expect(name(of: 0, in: shown) == "Title a was seen; November 2026")
            #expect(written(at: 0, in: shown) == "Title a, Film, seen; November 2026")
            #expect(name(of: 1, in: shown) == "Title b, Film, seen")
            #expect(written(at: 1, in: shown) == "Title b, Film, seen")
            #expect(written(at: 2, in: shown) == "")
        }

        @Test("A row that is read is asked for, and none beside it")
        func laziness() {
            let shown = ShownList(Entries(count: 100_000))
            shown.settle()
            shown.entries.forgetAsked()
            #expect(name(of: 70_000, in: shown) == "Title 70000, Film, seen")
            #expect(shown.entries.asked == [70_000])
        }

        @Test("Selecting through the accessible interface is a person's selection")
        func selecting() {
            let shown = ShownList("#", "a", "b")
            let list = OpaquePointer(shown.list.accessible)
            #expect(atk_selection_add_selection(list, child(of: 2)) != 0)
            #expect(shown.selections == ["b"])
            _ = atk_selection_add_selection(list, child(of: 0))
            #expect(shown.list.selectedID == "b")
            withCell(1, in: shown) { cell in
                #expect(atk_component_grab_focus(OpaquePointer(cell)) != 0)
            }
            #expect(shown.selections == ["b", "a"])
        }

        @Test("The one action of a row selects and activates it")
        func activating() {
            let shown = ShownList("#", "a", "b")
            withCell(2, in: shown) { cell in
                let action = OpaquePointer(cell)
                #expect(atk_action_get_n_actions(action) == 1)
                #expect(String(borrowing: atk_action_get_name(action, 0)) == "activate")
                #expect(atk_action_get_name(action, 1) == nil)
                #expect(atk_action_do_action(action, 0) != 0)
            }
            #expect(shown.selections == ["b"])
            #expect(shown.activations == ["b"])
        }

        @Test("A name that was read follows its row's changes")
        func changes() {
            let shown = ShownList("a", "b", "c")
            withCell(1, in: shown) { cell in
                #expect(String(borrowing: atk_object_get_name(cell)) == "Title b, Film, seen")
                var renames = 0
                let pointer = UnsafeMutableRawPointer(cell)
                let handler = SignalConnection.connect(pointer, "notify::accessible-name") {
                    renames += 1
                }
                defer { SignalConnection.disconnect(pointer, handler) }
                shown.entries.subtitles["b"] = "seen twice"
                shown.list.reload()
                #expect(renames == 1)
                #expect(String(borrowing: atk_object_get_name(cell)) == "Title b, Film, seen twice")
                shown.entries.names = ["x", "y", "z"]
                shown.list.reload()
                #expect(renames == 2)
                #expect(String(borrowing: atk_object_get_name(cell)) == "Title y, Film, seen")
            }
        }

        @Test("Rows that come and go while they are read do no harm")
        func readingDuringChanges() {
            var random = ListViewRandomChangesTests.Seeded(state: 1)
            let shown = ShownList(Entries(count: 100))
            for round in 0..<400 {
                let index = Int.random(in: 0..<shown.entries.numberOfRows, using: &random)
                withCell(index, in: shown) { cell in
                    switch round % 4 {
                    case 0:
                        shown.entries.names.remove(at: index)
                        shown.list.reload()
                    case 1:
                        shown.entries.names.insert("n\(round)", at: index)
                        shown.list.reload()
                    case 2:
                        shown.entries.names.shuffle(using: &random)
                        shown.list.reload()
                    default:
                        shown.list.dataSource = shown.entries
                    }
                    _ = atk_object_get_name(cell)
                    _ = atk_object_get_index_in_parent(cell)
                    let id = shown.entries.names.randomElement(using: &random)
                    shown.list.select(id, scrollTo: true)
                }
                _ = name(of: index / 2, in: shown)
            }
            shown.settle()
            #expect(shown.list.announcer.model.count == shown.entries.numberOfRows)
        }

        /// Returns the index of a row among the accessible children, of which the first is the
        /// hidden header.
        private func child(of row: Int) -> gint { gint(row + 1) }

        private func withCell(
            _ index: Int, in shown: ShownList, _ body: (UnsafeMutablePointer<AtkObject>) -> Void
        ) {
            guard
                let cell = atk_object_ref_accessible_child(shown.list.accessible, child(of: index))
            else {
                Issue.record("no row \(index)")
                return
            }
            defer { g_object_unref(cell) }
            body(cell)
        }

        private func name(of index: Int, in shown: ShownList) -> String? {
            var name: String?
            withCell(index, in: shown) { name = String(borrowing: atk_object_get_name($0)) }
            return name
        }

        private func written(at index: Int, in shown: ShownList) -> String? {
            var text: String?
            withCell(index, in: shown) { cell in
                let attributes = atk_object_get_attributes(cell)
                defer { atk_attribute_set_free(attributes) }
                var next = attributes
                while let attribute = next {
                    let pair = attribute.pointee.data?
                        .assumingMemoryBound(to: AtkAttribute.self).pointee
                    if String(borrowing: pair?.name) == "written" {
                        text = String(borrowing: pair?.value)
                    }
                    next = attribute.pointee.next
                }
            }
            return text
        }

        private func image(of index: Int, in shown: ShownList) -> String? {
            var text: String?
            withCell(index, in: shown) {
                text = String(borrowing: atk_image_get_image_description(OpaquePointer($0)))
            }
            return text
        }
    }
}
