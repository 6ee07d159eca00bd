import CLibrary
import Commands

exit(CommandTable.run(count: CommandLine.argc, vector: CommandLine.unsafeArgv))
