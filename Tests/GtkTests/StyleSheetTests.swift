import Gtk
import GtkTestSupport
import Testing

extension GtkTests {
    @Suite("Style sheets")
    struct StyleSheetTests {
        init() throws { try Display.start() }

        @Test("Rules that make sense are installed")
        func installs() throws {
            try StyleSheet.install(".counterfoil-test { font-weight: bold; }")
        }

        @Test("A mistake is an error with the line it is in")
        func reports() throws {
            let error = try #require(throws: SystemError.self) {
                try StyleSheet.install("label { color: no-such-thing(; }")
            }
            #expect(error.message.contains(":1:"))
            #expect(error.domain == "gtk-css-provider-error-quark")
        }
    }
}
