internal import Foundation
package import Gtk
package import Wording

/// Pages for a printer or a PDF.
package protocol PrintedPages {
    var title: String { get }
    var count: Int { get }
    /// The size of a page, in points.
    var size: (width: Double, height: Double) { get }
    /// The time of writing, in seconds since 1970.
    var writtenOn: Int { get }
    /// Draws a page at the origin of the canvas.
    ///
    /// - Parameter place: the index of the page, from 0.
    func draw(_ place: Int, on canvas: Canvas)
}

extension PrintedPages {
    /// The pages as a PDF, whose bytes are the same for the same pages of the same time.
    package var file: PagesFile {
        PagesFile(
            title: title, width: size.width, height: size.height,
            time: Date(timeIntervalSince1970: Double(writtenOn)).ISO8601Format(),
            pages: (0..<count).map { place in { draw(place, on: $0) } })
    }
}

/// A paper on pages of A4. No line is cut off or lost: a piece that does not fit on a page stands
/// on the next one.
package struct PaperPages: PrintedPages {
    private let sheet: PaperSheet
    private let pages: [[(piece: PaperPiece, top: Double)]]
    private let typesetter: Typesetter

    /// - Parameter picture: the sheet's picture, or `nil` if it has none or it cannot be read.
    package init(_ sheet: PaperSheet, picture: Bitmap? = nil) {
        self.sheet = sheet
        typesetter = Typesetter(paper: PaperStyle.font, language: sheet.languageCode)
        pages = Self.pages(of: PaperSetter(sheet, picture, typesetter).pieces)
    }

    /// The greatest side of the picture that is drawn, in pixels.
    package static var sideOfPicture: Int { Int(PaperStyle.picture * 4) }

    package var count: Int { pages.count }
    package var title: String { sheet.title }
    package var writtenOn: Int { sheet.writtenOn }
    /// The current time, in seconds since 1970.
    package static var thisMoment: Int { Int(Date.now.timeIntervalSince1970) }
    package var size: (width: Double, height: Double) { (PaperStyle.width, PaperStyle.height) }

    package func draw(_ place: Int, on canvas: Canvas) {
        guard pages.indices.contains(place) else { return }
        for (piece, top) in pages[place] {
            piece.draw(canvas, Point(x: PaperStyle.margin, y: top))
        }
        PaperStyle.drawFoot(
            sheet.title, sheet.page(place + 1, of: count), isRightToLeft: sheet.isRightToLeft,
            on: canvas, size, typesetter)
    }

    /// Breaks pages before pieces that do not fit, together with those above that stay with them.
    private static func pages(
        of pieces: [PaperPiece]
    ) -> [[(piece: PaperPiece, top: Double)]] {
        var pages: [[(piece: PaperPiece, top: Double)]] = [[]]
        var top = PaperStyle.margin
        var index = 0
        while index < pieces.count {
            // A group of pieces that stay together goes to the next page, unless no page has room
            // for it.
            var end = index
            while end + 1 < pieces.count, pieces[end].staysWithNext { end += 1 }
            var group = pieces[index...end]
            if group[index].beginsPage, !pages[pages.count - 1].isEmpty {
                pages.append([])
                top = PaperStyle.margin
            }
            let isFirst = pages[pages.count - 1].isEmpty
            let height =
                group.map(\.height).reduce(0, +) + group.dropFirst().map(\.space).reduce(0, +)
            let needed = height + (isFirst ? 0 : group[index].space)
            if !isFirst, top + needed > PaperStyle.bottom,
                height <= PaperStyle.bottom - PaperStyle.margin
            {
                pages.append([])
                top = PaperStyle.margin
                group.insert(contentsOf: group[index].atTop, at: index)
            }
            for piece in group {
                let space = pages[pages.count - 1].isEmpty ? 0 : piece.space
                if !pages[pages.count - 1].isEmpty, top + space + piece.height > PaperStyle.bottom {
                    pages.append([])
                    top = PaperStyle.margin
                } else {
                    top += space
                }
                pages[pages.count - 1].append((piece, top))
                top += piece.height
            }
            index = end + 1
        }
        return pages
    }
}
