import Foundation

/// The number of values that a field holds, which tells whether those of two versions can be kept
/// together.
package enum FieldRoom: Hashable, Sendable {
    case oneValue
    case manyValues
    /// Text in the person's own words, to which another text can be appended.
    case paragraphs
}

extension EntryField {
    var room: FieldRoom {
        switch value {
        case .list, .tags, .about, .imports, .feedbackHistory, .steps: .manyValues
        case .paragraphs: .paragraphs
        default: .oneValue
        }
    }

    /// Joins the values of a field that holds many, and returns false for a field of one value.
    ///
    /// - Parameter isAsked: Whether the user wants both values. Ordered lists of names and
    ///   paragraphs are joined only then.
    func unite(
        _ later: Whole, _ earlier: Whole, from common: Whole?, into whole: inout Whole,
        isAsked: Bool = false
    ) -> Bool {
        switch value {
        case .list(let path) where isAsked:
            whole[keyPath: path] = union(at: path, later, earlier, common) { $0 }
        case .paragraphs(let path) where isAsked:
            whole[keyPath: path] = later[keyPath: path].following(earlier[keyPath: path])
        case .tags(let path):
            whole[keyPath: path] = union(at: path, later, earlier, common) { $0 }
        case .about(let path):
            whole[keyPath: path] = union(at: path, later, earlier, common) { $0.uid }
        case .imports(let path):
            whole[keyPath: path] = union(at: path, later, earlier, common) { ImportOrigin($0) }
        case .feedbackHistory(let path):
            let histories = (later[keyPath: path], earlier[keyPath: path])
            whole[keyPath: path] = sequence(histories, common?[keyPath: path]) {
                $0.moment?.timeIntervalSince1970
            }.withoutRepetitions { histories.0.contains($0) && histories.1.contains($0) }
        case .steps(let path):
            whole[keyPath: path] = sequence(
                (later[keyPath: path], earlier[keyPath: path]), common?[keyPath: path]
            ) { $0.day.map { Double($0.daysSinceEpoch) } }
        default: return false
        }
        return true
    }

    /// Returns the values of the later version and those that only the earlier one has, without
    /// values that either version removed.
    private func union<Value: Hashable, Key: Hashable>(
        at path: FieldPath<Whole, [Value]>, _ later: Whole, _ earlier: Whole, _ common: Whole?,
        by key: (Value) -> Key
    ) -> [Value] {
        let (later, earlier) = (later[keyPath: path], earlier[keyPath: path])
        let before = Set(common.map { $0[keyPath: path] }?.map(key) ?? [])
        let keys = (Set(later.map(key)), Set(earlier.map(key)))
        return later.filter { keys.1.contains(key($0)) || !before.contains(key($0)) }
            + earlier.filter { !keys.0.contains(key($0)) && !before.contains(key($0)) }
    }

    /// Returns two histories merged by time. A value without a time stays after the one before it.
    private func sequence<Value: Hashable>(
        _ histories: (later: [Value], earlier: [Value]), _ common: [Value]?,
        at moment: (Value) -> Double?
    ) -> [Value] {
        let before = Set(common ?? [])
        let sets = (Set(histories.later), Set(histories.earlier))
        func kept(_ history: [Value], beside other: Set<Value>) -> [Value] {
            history.filter { other.contains($0) || !before.contains($0) }
        }
        let later = kept(histories.later, beside: sets.1)
        let earlier = kept(histories.earlier, beside: sets.0)
        let start = zip(later, earlier).prefix { $0 == $1 }.count
        var joined = Array(later.prefix(start))
        let known = Set(earlier.dropFirst(start))
        let last = joined.compactMap(moment).last ?? -.infinity
        let rest =
            timed(earlier.dropFirst(start), from: last, at: moment)
            + timed(later.dropFirst(start).filter { !known.contains($0) }, from: last, at: moment)
        joined += rest.enumerated().sorted {
            ($0.element.moment, $0.offset) < ($1.element.moment, $1.offset)
        }.map(\.element.value)
        return joined
    }

    private func timed<Value>(
        _ values: some Sequence<Value>, from start: Double, at moment: (Value) -> Double?
    ) -> [(value: Value, moment: Double)] {
        var last = start
        return values.map { value in
            last = max(last, moment(value) ?? last)
            return (value, last)
        }
    }

    /// Returns whether a version has no value for the field. For `wanted`, that a film is still to
    /// be seen counts as no value.
    func isBlank(in whole: Whole) -> Bool {
        switch value {
        case .line(let path), .link(let path), .paragraphs(let path): whole[keyPath: path].isEmpty
        case .attachment(let path): whole[keyPath: path] == nil
        case .number(let path): whole[keyPath: path] == nil
        case .flag(let path): !whole[keyPath: path]
        case .todo(let path): whole[keyPath: path]
        case .day(let path): whole[keyPath: path] == nil
        case .time(let path): whole[keyPath: path] == nil
        case .start: false
        case .word(let word): word(whole) == word.preset
        case .disruption(let path): whole[keyPath: path] == nil
        case .fare(let path): whole[keyPath: path] == nil
        case .coordinates(let path): whole[keyPath: path] == nil
        case .distance(let path): whole[keyPath: path] == nil
        case .rating(let path, _): whole[keyPath: path] == nil
        case .rule(let path): whole[keyPath: path] == nil
        case .steps(let path): whole[keyPath: path].isEmpty
        case .about(let path): whole[keyPath: path].isEmpty
        case .feedbackHistory(let path): whole[keyPath: path].isEmpty
        case .list(let path), .tags(let path): whole[keyPath: path].isEmpty
        case .imports(let path): whole[keyPath: path].isEmpty
        }
    }
}

extension String {
    /// Returns the paragraphs of an earlier text, followed by those that only this one has.
    fileprivate func following(_ earlier: String) -> String {
        if contains(earlier) { return self }
        if earlier.contains(self) { return earlier }
        let known = earlier.components(separatedBy: "\n\n")
        let others = components(separatedBy: "\n\n").filter { !known.contains($0) }
        return (known + others).joined(separator: "\n\n")
    }
}

extension [GivenFeedback] {
    /// Returns the feedback without values that equal the one before, unless both versions have
    /// them.
    fileprivate func withoutRepetitions(but isCommon: (GivenFeedback) -> Bool) -> [GivenFeedback] {
        reduce(into: []) { history, given in
            if history.last?.feedback != given.feedback || isCommon(given) { history.append(given) }
        }
    }
}
