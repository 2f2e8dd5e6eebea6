import Foundation
import Testing
import Wording

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("Icons")
    struct IconsTests {
        private let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()

        @Test("Every icon of its own that the program names is there")
        func own() throws {
            var named = Set(RowKind.allCases.map(\.icon))
            let sources = root.appending(path: "Sources/UserInterface")
            let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
            for case let file as URL in try #require(files) where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                named.formUnion(
                    text.matches(of: /"(counterfoil-[a-z]+-symbolic)"/).map { String($0.1) })
            }
            let own = named.filter { $0.hasPrefix("counterfoil-") }
            #expect(own.count >= 8)
            for name in own {
                let icon = root.appending(path: "resources/icons/\(name).symbolic.png")
                #expect(FileManager.default.fileExists(atPath: icon.path), "\(name)")
            }
        }
    }
}
