internal import FilmsFeature
internal import Foundation
internal import Gtk
internal import Presentation

/// Five stars, of which a person gives halves: by the pointer, by arrow keys and Enter, or by the
/// number of stars. The present number, chosen again, leaves none.
final class StarsView: DrawingArea {
    /// Is called with the number of half stars, or 0 to take them back.
    var onGiven: (Int) -> Void = { _ in }

    private var stars = StarsViewModel(halves: 0, description: "", choices: [])

    private static let count = 5
    private static let height = 32.0
    /// The width of a star with the space around it, so that a half is wide enough for a finger.
    private static let width = 48.0
    private static let radius = 14.0

    override init() {
        super.init()
        leastWidth = 24 * Double(Self.count)
        accessibleName = localized("Stars")
        addStyleClass(Style.amber)
        isVisible = false
        heightForWidth = { _ in Self.height }
        drawHandler = { [weak self] canvas, _, _ in self?.draw(on: canvas) }
        partAt = { [weak self] place in
            self?.parts.firstIndex { $0.area.contains(place) }
        }
        partBeside = { [weak self] in self?.part(beside: $0, $1) }
        activateHandler = { [weak self] part in
            guard let self else { return }
            onGiven(part + 1 == stars.halves ? 0 : part + 1)
        }
        keyHandler = { [weak self] in self?.give(by: $0) ?? false }
        onResized { [weak self] in self?.describe() }
        onDirectionChange { [weak self] in self?.describe() }
    }

    func show(_ stars: StarsViewModel?, _ giving: Availability) {
        isVisible = stars != nil
        guard let stars else { return }
        self.stars = stars
        isSensitive = giving == .available
        accessibleDescription = giving.reason ?? stars.description
        if !isFocus { focusedPart = stars.halves > 0 ? stars.halves - 1 : nil }
        describe()
        queueDraw()
    }

    private func give(by press: KeyPress) -> Bool {
        if press.modifiers.isEmpty, press.key == .delete {
            onGiven(0)
            return true
        }
        guard let number = press.text?.first?.wholeNumberValue, (0...Self.count).contains(number)
        else { return false }
        if number > 0 { focusedPart = 2 * number - 1 }
        onGiven(2 * number)
        return true
    }

    private func part(beside part: Int?, _ direction: Direction) -> Int? {
        let forward: Direction = isRightToLeft ? .left : .right
        guard direction == .left || direction == .right else { return nil }
        guard let part else { return direction == forward ? 0 : nil }
        let next = direction == forward ? part + 1 : part - 1
        return parts.indices.contains(next) ? next : nil
    }

    private var starWidth: Double {
        min(Self.width, Double(allocatedSize.width) / Double(Self.count))
    }

    /// Returns the left edge of a half star.
    private func edge(ofHalf half: Int) -> Double {
        let x = Double(half) * starWidth / 2
        return isRightToLeft ? Double(allocatedSize.width) - x - starWidth / 2 : x
    }

    private func describe() {
        parts = stars.choices.enumerated().map { half, name in
            DrawnPart(
                name: name,
                area: Rectangle(
                    x: edge(ofHalf: half), y: 0, width: starWidth / 2, height: Self.height),
                leadsSomewhere: true)
        }
    }

    private func draw(on canvas: Canvas) {
        let ink =
            isSensitive ? themeTextColour : themeTextColour.mixed(with: groundColour, part: 0.4)
        for number in 0..<Self.count {
            let left = min(edge(ofHalf: 2 * number), edge(ofHalf: 2 * number + 1))
            let ring = Self.ring(
                around: Point(x: left + starWidth / 2, y: Self.height / 2),
                radius: min(Self.radius, starWidth / 2 - 1))
            let star = Shape.paths([ring], areClosed: true)
            canvas.stroke(star, ink, width: 1.5)
            for half in [2 * number, 2 * number + 1] where half < stars.halves {
                let area = Rectangle(
                    x: edge(ofHalf: half), y: 0, width: starWidth / 2, height: Self.height)
                canvas.clipped(to: .rectangle(area)) { canvas.fill(star, ink) }
            }
        }
        guard showsFocus else { return }
        let focused = focusedPart.flatMap { parts.indices.contains($0) ? parts[$0].area : nil }
        let all = Rectangle(
            x: isRightToLeft ? edge(ofHalf: 2 * Self.count - 1) : 0, y: 0,
            width: starWidth * Double(Self.count), height: Self.height)
        canvas.stroke(
            .rectangle((focused ?? all).inset(by: 1), radius: 3),
            ink.readable(on: groundColour, towards: ink), width: 2)
    }

    private static func ring(around middle: Point, radius: Double) -> [Point] {
        (0..<2 * count).map { step in
            let angle = Double(step) / Double(count) * .pi
            let radius = step.isMultiple(of: 2) ? radius : radius * 0.42
            return Point(x: middle.x + radius * sin(angle), y: middle.y - radius * cos(angle))
        }
    }
}
