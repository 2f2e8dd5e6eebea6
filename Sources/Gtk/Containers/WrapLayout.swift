import CGtk

/// A layout of the children of a box in lines. A child has its natural width, or that of the line
/// if it is narrower; the space left over in a line goes to those that expand.
nonisolated struct WrapLayout: BoxLayout {
    let children: [BoxChild]
    let spacing: Int32
    let isRightToLeft: Bool
    /// The greatest natural width, or `nil` for no limit.
    let greatestWidth: Int32?

    /// The width of all children in one line, up to the greatest width.
    var width: Int32 {
        var width = spacing * Int32(max(0, children.count - 1))
        for child in children { width += child.natural }
        return max(leastWidth, min(width, greatestWidth ?? width))
    }

    func height(for width: Int32) -> Int32 {
        let lines = lines(in: width)
        var height = spacing * Int32(max(0, lines.count - 1))
        for line in lines { height += self.height(of: line, in: width) }
        return height
    }

    func place(in area: GtkAllocation) {
        var y = area.y
        for line in lines(in: area.width) {
            let height = height(of: line, in: area.width)
            let share = share(in: line, of: area.width)
            var x: Int32 = 0
            for child in line {
                let width = min(child.natural, area.width) + (child.isExpanding ? share : 0)
                var place = GtkAllocation(
                    x: isRightToLeft ? area.x + area.width - x - width : area.x + x, y: y,
                    width: width, height: height)
                gtk_widget_size_allocate(child.widget, &place)
                x += width + spacing
            }
            y += height + spacing
        }
    }

    private func lines(in width: Int32) -> [[BoxChild]] {
        var lines: [[BoxChild]] = []
        var used: Int32 = 0
        for child in children {
            let needed = min(child.natural, width)
            if lines.isEmpty || used + spacing + needed > width {
                lines.append([child])
                used = needed
            } else {
                lines[lines.count - 1].append(child)
                used += spacing + needed
            }
        }
        return lines
    }

    /// Returns the width that each expanding child gets beyond its natural one.
    private func share(in line: [BoxChild], of width: Int32) -> Int32 {
        let expanding = line.count { $0.isExpanding }
        guard expanding > 0 else { return 0 }
        var left = width - spacing * Int32(line.count - 1)
        for child in line { left -= child.natural }
        return max(0, left) / Int32(expanding)
    }

    private func height(of line: [BoxChild], in width: Int32) -> Int32 {
        line.map { $0.height(for: min($0.natural, width)) }.max() ?? 0
    }
}
