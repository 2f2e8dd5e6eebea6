internal import Gtk

/// Draws a layout on a canvas, in the colours of a palette.
struct ChartPainter {
    let colours: ChartColours
    let words: ChartTypesetter

    func draw(_ layout: ChartLayout, on canvas: Canvas) {
        let visible = canvas.visiblePart
        for shape in layout.shapes where shape.bounds.intersects(visible) {
            draw(shape, on: canvas)
        }
        for words in layout.words where words.place.inset(by: -2).intersects(visible) {
            draw(words, on: canvas)
        }
    }

    func drawFocus(on mark: Rectangle, _ canvas: Canvas) {
        let ring = mark.inset(by: -4)
        canvas.stroke(.rectangle(ring, radius: 5), colours.palette.ground, width: 5)
        canvas.stroke(.rectangle(ring, radius: 5), colours.palette.text, width: 2)
    }

    private func draw(_ words: ChartWords, on canvas: Canvas) {
        guard words.room >= 1 else { return }
        let line = self.words.line(words.text, words.style, within: words.room)
        let colour = colours.colour(of: words.ink)
        if words.isTurned {
            canvas.turned(at: Point(x: words.place.x, y: words.place.bottom)) {
                canvas.draw(line, at: Point(x: 0, y: 0), colour)
            }
        } else {
            let place = Point(x: words.left(of: line.width).rounded(), y: words.place.y)
            if let halo = words.halo {
                canvas.drawOutline(of: line, at: place, colours.colour(of: halo), width: 2)
            }
            canvas.draw(line, at: place, colour)
        }
    }

    private func draw(_ shape: ChartShape, on canvas: Canvas) {
        if case .faint(let ink) = shape.ink {
            return drawFaintly(shape, colours.colour(of: ink), on: canvas)
        }
        let colour = colours.colour(of: shape.ink)
        switch shape.manner {
        case .filled: canvas.fill(shape.shape, colour)
        case .hatched(let hatch):
            canvas.fill(shape.shape, colour)
            draw(
                hatch, colours.palette.ground.mixed(with: colour, part: 0.6), over: shape,
                on: canvas)
        case .drawn(let width, let dashes):
            canvas.stroke(shape.shape, colour, width: width, dashes: dashes)
        }
    }

    /// Draws a shape as an outline around a tint, so that it is visible and differs not only in
    /// colour.
    private func drawFaintly(_ shape: ChartShape, _ colour: Colour, on canvas: Canvas) {
        canvas.fill(shape.shape, colours.palette.ground.mixed(with: colour, part: 0.25))
        if case .hatched(let hatch) = shape.manner {
            draw(hatch, colours.palette.ground, over: shape, on: canvas)
        }
        let outline: Shape =
            switch shape.shape {
            case .rectangle(let area, let radius, let corners):
                .rectangle(area.inset(by: 0.75), radius: radius, corners: corners)
            case .circle(let centre, let radius): .circle(centre, radius: radius - 0.75)
            case .line, .paths: shape.shape
            }
        canvas.stroke(outline, colour, width: 1.5)
    }

    private func draw(
        _ hatch: ChartShape.Hatch, _ colour: Colour, over shape: ChartShape, on canvas: Canvas
    ) {
        let area = shape.bounds
        let step = 6.0
        canvas.clipped(to: shape.shape) {
            let length = hatch == .level ? area.height : area.width
            let slant = hatch == .rising || hatch == .falling ? area.height : 0
            // The lines begin at a place independent of the shape, so that those of neighbours
            // meet.
            let origin = hatch == .level ? area.y : area.x - slant
            var offset = (origin / step).rounded(.down) * step
            while offset < origin + length + slant + step {
                let line: [Point] =
                    switch hatch {
                    case .rising:
                        [Point(x: offset, y: area.bottom), Point(x: offset + slant, y: area.y)]
                    case .falling:
                        [Point(x: offset, y: area.y), Point(x: offset + slant, y: area.bottom)]
                    case .level:
                        [Point(x: area.x, y: offset), Point(x: area.right, y: offset)]
                    case .upright:
                        [Point(x: offset, y: area.y), Point(x: offset, y: area.bottom)]
                    }
                canvas.stroke(.line(line), colour, width: 1)
                offset += step
            }
        }
    }
}
