/// A layout of the children of a box in lines. A child has its natural width, or that of the line
/// if it is narrower; the space left over in a line goes to those that expand.
nonisolated struct WrapLayout: BoxLayout {
    let box: BoxContents
    /// The greatest natural width, or `nil` for no limit.
    var greatestWidth: Int?

    var leastWidth: Int { box.leastWidth }

    /// The width of all children in one line, up to the greatest width.
    var width: Int {
        var width = box.spacing * max(0, box.children.count - 1)
        for child in box.children { width += child.natural }
        return max(leastWidth, min(width, greatestWidth ?? width))
    }

    func height(for width: Int) -> Int {
        let lines = lines(in: width)
        var height = box.spacing * max(0, lines.count - 1)
        for line in lines { height += self.height(of: line, in: width) }
        return height
    }

    func place(in area: BoxArea) {
        var y = area.y
        for line in lines(in: area.width) {
            let height = height(of: line, in: area.width)
            let share = share(in: line, of: area.width)
            var x: Int = 0
            for child in line {
                let width = min(child.natural, area.width) + (child.isExpanding ? share : 0)
                let left = box.isRightToLeft ? area.width - x - width : x
                child.place(in: BoxArea(x: area.x + left, y: y, width: width, height: height))
                x += width + box.spacing
            }
            y += height + box.spacing
        }
    }

    private func lines(in width: Int) -> [[BoxChild]] {
        var lines: [[BoxChild]] = []
        var used: Int = 0
        for child in box.children {
            let needed = min(child.natural, width)
            if lines.isEmpty || used + box.spacing + needed > width {
                lines.append([child])
                used = needed
            } else {
                lines[lines.count - 1].append(child)
                used += box.spacing + needed
            }
        }
        return lines
    }

    /// Returns the width that each expanding child gets beyond its natural one.
    private func share(in line: [BoxChild], of width: Int) -> Int {
        let expanding = line.count { $0.isExpanding }
        guard expanding > 0 else { return 0 }
        var left = width - box.spacing * (line.count - 1)
        for child in line { left -= child.natural }
        return max(0, left) / expanding
    }

    private func height(of line: [BoxChild], in width: Int) -> Int {
        line.map { $0.height(for: min($0.natural, width)) }.max() ?? 0
    }
}

/// A container that lines up its children in rows, as many to a row as there is room for. Those
/// that expand share the space left over in their row. Its minimum width is that of the widest
/// child's minimum.
public final class WrapBox: Box {
    /// Makes an empty box.
    ///
    /// - Parameter spacing: the space between children, and between rows, in pixels.
    public init(spacing: Int = 0) {
        super.init(spacing: spacing) { WrapLayout(box: $0) }
    }

    /// The greatest natural width, in pixels, or `nil` for the width of all children in one row. A
    /// popover gives the box its natural width, however narrow the window is.
    public final var greatestWidth: Int? {
        didSet {
            guard greatestWidth != oldValue else { return }
            setLayout { [greatestWidth] in WrapLayout(box: $0, greatestWidth: greatestWidth) }
        }
    }
}
