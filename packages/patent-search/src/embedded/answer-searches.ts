import type { MessagePort } from 'node:worker_threads'
import { complete } from '../engine/complete.ts'
import { openIndex, placeOf, type IndexState } from '../engine/index-state.ts'
import { termsOfText, weightsOf } from '../engine/rank.ts'
import { facet, search } from '../engine/search.ts'
import { similar } from '../engine/similar.ts'
import { openEncoder, type Encoder } from '../encoder/encoder.ts'
import { findNearest } from '../encoder/find-nearest.ts'
import { vectorAt } from '../encoder/vectors.ts'
import { rankedFields } from '../segment/segment.ts'
import type { FromSearchThread, SearchResult, SearchRequest, ThreadOptions, ToSearchThread } from './messages.ts'

type Options = Extract<ThreadOptions, { role: 'search' }>

/** Answers searches over the parts that came last before them. */
export async function answerSearches(port: MessagePort, { modelsFolder }: Options): Promise<void> {
  const post = (message: FromSearchThread) => port.postMessage(message)
  let state: IndexState | undefined
  let encoder: Encoder | null = null
  try {
    encoder = modelsFolder ? await openEncoder(modelsFolder, 1) : null
    post({ type: 'encoder', name: encoder?.name ?? null, fault: null })
  } catch (error) {
    post({ type: 'encoder', name: null, fault: String(error) })
  }

  const vectorOf = async (state: IndexState, text: string, patentId: number | null) => {
    if (!encoder) return null
    const place = patentId === null ? undefined : placeOf(state, patentId)
    const known = place?.part.vectors ? vectorAt(place.part.vectors, place.row) : null
    return known ?? (await encoder.encode([text]))[0]!
  }

  const result = async (state: IndexState, request: SearchRequest): Promise<SearchResult> => {
    switch (request.kind) {
      case 'search':
        return { kind: 'page', page: search(state, request.query), weights: new Map() }
      case 'similar': {
        const { text, patentId, query } = request
        const vector = await vectorOf(state, text, patentId)
        const page = similar(state, { text, vector, patentId }, query)
        return { kind: 'page', page, weights: weightsOf(state, termsOfText(text, rankedFields)) }
      }
      case 'nearest': {
        const { text, patentId, groups, withinMs } = request
        const vector = await vectorOf(state, text, patentId)
        const nearest = encoder && vector ? await findNearest(encoder, vector, groups, withinMs) : []
        return { kind: 'nearest', nearest }
      }
      case 'facet':
        return { kind: 'values', values: facet(state, request.query, request.name, request.limit) }
      case 'complete':
        return { kind: 'values', values: complete(state, request.field, request.beginning, request.limit) }
    }
  }

  port.on('message', (message: ToSearchThread) => {
    if (message.type === 'close') {
      void encoder?.close()
      return port.close()
    }
    if (message.type === 'open') {
      const { segments, vectors, removed, version } = message.parts
      state = openIndex(segments, vectors, version, removed)
      const memoryBytes = segments.reduce((sum, segment) => sum + bytesOf(segment), 0)
      return post({ type: 'opened', documents: state.documents, version, memoryBytes })
    }
    const { id, request } = message
    result(state!, request).then(
      (found) => post({ type: 'found', id, answer: found }),
      (error: unknown) =>
        post({ type: 'failed', id, reason: error instanceof Error ? (error.stack ?? '') : String(error) }),
    )
  })
}

/** Of all typed arrays in a segment. */
const bytesOf = (node: object): number =>
  ArrayBuffer.isView(node)
    ? node.byteLength
    : Object.values(node as Record<string, object>).reduce((sum, each) => sum + bytesOf(each), 0)
