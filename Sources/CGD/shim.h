#pragma once
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#include <pthread.h>
#include <sys/mman.h>
#endif
#include <gd.h>
#include <gdfonts.h>
#include <gdfontl.h>
#include <zlib.h>

static void CGDIgnoreMessage(int priority, const char *format, va_list arguments) {
    (void)priority;
    (void)format;
    (void)arguments;
}

/// Keeps libgd from writing messages to stderr: every failure is told by its return value.
static inline void CGDSilenceMessages(void) { gdSetErrorMethod(CGDIgnoreMessage); }

#if defined(__GLIBC__) && defined(MADV_POPULATE_WRITE)
typedef struct {
    void *start;
    size_t length;
} CGDPages;

static void *CGDPopulate(void *argument) {
    CGDPages *pages = argument;
    madvise(pages->start, pages->length, MADV_POPULATE_WRITE);
    free(pages);
    return NULL;
}
#endif

/// Has the heap hold `bytes` of memory that the system gives meanwhile, on another thread; at most 32 MiB.
///
/// libgd allocates a picture row by row, and the system gives each page on its first touch, which costs as much again as
/// filling it. Asked for all of them ahead, it does so while the chart is still laid out. Without glibc, or before Linux
/// 5.14, nothing happens.
static inline void CGDWarmHeap(size_t bytes) {
#if defined(__GLIBC__) && defined(MADV_POPULATE_WRITE)
    const size_t most = (size_t)32 << 20, page = 4096;
    if (bytes < 64 * page || bytes > most) return;
    // Freed at the top of the heap, and kept there, it is what the next allocations are made from.
    if (!mallopt(M_MMAP_THRESHOLD, (int)most) || !mallopt(M_TRIM_THRESHOLD, (int)(2 * most))) return;
    CGDPages *pages = malloc(sizeof(CGDPages));
    char *block = malloc(bytes);
    if (!pages || !block) {
        free(pages);
        free(block);
        return;
    }
    uintptr_t start = ((uintptr_t)block + page - 1) & ~(uintptr_t)(page - 1);
    uintptr_t end = ((uintptr_t)block + bytes) & ~(uintptr_t)(page - 1);
    free(block);
    pages->start = (void *)start;
    pages->length = end - start;
    pthread_t thread;
    if (pthread_create(&thread, NULL, CGDPopulate, pages) != 0) {
        free(pages);
        return;
    }
    pthread_detach(thread);
#else
    (void)bytes;
#endif
}
