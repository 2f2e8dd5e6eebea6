import Foundation
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("Printing")
    struct PrintJobTests {
        init() throws { try Display.start() }

        private func job(pages: Int) -> PrintJob {
            PrintJob(name: "The year 2024") { page in
                page.width > page.height || page.width < 72 ? 0 : pages
            } draw: { page, number in
                page.canvas.draw(
                    page.typesetter.line("Page \(number + 1) of the year"), at: Point(x: 0, y: 0),
                    Colour(0x000000))
            }
        }

        @Test("Pages are drawn as the paper is, and can be read back")
        func export() throws {
            let path = FileManager.default.temporaryDirectory
                .appending(path: "counterfoil-print-\(UUID()).pdf").path
            var outcome: PrintJob.Outcome?
            job(pages: 3).export(to: path) { outcome = $0 }
            #expect(Display.turn { outcome != nil })
            #expect(outcome == .printed)
            let text = try PDFText.read(path)
            for number in 1...3 { #expect(text.contains("Page \(number) of the year")) }
            #expect(!FileManager.default.fileExists(atPath: path + ".part"))
            try FileManager.default.removeItem(atPath: path)
        }

        @Test("Where nothing can be written, nothing is, and the reason is told")
        func failure() {
            var outcome: PrintJob.Outcome?
            job(pages: 1).export(to: "/no/folder/is/here.pdf") { outcome = $0 }
            #expect(Display.turn { outcome != nil })
            guard case .failed(let error) = outcome else {
                Issue.record("It was \(String(describing: outcome))")
                return
            }
            #expect(!error.message.isEmpty)
        }
    }
}
