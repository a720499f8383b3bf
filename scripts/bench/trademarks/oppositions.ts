import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openRegisterFile, RegisterFileError } from '../../../packages/registers/src/index.ts'
import { createSegmentBuilder } from '../../../packages/search/src/segment/segment-builder.ts'
import { analyzeMark } from '../../../packages/similarity/src/index.ts'
import { openEngine, searchFully } from './engine.ts'
import { nameKeysOf } from './name-keys.ts'
import { openPeer, type Peer } from './peer.ts'
import { createRowFile } from './row-file.ts'

type Pair = { contested: string; earlier: string }

export type OppositionFigures = {
  records: number
  /** Pairs as given, without words, and repeated; then those that were searched. */
  given: number
  withoutWords: number
  repeated: number
  pairs: number
  /**
   * Earlier marks among the first 56 for the contested one: of the hits, of these and the marks below the degree that
   * fill the page, of all by pg_trgm from a similarity of 0.3, and of all in its order.
   */
  found: Found
  /** Not on the filled page of degree middle, with the place in the order of pg_trgm, 0 for none. */
  missed: (Pair & { rankPeer: number })[]
}

type Found = Record<'from60' | 'from40' | 'filled60' | 'filled40' | 'peer' | 'peerOrder', number>

const PAGE = 56

/** Searches contested marks of real oppositions among real records, to which the earlier marks are added. */
export async function measureOppositions(
  siteUrl: string,
  folder: string,
  files: { pairs: string; records: string },
): Promise<OppositionFigures> {
  const input = JSON.parse(readFileSync(files.pairs, 'utf8')) as Partial<Pair>[]
  const worded = input.flatMap(({ contested, earlier }) =>
    contested && earlier && keyOf(contested) && keyOf(earlier) ? [{ contested, earlier }] : [],
  )
  const pairs = [...new Map(worded.map((pair) => [`${keyOf(pair.contested)}\n${keyOf(pair.earlier)}`, pair])).values()]

  const builder = createSegmentBuilder()
  const rows = createRowFile(join(folder, 'real.copy'))
  const add = (
    id: number,
    office: string,
    text: string | null,
    textOther: string | null,
    classes: readonly number[],
  ) => {
    builder.add({ ...noDays, id, office, text, textOther, classes })
    for (const name of new Set([text, textOther])) {
      const keys = name ? nameKeysOf(name) : null
      if (keys) rows.write([id, office, keys.whole, keys.letters])
    }
  }
  let records = 0
  for (const path of filesIn(files.records))
    records = await readRecords(path, records, (id, { office, text, textOther, classes }) =>
      add(id, office, text ?? null, textOther ?? null, classes),
    )
  const earlierIds = new Map<string, number>()
  for (const { earlier } of pairs) {
    const key = keyOf(earlier)
    if (earlierIds.has(key)) continue
    const id = records + earlierIds.size + 1
    earlierIds.set(key, id)
    add(id, 'EU', earlier, null, [])
  }
  rows.close()

  const segment = openEngine(builder.finish())
  const peer = await openPeer(siteUrl, rows.path)
  try {
    await peer.index('name_key')
    return {
      records,
      given: input.length,
      withoutWords: input.length - worded.length,
      repeated: worded.length - pairs.length,
      ...(await rankAll(pairs, earlierIds, segment, peer)),
    }
  } finally {
    await peer.close()
  }
}

async function rankAll(
  pairs: readonly Pair[],
  earlierIds: ReadonlyMap<string, number>,
  segment: ReturnType<typeof openEngine>,
  peer: Peer,
) {
  const found: Found = { from60: 0, from40: 0, filled60: 0, filled40: 0, peer: 0, peerOrder: 0 }
  const missed: OppositionFigures['missed'] = []
  for (const pair of pairs) {
    const earlier = earlierIds.get(keyOf(pair.earlier))!
    const rank = (ids: readonly number[]) => ids.indexOf(earlier) + 1
    for (const leastScore of [60, 40] as const) {
      const { hits, below = [] } = searchFully(segment, pair.contested, { leastScore, limit: PAGE, fills: true })
      if (rank(hits.map(({ markId }) => markId))) found[`from${leastScore}`]++
      const isFilled = rank([...hits, ...below].map(({ markId }) => markId)) > 0
      if (isFilled) found[`filled${leastScore}`]++
      else if (leastScore === 60) missed.push({ ...pair, rankPeer: rank(await peer.orderNames(pair.contested, PAGE)) })
    }
    if (rank((await peer.searchNames(pair.contested, PAGE)).markIds)) found.peer++
    if (rank(await peer.orderNames(pair.contested, PAGE))) found.peerOrder++
  }
  return { pairs: pairs.length, found, missed }
}

const keyOf = (text: string) => analyzeMark(text).key

const noDays = {
  viennaCodes: [],
  status: 8,
  appliedOn: null,
  publishedOn: null,
  registeredOn: null,
  registrationPublishedOn: null,
  priorityOn: null,
  expiresOn: null,
  applicantId: null,
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()

type RegisterLine = { office: string; text?: string | null; textOther?: string | null; classes: readonly number[] }

/** Gives the records of a file with numbers that go on from `last`; a file that is no register has none. */
async function readRecords(
  path: string,
  last: number,
  take: (id: number, record: RegisterLine) => void,
): Promise<number> {
  let id = last
  try {
    const file = await openRegisterFile(path)
    for await (const entry of file.entries()) if ('record' in entry) take(++id, entry.record)
  } catch (error) {
    if (!(error instanceof RegisterFileError)) throw error
  }
  return id
}
