internal import Gtk

/// The legend of a chart's colours and shapes, in one line or several above it.
struct ChartLegend {
    enum Sign {
        case field(ChartInk, ChartShape.Manner)
        case ring(ChartInk)
        case dot(ChartInk)
    }

    let entries: [(sign: Sign, name: String)]

    /// Adds the legend at the top of a layout, whose height grows by it.
    func add(to layout: inout ChartLayout, _ ruler: ChartRuler) {
        guard !entries.isEmpty else { return }
        let side = (ruler.line * 0.7).rounded()
        let step = side + ruler.gap
        var (x, y) = (0.0, layout.height)
        for (sign, name) in entries {
            let width = min(ruler.width(of: name), max(1, layout.width - step))
            if x > 0, x + step + width > layout.width {
                x = 0
                y += ruler.line + ruler.gap / 2
            }
            let field = Rectangle(
                x: x, y: y + ((ruler.line - side) / 2).rounded(), width: side, height: side)
            layout.shapes += shapes(of: sign, in: field)
            layout.add(name, x: x + step, y: y, width: width, ruler)
            x += step + width + 2 * ruler.gap
        }
        layout.height = y + ruler.line + ruler.gap * 1.5
    }

    private func shapes(of sign: Sign, in field: Rectangle) -> [ChartShape] {
        let radius = field.width / 2 - 1
        switch sign {
        case .field(let ink, let manner):
            return [ChartShape(shape: .rectangle(field, radius: 2), ink: ink, manner: manner)]
        case .dot(let ink):
            return [ChartShape(shape: .circle(field.centre, radius: radius), ink: ink)]
        case .ring(let ink):
            return [
                ChartShape(
                    shape: .circle(field.centre, radius: radius - 1), ink: ink,
                    manner: .drawn(width: 2))
            ]
        }
    }
}
