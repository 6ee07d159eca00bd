import Arguments

extension FirstGuess {
    /// The words that people try first.
    static let known: [FirstGuess] =
        [
            FirstGuess("-V", is: "--version"), FirstGuess("version", is: "--version"),
            FirstGuess("samples", is: "csv"), FirstGuess("info", is: "inspect"),
            FirstGuess("metrics", is: "help", "metrics"), FirstGuess("chart", is: "plot"),
            FirstGuess("graph", is: "plot"), FirstGuess("draw", is: "plot"),
            FirstGuess("gif", refusedFor: "'dashpot film SCENE -o film.gif' makes one of a button that moves"),
            FirstGuess("video", refusedFor: "'dashpot film SCENE --y4m - | ffmpeg -i - film.mp4' makes one"),
            FirstGuess("mp4", refusedFor: "'dashpot film SCENE --y4m - | ffmpeg -i - film.mp4' makes one"),
            FirstGuess("png", refusedFor: "'dashpot plot ANIMATION -o chart.png' draws one"),
            FirstGuess("svg", refusedFor: "'dashpot plot ANIMATION -o chart.svg' draws one"),
            FirstGuess("pdf", refusedFor: "'dashpot plot ANIMATION -o chart.pdf' draws one"),
            FirstGuess("json", refusedFor: "'dashpot inspect ANIMATION --format json' writes it"),
            FirstGuess(
                "tap", refusedFor: "'dashpot compare PRESS RELEASE --hold 80ms' says what a tap of that length shows"),
            FirstGuess("list", refusedFor: "'dashpot scene list' names the built-in scenes"),
            FirstGuess("scenes", refusedFor: "'dashpot scene list' names the built-in scenes"),
            FirstGuess("run", refusedFor: "'dashpot scene run SCENE -o FOLDER' writes everything about a scene"),
            FirstGuess("new", refusedFor: "'dashpot scene new PRESS RELEASE' starts one"),
            FirstGuess("presets", refusedFor: "'dashpot help animation' lists what can be said"),
        ] + options

    private static let options: [FirstGuess] =
        ["csv", "tsv", "json", "ndjson", "markdown", "html"].map { FirstGuess("--\($0)", is: "--format", $0) } + [
            FirstGuess("--md", is: "--format", "markdown"), FirstGuess("--text", is: "--format", "text"),
            FirstGuess("--dark", is: "--theme", "dark"), FirstGuess("--light", is: "--theme", "light"),
            FirstGuess("--no-color", is: "--color", "never"), FirstGuess("--tap", is: "--hold"),
            FirstGuess("--out", is: "--output"), FirstGuess("--frame-rate", is: "--fps"),
        ] + PictureKind.allCases.map { FirstGuess("--\($0.rawValue)", is: "--output") } + [
            FirstGuess("--mp4", refusedFor: "'dashpot film SCENE --y4m - | ffmpeg -i - film.mp4' makes a video"),
            FirstGuess("--video", refusedFor: "'dashpot film SCENE --y4m - | ffmpeg -i - film.mp4' makes a video"),
        ]
}
