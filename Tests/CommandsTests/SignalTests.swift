import Foundation
import TestSupport
import Testing

@Suite("Signals", .enabled(if: Program.isInstalled("python3")))
struct SignalTests {
    /// Starts the command, waits until `ready`, a Python expression, is true, sends signals one after another, and prints
    /// the exit status and what is left in the folder. It is killed after ten seconds, which no status says.
    static func run(_ words: [String], ready: String, signals: [String], in folder: borrowing Folder) throws -> [String]
    {
        let script = """
            import glob, json, os, signal, subprocess, sys, time
            os.mkfifo("fifo.json5")
            child = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL, stdout=open("printed", "w"),
                                     stderr=open("said", "w"), preexec_fn=lambda: signal.pthread_sigmask(signal.SIG_SETMASK, []))
            end = time.time() + 60
            while time.time() < end and child.poll() is None and not (\(ready)): time.sleep(0.005)
            for name in "\(signals.joined(separator: " "))".split():
                child.send_signal(getattr(signal, "SIG" + name)); time.sleep(0.02)
            try: print(child.wait(10))
            except subprocess.TimeoutExpired: child.kill(); print("stuck", child.wait())
            print(" ".join(sorted(name for name in os.listdir(".") if name not in ("run.py", "fifo.json5", "printed", "said"))))
            """
        try folder.file("run.py", script)
        let outcome = try Dashpot.launch(
            try #require(Program("python3")?.path), ["run.py", try Dashpot.path()] + words, environment: [:],
            at: folder.url
        )
        return outcome.lines
    }

    static let part = "glob.glob('.dashpot-*.part')"
    /// Asleep in `open`, as far as can be seen from outside.
    static let waiting = "time.time() > end - 58"

    /// A command that takes long, when the signals come, which, and the exit status.
    static let cases: [(words: String, ready: String, signals: [String], status: String)] = [
        ("film press-scale --watch --y4m x --until 600s", part, ["INT"], "refused"),
        ("film mine.json5 --watch --y4m x --until 600s", part, ["INT"], "0"),
        ("film mine.json5 --watch --y4m x --until 600s", part, ["TERM"], "-15"),
        ("film mine.json5 --watch --y4m x --until 600s", part, ["HUP"], "-1"),
        ("film mine.json5 --watch -o x.gif --until 300s --size 1500x1500", part, ["INT", "INT", "INT"], "any"),
        ("plot ./fifo.json5 --watch", waiting, ["INT"], "0"), ("plot ./fifo.json5 --watch", waiting, ["TERM"], "-15"),
        ("plot @fifo.json5 --watch -o x.png", waiting, ["INT"], "0"),
        ("scene run fifo.json5 -o d --watch", waiting, ["INT"], "0"),
        ("plot mine.json5 --watch -o fifo.json5", waiting, ["TERM"], "any"),
        ("csv @fifo.json5", waiting, ["INT"], "-2"),
    ]

    @Test(
        "the first Control-C ends a watch between two frames, any other signal at once, and nothing is left",
        arguments: cases)
    func ends(words: String, ready: String, signals: [String], status: String) throws {
        let folder = try Folder()
        _ = try Dashpot.run(["scene", "show", "press-scale", "-o", "mine.json5"], in: folder)
        let lines = try Self.run(
            words.split(separator: " ").map(String.init), ready: ready, signals: signals, in: folder)
        try #require(lines.count == 2)
        switch status {
        // A built-in scene does not change.
        case "refused": #expect(lines[0] == "2")
        case "any": #expect(!lines[0].hasPrefix("stuck"))
        default: #expect(lines[0] == status)
        }
        #expect(lines[1] == "mine.json5")
    }

    @Test("output that does not block is waited for, not asked for again and again")
    func nonBlocking() throws {
        let folder = try Folder()
        let script = """
            import fcntl, os, subprocess, sys, time
            reader, writer = os.pipe()
            fcntl.fcntl(writer, fcntl.F_SETFL, fcntl.fcntl(writer, fcntl.F_GETFL) | os.O_NONBLOCK)
            child = subprocess.Popen([sys.argv[1], "csv", "snappy", "--samples", "20000"], stdout=writer)
            os.close(writer)
            time.sleep(3)
            count = 0
            while True:
                chunk = os.read(reader, 65536)
                if not chunk: break
                count += chunk.count(b"\\n")
            _, status, usage = os.wait4(child.pid, 0)
            print(status, count, usage.ru_utime + usage.ru_stime < 1.5)
            """
        try folder.file("run.py", script)
        let outcome = try Dashpot.launch(
            try #require(Program("python3")?.path), ["run.py", try Dashpot.path()], environment: [:], at: folder.url)
        #expect(outcome.text == "0 20001 True\n", "\(outcome.errors)")
    }

    @Test("under a low limit of memory one sentence says so, and nothing is left", arguments: [50_000, 80_000])
    func memory(kilobytes: Int) throws {
        let folder = try Folder()
        let outcome = try Dashpot.shell(
            "ulimit -v \(kilobytes); \"$dashpot_path\" compare a=0.1 b=0.2 --samples 1600000 --csv x.csv; echo $?",
            in: folder)
        #expect(outcome.text == "2\n")
        #expect(outcome.complaints.count == 1 && outcome.errors.contains("memory"), "\(outcome.errors)")
        #expect(try folder.names.isEmpty)
    }
}
