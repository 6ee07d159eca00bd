// Runs the benchmarks named on the command line, or all of them; each prints one line a figure:
// `name seconds`, which Tests/Benchmarks sets beside its peers in the same run.
let benchmarks: [(name: String, run: () -> Void)] = [
    ("csv-shortest", { CSVBenchmark.run("csv-shortest", notation: .shortest) }),
    ("csv-precision-6", { CSVBenchmark.run("csv-precision-6", notation: .sixDecimals) }),
    ("chart", ChartBenchmark.run),
    ("metrics", MetricsBenchmark.run),
    ("fit", FitBenchmark.run),
    ("linear", LinearBenchmark.run),
    ("sampling", SamplingBenchmark.run),
    ("blur", BlurBenchmark.run),
    ("film", FilmBenchmark.run),
]

let wanted = CommandLine.arguments.dropFirst()
for benchmark in benchmarks where wanted.isEmpty || wanted.contains(benchmark.name) {
    benchmark.run()
}
