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
        let controller = ModelController<Int, Int>(1) { [record] model, change in
            record.note("commit \(change) to \(model)")
            return model + change
        }
        observe(controller)

        try await controller.transform(1)

        #expect(controller.model == 2)
        #expect(record.entries == ["commit 1 to 1", "transform 1 → 2", "model 2"])
    }

    @Test(
        "A commit that fails throws, changes nothing, emits nothing, and the next one may succeed")
    mutating func failingCommit() async throws {
        var mayFail = true
        let controller = ModelController<Int, Int>(1) { model, change in
            if mayFail { throw WriteFailed() }
            return model + change
        }
        observe(controller)

        await #expect(throws: WriteFailed.self) { try await controller.transform(1) }
        #expect(controller.model == 1)
        #expect(record.entries == [])

        mayFail = false
        try await controller.transform(10)
        #expect(record.entries == ["transform 1 → 11", "model 11"])
    }

    @Test("update adopts what was committed elsewhere, without a commit")
    mutating func update() {
        let controller = ModelController<String, String>("a") { [record] _, change in
            record.note("commit")
            return change
        }
        observe(controller)

        controller.update("b")
        controller.update("b")

        #expect(controller.model == "b")
        #expect(record.entries == ["update a → b", "model b"])
    }

    @Test("An observer that changes the model in answer leaves everyone with the latest model last")
    mutating func changedInAnswer() {
        let controller = ModelController<Int, Int>(0) { $1 }
        subscriptions += controller.deltaSignal.filter { $0.new == 1 }.onReception § eachTime
            § { [unowned controller] _ in controller.update(2) }
        observe(controller)

        controller.update(1)

        #expect(record.entries == ["update 0 → 1", "model 1", "update 1 → 2", "model 2"])
    }

    @Test("An update during a commit takes effect after it, and only the latest does")
    mutating func updatedDuringCommit() async throws {
        let gate = Gate()
        let controller = ModelController<Int, Int>(1) { model, change in
            await gate.pass()
            return model + change
        }
        observe(controller)

        let change = Task { try await controller.transform(1) }
        await gate.arrivals(1)
        controller.update(10)
        controller.update(11)
        #expect(controller.model == 1)
        gate.open()
        try await change.value

        #expect(record.entries == ["transform 1 → 2", "model 2", "update 2 → 11", "model 11"])
    }

    @Test("An update during a commit takes effect although the commit fails")
    mutating func updatedDuringFailure() async throws {
        let gate = Gate()
        let controller = ModelController<Int, Int>(1) { _, _ in
            await gate.pass()
            throw WriteFailed()
        }
        observe(controller)

        let change = Task { try await controller.transform(1) }
        await gate.arrivals(1)
        controller.update(10)
        gate.open()
        await #expect(throws: WriteFailed.self) { try await change.value }

        #expect(record.entries == ["update 1 → 10", "model 10"])
    }

    @Test("Overlapping transforms run one after another, first come, first served")
    mutating func overlappingTransforms() async throws {
        let gate = Gate()
        let controller = ModelController<String, String>("") { [record] model, change in
            record.note("begin \(model + change)")
            await gate.pass()
            record.note("end \(model + change)")
            return model + change
        }

        var changes: [Task<Void, any Error>] = []
        changes.append(Task { try await controller.transform("a") })
        await gate.arrivals(1)
        for letter in ["b", "c"] {
            changes.append(Task { try await controller.transform(letter) })
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
        var controller: ModelController<Int, Int>? = ModelController(1) { $1 }
        weak let weakController = controller
        let subscription = controller.map { $0.updateSignal.onReception § eachTime § { _ in } }

        controller = nil

        #expect(weakController == nil)
        #expect(subscription?.isActive == false)
    }

    private mutating func observe<Model, Change>(
        _ controller: ModelController<Model, Change>
    ) {
        subscriptions += controller.updateSignal.onReception § eachTime § { [record] in
            record.note("model \($0)")
        }
        subscriptions += controller.deltaSignal.onReception § eachTime § { [record] in
            record.note("\($0.cause) \($0.old) → \($0.new)")
        }
    }
}
