internal import FilmsFeature
internal import Foundation
internal import Gtk

/// The mark of a feedback, in the colour of its emphasis. It takes no space without one.
final class FeedbackMarkView: Box {
    private let side: Int
    private var mark: FeedbackMark?

    /// - Parameter side: the width and height, in pixels.
    init(_ mark: FeedbackMark? = nil, side: Int) {
        self.side = side
        super.init(.horizontal)
        setSizeRequest(width: side, height: side)
        (halign, valign) = (.start, .center)
        onDraw { [weak self] canvas in self?.draw(on: canvas) }
        show(mark)
    }

    func show(_ mark: FeedbackMark?) {
        if let name = self.mark?.emphasis.styleClass { setStyleClass(name, on: false) }
        if let name = mark?.emphasis.styleClass { addStyleClass(name) }
        self.mark = mark
        isVisible = mark != nil
        queueDraw()
    }

    private func draw(on canvas: Canvas) {
        guard let mark else { return }
        let (width, height) = allocatedSize
        let side = Double(self.side)
        let place = Point(x: (Double(width) - side) / 2, y: (Double(height) - side) / 2)
        canvas.moved(to: place, scale: side) {
            for ring in mark.rings {
                canvas.fill(.paths([ring], areClosed: true), textColour)
            }
        }
    }
}

extension FeedbackMark {
    /// The outlines of the mark in a square with sides of 1. They overlap.
    fileprivate var rings: [[Point]] {
        switch self {
        case .reallyGood: [Self.heart]
        case .good: [Self.ring((0.5, 0.08), (1, 0.92), (0, 0.92))]
        case .soAndSo: [Self.ring((0, 0.34), (1, 0.34), (1, 0.66), (0, 0.66))]
        case .bad: [Self.ring((0, 0.08), (1, 0.08), (0.5, 0.92))]
        case .veryBad:
            [
                Self.ring((0.06, 0.24), (0.24, 0.06), (0.94, 0.76), (0.76, 0.94)),
                Self.ring((0.76, 0.06), (0.94, 0.24), (0.24, 0.94), (0.06, 0.76)),
            ]
        }
    }

    private static func ring(_ points: (x: Double, y: Double)...) -> [Point] {
        points.map { Point(x: $0.x, y: $0.y) }
    }

    private static let heart: [Point] = (0..<60).map { step in
        let angle = Double(step) / 60 * 2 * .pi
        let x = 16 * pow(sin(angle), 3)
        let y = 13 * cos(angle) - 5 * cos(2 * angle) - 2 * cos(3 * angle) - cos(4 * angle)
        return Point(x: 0.5 + x / 33, y: 0.46 - y / 33)
    }
}
