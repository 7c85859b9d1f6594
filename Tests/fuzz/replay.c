/* SPDX-License-Identifier: MIT */
/*
 * Plays inputs of a fuzz target without libFuzzer, so that it can be linked with any build of the library:
 *
 *   replay FILE|FOLDER...                        plays the files, and prints the digest and name of each
 *   replay --random SECONDS SEED FILE|FOLDER...  plays random mutations of them
 *
 * An input that ends the process, or takes more than 20 s, is written to crash-PID or slow-PID in the folder
 * ANIMCORE_ARTIFACTS.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "digest.h"
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerInitialize(int *argc, char ***argv) __attribute__((weak));

enum { LARGEST_INPUT = 65536, MOST_INPUTS = 20000, LONGEST_SECONDS = 20, TAIL = 150 };

struct input {
    char *name;
    uint8_t *bytes;
    size_t size;
};

static struct input inputs[MOST_INPUTS];
static size_t input_count;
static const uint8_t *present;
static size_t present_size;

static void save(int signal_number) {
    char path[4096];
    const char *folder = getenv("ANIMCORE_ARTIFACTS");
    int length = snprintf(path, sizeof path, "%s/%s-%d", folder == NULL ? "." : folder,
                          signal_number == SIGALRM ? "slow" : "crash", (int)getpid());
    int file = length > 0 ? open(path, O_CREAT | O_WRONLY | O_TRUNC, 0644) : -1;
    if (file >= 0 && write(file, present, present_size) == (ssize_t)present_size) {
        dprintf(2, "signal %d; the input is in %s\n", signal_number, path);
    }
    _exit(77);
}

static void play(const uint8_t *bytes, size_t size) {
    /* A copy of exactly its size, as in libFuzzer. */
    uint8_t *copy = malloc(size + (size == 0));
    if (copy == NULL) {
        exit(1);
    }
    memcpy(copy, bytes, size);
    present = copy;
    present_size = size;
    fuzz_digest = 0;
    alarm(LONGEST_SECONDS);
    LLVMFuzzerTestOneInput(copy, size);
    alarm(0);
    free(copy);
}

static int compare_names(const void *a, const void *b) {
    return strcmp(((const struct input *)a)->name, ((const struct input *)b)->name);
}

static void read_path(const char *path) {
    struct stat status;
    if (stat(path, &status) != 0) {
        fprintf(stderr, "replay: %s is not there\n", path);
        exit(2);
    }
    if (S_ISDIR(status.st_mode)) {
        DIR *folder = opendir(path);
        for (struct dirent *entry = folder == NULL ? NULL : readdir(folder); entry != NULL; entry = readdir(folder)) {
            if (entry->d_name[0] != '.') {
                char inner[4096];
                snprintf(inner, sizeof inner, "%s/%s", path, entry->d_name);
                read_path(inner);
            }
        }
        if (folder != NULL) {
            closedir(folder);
        }
        return;
    }
    FILE *file = fopen(path, "rb");
    if (file == NULL || input_count == MOST_INPUTS) {
        return;
    }
    struct input *input = &inputs[input_count];
    input->bytes = malloc(LARGEST_INPUT);
    input->name = strdup(path);
    if (input->bytes != NULL && input->name != NULL) {
        input->size = fread(input->bytes, 1, LARGEST_INPUT, file);
        input_count += 1;
    }
    fclose(file);
}

static uint64_t state;

/* SplitMix64 (Steele, Lea and Flood, 2014). */
static uint64_t draw(void) {
    uint64_t z = state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

/* Changes, inserts, removes or repeats some bytes, or inserts bytes of another input. */
static size_t change(uint8_t *bytes, size_t size) {
    for (uint64_t changes = 1 + draw() % 8; changes > 0; changes -= 1) {
        size_t place = size == 0 ? 0 : draw() % size, length = 1 + draw() % 24;
        const struct input *other = input_count == 0 ? NULL : &inputs[draw() % input_count];
        uint8_t block[24];
        for (size_t index = 0; index < length; index += 1) {
            block[index] = (uint8_t)draw();
        }
        if (other != NULL && other->size > length && draw() % 2 == 0) {
            memcpy(block, other->bytes + draw() % (other->size - length), length);
        }
        switch (draw() % 4) {
        case 0:
            if (size > 0) {
                bytes[place] = (uint8_t)draw();
            }
            break;
        case 1:
            if (size + length < LARGEST_INPUT / 2) {
                memmove(bytes + place + length, bytes + place, size - place);
                memcpy(bytes + place, block, length);
                size += length;
            }
            break;
        case 2:
            length = length > size - place ? size - place : length;
            memmove(bytes + place, bytes + place + length, size - place - length);
            size -= length;
            break;
        default:
            length = length > size - place ? size - place : length;
            memcpy(bytes + place, block, length);
        }
    }
    return size;
}

static void play_random(long seconds) {
    static uint8_t bytes[LARGEST_INPUT + 64];
    time_t end = time(NULL) + seconds;
    long played = 0;
    for (; time(NULL) < end; played += 1) {
        size_t size = 0;
        if (input_count > 0) {
            const struct input *input = &inputs[draw() % input_count];
            size = input->size;
            memcpy(bytes, input->bytes, size);
        } else {
            size = draw() % 2048;
            for (size_t index = 0; index < size; index += 1) {
                bytes[index] = (uint8_t)draw();
            }
        }
        /* Half of the time only the end, where a document is followed by the actions on it. */
        size_t start = size > TAIL && draw() % 2 == 0 ? size - TAIL : 0;
        play(bytes, start + change(bytes + start, size - start));
    }
    printf("%ld inputs in %ld s\n", played, seconds);
}

int main(int argc, char **argv) {
    int first = 1;
    const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGALRM};
    for (size_t index = 0; index < sizeof signals / sizeof signals[0]; index += 1) {
        signal(signals[index], save);
    }
    if (LLVMFuzzerInitialize != NULL) {
        LLVMFuzzerInitialize(&argc, &argv);
    }
    int is_random = argc > 3 && strcmp(argv[1], "--random") == 0;
    if (is_random) {
        state = strtoull(argv[3], NULL, 10);
        first = 4;
    }
    for (int index = first; index < argc; index += 1) {
        read_path(argv[index]);
    }
    qsort(inputs, input_count, sizeof inputs[0], compare_names);
    if (is_random) {
        play_random(strtol(argv[2], NULL, 10));
    } else {
        for (size_t index = 0; index < input_count; index += 1) {
            const char *slash = strrchr(inputs[index].name, '/');
            play(inputs[index].bytes, inputs[index].size);
            printf("%016llx %s\n", (unsigned long long)fuzz_digest, slash == NULL ? inputs[index].name : slash + 1);
        }
    }
    for (size_t index = 0; index < input_count; index += 1) {
        free(inputs[index].bytes);
        free(inputs[index].name);
    }
    return 0;
}
