import Gtk
import Presentation
import Testing

@testable import UserInterface

@Suite("Arrow keys in a picture")
@MainActor
struct ChartStepsTests {
    private func layout(_ drawing: ChartContent) -> ChartLayout {
        ChartLayout(drawing, width: 600, ChartRuler(WordsDouble()))
    }

    @Test("They lead to the point that is there to see")
    func directions() {
        let stacked = layout(.bars(ChartExamples.stacked))
        #expect(stacked.spot(beside: nil, .right) == 0)
        #expect(stacked.spot(beside: 0, .right) == 2)
        #expect(stacked.spot(beside: 0, .up) == 1)
        #expect(stacked.spot(beside: 1, .down) == 0)
        #expect(stacked.spot(beside: 0, .left) == nil)
        let lying = layout(.bars(ChartExamples.lying))
        #expect(lying.spot(beside: 0, .down) == 1)
        #expect(lying.spot(beside: 0, .right) == nil)
    }

    @Test("From right to left, left leads on")
    func mirrored() {
        let layout = layout(.bars(ChartExamples.upright)).mirrored
        #expect(layout.spot(beside: 0, .left) == 1)
        #expect(layout.spot(beside: 1, .right) == 0)
    }

    @Test("In fields they go along rows and columns, and from one small picture to the next")
    func fields() {
        let hours = layout(.heatMap(ChartExamples.hours))
        #expect(hours.spot(beside: 30, .right) == 31)
        #expect(hours.spot(beside: 30, .down) == 54)
        let multiples = layout(.multiples(ChartExamples.multiples))
        #expect(multiples.spot(beside: 11, .right) == 12)
    }

    @Test("Every point is reached from the first one", arguments: [false, true])
    func reach(isMirrored: Bool) {
        for (name, drawing) in ChartExamples.all {
            let layout = isMirrored ? layout(drawing).mirrored : layout(drawing)
            var (known, open) = (Set([0]), [0])
            while let spot = open.popLast() {
                for direction in Direction.allCases {
                    guard let next = layout.spot(beside: spot, direction),
                        known.insert(next).inserted
                    else { continue }
                    open.append(next)
                }
            }
            #expect(known.count == drawing.points.count, "\(name)")
        }
    }

    @Test("The pointer meets each point at its mark")
    func pointer() {
        let layout = layout(.bars(ChartExamples.upright))
        for (index, spot) in layout.spots.enumerated() {
            #expect(layout.spot(at: Point(x: spot.mark.centre.x, y: spot.area.y + 1)) == index)
        }
        #expect(layout.spot(at: Point(x: 1, y: 1)) == nil)
    }
}
