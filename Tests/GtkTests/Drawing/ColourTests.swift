import Testing

@testable import Gtk

@Suite("Colours that can be read")
struct ColourTests {
    private let white = Colour(red: 1, green: 1, blue: 1)
    private let black = Colour(red: 0, green: 0, blue: 0)
    private let red = Colour(red: 0.8, green: 0, blue: 0)
    private let night = Colour(red: 0.18, green: 0.18, blue: 0.18)

    @Test("Contrast is that of WCAG: 21 at most, 1 at least, the same both ways")
    func contrast() {
        #expect(abs(white.contrast(to: black) - 21) < 0.001)
        #expect(red.contrast(to: red) == 1)
        #expect(red.contrast(to: white) == white.contrast(to: red))
        #expect(abs(red.contrast(to: white) - 5.89) < 0.02)
    }

    @Test("A colour that can be read stays as it is")
    func unchanged() { #expect(red.readable(on: white, towards: black) == red) }

    @Test("One that cannot moves towards the ink, and no further than it has to")
    func moved() {
        let readable = red.readable(on: night, towards: white)
        #expect(readable.contrast(to: night) >= 4.5)
        #expect(readable != white)
        #expect(readable.red > readable.green)
        #expect(black.readable(on: black, towards: night) == night)
    }

    @Test("A shade has the same hue, and black and white are its ends")
    func shades() {
        let blue = Colour(0x3584E4)
        #expect(blue.shaded(to: 0) == black)
        #expect(blue.shaded(to: 1) == white)
        let pale = blue.shaded(to: 0.8)
        #expect(pale.blue > pale.green && pale.green > pale.red)
        let itself = blue.shaded(to: (blue.blue + blue.red) / 2)
        #expect(abs(itself.green - blue.green) < 0.000_1)
        #expect(Colour(0x808080).shaded(to: 0.5) == Colour(red: 0.5, green: 0.5, blue: 0.5))
    }
}
