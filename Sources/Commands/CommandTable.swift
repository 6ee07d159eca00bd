// CommandTable
