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
  /** Earlier marks among the first 56 for the contested one. */
  found: { from60: number; from40: number; peer: number }
  /** Not found from 40, with the rank that pg_trgm gives, 0 for none. */
  missed: (Pair & { rankPeer: number })[]
}

const PAGE = 56

/** Searches contested marks of real oppositions among real records, to which the earlier marks are added. */
export async function measureOppositions(
  siteUrl: string,
  folder: string,
  files: { pairs: string; records: string },
): Promise<OppositionFigures> {
  const given = JSON.parse(readFileSync(files.pairs, 'utf8')) as Partial<Pair>[]
  const worded = given.flatMap(({ contested, earlier }) =>
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
      given: given.length,
      withoutWords: given.length - worded.length,
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
  const found = { from60: 0, from40: 0, peer: 0 }
  const missed: OppositionFigures['missed'] = []
  for (const pair of pairs) {
    const earlier = earlierIds.get(keyOf(pair.earlier))!
    const rank = (ids: readonly number[]) => ids.indexOf(earlier) + 1
    const ours = (leastScore: 40 | 60) =>
      rank(searchFully(segment, pair.contested, { leastScore, limit: PAGE }).hits.map(({ markId }) => markId))
    const [rank60, rank40] = [ours(60), ours(40)]
    const rankPeer = rank((await peer.searchNames(pair.contested, PAGE)).markIds)
    if (rank60) found.from60++
    if (rank40) found.from40++
    else missed.push({ ...pair, rankPeer })
    if (rankPeer) found.peer++
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

type Taken = { office: string; text?: string | null; textOther?: string | null; classes: readonly number[] }

/** Gives the records of a file with numbers that go on from `last`; a file that is no register has none. */
async function readRecords(path: string, last: number, take: (id: number, record: Taken) => void): Promise<number> {
  let id = last
  try {
    const file = await openRegisterFile(path)
    for await (const entry of file.entries()) if ('record' in entry) take(++id, entry.record)
  } catch (error) {
    if (!(error instanceof RegisterFileError)) throw error
  }
  return id
}
