import type { MessagePort } from 'node:worker_threads'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { findRow, openSegment, type OpenSegment } from '../engine/search-segment.ts'
import { search, type IndexState } from '../engine/search.ts'
import { loadKernel } from '../kernel/load-kernel.ts'
import * as at from '../kernel/memory-map.ts'
import type { MarkQuery, RankedPage } from '../mark-query.ts'
import { nameText } from '../segment/segment-names.ts'
import { readI32 } from '../segment/segment-memory.ts'
import type { FromSearchThread, IndexCounts, ToSearchThread } from './messages.ts'
import { loadWords } from './load-words.ts'
import { createHelpers, HelperLost } from './search-helpers.ts'
import { segmentOf, type IndexParts, type SharedSegment } from './segment-parts.ts'

/** Names from so far on in each segment are searched before a query needs them. */
const WARMED = [0.1, 0.3, 0.6, 0.9]
const similarTo = {
  criterion: { kind: 'similar', text: '', leastScore: 60 },
  filters: {},
  second: {},
  sort: 'score',
  offset: 0,
  limit: 56,
} as const

const open = (segment: SharedSegment, helpers = 0) => openSegment(segmentOf(segment), loadKernel, helpers)

/** Answers searches one after the other, each over the parts that came last before it. */
export function answerSearches(port: MessagePort): void {
  const post = (message: FromSearchThread) => port.postMessage(message)
  let baseId = ''
  let base: OpenSegment[] = []
  let state: IndexState = { segments: [], dataVersion: 0 }
  const helpers = createHelpers({ opened: () => postCounts() })
  post({ type: 'started', stages: helpers.stages })
  let isWarm = false
  /** Reported once the helpers have opened the base. */
  const counts: IndexCounts[] = []

  const postCounts = () => {
    if (helpers.isOpening()) return
    if (!isWarm) warmUp()
    isWarm = true
    for (const each of counts.splice(0)) post({ type: 'opened', counts: each })
  }

  const openBase = ({ baseId: id, base: segments, helpers: count }: IndexParts) => {
    helpers.open({ id, segments }, count)
    return segments.map((segment, place) => ({ ...open(segment, count), help: helpers.helpOf(place) }))
  }

  const exchange = (parts: IndexParts) => {
    loadWords(parts.words)
    if (parts.baseId !== baseId) base = openBase(parts)
    baseId = parts.baseId
    const replaced = base.reduce((count, segment) => count + hideRows(segment, parts.replaced), 0)
    state = { segments: parts.delta ? [...base, open(parts.delta)] : base, dataVersion: parts.version }
    counts.push(count(state, replaced))
    postCounts()
  }

  const find = (query: MarkQuery, ranked?: (page: RankedPage) => void) =>
    search({ ...state, withHelpers: helpers.withHelpers }, query, todayIn(HOME_ZONE, new Date()), ranked)

  /** The first search reads word lists and has code compiled, which nobody shall wait for. */
  const warmUp = () => {
    for (const { data } of base)
      for (const share of WARMED) {
        const name = Math.floor(readI32(data, at.NAME_COUNT) * share)
        if (name < readI32(data, at.NAME_COUNT))
          find({ ...similarTo, criterion: { ...similarTo.criterion, text: nameText(data, name) } })
      }
  }

  port.on('message', (message: ToSearchThread) => {
    if (message.type === 'close') {
      helpers.close()
      return port.close()
    }
    if (message.type === 'open') return exchange(message.parts)
    const { id, query, postsRanked } = message
    const ranked = postsRanked ? (page: RankedPage) => post({ type: 'ranked', id, page }) : undefined
    try {
      post({ type: 'found', id, page: find(query, ranked) })
    } catch (error) {
      if (error instanceof HelperLost) throw error
      post({ type: 'failed', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
}

/** Takes rows out of a segment for good; returns how many of the marks it has. */
function hideRows({ data }: OpenSegment, marks: Int32Array): number {
  const rows = readI32(data, at.ROWS_BY_ID) >>> 2
  const bits = readI32(data, at.REPLACED_BITS) >>> 2
  let hidden = 0
  for (const mark of marks) {
    const row = findRow(data, rows, mark)
    if (row < 0) continue
    data.i32[bits + (row >>> 5)]! |= 1 << (row & 31)
    hidden++
  }
  return hidden
}

function count({ segments, dataVersion }: IndexState, replaced: number): IndexCounts {
  const sum = (pointer: number) => segments.reduce((total, { data }) => total + readI32(data, pointer), 0)
  return {
    version: dataVersion,
    marks: sum(at.ROW_COUNT) - replaced,
    names: sum(at.NAME_COUNT),
    memoryBytes: sum(at.DATA_END),
  }
}
