import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("What the program draws itself")
    struct DrawingAreaTests {
        init() throws { try Display.start() }

        /// Returns an area with three parts side by side, of which the middle one leads nowhere.
        private func area() -> DrawingArea {
            let area = DrawingArea()
            area.accessibleName = "Films by month"
            area.accessibleDescription = "Most in March."
            area.parts = parts("January", "February", "March")
            area.partAt = { place in place.x < 60 && place.y < 20 ? Int(place.x / 20) : nil }
            area.partBeside = { part, direction in
                guard let part else { return 0 }
                let next = direction == .right ? part + 1 : part - 1
                return (0..<3).contains(next) ? next : nil
            }
            return area
        }

        private func parts(_ names: String...) -> [DrawnPart] {
            names.enumerated().map {
                DrawnPart(
                    name: $1, area: Rectangle(x: Double($0) * 20, y: 0, width: 20, height: 20),
                    leadsSomewhere: $0 != 1)
            }
        }

        @Test("It is as high as it says for the width that it has")
        func height() {
            let area = area()
            area.heightForWidth = { $0 / 2 }
            area.leastWidth = 300
            let box = Box()
            box.append(area)
            let window = Display.show(box)
            #expect(area.allocatedSize.width >= 300)
            #expect(area.allocatedSize.height == (area.allocatedSize.width + 1) / 2)
            area.heightForWidth = { _ in 50 }
            area.resize()
            #expect(Display.turn { area.allocatedSize.height == 50 })
            _ = window
        }

        @Test("It is drawn with its size, and only in the visible part of the canvas")
        func drawing() {
            let area = area()
            var sizes: [[Double]] = []
            var visible = Rectangle(x: 0, y: 0, width: 0, height: 0)
            area.drawHandler = { canvas, width, height in
                sizes.append([width, height])
                visible = canvas.visiblePart
            }
            area.heightForWidth = { _ in 4_000 }
            let scrolled = ScrolledWindow(area, horizontal: .never)
            let window = Display.show(scrolled)
            #expect(sizes.last == [Double(area.allocatedSize.width), 4_000])
            #expect(visible.height < 4_000)
            _ = window
        }

        @Test("The keyboard goes from part to part, and follows what leads somewhere")
        func keyboard() {
            let area = area()
            var followed: [Int] = []
            area.activateHandler = { followed.append($0) }
            let window = Display.show(area)
            window.takeKeyboard()
            area.grabFocus()
            #expect(area.focusedPart == nil)
            window.press(.right)
            window.press(.enter)
            window.press(.right)
            window.press(.enter)
            window.press(.right)
            window.press(.right)
            window.press(.space)
            #expect(followed == [0, 2])
            window.press(.home)
            #expect(area.focusedPart == 0)
            window.press(.end)
            #expect(area.focusedPart == 2)
        }

        @Test("A click goes to a part and follows it; the tooltip says what it is")
        func mouse() {
            let area = area()
            var followed: [Int] = []
            area.activateHandler = { followed.append($0) }
            let window = Display.show(area)
            area.hover(at: Point(x: 45, y: 5))
            #expect(area.hoveredPart == 2)
            #expect(area.tooltip(at: Point(x: 45, y: 5)) == "March")
            #expect(area.tooltip(at: Point(x: 45, y: 25)) == nil)
            area.click(at: Point(x: 45, y: 5))
            area.click(at: Point(x: 25, y: 5))
            area.click(at: Point(x: 25, y: 25))
            #expect(followed == [2])
            #expect(area.focusedPart == 1)
            #expect(area.tip(at: nil)?.text == "February")
            _ = window
        }

        @Test("A page does not scroll under the pointer, and shows what the keyboard goes to")
        func scrolling() {
            let area = area()
            area.partAt = { $0.y > 3_000 ? 2 : 0 }
            area.parts =
                parts("January", "February")
                + [
                    DrawnPart(
                        name: "March", area: Rectangle(x: 0, y: 3_900, width: 20, height: 20),
                        leadsSomewhere: true)
                ]
            area.heightForWidth = { _ in 4_000 }
            let column = Box(.vertical)
            let entry = Entry()
            for widget in [Label(), area, entry] as [Widget] { column.append(widget) }
            let scrolled = ScrolledWindow(column, horizontal: .never)
            let window = Display.show(scrolled)
            window.takeKeyboard()
            entry.grabFocus()
            scrolled.verticalPosition = 600
            area.click(at: Point(x: 45, y: 605))
            #expect(area.isFocus && area.focusedPart == 0)
            #expect(scrolled.verticalPosition == 600)
            area.focusedPart = 2
            #expect(scrolled.verticalPosition == 600)
            window.press(.home)
            #expect(scrolled.verticalPosition < 20)
            window.press(.end)
            #expect(scrolled.verticalPosition > 3_500)
        }

        @Test("Assistive technology meets a chart whose children are its parts")
        func tree() throws {
            let area = area()
            let window = Display.show(area)
            #expect(atk_object_get_role(area.accessible) == ATK_ROLE_CHART)
            #expect(atk_object_get_n_accessible_children(area.accessible) == 3)
            for (index, (name, role)) in [
                ("January", ATK_ROLE_PUSH_BUTTON), ("February", ATK_ROLE_LIST_ITEM),
                ("March", ATK_ROLE_PUSH_BUTTON),
            ].enumerated() {
                let part = try #require(
                    atk_object_ref_accessible_child(area.accessible, gint(index)))
                defer { g_object_unref(UnsafeMutableRawPointer(part)) }
                #expect(String(borrowing: atk_object_get_name(part)) == name)
                #expect(atk_object_get_role(part) == role)
                #expect(atk_object_get_parent(part) == area.accessible)
                #expect(atk_object_get_index_in_parent(part) == gint(index))
                var place = AtkRectangle()
                atk_component_get_extents(
                    OpaquePointer(part), &place.x, &place.y, &place.width, &place.height,
                    ATK_XY_WINDOW)
                #expect((place.width, place.height) == (20, 20))
            }
            #expect(atk_object_ref_accessible_child(area.accessible, 3) == nil)
            _ = window
        }

        @Test("The action of a part follows it, and one that leads nowhere has none")
        func action() throws {
            let area = area()
            var followed: [Int] = []
            area.activateHandler = { followed.append($0) }
            let window = Display.show(area)
            let march = try #require(atk_object_ref_accessible_child(area.accessible, 2))
            let february = try #require(atk_object_ref_accessible_child(area.accessible, 1))
            defer {
                g_object_unref(UnsafeMutableRawPointer(march))
                g_object_unref(UnsafeMutableRawPointer(february))
            }
            #expect(atk_action_get_n_actions(OpaquePointer(march)) == 1)
            #expect(String(borrowing: atk_action_get_name(OpaquePointer(march), 0)) == "press")
            #expect(atk_action_do_action(OpaquePointer(march), 0) != 0)
            #expect(atk_action_get_n_actions(OpaquePointer(february)) == 0)
            #expect(atk_action_do_action(OpaquePointer(february), 0) == 0)
            #expect(followed == [2])
            _ = window
        }

        @Test("The part the keyboard is at has the focus, and says when it has")
        func focus() throws {
            let area = area()
            let window = Display.show(area)
            let march = try #require(atk_object_ref_accessible_child(area.accessible, 2))
            defer { g_object_unref(UnsafeMutableRawPointer(march)) }
            var told = 0
            let handler = SignalConnection.connect(
                UnsafeMutableRawPointer(march), "state-change::focused"
            ) { told += 1 }
            defer { SignalConnection.disconnect(UnsafeMutableRawPointer(march), handler) }
            window.takeKeyboard()
            area.grabFocus()
            window.press(.end)
            #expect(told == 1)
            #expect(hasFocus(march))
            window.press(.left)
            #expect(told == 2)
            #expect(!hasFocus(march))
            #expect(atk_component_grab_focus(OpaquePointer(march)) != 0)
            #expect(area.focusedPart == 2)
        }

        private func hasFocus(_ accessible: UnsafeMutablePointer<AtkObject>) -> Bool {
            guard let states = atk_object_ref_state_set(accessible) else { return false }
            defer { g_object_unref(UnsafeMutableRawPointer(states)) }
            return atk_state_set_contains_state(states, ATK_STATE_FOCUSED) != 0
        }

        @Test("Parts that say something else, or are gone, say so")
        func changes() throws {
            let area = area()
            let window = Display.show(area)
            let first = try #require(atk_object_ref_accessible_child(area.accessible, 0))
            let last = try #require(atk_object_ref_accessible_child(area.accessible, 2))
            defer {
                g_object_unref(UnsafeMutableRawPointer(first))
                g_object_unref(UnsafeMutableRawPointer(last))
            }
            area.focusedPart = 2
            area.parts = parts("2024", "2025")
            #expect(String(borrowing: atk_object_get_name(first)) == "2024")
            #expect(area.focusedPart == nil)
            #expect(atk_action_get_n_actions(OpaquePointer(last)) == 0)
            let states = try #require(atk_object_ref_state_set(last))
            #expect(atk_state_set_contains_state(states, ATK_STATE_DEFUNCT) != 0)
            g_object_unref(UnsafeMutableRawPointer(states))
            #expect(atk_object_get_n_accessible_children(area.accessible) == 2)
            _ = window
        }

        @Test("It is freed, and what assistive technology still holds of it does no harm")
        func lifetime() throws {
            var area: DrawingArea? = self.area()
            weak let known = area
            let part = try #require(
                area.flatMap { atk_object_ref_accessible_child($0.accessible, 0) })
            area = nil
            #expect(known == nil)
            #expect(atk_action_get_n_actions(OpaquePointer(part)) == 0)
            g_object_unref(UnsafeMutableRawPointer(part))
        }
    }
}
