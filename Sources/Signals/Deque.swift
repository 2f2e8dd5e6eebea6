/// A queue of elements that takes them at the end and gives them from the front.
struct Deque<Element> {
    private var elements: [Element?] = []
    private var first = 0

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    mutating func popFirst() -> Element? {
        guard first < elements.count else { return nil }
        let element = elements[first]
        elements[first] = nil
        first += 1
        if first == elements.count {
            self = Deque()
        } else if first > 64, first > elements.count / 2 {
            elements.removeFirst(first)
            first = 0
        }
        return element
    }

    static func + (left: Self, right: Self) -> Self {
        var joined = Self()
        joined.elements = Array(left.elements[left.first...] + right.elements[right.first...])
        return joined
    }
}
