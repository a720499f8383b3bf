import { seededRandom } from '../../packages/domain/src/site/seeded-random.ts'

/** Whole numbers from 0 up to, but not including, a bound; the same for the same seed. */
export function randomBelow(seed: number): (bound: number) => number {
  const next = seededRandom(seed)
  return (bound) => Math.floor(next() * bound)
}
