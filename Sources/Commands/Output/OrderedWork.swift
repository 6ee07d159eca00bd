import CLibrary

/// Work in numbered pieces done by several threads, whose results are taken in order.
///
/// A few pieces a thread are made at a time, so that memory stays the same however many there are, and what is taken never
/// depends on the number of threads.
enum OrderedWork {
    /// How many pieces a thread makes before all are taken.
    private static let piecesAThread = 8

    /// The processors there are.
    static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// Makes pieces 0 ..< count and takes them one after the other.
    static func run<Piece: Sendable>(
        _ count: Int, threads: Int, make: @escaping @Sendable (Int) -> Piece, take: (Piece) throws -> Void
    ) throws {
        var start = 0
        while start < count {
            let end = min(count, start + max(1, threads) * piecesAThread)
            for piece in pieces(start..<end, threads: threads, make) { try take(piece) }
            start = end
        }
    }

    /// The pieces of a range, in order.
    static func pieces<Piece: Sendable>(
        _ range: Range<Int>, threads: Int, _ make: @escaping @Sendable (Int) -> Piece
    ) -> [Piece] {
        let crew = min(max(1, threads), range.count)
        guard crew > 1 else { return range.map(make) }
        let places = UnsafeMutablePointer<Piece?>.allocate(capacity: range.count)
        places.initialize(repeating: nil, count: range.count)
        defer {
            places.deinitialize(count: range.count)
            places.deallocate()
        }
        // Each thread has pieces of its own, a crew apart.
        nonisolated(unsafe) let shared = places
        let first = range.lowerBound
        let share: @Sendable (Int) -> Void = { member in
            for piece in stride(from: first + member, to: range.upperBound, by: crew) {
                shared[piece - first] = make(piece)
            }
        }
        var started: [pthread_t] = []
        for member in 1..<crew {
            // What no thread can be had for is done here.
            if let thread = begin({ share(member) }) { started.append(thread) } else { share(member) }
        }
        share(0)
        for thread in started { pthread_join(thread, nil) }
        return (0..<range.count).compactMap { places[$0] }
    }

    /// What a thread is started for.
    private final class Job: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// A thread that does something; nil where the system has none to give.
    private static func begin(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        let job = Unmanaged.passRetained(Job(body))
        guard let thread = thread(job.toOpaque()) else {
            job.release()
            return nil
        }
        return thread
    }

    #if canImport(Darwin)
        private static func thread(_ job: UnsafeMutableRawPointer) -> pthread_t? {
            var thread: pthread_t?
            let status = pthread_create(&thread, nil, { OrderedWork.run($0) }, job)
            return status == 0 ? thread : nil
        }
    #else
        private static func thread(_ job: UnsafeMutableRawPointer) -> pthread_t? {
            var thread = pthread_t()
            let status = pthread_create(&thread, nil, { OrderedWork.run($0) }, job)
            return status == 0 ? thread : nil
        }
    #endif

    private static func run(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().body() }
        return nil
    }
}
