import type { Field } from './allocator.ts'

/** Pairs of fields that share a byte, for tests. */
export const overlaps = (fields: readonly Field[]) =>
  fields.flatMap((one, i) =>
    fields
      .slice(i + 1)
      .filter((other) => one.offset < other.offset + other.sizeBytes && other.offset < one.offset + one.sizeBytes)
      .map((other) => `${one.name} ${other.name}`),
  )
