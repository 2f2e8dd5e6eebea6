import Domain
import Foundation

extension ComponentEdit {
    /// Writes whether the film of a task is still to be seen, and returns whether that changed.
    mutating func setTodo(from old: Film?, to new: Film, at moment: Date) -> Bool {
        guard old?.isWanted != new.isWanted || old?.watched != new.watched else { return false }
        // The moment is written only if the day of viewing is known and not later.
        let today = CalendarDay(moment)
        let isPast = new.watched.flatMap { day in today.map { day <= $0 } } ?? false
        let moment = isPast ? Values.encoded(moment) : nil
        for field in Tokens.fields(isToBeDone: new.isWanted, moment: moment) { set(field) }
        // A planned day is not the day of viewing.
        if !new.isWanted, new.watched == nil { remove("DTSTART") }
        if let old, old.isWanted != new.isWanted {
            if new.isWanted { bringPlanBack() } else { putPlanAway() }
        }
        return true
    }

    /// Moves planned dates to Counterfoil's own properties: a film that was seen is not due, and
    /// other programs take a due date before the day of completion for an error.
    private mutating func putPlanAway() {
        for name in PropertyName.plan {
            remove(PropertyName.planned + name)
            let planned = lines(named: name).map(\.content).filter { !Tokens.isNoNews($0) }
            append(planned.map { $0.named(PropertyName.planned + name) })
        }
        remove("DUE")
        remove("DURATION")
    }

    private mutating func bringPlanBack() {
        for name in PropertyName.plan {
            let kept = lines(named: PropertyName.planned + name)
            guard !kept.isEmpty else { continue }
            remove(PropertyName.planned + name)
            remove(name)
            append(kept.map { $0.content.named(name) })
        }
    }
}
