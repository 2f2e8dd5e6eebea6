/// Keeps a change that Swift makes from calling a change closure.
final class SignalBlocker {
    private var settings = 0

    var isOpen: Bool { settings == 0 }

    func closed<Result>(while body: () -> Result) -> Result {
        settings += 1
        defer { settings -= 1 }
        return body()
    }
}

extension Object {
    /// Runs `body` without calling a change closure of this object.
    final func silently<Result>(_ body: () -> Result) -> Result {
        echoGate.closed(while: body)
    }
}
