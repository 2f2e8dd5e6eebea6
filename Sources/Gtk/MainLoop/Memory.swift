import CGtk

/// The process's memory.
public enum Memory {
    /// Lets all threads but this one share one heap: each of their own would keep what was once used in it,
    /// and with a single one those that read a folder would wait for each other and for the window. To be
    /// called before there is a second thread.
    public nonisolated static func shareHeap() {
        mallopt(M_ARENA_MAX, 2)
    }

    /// Gives back what was used for a moment and is free again. The allocator would keep it for
    /// later: to be called after something that needs a lot of it once.
    @concurrent
    public nonisolated static func giveBack() async {
        malloc_trim(0)
    }
}
