import type pg from 'pg'
import type { NearMark } from '../../../packages/demo-register/src/index.ts'

/** A planted pair with the ids of its marks in the database. */
export type PlantedPair = NearMark & { office: string; seed: number; plant: number }

/** Ranks among the hits other than the seed itself, from 1; 0 where the planted mark is not among the hits looked at. */
export type Ranked = PlantedPair & { rank: number }

const PAGE = 56

export async function findPairs(client: pg.ClientBase, nearMarks: readonly NearMark[]): Promise<PlantedPair[]> {
  const wanted = nearMarks.flatMap(({ seedId, plantId }) => [seedId, plantId])
  const { rows } = await client.query<{ id: number; public_id: string }>(
    'SELECT id, public_id FROM trademark WHERE public_id = ANY($1)',
    [wanted],
  )
  const ids = new Map(rows.map(({ id, public_id }) => [public_id, id]))
  return nearMarks.flatMap((near) => {
    const [seed, plant] = [ids.get(near.seedId), ids.get(near.plantId)]
    return seed && plant ? [{ ...near, office: near.seedId.slice(0, 2), seed, plant }] : []
  })
}

/**
 * Searches the seed of every pair at its own office; `search` gives the ids of the first hits in their order, of which
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
  const groups = new Map<string, Ranked[]>()
  for (const each of ranked) {
    const name = `${each.kind} ${each.script}`
    groups.set(name, [...(groups.get(name) ?? []), each])
  }
  return new Map(Array.from(groups, ([name, pairs]) => [name, qualityOf(pairs)]))
}
