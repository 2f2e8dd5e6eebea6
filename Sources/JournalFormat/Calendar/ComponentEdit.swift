/// Changes the properties of a component line by line. Other lines keep every byte.
struct ComponentEdit {
    let file: CalendarFile
    let component: Component
    /// The component's known properties, in the order of the file.
    let properties: [Property]
    private var replaced: [Int: [ContentLine]] = [:]
    private var followed: [Int: [ContentLine]] = [:]
    private var appended: [ContentLine] = []
    private var components: [[UInt8]] = []
    private var isRidOfComponents = false
    private var zones: [String] = []

    init(_ component: Component, in file: CalendarFile, properties: [Property]) {
        self.file = file
        self.component = component
        self.properties = properties
    }

    func lines(named name: String) -> [Property] {
        properties.filter { $0.content.name == name }
    }

    mutating func replace(_ property: Property, with lines: [ContentLine]) {
        replaced[property.line] = lines
    }

    mutating func insert(_ lines: [ContentLine], after property: Property?) {
        guard let property else { return append(lines) }
        followed[property.line, default: []] += lines
    }

    /// Adds lines after the component's other properties.
    mutating func append(_ lines: [ContentLine]) {
        appended += lines
    }

    /// Adds inner components, each as the bytes of its lines.
    mutating func append(components others: [[UInt8]]) {
        components += others
    }

    mutating func removeComponents() {
        isRidOfComponents = true
    }

    /// Adds the lines of a VTIMEZONE before the component.
    mutating func define(zone lines: [String]) {
        zones += lines
    }

    var result: [UInt8] {
        let end = file.lineEnd
        let removed = isRidOfComponents ? component.children.map(\.lines) : []
        var result: [UInt8] = []
        result.reserveCapacity(file.bytes.count + 1_024)
        func write(_ lines: [ContentLine]) {
            for line in lines { result += Folding.folded(line.written, end: end) }
        }
        func write(_ other: [UInt8]) {
            for line in Folding.lines(of: other) {
                let text = String(decoding: Folding.unfolded(other[line]), as: UTF8.self)
                result += Folding.folded(text, end: end)
            }
        }
        for (index, line) in file.lines.enumerated() {
            if index == component.lines.lowerBound {
                for zone in zones { result += Folding.folded(zone, end: end) }
            }
            if index == component.endOfProperties { write(appended) }
            if index == component.lines.upperBound - 1 { for other in components { write(other) } }
            if removed.contains(where: { $0.contains(index) }) { continue }
            if let lines = replaced[index] {
                write(lines)
            } else {
                result += file.bytes[line]
            }
            if let lines = followed[index] { write(lines) }
        }
        return result
    }
}

/// A property and the index of its line.
struct Property: Sendable {
    let line: Int
    let content: ContentLine
}
