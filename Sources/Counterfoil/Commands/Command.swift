/// A task that the program does without a window.
@MainActor
protocol Command {
    /// Does the task, and prints its results.
    func run(on console: Console) async throws(CommandError) -> CommandStatus
}

extension Command {
    /// Does the task, and prints the error if it fails.
    func perform(on console: Console) async -> CommandStatus {
        do throws(CommandError) {
            let status = try await run(on: console)
            do throws(OutputError) { try console.results.flush() } catch { throw .output(error) }
            return status
        } catch {
            // Results up to the error are printed.
            try? console.results.flush()
            if let message = error.message { console.printMessage("counterfoil: \(message)") }
            return error.status
        }
    }
}

/// Prints something, with errors that a command can throw.
func saying<Value>(_ body: () throws(OutputError) -> Value) throws(CommandError) -> Value {
    do throws(OutputError) { return try body() } catch { throw .output(error) }
}
