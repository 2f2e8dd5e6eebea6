/// A layout of the children of a box in lines. A child has its natural width, or that of the line
/// if it is narrower; the space left over in a line goes to those that expand.
nonisolated struct WrapLayout: BoxLayout {
    let box: BoxContents

    var leastWidth: Int { box.leastWidth }

    /// The width of all children in one line.
    var width: Int {
        box.children.reduce(box.spacing * max(0, box.children.count - 1)) { $0 + $1.natural }
    }

    func height(for width: Int) -> Int {
        let lines = lines(in: width)
        return lines.reduce(box.spacing * max(0, lines.count - 1)) {
            $0 + self.height(of: $1, in: width)
        }
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
        let taken = line.reduce(box.spacing * (line.count - 1)) { $0 + $1.natural }
        return max(0, width - taken) / max(1, expanding)
    }

    private func height(of line: [BoxChild], in width: Int) -> Int {
        line.map { $0.height(for: min($0.natural, width)) }.max() ?? 0
    }
}

/// A container that lines up its children in rows, as many to a row as there is room for. Those
/// that were added to expand share the space left over in their row. Its minimum width is that of
/// the widest child's minimum.
public final class WrapBox: Box {
    /// Makes an empty box.
    ///
    /// - Parameter spacing: the space between children, and between rows, in pixels.
    public init(spacing: Int = 0) { super.init(spacing: spacing, layout: WrapLayout.init) }
}
