import { randomBytes } from 'node:crypto'
import { createRateLimits } from '../../../apps/api/src/kernel/rate-limit.ts'
import { createCaptchaService } from '../../../apps/api/src/modules/captcha/captcha.service.ts'
import { encryptText, type Solution } from '../../../packages/human-check/src/index.ts'
import type { KeyValueStore } from '../../../packages/key-value/src/index.ts'
import { percent, printTable } from '../table.ts'

const HOUR_MS = 3_600_000
/** How often the script polls. */
const EVERY_MS = 100

/** A key-value store of this process, by a clock that is set by hand. */
function storeAt(
  now: () => number,
): Pick<KeyValueStore, 'find' | 'getAndDelete' | 'set' | 'increment' | 'secondsLeft' | 'delete'> {
  const cache = new Map<string, { value: string; endsAt: number }>()
  const fresh = (key: string) => {
    const entry = cache.get(key)
    return entry && entry.endsAt > now() ? entry : null
  }
  const set = (key: string, value: string, endsAt: number) => void cache.set(key, { value, endsAt })
  return {
    find: async (key) => fresh(key)?.value ?? null,
    async getAndDelete(key) {
      const entry = fresh(key)
      cache.delete(key)
      return entry?.value ?? null
    },
    set: async (key, value, ttlSeconds) => set(key, value, now() + ttlSeconds * 1000),
    async increment(key, ttlSeconds, by = 1) {
      const entry = fresh(key)
      const count = Number(entry?.value ?? 0) + by
      set(key, String(count), entry?.endsAt ?? now() + ttlSeconds * 1000)
      return count
    },
    secondsLeft: async (key) => Math.ceil(((fresh(key)?.endsAt ?? now()) - now()) / 1000),
    delete: async (key) => void cache.delete(key),
  }
}

type Attacked = 'blockPuzzle' | 'math'

/** Challenges that cost nothing to make: whether one is passed is decided by the share of the attack. */
const solutions: Readonly<Record<Attacked, Solution>> = {
  blockPuzzle: { kind: 'blockPuzzle', x: 100, y: 5 },
  math: { kind: 'math', answer: '12' },
}
const rightPoints: Readonly<Record<Attacked, string>> = { blockPuzzle: '{"x":100,"y":5}', math: '{"answer":"12"}' }
const nothing = { originalImageBase64: null, jigsawImageBase64: null, wordList: null, audioBase64: null }

/** How many checks a script passes in an hour from one address, each call with another `User-Agent`. */
async function passedInAnHour(kind: Attacked, share: number): Promise<number> {
  let nowMs = Date.UTC(2026, 0, 1)
  const keyValueStore = storeAt(() => nowMs) as KeyValueStore
  const service = createCaptchaService({
    createChallenge: () => ({ ...nothing, solution: solutions[kind] }),
    keyValueStore,
    limits: createRateLimits({ keyValueStore }),
    defaultKey: undefined,
    onError: () => {},
  })
  let passed = 0
  for (const endsMs = nowMs + HOUR_MS; nowMs < endsMs; nowMs += EVERY_MS) {
    const visitor = { client: randomBytes(8).toString('hex'), address: '203.0.113.9' }
    const issued = await service.issue(kind, visitor, 'cn')
    if ('repCode' in issued) continue
    const isRight = Math.random() < share
    const points = isRight ? rightPoints[kind] : '{"answer":"999"}'
    const pointJson = encryptText(points, issued.secretKey)
    const { repCode } = await service.check({ captchaType: kind, pointJson, token: issued.token }, visitor)
    if (repCode === '0000') passed += 1
  }
  return passed
}

/** Tells what the limits leave to a script that passes such shares of the checks. */
export async function benchLimitsOfChecks(shares: Readonly<Record<Attacked, number>>): Promise<void> {
  const rows: string[][] = []
  for (const [kind, share] of Object.entries(shares) as [Attacked, number][])
    for (const [what, each] of [
      ['the best attack above', share],
      ['a person, or a model that sees and hears', 1],
    ] as const)
      rows.push([kind, what, percent(each), String(await passedInAnHour(kind, each))])
  printTable(
    'Checks passed in an hour from one address, ten tries a second, each with another User-Agent',
    ['kind', 'who', 'solves', 'passed'],
    rows,
  )
}
