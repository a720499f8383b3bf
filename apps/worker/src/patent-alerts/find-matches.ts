import { parseExpression, type PatentIndex } from '@markwright/patent-search'
import { setTimeout as pause } from 'node:timers/promises'
import type { AlertsRepository, DueAlert } from './alerts.repository.ts'

/** Of a semantic search, a new publication is found where it is among so many of the most similar ones. */
const NEAREST = 100
const LOOK_MS = 500
/** Longer than new publications take to be encoded; then they are compared by their words. */
const ENCODING_MS = 600_000

const page = { offset: 0, collapse: 'none', facets: [] } as const

/** Which of the given publications a saved search finds. The index has everything that was written before. */
export function createMatcher(deps: { index: PatentIndex; findPublication: AlertsRepository['findPublication'] }) {
  const { index } = deps
  let encoded: Promise<void> | undefined

  return async (
    { rule }: Pick<DueAlert, 'rule'>,
    candidates: readonly number[],
    signal: AbortSignal,
  ): Promise<number[]> => {
    const { limits } = rule
    if (rule.kind === 'expression') {
      const filters = { ...limits, patentIds: candidates }
      const expression = readExpression(rule.expression)
      const limit = candidates.length
      return idsOf(await index.search({ ...page, expression, filters, limit, sort: '-pubDate' }))
    }
    await (encoded ??= waitForEncoder(index, signal))
    const found = await findSimilar(rule, limits)
    const wanted = new Set(candidates)
    return found.filter((id) => wanted.has(id))
  }

  async function findSimilar(
    rule: Exclude<DueAlert['rule'], { kind: 'expression' }>,
    filters: DueAlert['rule']['limits'],
  ): Promise<number[]> {
    const query = { ...page, expression: readExpression(rule.expression ?? null), filters, limit: NEAREST }
    if (rule.kind === 'text') return idsOf(await index.similar({ ...query, text: rule.text }))
    const patentId = await deps.findPublication(rule.id)
    return patentId === null ? [] : idsOf(await index.similar({ ...query, patentId }))
  }
}
export type Matcher = ReturnType<typeof createMatcher>

const idsOf = ({ hits }: { hits: readonly { patentId: number }[] }) => hits.map(({ patentId }) => patentId)

function readExpression(printed: string | null) {
  if (printed === null) return null
  const parsed = parseExpression(printed, { isPrinted: true })
  if ('problem' in parsed) throw new TypeError(`A saved expression cannot be read: ${printed}`)
  return parsed.expression
}

/** With an encoder, new publications are compared by meaning once they have been encoded. */
async function waitForEncoder(index: PatentIndex, signal: AbortSignal): Promise<void> {
  for (let waited = 0; waited < ENCODING_MS; waited += LOOK_MS) {
    if (index.status().unencoded === 0) return
    await pause(LOOK_MS, undefined, { signal })
  }
}
