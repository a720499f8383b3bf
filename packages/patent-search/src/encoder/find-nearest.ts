import type { Nearest } from '../embedded/messages.ts'
import type { Encoder } from './encoder.ts'

/**
 * Of each group the text that is nearest to a vector; null where none is similar, or once the time is over.
 * @param vector of length 1
 */
export async function findNearest(
  encoder: Encoder,
  vector: Float32Array,
  groups: readonly (readonly string[])[],
  withinMs: number,
): Promise<(Nearest | null)[]> {
  const until = performance.now() + withinMs
  const found: (Nearest | null)[] = []
  for (const texts of groups) {
    let best: Nearest | null = null
    if (performance.now() < until)
      for (const [at, own] of (await encoder.encode(texts)).entries()) {
        const likeness = own
          ? Math.min(
              1,
              own.reduce((sum, value, index) => sum + value * vector[index]!, 0),
            )
          : 0
        if (likeness > (best?.likeness ?? 0)) best = { at, likeness }
      }
    found.push(best)
  }
  return found
}
