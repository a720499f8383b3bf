import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBareMachine } from '../support/bare-machine.ts'
import { needs } from '../support/needs.ts'

/** Nothing here depends on how fast the machine is: what never comes fails by the time of the test. */
const WAIT_MS = 15 * 60_000
/** The shipped demonstration has 20,000; the way they are loaded is the same. */
const environment = { DEMO_MARKS: '1000' }
const steps = [
  'Starting the database',
  'Making a database',
  'Bringing the database up to date',
  'Building',
  'Starting the worker',
  'Loading the demonstration register',
  'Loading the demonstration patents',
  'Starting the site',
]
let machine: Awaited<ReturnType<typeof createBareMachine>>

beforeAll(async () => {
  machine = await createBareMachine()
}, WAIT_MS)
afterAll(() => machine?.remove())

async function expectNothingLeft(when: string) {
  expect(await machine!.processes(), when).toEqual([])
  expect(await machine!.portsHeld(), when).toEqual([])
}

test(
  'on a machine with Node and nothing else `npm start` answers a search, after a first start that was interrupted at any moment, and again after Ctrl-C, which leaves nothing behind',
  { ...needs(process.platform !== 'win32', 'this is Windows'), timeout: WAIT_MS },
  async ({ skip }) => {
    skip(!machine, 'git is not installed')
    const step = steps[Math.floor(Math.random() * steps.length)]!
    const moment = { step, afterMs: Math.floor(Math.random() * 2000) }
    process.stdout.write(`The first start is interrupted ${moment.afterMs} ms after “${step}”.\n`)
    const interrupted = machine!.start(environment)
    await interrupted.until(step)
    await interrupted.signalAfter(moment.afterMs, 'SIGINT')
    await interrupted.ended()
    await expectNothingLeft(`interrupted ${moment.afterMs} ms after ${step}:\n${interrupted.printed()}`)

    for (const start of ['first', 'second']) {
      const site = machine!.start(environment)
      try {
        await site.until('is ready:')
        expect(site.printed(), start).toContain('embedded PostgreSQL')
        expect(site.printed(), start).toContain('the same PostgreSQL (no Redis on this machine)')
        const mark = firstMark(machine!.site)
        await expect.poll(() => search(machine!.url, mark.text), { timeout: WAIT_MS }).toContain(mark.applicationNumber)
      } finally {
        site.signal('SIGINT')
        await site.ended()
      }
      await expectNothingLeft(`${start} start:\n${site.printed()}`)
    }
  },
)

/** Of the demonstration register. */
function firstMark(site: string) {
  const [line] = readFileSync(join(site, '.data', 'demonstration', 'trademarks.jsonl'), 'utf8').split('\n')
  return JSON.parse(line!) as { text: string; applicationNumber: string }
}

/** The application numbers of the marks that are found. */
async function search(url: string, text: string): Promise<string[]> {
  const response = await fetch(`${url}/common/query/search/v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'TENANT-ID': '4' },
    body: JSON.stringify({ tradeMarkText: text, pageNum: 1 }),
  })
  const { data } = (await response.json()) as { data: { queryTmInfo: { appNo: string }[] } }
  return data.queryTmInfo.map(({ appNo }) => appNo)
}
