/// Reads resources/map/world.map, whose format its README describes.
struct AtlasReader {
    private static let heading = Array("Counterfoil map 1\n".utf8)
    /// The longest piece of a straight border, in degrees. Between pieces it follows its parallel.
    private static let longest = 2.0
    /// The last level of detail at which a straight border follows its parallel: a line over two
    /// degrees of it is a hundredth of a degree off at most.
    private static let straight = 3

    private(set) var vertices: [AtlasVertex] = []
    private let bytes: [UInt8]
    private var place: Int

    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.heading) else { return nil }
        self.bytes = bytes
        place = Self.heading.count
        vertices.reserveCapacity(bytes.count / 2)
    }

    mutating func arcs() -> [Atlas.Arc]? {
        guard let units = number(), units > 0, let count = count() else { return nil }
        var arcs: [Atlas.Arc] = []
        for _ in 0..<count {
            guard let kind = number().flatMap(Atlas.Kind.init), let points = self.count(),
                points > 1
            else { return nil }
            let start = vertices.count
            var (x, y) = (0, 0)
            for at in 0..<points {
                guard let dx = number(), let dy = number(), let level = number(),
                    abs(dx) <= 360 * units, abs(dy) <= 180 * units
                else { return nil }
                let last = (x, y)
                (x, y) = (x + dx, y + dy)
                add((x, y), level, after: at == 0 ? nil : last, units: Double(units))
            }
            arcs.append(Atlas.Arc(kind: kind, vertices: start..<vertices.count))
        }
        return arcs
    }

    mutating func countries(_ arcs: Int) -> [Atlas.Country]? {
        guard let count = count() else { return nil }
        var countries: [Atlas.Country] = []
        for _ in 0..<count {
            guard let first = letter(), let second = letter(), let rings = rings(arcs)
            else { return nil }
            countries.append(Atlas.Country(code: String([first, second]), rings: rings))
        }
        return countries
    }

    mutating func rings(_ arcs: Int) -> [Atlas.Ring]? {
        guard let count = count() else { return nil }
        var rings: [Atlas.Ring] = []
        for _ in 0..<count {
            guard let length = self.count() else { return nil }
            var ring: Atlas.Ring = []
            for _ in 0..<length {
                guard let arc = number(), max(arc, ~arc) < arcs else { return nil }
                ring.append(arc)
            }
            rings.append(ring)
        }
        return rings
    }

    private mutating func add(
        _ point: (Int, Int), _ level: Int, after last: (Int, Int)?, units: Double
    ) {
        let (x, y) = (Double(point.0) / units, Double(point.1) / units)
        if let last {
            let from = (Double(last.0) / units, Double(last.1) / units)
            // A line over the seam of the file goes the shorter way around.
            let (dx, dy) = ((x - from.0).remainder(dividingBy: 360), y - from.1)
            let pieces = Int((max(abs(dx), abs(dy)) / Self.longest).rounded(.up))
            for piece in 1..<max(pieces, 1) {
                let part = Double(piece) / Double(pieces)
                vertices.append(
                    AtlasVertex(
                        latitude: from.1 + part * dy, longitude: from.0 + part * dx,
                        level: Self.straight))
            }
        }
        vertices.append(AtlasVertex(latitude: y, longitude: x, level: level))
    }

    private mutating func letter() -> Character? {
        number().flatMap(UInt8.init(exactly:)).map { Character(Unicode.Scalar($0)) }
    }

    /// Reads the length of a list; `nil` if the file is too short for it.
    private mutating func count() -> Int? {
        number().flatMap { $0 >= 0 && $0 <= bytes.count ? $0 : nil }
    }

    private mutating func number() -> Int? {
        var (value, shift) = (0, 0)
        while place < bytes.count, shift < 35 {
            let byte = Int(bytes[place])
            place += 1
            value |= (byte & 0x7F) << shift
            if byte < 0x80 { return value & 1 == 0 ? value >> 1 : ~(value >> 1) }
            shift += 7
        }
        return nil
    }
}
