/* SPDX-License-Identifier: MIT */
/* Corrects the length and checksum of a snapshot, so that the decoder of the state is reached. */
#ifndef ANIMCORE_FUZZ_CHECKSUM_H
#define ANIMCORE_FUZZ_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { HEADER = 24, CHECKSUM = 8 };

static inline uint64_t load(const uint8_t *bytes) {
    uint64_t word = 0;
    for (int index = 7; index >= 0; index -= 1) {
        word = word << 8 | bytes[index];
    }
    return word;
}

static inline void store(uint8_t *bytes, uint64_t word) {
    for (int index = 0; index < 8; index += 1) {
        bytes[index] = (uint8_t)(word >> (8 * index));
    }
}

/* The checksum of a snapshot: FNV-1a over words, then MurmurHash3's finalizer. */
static inline uint64_t checksum(const uint8_t *bytes, size_t count) {
    uint64_t hash = 0xCBF29CE484222325u;
    size_t offset = 0;
    for (int first = 1; first || offset < count; first = 0) {
        uint64_t word = count;
        if (!first && count - offset >= 8) {
            word = load(bytes + offset);
            offset += 8;
        } else if (!first) {
            word = bytes[offset];
            offset += 1;
        }
        hash = (hash ^ word) * 0x100000001B3u;
        hash ^= hash >> 29;
    }
    hash = (hash ^ hash >> 33) * 0xFF51AFD7ED558CCDu;
    hash = (hash ^ hash >> 33) * 0xC4CEB9FE1A85EC53u;
    return hash ^ hash >> 33;
}

/* For bytes that hold a stage (1) or a scene (2). size is at least HEADER + CHECKSUM. */
static inline void repair(uint8_t *bytes, size_t size, uint8_t content) {
    static const uint8_t start[16] = "animcore\1\0\0\0\0\0\0";
    memcpy(bytes, start, sizeof start);
    bytes[12] = content;
    store(bytes + 16, size);
    store(bytes + size - CHECKSUM, checksum(bytes, size - CHECKSUM));
}

#endif
