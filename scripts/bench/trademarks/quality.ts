import type pg from 'pg'
import type { SimilarMark } from '../../../packages/demo-register/src/index.ts'

/** A planted pair with the ids of its marks in the database and the classes that they share. */
export type PlantedPair = SimilarMark & { office: string; classes: number[]; seed: number; plant: number }

/** Ranks among the hits other than the seed itself, from 1; 0 where the planted mark is not among the hits looked at. */
export type Ranked = PlantedPair & { rank: number }

const PAGE = 56
/** More of a kind would take hours of the peer and tell no more. */
const PAIRS_OF_EACH = 80

/** Pairs of every kind and script, taken from all over the register. */
export async function findPairs(client: pg.ClientBase, similarMarks: readonly SimilarMark[]): Promise<PlantedPair[]> {
  const chosen = Array.from(groupBy(similarMarks, nameOf).values()).flatMap((of) =>
    of.filter((_, i) => i % Math.ceil(of.length / PAIRS_OF_EACH) === 0),
  )
  const { rows } = await client.query<{ id: number; public_id: string; classes: number[] }>(
    'SELECT id, public_id, classes FROM trademark WHERE public_id = ANY($1)',
    [chosen.flatMap(({ seedId, plantId }) => [seedId, plantId])],
  )
  const marks = new Map(rows.map((mark) => [mark.public_id, mark]))
  return chosen.flatMap((near) => {
    const [seed, plant] = [marks.get(near.seedId), marks.get(near.plantId)]
    if (!seed || !plant) return []
    const classes = seed.classes.filter((each) => plant.classes.includes(each))
    return [{ ...near, office: near.seedId.slice(0, 2), classes, seed: seed.id, plant: plant.id }]
  })
}

function groupBy<Item>(items: readonly Item[], nameOfItem: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(nameOfItem(item), [...(groups.get(nameOfItem(item)) ?? []), item])
  return groups
}

const nameOf = ({ kind, script }: SimilarMark) => `${kind} ${script}`

/**
 * Searches the seed of every pair; `search` gives the ids of the first hits in their order, of which
 * `length` are looked at.
 */
export async function rankPairs(
  pairs: readonly PlantedPair[],
  search: (pair: PlantedPair, limit: number) => number[] | Promise<number[]>,
  length = PAGE,
): Promise<Ranked[]> {
  const ranked: Ranked[] = []
  for (const pair of pairs) {
    const hits = new Set(await search(pair, length + 1))
    hits.delete(pair.seed)
    ranked.push({ ...pair, rank: Array.from(hits).slice(0, length).indexOf(pair.plant) + 1 })
  }
  return ranked
}

export type Quality = { pairs: number; hitAt56: number; rankWithin10: number }

export function qualityOf(ranked: readonly Ranked[]): Quality {
  const share = (count: number) => count / Math.max(1, ranked.length)
  return {
    pairs: ranked.length,
    hitAt56: share(ranked.filter(({ rank }) => rank > 0).length),
    rankWithin10: share(ranked.filter(({ rank }) => rank > 0 && rank <= 10).length),
  }
}

/** By kind and script, as `edit han`. */
export function qualityByKind(ranked: readonly Ranked[]): Map<string, Quality> {
  return new Map(Array.from(groupBy(ranked, nameOf), ([name, pairs]) => [name, qualityOf(pairs)]))
}
