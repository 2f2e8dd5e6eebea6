import Testing

@testable import UserInterface

@Suite("Progress on the launcher")
@MainActor
struct LauncherProgressTests {
    @Test("It is drawn for each hundredth, and goes with what went on")
    func drawn() {
        var drawn: [Double?] = []
        let launcher = LauncherProgress { drawn.append($0) }
        launcher.show(nil, of: .reading)
        #expect(drawn.isEmpty)
        for done in [0, 0.001, 0.009, 0.011, 0.5, 1.5] { launcher.show(done, of: .reading) }
        launcher.show(nil, of: .reading)
        launcher.show(nil, of: .reading)
        #expect(drawn == [0, 0.01, 0.5, 1, nil])
    }

    @Test("Of several things that go on, the one with most left to do is drawn")
    func several() {
        var drawn: [Double?] = []
        let launcher = LauncherProgress { drawn.append($0) }
        launcher.show(0.4, of: .reading)
        launcher.show(0.2, of: .importing)
        launcher.show(0.5, of: .reading)
        launcher.show(nil, of: .importing)
        launcher.show(nil, of: .reading)
        #expect(drawn == [0.4, 0.2, 0.5, nil])
    }
}
