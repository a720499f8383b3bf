/*
 * The loop over postings of packages/search/src/kernel/candidates.ts (collectByTrigrams) in C, to tell what WebAssembly
 * costs. Reads the file that native-loop.ts writes and prints, for each query, the nanoseconds of its quickest run and
 * how many elements it found.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { BLOCK_BITS = 16, BLOCK = 1 << BLOCK_BITS };
typedef uint8_t bytes16 __attribute__((vector_size(16)));

static int32_t count, trigrams, queries, repeats;
static uint8_t *trigram_counts;
static int32_t *starts;
static uint16_t *postings;
static uint32_t *candidates;
static uint8_t counters[BLOCK] __attribute__((aligned(16)));
static int32_t places[BLOCK];

static void *read_all(FILE *file, size_t size, size_t items) {
  void *memory = aligned_alloc(64, (size * items + 127) & ~(size_t)63);
  if (!memory || fread(memory, size, items, file) != items) exit(1);
  return memory;
}

static int find_at_least(int32_t elements, int least) {
  int found = 0;
  for (int32_t i = 0; i < elements; i += 16) {
    bytes16 lanes = *(bytes16 *)(counters + i);
    uint64_t any[2];
    bytes16 reached = (bytes16)(lanes >= (uint8_t)least);
    memcpy(any, &reached, 16);
    if (!(any[0] | any[1])) continue;
    for (int32_t j = i; j < i + 16; j++)
      if (counters[j] >= least) places[found++] = j;
  }
  return found;
}

static void collect(const int32_t *grams, int32_t length) {
  int least = (3 * length + 9) / 10;
  if (least < 1) least = 1;
  if (least > 127) least = 127;
  for (int32_t first = 0, block = 0; first < count; first += BLOCK, block++) {
    int32_t elements = count - first < BLOCK ? count - first : BLOCK;
    memset(counters, 0, (size_t)((elements + 15) & ~15));
    for (int32_t i = 0; i < length; i++) {
      const int32_t *list = starts + (size_t)block * (size_t)trigrams + grams[i];
      for (int32_t at = list[0]; at < list[1]; at++) {
        int sum = counters[postings[at]] + 1;
        counters[postings[at]] = (uint8_t)(sum > 255 ? 255 : sum);
      }
    }
    int found = find_at_least(elements, least);
    for (int i = 0; i < found; i++) {
      int32_t element = first + places[i];
      if (counters[places[i]] * 13 >= 3 * (length + trigram_counts[element]))
        candidates[element >> 5] |= 1u << (element & 31);
    }
  }
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int main(int argc, char **argv) {
  FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
  if (!file) return 1;
  int32_t *head = read_all(file, 4, 5);
  count = head[0], trigrams = head[1], queries = head[3], repeats = head[4];
  size_t blocks = ((size_t)count + BLOCK - 1) / BLOCK, words = ((size_t)count + 31) / 32;
  starts = read_all(file, 4, blocks * (size_t)trigrams + 1);
  postings = read_all(file, 2, (size_t)head[2]);
  trigram_counts = read_all(file, 1, (size_t)count);
  candidates = calloc(words, 4);
  for (int32_t query = 0; query < queries; query++) {
    int32_t *length = read_all(file, 4, 1);
    int32_t *grams = read_all(file, 4, (size_t)*length);
    int64_t quickest = INT64_MAX;
    memset(candidates, 0, words * 4);
    for (int32_t i = 0; i < repeats; i++) {
      int64_t started = now();
      collect(grams, *length);
      int64_t took = now() - started;
      if (took < quickest) quickest = took;
    }
    long found = 0;
    for (size_t i = 0; i < words; i++) found += __builtin_popcount(candidates[i]);
    printf("%lld %ld\n", (long long)quickest, found);
  }
  return 0;
}
