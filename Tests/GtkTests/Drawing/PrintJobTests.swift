import CGtk
import Foundation
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("Printing")
    struct PrintJobTests {
        init() throws { try Display.start() }

        /// Prints a page into a file, and returns the outcome.
        private func print(to path: String, _ draw: @escaping (PrintJob.Page) -> Void)
            -> PagesOutcome?
        {
            let job = PrintJob(name: "The year 2024", draw: draw)
            gtk_print_operation_set_export_filename(job.cast(), path)
            var outcome: PagesOutcome?
            job.run(GTK_PRINT_OPERATION_ACTION_EXPORT, for: nil) { outcome = $0 }
            _ = Display.turn { outcome != nil }
            return outcome
        }

        @Test("A page is drawn as the paper is, and can be read back")
        func page() throws {
            let path = FileManager.default.temporaryDirectory
                .appending(path: "counterfoil-print-\(UUID()).pdf").path
            var sizes: [[Double]] = []
            let outcome = print(to: path) { page in
                sizes.append([page.width, page.height])
                let text = Typesetter(for: page.canvas).line("A page of the year")
                page.canvas.draw(text, at: Point(x: 0, y: 0), Colour(0x000000))
            }
            #expect(outcome == .done)
            #expect(sizes.count == 1 && sizes[0][0] > 72 && sizes[0][1] > sizes[0][0])
            #expect(try PDFText.read(path).contains("A page of the year"))
            try FileManager.default.removeItem(atPath: path)
        }

        @Test("Where it cannot be printed, the reason is told")
        func failure() {
            guard case .failed(let error) = print(to: "/no/folder/is/here.pdf", { _ in }) else {
                Issue.record("It was not told of")
                return
            }
            #expect(!error.message.isEmpty)
        }
    }
}
