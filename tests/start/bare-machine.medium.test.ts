import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBareMachine } from '../support/bare-machine.ts'

/** Nothing here depends on how fast the machine is: what never comes fails by the time of the test. */
const WAIT_MS = 10 * 60_000
/** The shipped demonstration has 20,000; the way they are loaded is the same. */
const MARKS = 1000
let machine: Awaited<ReturnType<typeof createBareMachine>>

beforeAll(async () => {
  machine = await createBareMachine()
}, WAIT_MS)
afterAll(() => machine?.remove())

test(
  'on a machine with Node and nothing else `npm start` answers a search, and so it does again after Ctrl-C, which leaves nothing behind',
  async ({ skip }) => {
    skip(!machine, 'git is not installed, or this is no checkout')
    for (const start of ['first', 'second']) {
      const site = machine!.start({ DEMO_MARKS: String(MARKS) })
      try {
        await site.until('is ready:')
        expect(site.printed(), start).toContain('embedded PostgreSQL')
        expect(site.printed(), start).toContain('the same PostgreSQL (no Redis on this machine)')
        expect(await search(machine!.url), start).toMatchObject({ code: 0, total: expect.any(Number) })
      } finally {
        site.signal('SIGINT')
        await site.ended()
      }
      expect(await machine!.processes(), start).toEqual([])
      expect(await machine!.portsHeld(), start).toEqual([])
    }
  },
  WAIT_MS,
)

async function search(url: string) {
  const response = await fetch(`${url}/common/query/search/v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'TENANT-ID': '4' },
    body: JSON.stringify({ tradeMarkText: 'LUMORA', pageNum: 1 }),
  })
  return (await response.json()) as { code: number; data: Record<string, unknown> }
}
