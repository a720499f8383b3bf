import { createEmbeddedMarkIndex } from '../../../packages/search/src/embedded/embedded-mark-index.ts'
import { measure, percentiles, SERVER_WARM_UPS, type Percentiles, type Timing } from '../measure.ts'
import type { BenchQuery } from './queries.ts'

/** `engine` is the time that the engine names in its answers, `round` what the asking thread waits for. */
export type IndexFigures = { engine: Percentiles; round: Timing }

/** The full query put to the index as the site runs it, with its threads; leaves its snapshot behind. */
export async function measureIndex(
  databaseUrl: string,
  snapshotFolder: string,
  queries: readonly BenchQuery[],
): Promise<IndexFigures> {
  const silent = { info: () => {}, warn: () => {}, error: () => {} }
  const index = createEmbeddedMarkIndex({ databaseUrl, snapshotFolder, logger: silent })
  try {
    await index.refresh()
    const took: number[] = []
    const ask = async ({ text }: BenchQuery) => {
      const criterion = { kind: 'similar', text, leastScore: 60 } as const
      const page = await index.search({ criterion, filters: {}, second: {}, sort: 'score', offset: 0, limit: 56 })
      took.push(page.tookMs)
    }
    const round = await measure(queries, ask, { warmUps: SERVER_WARM_UPS })
    return { engine: percentiles(took.slice(SERVER_WARM_UPS * queries.length)), round }
  } finally {
    await index.close()
  }
}
