import type { MessagePort } from 'node:worker_threads'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates'
import { findRow, openSegment, type OpenSegment } from '../engine/search-segment.ts'
import { search, type IndexState } from '../engine/search.ts'
import { loadKernel } from '../kernel/load-kernel.ts'
import * as at from '../kernel/memory-map.ts'
import { readI32 } from '../segment/segment-memory.ts'
import type { FromSearchThread, IndexCounts, ToSearchThread } from './messages.ts'
import { takeLexicon } from './take-lexicon.ts'
import { segmentOf, type IndexParts, type SharedSegment } from './segment-parts.ts'

const open = (segment: SharedSegment) => openSegment(segmentOf(segment), loadKernel)

/** Answers searches one after the other, each over the parts that came last before it. */
export function answerSearches(port: MessagePort): void {
  const post = (message: FromSearchThread) => port.postMessage(message)
  let baseId = ''
  let base: OpenSegment[] = []
  let state: IndexState = { segments: [], dataVersion: 0 }

  const exchange = (parts: IndexParts) => {
    takeLexicon(parts.lexicon)
    if (parts.baseId !== baseId) base = parts.base.map(open)
    baseId = parts.baseId
    const replaced = base.reduce((count, segment) => count + hideRows(segment, parts.replaced), 0)
    state = { segments: parts.delta ? [...base, open(parts.delta)] : base, dataVersion: parts.version }
    post({ type: 'opened', counts: count(state, replaced) })
  }

  port.on('message', (message: ToSearchThread) => {
    if (message.type === 'close') return port.close()
    if (message.type === 'open') return exchange(message.parts)
    const { id, query } = message
    try {
      post({ type: 'found', id, page: search(state, query, todayIn(HOME_ZONE, new Date())) })
    } catch (error) {
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
