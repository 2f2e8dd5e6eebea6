import Foundation
import Gtk

/// A kind of colour vision. The matrices for people who lack one kind of cone are those of Machado,
/// Oliveira and Fernandes (2009).
enum Sight: CaseIterable {
    case all, withoutRed, withoutGreen, withoutBlue

    /// Returns the distance between two colours in units of CIELAB, of which one is just
    /// noticeable.
    func distance(_ one: Colour, _ other: Colour) -> Double {
        let (first, second) = (lab(one), lab(other))
        return zip(first, second).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
    }

    private var matrix: [[Double]] {
        switch self {
        case .all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
        case .withoutRed:
            [
                [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ]
        case .withoutGreen:
            [
                [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ]
        case .withoutBlue:
            [
                [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ]
        }
    }

    private func lab(_ colour: Colour) -> [Double] {
        let light = [colour.red, colour.green, colour.blue].map {
            $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
        }
        let seen = matrix.map { row in min(max(zip(row, light).map(*).reduce(0, +), 0), 1) }
        let x = (0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.9505
        let y = 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
        let z = (0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.089
        let (a, b, c) = (root(x), root(y), root(z))
        return [116 * b - 16, 500 * (a - b), 200 * (b - c)]
    }

    private func root(_ part: Double) -> Double {
        part > 0.008856 ? cbrt(part) : 7.787 * part + 16.0 / 116
    }
}
