import type { createStringPool, numberArena } from './arena.ts'

/** Everything of a segment in the order in which it came. */
export type PendingNames = {
  texts: ReturnType<typeof createStringPool>
  han: ReturnType<typeof createStringPool>
  latin: ReturnType<typeof createStringPool>
  /** For each name its elements, counted from 1; 0 where it has none. */
  hanOfName: ReturnType<typeof numberArena>
  latinOfName: ReturnType<typeof numberArena>
  /** For each name the name that is its distinctive part, counted from 1; 0 where it has none. */
  partOfName: ReturnType<typeof numberArena>
  /** The name that it is read aloud as, in the same way. */
  readingOfName: ReturnType<typeof numberArena>
}
