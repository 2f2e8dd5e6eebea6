import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("A list under random changes")
    struct ListViewRandomChangesTests {
        init() throws { try Display.start() }

        @Test("The tree view agrees with the data source after each", arguments: 0..<5)
        func agreement(seed: UInt64) {
            var random = Seeded(state: seed)
            let shown = ShownList(Entries(count: 300))
            shown.list.select("150", scrollTo: true)
            for step in 0..<200 {
                change(shown, step, using: &random)
                #expect(
                    shown.list.selection.treeIndex == shown.list.selection.index, "step \(step)")
                #expect(shown.list.announcer.model.count <= shown.entries.numberOfRows)
                if step % 10 == 0 { shown.settle() }
            }
            shown.settle()
            #expect(shown.list.announcer.model.count == shown.entries.numberOfRows)
            #expect(shown.selections == [])
        }

        private func change(_ shown: ShownList, _ step: Int, using random: inout Seeded) {
            let total = shown.entries.numberOfRows
            let index = Int.random(in: 0...total, using: &random)
            let count = Int.random(in: 1...20, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                let names = (0..<count).map { $0 % 7 == 0 ? "#" : "\(step).\($0)" }
                shown.entries.names.insert(contentsOf: names, at: index)
                shown.list.reload()
            case 1 where index < total:
                let range = index..<min(index + count, total)
                shown.entries.names.removeSubrange(range)
                shown.list.reload()
            case 2:
                shown.entries.names.shuffle(using: &random)
                shown.list.reload()
            case 3:
                shown.scrolled.verticalPosition = Double(index) * shown.list.scroller.rowHeight
            default:
                let ids = shown.entries.names.filter { !$0.hasPrefix("#") }
                shown.list.select(ids.randomElement(using: &random), scrollTo: true)
            }
        }

        /// A generator of the same numbers each time, so that a failure can be repeated.
        struct Seeded: RandomNumberGenerator {
            var state: UInt64

            mutating func next() -> UInt64 {
                state &+= 0x9E37_79B9_7F4A_7C15
                var mixed = state
                mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
                mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
                return mixed ^ (mixed >> 31)
            }
        }
    }
}
