internal import Gtk

/// A paper ticket: two parts with a perforated line between them, notched at both ends.
final class TicketBox: Box {
    private static let radius = 8.0
    private static let notch = 7.0

    /// - Parameters:
    ///   - rest: the main part of the ticket.
    ///   - stub: the part beside it, or beneath it if there is no room.
    init(_ rest: Widget, stub: Widget) {
        super.init(layout: TicketLayout.init)
        append(rest, stub)
        onDraw { [weak self] canvas in self?.draw(on: canvas) }
    }

    /// Makes a ticket of lines of words.
    ///
    /// - Parameter picture: the picture beside the lines of the main part, or `nil` for none.
    convenience init(_ rest: [Widget], beside picture: Widget? = nil, stub: [Widget]) {
        let columns = [rest, stub].map { lines in
            let column = Box(.vertical, spacing: Space.close)
            for line in lines { column.append(line) }
            return column
        }
        let body = picture.map {
            Box(.horizontal, spacing: Space.part, of: $0, expanding: columns[0])
        }
        let parts = [body ?? columns[0], columns[1]]
        for part in parts { part.margin = Space.part }
        self.init(parts[0], stub: parts[1])
    }

    private func draw(on canvas: Canvas) {
        let (width, height) = allocatedSize
        let edge = themeColour("borders") ?? themeTextColour
        let paper = paperColour
        // A line of one pixel is sharp if its middle is half a pixel from the edge.
        let area = Rectangle(x: 0.5, y: 0.5, width: Double(width - 1), height: Double(height - 1))
        let outline = Shape.rectangle(area, radius: Self.radius)
        canvas.fill(outline, paper)
        canvas.stroke(outline, edge)
        guard let tear = TicketLayout(box: contents).tear(width: width, height: height) else {
            return
        }
        let ends: [Point]
        let perforation: [Point]
        let inset = Self.notch + 4
        switch tear {
        case .upright(let x):
            let x = Double(x) + 0.5
            ends = [Point(x: x, y: area.y), Point(x: x, y: area.bottom)]
            perforation = [Point(x: x, y: inset), Point(x: x, y: area.bottom - inset)]
        case .level(let y):
            let y = Double(y) + 0.5
            ends = [Point(x: area.x, y: y), Point(x: area.right, y: y)]
            perforation = [Point(x: inset, y: y), Point(x: area.right - inset, y: y)]
        }
        canvas.clipped(to: .rectangle(area.inset(by: -0.5))) {
            for end in ends {
                canvas.fill(.circle(end, radius: Self.notch), groundColour)
                canvas.stroke(.circle(end, radius: Self.notch), edge)
            }
        }
        canvas.stroke(
            .line(perforation),
            edge.readable(on: paper, towards: themeTextColour, contrast: Colour.shapeContrast),
            dashes: [4, 4])
    }

    /// The colour of a card: lighter than its ground in any theme.
    private var paperColour: Colour {
        hasLightText
            ? groundColour.mixed(with: themeTextColour, part: 0.06)
            : themeColour("theme_base_color") ?? groundColour
    }
}

/// A layout of the two children of a ticket: the stub at the end of the line if there is room for
/// both, and beneath the rest otherwise.
nonisolated struct TicketLayout: BoxLayout {
    let box: BoxContents

    /// The minimum width for a stub beside the rest, in pixels; with less, both would be equally
    /// narrow.
    private static let leastWidthOfBoth: Int = 480

    var leastWidth: Int { box.leastWidth }

    var width: Int { children.reduce(0) { $0 + $1.natural } }

    func height(for width: Int) -> Int {
        let heights = heights(for: width)
        return (hasStubBeside(width) ? heights.max() : heights.reduce(0, +)) ?? 0
    }

    func place(in area: BoxArea) {
        var place = area
        for (index, (child, height)) in zip(children, heights(for: area.width)).enumerated() {
            place.width = self.width(ofChild: index, in: area.width)
            if hasStubBeside(area.width) {
                let isAtLeft = (index == 0) != box.isRightToLeft
                place.x = isAtLeft ? area.x : area.x + area.width - place.width
            } else {
                // The stub gets the remaining height.
                place.height =
                    index == children.count - 1 ? area.y + area.height - place.y : height
            }
            child.place(in: place)
            if !hasStubBeside(area.width) { place.y += height }
        }
    }

    /// The line at which the stub can be torn off, which is vertical or horizontal.
    enum Tear {
        case upright(x: Int)
        case level(y: Int)
    }

    /// Returns the tear line in an area of this size, or `nil` if there is no stub.
    func tear(width: Int, height: Int) -> Tear? {
        guard children.count == 2 else { return nil }
        guard hasStubBeside(width) else { return .level(y: heights(for: width)[0]) }
        let stub = stubWidth(in: width)
        return .upright(x: box.isRightToLeft ? stub : width - stub)
    }

    private var children: [BoxChild] { box.children }

    private func hasStubBeside(_ width: Int) -> Bool {
        guard children.count == 2 else { return false }
        return width >= max(Self.leastWidthOfBoth, children[0].minimum + children[1].minimum)
    }

    private func heights(for width: Int) -> [Int] {
        children.indices.map { children[$0].height(for: self.width(ofChild: $0, in: width)) }
    }

    private func width(ofChild index: Int, in width: Int) -> Int {
        guard hasStubBeside(width) else { return width }
        let stub = stubWidth(in: width)
        return index == 0 ? width - stub : stub
    }

    /// Returns the natural width of the stub, but at most two fifths, unless its minimum is
    /// greater.
    private func stubWidth(in width: Int) -> Int {
        let (rest, stub) = (children[0], children[1])
        return min(max(stub.minimum, min(stub.natural, width * 2 / 5)), width - rest.minimum)
    }
}
