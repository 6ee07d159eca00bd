import TestSupport
import Testing

@Suite("Options that change nothing")
struct WithoutEffectTests {
    static let lines: [(words: String, option: String)] = [
        ("plot snappy --theme dark", "--theme"),
        ("plot snappy --size 800x600", "--size"),
        ("plot snappy --scale 2", "--scale"),
        ("plot snappy --force", "--force"),
        ("plot snappy -o x.png --dots blocks", "--dots"),
        ("plot snappy --fps 120", "--fps"),
        ("plot snappy --control 170x52", "--control"),
        ("plot snappy --variant tap", "--variant"),
        ("plot snappy --reduce-motion on", "--reduce-motion"),
        ("plot snappy --figure step --property scale=1:0.9", "--property"),
        ("plot snappy --figure phase --solver swiftui", "--solver"),
        ("plot snappy --figure velocity --property scale=1:0.9", "--property"),
        ("plot 0.12,0 0.35,0.35 --figure taps --solver swiftui", "--solver"),
        ("plot snappy bouncy --figure difference --clamp", "--clamp"),
        ("plot easeIn --velocity 5", "--velocity"),
        ("plot press-scale --velocity 5", "--velocity"),
        ("plot press-scale --figure step", "--figure"),
        ("plot press-scale --from 2", "--from"),
        ("plot snappy --property scale=1:0.9 --to 2", "--to"),
        ("plot snappy --solver both --clamp", "--clamp"),
        ("csv snappy --hold 80ms", "--hold"),
        ("csv snappy --set hold=1", "--set"),
        ("csv snappy --velocities", "--velocities"),
        ("csv snappy bouncy --long --velocities", "--velocities"),
        ("csv snappy --property blur=8:0 --from 3", "--from"),
        ("csv snappy --format tsv --delimiter ;", "--delimiter"),
        ("csv snappy --format markdown --plain", "--plain"),
        ("csv snappy --precision 3 --plain", "--plain"),
        ("csv snappy --solver swiftui --end on-target", "--end"),
        ("csv snappy --solver swiftui --clamp", "--clamp"),
        ("csv press-scale --property scale=1:0.9", "--property"),
        ("csv press-scale --clamp", "--clamp"),
        ("compare 0.12,0 0.35,0.35 --variant tap", "--variant"),
        ("compare 0.12,0 0.35,0.35 --step 1ms", "--step"),
        ("compare 0.12,0 0.35,0.35 --samples 3", "--samples"),
        ("compare 0.12,0 0.35,0.35 --theme dark", "--theme"),
        ("compare 0.12,0 0.35,0.35 --csv - --format json", "--format"),
        ("compare 0.12,0 0.35,0.35 --format json --dots blocks", "--dots"),
        ("compare 0.12,0 0.35,0.35 --format json --title x", "--title"),
        ("compare 0.12,0 0.35,0.35 -o - --precision 3", "--precision"),
        ("compare old=0.4,0.4 new=0.3,0.2 --hold 80ms", "--hold"),
        ("compare old=0.4,0.4 new=0.3,0.2 --control 170x52", "--control"),
        ("compare 0.12,0 0.35,0.35 --from 2", "--from"),
        ("inspect snappy --property scale=1:0.9", "--property"),
        ("inspect snappy --control 170x52", "--control"),
        ("inspect easeIn --velocity 3", "--velocity"),
        ("film press-scale -o x.png --at 0.1 --fps 30", "--fps"),
        ("film press-scale -o x.png --loop 2", "--loop"),
        ("film press-scale -o x.gif --chroma 444", "--chroma"),
        ("film press-scale -o x.gif --spacing even", "--spacing"),
        ("film press-scale -o x.png --with-curve", "--with-curve"),
        ("film press-scale -o x.gif --edge hard", "--edge"),
        ("film press-scale -o x.gif --force", "--force"),
        ("film press-scale -o x.gif --beside variants --variant tap", "--variant"),
        ("film press-scale -o x.gif --beside press-release --hold 1", "--hold"),
    ]

    @Test("an option that would change nothing is refused by name, and nothing is written", arguments: lines)
    func line(words: String, option: String) throws {
        let folder = try Folder()
        let outcome = try Dashpot.run(words.split(separator: " ").map(String.init), in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("dashpot: '\(option)' "), "\(outcome.errors)")
        #expect(outcome.errors.hasSuffix("would change nothing here; leave it out\n"), "\(outcome.errors)")
        #expect(try folder.names.isEmpty)
    }

    static let foreign: [(words: String, command: String)] = [
        ("scene list --hold 5", "dashpot scene list"), ("scene list --watch", "dashpot scene list"),
        ("scene show press-scale --format csv", "dashpot scene show"),
        ("scene new 0.12,0 0.35,0.35 --variant tap", "dashpot scene new"),
        ("scene run press-scale -o x --name y", "dashpot scene run"),
    ]

    @Test("an action of scene has only its own options", arguments: foreign)
    func action(words: String, command: String) throws {
        let outcome = try Dashpot.run(words.split(separator: " ").map(String.init), in: try Folder())
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("'\(command)' has no option"), "\(outcome.errors)")
    }

    @Test(
        "the options of every command may be given anywhere", arguments: ["inspect snappy", "scene list", "csv snappy"])
    func everywhere(words: String) throws {
        let common = ["--color", "never", "--ascii", "--width", "90", "--quiet"]
        let outcome = try Dashpot.run(words.split(separator: " ").map(String.init) + common, in: try Folder())
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }
}
