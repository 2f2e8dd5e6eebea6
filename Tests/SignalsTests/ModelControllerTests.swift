import Signals
import Testing

@Suite("Model controller")
@MainActor
struct ModelControllerTests {
    private struct WriteFailed: Error {}

    private let record = Record<String>()
    private var subscriptions = Subscriptions()

    @Test("A transform commits first and emits afterwards")
    mutating func transform() async throws {
        let controller = ModelController(1) { [record] in record.note("commit \($0) → \($1)") }
        observe(controller)

        try await controller.transform { $0 + 1 }

        #expect(controller.model == 2)
        #expect(record.entries == ["commit 1 → 2", "transform 1 → 2", "model 2"])
    }

    @Test(
        "A commit that fails throws, changes nothing, emits nothing, and the next one may succeed")
    mutating func failingCommit() async throws {
        var mayFail = true
        let controller = ModelController(1) { _, _ in if mayFail { throw WriteFailed() } }
        observe(controller)

        await #expect(throws: WriteFailed.self) { try await controller.transform { $0 + 1 } }
        #expect(controller.model == 1)
        #expect(record.entries == [])

        mayFail = false
        try await controller.transform { $0 + 10 }
        #expect(record.entries == ["transform 1 → 11", "model 11"])
    }

    @Test("update adopts what was committed elsewhere, without a commit")
    mutating func update() {
        let controller = ModelController("a") { [record] _, _ in record.note("commit") }
        observe(controller)

        controller.update("b")

        #expect(controller.model == "b")
        #expect(record.entries == ["update a → b", "model b"])
    }

    @Test("notify tells the present model again, which is no change")
    mutating func notify() {
        let controller = ModelController(7)
        observe(controller)

        controller.notify()

        #expect(record.entries == ["model 7"])
    }

    @Test("An observer that changes the model in answer leaves everyone with the latest model last")
    mutating func changedInAnswer() {
        let controller = ModelController(0)
        subscriptions += controller.deltaSignal.filter { $0.new == 1 }.onReception § eachTime
            § { [unowned controller] _ in controller.update(2) }
        observe(controller)

        controller.update(1)

        #expect(record.entries == ["update 0 → 1", "model 1", "update 1 → 2", "model 2"])
    }

    @Test("A model adopted while a commit is under way is the old one of the delta that follows")
    mutating func updatedDuringCommit() async throws {
        let gate = Gate()
        let controller = ModelController(1) { _, _ in await gate.pass() }
        observe(controller)

        let change = Task { try await controller.transform { $0 + 1 } }
        await gate.arrivals(1)
        controller.update(10)
        gate.open()
        try await change.value

        #expect(record.entries == ["update 1 → 10", "model 10", "transform 10 → 2", "model 2"])
    }

    @Test("Overlapping transforms run one after another, first come, first served")
    mutating func overlappingTransforms() async throws {
        let gate = Gate()
        let controller = ModelController("") { [record] old, new in
            record.note("begin \(new)")
            await gate.pass()
            record.note("end \(new)")
        }

        var changes: [Task<Void, any Error>] = []
        changes.append(Task { try await controller.transform { $0 + "a" } })
        await gate.arrivals(1)
        for letter in ["b", "c"] {
            changes.append(Task { try await controller.transform { $0 + letter } })
        }
        // Both wait now, or will ask after one that does: tasks of one actor start in order.
        await Task { @MainActor in }.value
        gate.open()
        for change in changes { try await change.value }

        #expect(controller.model == "abc")
        #expect(
            record.entries == [
                "begin a", "end a", "begin ab", "end ab", "begin abc", "end abc",
            ])
    }

    @Test("A controller that goes lets go of those who listen")
    mutating func release() {
        var controller: ModelController<Int>? = ModelController(1)
        weak let weakController = controller
        let subscription = controller.map { $0.updateSignal.onReception § eachTime § { _ in } }

        controller = nil

        #expect(weakController == nil)
        #expect(subscription?.isActive == false)
    }

    private mutating func observe<Model>(_ controller: ModelController<Model>) {
        subscriptions += controller.updateSignal.onReception § eachTime § { [record] in
            record.note("model \($0)")
        }
        subscriptions += controller.deltaSignal.onReception § eachTime § { [record] in
            record.note("\($0.cause) \($0.old) → \($0.new)")
        }
    }
}
