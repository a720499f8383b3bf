import type { PatentRecord } from '@markwright/patents'
import { inventions, type Invention } from './invention.ts'
import { checkedNumber, familyOf } from './publications.ts'
import { createRandom } from './random.ts'

export { drawFigure } from './draw-figure.ts'

export interface DemoFamily {
  invention: Invention
  publications: PatentRecord[]
}

const CITED_AT_MOST = 4

/**
 * Invented patents of several technical fields, with families, citations among each other and legal events. The same
 * seed, number and day give the same register.
 * @param families at most 140
 * @param today day on which the register is read, YYYY-MM-DD
 */
export function demoFamilies({
  seed,
  families,
  today,
}: {
  seed: number
  families: number
  today: string
}): DemoFamily[] {
  const random = createRandom(seed)
  const all = inventions(random)
    .slice(0, families)
    .map((invention, place) => ({ invention, publications: familyOf(invention, place, random, today) }))
  const earlier: { name: string; field: Invention['field']; day: string }[] = []
  const inOrder = all
    .flatMap(({ invention, publications }) => publications.map((record) => ({ record, field: invention.field })))
    .toSorted((a, b) => (a.record.publishedOn! < b.record.publishedOn! ? -1 : 1))
  for (const { record, field } of inOrder) {
    const near = earlier.filter((other) => other.field === field && other.day < record.filedOn!)
    record.citations = random
      .some(near, Math.min(near.length, random.below(CITED_AT_MOST + 1)))
      .map(({ name }) => ({ number: name, category: random.pick(['X', 'Y', 'A', 'A']) }))
    earlier.push({ name: checkedNumber(record), field, day: record.publishedOn! })
  }
  return all
}
