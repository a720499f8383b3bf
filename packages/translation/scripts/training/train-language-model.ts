import {
  BEGIN,
  LOG_STEPS,
  type LanguageModelData,
  ngramCheck,
  ngramSlotHash,
} from '../../src/engines/built-in/language-model.ts'

const DISCOUNT = 0.75

/**
 * Counts the n-grams of texts and computes interpolated Kneser-Ney probabilities. N-grams of each length that occur less
 * often than `least[length - 1]` are left out.
 */
export function trainLanguageModel(
  texts: { ids: number[]; weight: number }[],
  { order, least }: { order: number; least: number[] },
): LanguageModelData {
  const counts = Array.from({ length: order + 1 }, () => new Map<string, number>())
  for (const { ids, weight } of texts) {
    const padded = [BEGIN, ...ids, BEGIN]
    for (let end = 1; end < padded.length; end++)
      for (let length = 1; length <= Math.min(order, end + 1); length++) {
        const key = padded.slice(end - length + 1, end + 1).join(' ')
        const own = counts[length] as Map<string, number>
        own.set(key, (own.get(key) ?? 0) + weight)
      }
  }
  // Shorter n-grams count the different tokens before them, but for those that begin a text.
  const used: Map<string, number>[] = [new Map()]
  for (let length = 1; length <= order; length++) {
    if (length === order) used.push(counts[length] as Map<string, number>)
    else {
      const continuation = new Map<string, number>()
      for (const key of (counts[length + 1] as Map<string, number>).keys()) {
        const rest = key.slice(key.indexOf(' ') + 1)
        continuation.set(rest, (continuation.get(rest) ?? 0) + 1)
      }
      for (const [key, count] of counts[length] as Map<string, number>)
        if (key.startsWith(`${BEGIN} `)) continuation.set(key, count)
      used.push(continuation)
    }
  }
  const kept = used.map(
    (own, length) =>
      new Set(
        [...own.keys()].filter(
          (key) => length <= 1 || ((counts[length] as Map<string, number>).get(key) ?? 0) >= (least[length - 1] ?? 1),
        ),
      ),
  )
  const probabilities = Array.from({ length: order + 1 }, () => new Map<string, number>())
  const backoffs = new Map<string, number>()
  const vocabulary = (used[1] as Map<string, number>).size + 1
  for (let length = 1; length <= order; length++) {
    const totals = new Map<string, { sum: number; kinds: number }>()
    for (const [key, count] of used[length] as Map<string, number>) {
      const context = length === 1 ? '' : key.slice(0, key.lastIndexOf(' '))
      const total = totals.get(context)
      if (total) {
        total.sum += count
        total.kinds++
      } else totals.set(context, { sum: count, kinds: 1 })
    }
    for (const [context, { sum, kinds }] of totals) backoffs.set(context, (DISCOUNT * kinds) / sum)
    for (const key of kept[length] as Set<string>) {
      const context = length === 1 ? '' : key.slice(0, key.lastIndexOf(' '))
      const lower =
        length === 1 ? 1 / vocabulary : (probabilities[length - 1]?.get(key.slice(key.indexOf(' ') + 1)) ?? 1e-7)
      const { sum } = totals.get(context) as { sum: number }
      const own = Math.max(0, ((used[length] as Map<string, number>).get(key) as number) - DISCOUNT) / sum
      probabilities[length]?.set(key, own + (backoffs.get(context) as number) * lower)
    }
  }
  const total = probabilities.reduce((sum, own) => sum + own.size, 0)
  let capacity = 1 << 12
  while (capacity * 0.8 < total) capacity *= 2
  const data = {
    order,
    checks: new Uint32Array(capacity),
    probabilities: new Uint8Array(capacity),
    backoffs: new Uint8Array(capacity),
  }
  const quantized = (probability: number) => Math.max(0, Math.min(255, Math.round(-Math.log(probability) * LOG_STEPS)))
  for (const own of probabilities)
    for (const [key, probability] of own) {
      const ids = key.split(' ').map(Number)
      let slot = ngramSlotHash(ids, 0, ids.length) & (capacity - 1)
      while (data.checks[slot] !== 0) slot = (slot + 1) & (capacity - 1)
      data.checks[slot] = ngramCheck(ids, 0, ids.length)
      data.probabilities[slot] = quantized(probability)
      data.backoffs[slot] = quantized(Math.min(1, backoffs.get(key) ?? 1))
    }
  return data
}
