// CommandSpec
