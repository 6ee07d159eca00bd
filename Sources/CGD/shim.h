#pragma once
#include <stdarg.h>
#include <gd.h>
#include <gdfonts.h>
#include <gdfontl.h>

static void CGDIgnoreMessage(int priority, const char *format, va_list arguments) {
    (void)priority;
    (void)format;
    (void)arguments;
}

/// Keeps libgd from writing messages to stderr: every failure is told by its return value.
static inline void CGDSilenceMessages(void) { gdSetErrorMethod(CGDIgnoreMessage); }
