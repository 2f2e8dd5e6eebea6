/// Something the program does without a window.
@MainActor
public protocol Command {
    /// Does it, and says what came of it.
    func run(on console: Console) async throws(CommandError) -> CommandStatus
}

extension Command {
    /// Does it, and says what kept it from being done.
    public func perform(on console: Console) async -> CommandStatus {
        do throws(CommandError) {
            let status = try await run(on: console)
            do throws(OutputError) { try console.results.flush() } catch { throw .output(error) }
            return status
        } catch {
            // The results up to the error are printed.
            try? console.results.flush()
            if let message = error.message { console.tell("counterfoil: \(message)") }
            return error.status
        }
    }
}

/// Says something, with an error that the command can pass on.
func saying<Value>(_ body: () throws(OutputError) -> Value) throws(CommandError) -> Value {
    do throws(OutputError) { return try body() } catch { throw .output(error) }
}
