extension Signal where Value: Sendable {
    /// The values from now on, in their order, for `for await`.
    ///
    /// Values that come while none is awaited are kept. The sequence ends with the signal; once the
    /// task is cancelled or the sequence is released, the next value ends the observation.
    public var values: AsyncStream<Value> {
        let (values, continuation) = AsyncStream.makeStream(of: Value.self)
        let observer = Observer<Value>(
            {
                if case .terminated = continuation.yield($0) { return .stop }
                return .continue
            }, signalEnded: { _ in continuation.finish() })
        add(observer)
        if hasEnded { continuation.finish() }
        return values
    }
}
