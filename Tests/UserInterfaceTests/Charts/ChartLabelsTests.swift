import Testing

@testable import UserInterface

@Suite("Labels along a line")
@MainActor
struct ChartLabelsTests {
    private func labels(_ count: Int, width: Double, every distance: Double) -> [(
        centre: Double, width: Double
    )] {
        (0..<count).map { (centre: (Double($0) + 0.5) * distance, width: width) }
    }

    @Test("All are shown where there is room, and every so many where not")
    func thinning() {
        let all = ChartLabels.shown(labels(12, width: 20, every: 30), within: 0...360, gap: 8)
        #expect(all.map(\.index) == Array(0..<12))
        let some = ChartLabels.shown(labels(12, width: 40, every: 30), within: 0...360, gap: 8)
        #expect(some.map(\.index) == [0, 2, 4, 6, 8, 10])
        let few = ChartLabels.shown(labels(12, width: 300, every: 30), within: 0...360, gap: 8)
        #expect(few.map(\.index) == [0])
    }

    @Test("Those at the ends stay within the line, and none touches its neighbour")
    func ends() {
        for width in stride(from: 1.0, through: 200, by: 7) {
            let shown = ChartLabels.shown(
                labels(30, width: width, every: 13), within: 0...390, gap: 6)
            for label in shown {
                #expect(label.start >= 0)
                #expect(label.start + label.width <= 390)
            }
            for (label, next) in zip(shown, shown.dropFirst()) {
                #expect(label.start + label.width + 6 <= next.start)
            }
        }
    }

    @Test("Zero stays whatever else is left out, and what has no words takes no place")
    func keeping() {
        let shown = ChartLabels.shown(
            labels(9, width: 30, every: 20), within: 0...180, gap: 5, keeping: 3)
        #expect(shown.map(\.index).contains(3))
        #expect(ChartLabels.shown([(10, 0), (20, 0)], within: 0...40, gap: 5).isEmpty)
        #expect(ChartLabels.shown([], within: 0...40, gap: 5).isEmpty)
    }
}
