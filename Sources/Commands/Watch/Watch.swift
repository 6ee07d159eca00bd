import CLibrary
import Terminal

/// Does something again whenever one of some files changes, until Control-C.
///
/// Files are looked at ten times a second rather than watched by the system: that is the same everywhere, on network
/// folders too, and survives editors that replace a file. A change counts when the file has kept still from one look to the
/// next, so that half a file is not read.
struct Watch {
    /// The files.
    let paths: [String]
    /// The seconds between two looks.
    var interval = 0.1
    /// How many looks a file may be gone before that is told: an editor renames in less.
    var patience = 10

    /// The files among the words of a command line: scene files, and lists given as `@FILE`.
    ///
    /// - Throws: ``InputError/nothingToWatch`` when there are none.
    init(words: [String]) throws(InputError) {
        paths = words.compactMap { SubjectWord($0).path }
        guard !paths.isEmpty else { throw .nothingToWatch }
    }

    /// Makes and delivers results now and after each change. What goes wrong is told, and the last results stay.
    ///
    /// The first Control-C ends it between two frames of what is being made; a second one, and any other signal, at once.
    ///
    /// - Throws: ``OutputError/closedPipe`` when nobody reads any more; what is wrong with the command line itself, which no
    ///   change of a file mends.
    func run(_ session: Session, _ make: () throws -> Results) throws {
        Interruption.listen()
        var last: Results?
        var seen = looks
        var size = session.size
        var missed = 0
        try deliver(session, &last, make)
        while !Interruption.isRequested {
            Self.sleep(interval)
            let now = looks
            let isResized = session.showsToPerson && session.size != size
            guard now != seen || isResized else { continue }
            if now.contains(nil), !isResized {
                missed += 1
                guard missed == patience else { continue }
            }
            // Once more, to see whether it is still being written.
            Self.sleep(interval / 2)
            guard looks == now, !Interruption.isRequested else { continue }
            missed = 0
            seen = now
            size = session.size
            try deliver(session, &last, make)
        }
    }

    private var looks: [FileSignature?] { paths.map(FileSignature.init) }

    private func deliver(_ session: Session, _ last: inout Results?, _ make: () throws -> Results) throws {
        do {
            session.forgetNotes()
            let results = try make()
            if session.showsToPerson, results.hasOutput { try session.print(Self.clear) }
            try results.deliver(session)
            last = results
        } catch OutputError.closedPipe {
            throw OutputError.closedPipe
        } catch let error where last == nil && isAboutCommandLine(error) {
            throw error
        } catch {
            // What was being written when Control-C came is gone, as it should be.
            if Interruption.isRequested { return }
            // The last picture stays, the reason over its last lines, so that nothing scrolls away.
            if let last, session.showsToPerson, last.hasOutput {
                let size = session.size
                let said = SpokenText.line(explanation(of: error)).split(separator: "\n")
                let taken = said.reduce(1) { $0 + 1 + $1.count / max(size.columns, 1) }
                try session.print(Self.clear)
                try last.print(lines: size.rows - taken, to: session)
            }
            CommandTable.complain(error)
        }
    }

    /// Home, and what is there goes; the lines scrolled away stay (ECMA-48, CUP and ED).
    private static let clear = "\u{1B}[H\u{1B}[2J"

    /// Sleeps; a signal wakes.
    private static func sleep(_ seconds: Double) {
        var time = timespec(tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
        nanosleep(&time, nil)
    }
}
