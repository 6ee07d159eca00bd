// TerminalSize
