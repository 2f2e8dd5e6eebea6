import CGtk

/// The process's memory.
public enum Memory {
    /// Lets all threads but this one share one heap: a heap for each would keep the memory that was
    /// once used in it, and with a single one, threads that read a folder would wait for each other
    /// and for the window. Call it before there is a second thread.
    public nonisolated static func shareHeap() { mallopt(M_ARENA_MAX, 2) }

    /// Returns free memory to the system, which the allocator would keep for later. Call it after
    /// work that needed a lot of memory once.
    @concurrent
    public nonisolated static func giveBack() async { malloc_trim(0) }
}
