import Presentation
import Testing

@Suite("What lies ahead after Back")
struct ForwardHistoryTests {
    private let ahead = ForwardHistory()

    /// Takes steps from 0, and goes back again.
    private final class Walk {
        var place = 0
        var steps: [Int] = []
    }

    private func goBack(_ walk: Walk) {
        let left = walk.place
        walk.place -= 1
        ahead.remember(
            whileHere: { walk.place == left - 1 },
            {
                walk.place = left
                walk.steps.append(left)
            })
    }

    @Test("Forward takes the steps that Back undid, the last one first, and then none")
    func steps() {
        let walk = Walk()
        walk.place = 2
        goBack(walk)
        goBack(walk)
        for _ in 0..<3 { ahead.go() }
        #expect(walk.steps == [1, 2])
    }

    @Test("Elsewhere by now, one is led nowhere, and not when one comes by again either")
    func elsewhere() {
        let walk = Walk()
        walk.place = 1
        goBack(walk)
        walk.place = 7
        ahead.go()
        walk.place = 0
        ahead.go()
        #expect(walk.steps.isEmpty)
    }

    @Test("A step that forgets what lies ahead, as each does, does so only when it is a new one")
    func forgetting() {
        var steps: [Int] = []
        for number in [2, 1] {
            ahead.remember(whileHere: { true }) { [ahead] in
                ahead.forget()
                steps.append(number)
            }
        }
        ahead.go()
        ahead.go()
        #expect(steps == [1, 2])
        ahead.remember(whileHere: { true }) { steps.append(3) }
        ahead.forget()
        ahead.go()
        #expect(steps == [1, 2])
    }
}
