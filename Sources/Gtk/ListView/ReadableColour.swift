import Glibc

/// A colour that can be moved towards another until it is read well on a background.
nonisolated struct ReadableColour: Equatable {
    /// Between 0 and 1.
    var red: Double
    var green: Double
    var blue: Double

    /// The least contrast that WCAG 2.1 asks of text of this size.
    static let leastContrast = 4.5

    /// The colour itself if it can be read on `background`, or else the first one that can, on
    /// the way to `ink`, which can.
    func readable(on background: ReadableColour, towards ink: ReadableColour) -> ReadableColour {
        let steps = 8
        for step in 0..<steps {
            let colour = mixed(with: ink, part: Double(step) / Double(steps))
            if colour.contrast(to: background) >= Self.leastContrast { return colour }
        }
        return ink
    }

    /// The contrast ratio of WCAG 2.1, from 1 to 21.
    func contrast(to other: ReadableColour) -> Double {
        let (dark, light) = (
            min(luminance, other.luminance), max(luminance, other.luminance)
        )
        return (light + 0.05) / (dark + 0.05)
    }

    private func mixed(with other: ReadableColour, part: Double) -> ReadableColour {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
        return ReadableColour(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    private var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// The light behind a part of an sRGB colour.
    private static func linear(_ part: Double) -> Double {
        guard part > 0.04045 else { return part / 12.92 }
        return pow((part + 0.055) / 1.055, 2.4)
    }
}
