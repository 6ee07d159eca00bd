import Commands

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

exit(CommandTable.run(count: CommandLine.argc, vector: CommandLine.unsafeArgv))
