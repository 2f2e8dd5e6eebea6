import Domain
import GRDB

/// The values that a list is sorted by, and its headings.
struct SortValues: Sendable {
    /// Whether the smallest value comes first.
    let isRising: Bool
    /// Returns the value of the entry at a rank, or `nil` if it is unknown.
    let value: @Sendable (Int) -> Int?
    let heading: @Sendable (Int) -> ListHeading
    /// The heading of the entries whose value is unknown.
    let headingOfUnknown: ListHeading
}

extension IndexSnapshot {
    /// Returns the values of a fact, or `nil` for the day, whose order is that of ranks.
    ///
    /// - Parameter folding: whether one row shows all legs of a journey.
    func sortValues(of fact: ListOrder.Fact, folding: Bool) -> SortValues? {
        switch fact {
        case .date: nil
        case .title: turnsOfTitles
        case .feedback:
            values(fact, of: .feedback, by: { .feedback(Feedback(rawValue: $0) ?? .none) }) {
                $0 == Feedback.none.rawValue ? nil : $0
            }
        case .rated: values(fact, of: .rated, by: { .rated($0) })
        case .released: values(fact, of: .released, by: { .released(in: $0) })
        case .runtime: values(fact, of: .runtime, by: { .running(minutes: $0) })
        case .delay:
            values(
                fact, of: .lateness, by: { .late(minutes: $0) }, { $0 / 60 },
                instead: folding ? delaysOfJourneys : [:])
        case .distance: values(fact, of: .metres, by: { .far(metres: $0) })
        case .duration: values(fact, of: .duration, by: { .running(minutes: $0) })
        case .place: turns(fact, of: .place)
        case .director: turns(fact, of: .directors)
        case .operator: turns(fact, of: .operator)
        case .service: turns(fact, of: .service)
        }
    }

    private var turnsOfTitles: SortValues {
        let titles = titles
        return SortValues(
            isRising: true, value: { titles.turn(at: $0) }, heading: { titles.heading(of: $0) },
            headingOfUnknown: .unknown(.title))
    }

    private func turns(_ fact: ListOrder.Fact, of column: TextColumn) -> SortValues {
        let texts = texts(of: column)
        return SortValues(
            isRising: fact.isRising, value: { texts.turn(at: $0) },
            heading: { .text(texts.text(of: $0)) }, headingOfUnknown: .unknown(fact))
    }

    private func values(
        _ fact: ListOrder.Fact, of column: FactColumn,
        by heading: @escaping @Sendable (Int) -> ListHeading,
        _ number: @escaping @Sendable (Int) -> Int? = { $0 }, instead others: [Int: Int?] = [:]
    ) -> SortValues {
        let numbers = numbers(of: column)
        return SortValues(
            isRising: false,
            value: { rank in (others[rank] ?? numbers[rank]).flatMap(number) },
            heading: heading, headingOfUnknown: .unknown(fact))
    }

    /// The delays of journeys at their destinations in seconds, by the ranks of the rows that show
    /// them.
    private var delaysOfJourneys: [Int: Int?] {
        let order = order
        let courses = readAtLeisure(or: []) { db in
            try Row.fetchAll(
                db,
                sql: "SELECT id, course FROM entry WHERE journey IS NOT NULL AND course IS NOT NULL"
            ).map { row in
                (
                    id: try row.decode(Int64.self, atIndex: 0),
                    course: CachedCourse(try row.decode(String.self, atIndex: 1))
                )
            }
        }
        var delays: [Int: Int?] = [:]
        for (id, course) in courses {
            guard let rank = order.rank(of: id), let course else { continue }
            delays[rank] = .some(course.lateness)
        }
        return delays
    }
}
