internal import Gtk

/// The look of papers: A4, and black on white, since they are copied and faxed.
enum PaperStyle {
    /// The size of an A4 page, in points.
    static let (width, height) = (595.276, 841.89)
    static let margin = 56.0
    /// The lower end of the contents of a page.
    static let bottom = height - margin - 18
    static let textWidth = width - 2 * margin
    static let labelWidth = 168.0
    static let gap = 12.0
    static let valueLeft = labelWidth + gap
    /// The fonts, of which the first that is installed is used, and the size in points.
    static let font = "Liberation Sans, Noto Sans, DejaVu Sans, Sans 9.5"

    static let ink = Colour(0x1a1a1a)
    static let dim = Colour(0x5e5c64)
    static let rule = Colour(0xc0bfbc)
    static let blank = Colour(0x9a9996)

    static let title = Typesetter.Style(scale: 1.7, isBold: true)
    static let section = Typesetter.Style(scale: 1.1, isBold: true)
    static let strong = Typesetter.Style(isBold: true)
    static let usual = Typesetter.Style()
    static let small = Typesetter.Style(scale: 0.85)

    static let heading = Typesetter.Style(scale: 0.85, isBold: true)
    static let box = 8.5
    /// The side of the square that a picture is scaled into, in points.
    static let picture = 170.0

    /// Draws the foot of a page: the title where reading begins, and the page number on the other
    /// side.
    static func drawFoot(
        _ title: String, _ number: String, isRightToLeft: Bool, on canvas: Canvas,
        _ size: (width: Double, height: Double), _ typesetter: Typesetter
    ) {
        let foot = size.height - margin
        let number = typesetter.line(number, small)
        let title = typesetter.line(
            title, small, width: size.width - 2 * margin - number.width - gap)
        let (left, right) = isRightToLeft ? (number, title) : (title, number)
        canvas.draw(left, at: Point(x: margin, y: foot), dim)
        canvas.draw(right, at: Point(x: size.width - margin - right.width, y: foot), dim)
    }
}
