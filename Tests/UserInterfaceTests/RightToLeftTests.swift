import Gtk
import GtkTestSupport
import Presentation
import Testing

@testable import JournalFeature
@testable import UserInterface

extension UserInterfaceTests {
    @Suite("A title that is written from right to left turns nothing else around")
    struct RightToLeftTests {
        @Test(
            "In a toast, the words of the sentence and its quotation marks stay where they are",
            arguments: ["אבג 2 (1984)", "فيلم - 3"])
        func toast(title: String) throws {
            let stage = try WindowStage()
            stage.main.showUndo(
                UndoViewModel(title: "“\(title.displayIsolated)” was moved to the trash."))
            let label = try #require(
                stage.toast?.shown(Label.self).first { $0.text.contains("trash") })
            #expect(Display.turn { label.allocatedSize.width > 150 })
            let places = label.text.unicodeScalars.enumerated().map { index, scalar in
                (scalar, label.x(ofScalar: index))
            }
            let open = try #require(places.first { $0.0 == "“" }?.1)
            let close = try #require(places.first { $0.0 == "”" }?.1)
            let end = try #require(places.last { $0.0 == "." }?.1)
            #expect(open < close && close < end)
            for (scalar, x) in places where title.unicodeScalars.contains(scalar) && scalar != " " {
                if !scalar.isASCII || "0123456789()".unicodeScalars.contains(scalar) {
                    #expect(open <= x && x <= close, "\(scalar)")
                }
            }
        }
    }
}
