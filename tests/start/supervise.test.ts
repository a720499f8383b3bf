import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Fault } from '../../scripts/lib/fault.mjs'
import { supervise } from '../../scripts/lib/supervise.mjs'

type End = { code: number | null; signal: string | null }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Something that can be made to end, or not to start. */
function program() {
  const starts: ((end: End) => void)[] = []
  const said: string[] = []
  const faults: Fault[] = []
  const launch = async () => {
    const fault = faults.shift()
    if (fault) throw fault
    let end: (end: End) => void = () => {}
    const ended = new Promise<End>((resolve) => (end = resolve))
    starts.push(end)
    return { pid: starts.length, ended, stop: async () => end({ code: 0, signal: null }) }
  }
  return { starts, said, faults, launch, end: (end: End) => starts.at(-1)!(end) }
}
const killed = { code: null, signal: 'SIGKILL' }

test('what ends is started again, and the reason and the recovery are printed', async () => {
  const { starts, said, launch, end } = program()
  const one = supervise({
    name: 'worker',
    launch,
    causeOf: ({ signal }) => `killed by ${signal}`,
    report: (s) => said.push(s),
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toEqual([])
  end(killed)
  await vi.advanceTimersByTimeAsync(5000)
  expect(starts).toHaveLength(2)
  expect(said[0]).toContain('The worker ended: killed by SIGKILL')
  expect(said[1]).toMatch(/The worker runs again, .* s after it ended/)
  const stopped = one.stop()
  await vi.runAllTimersAsync()
  await stopped
  expect(starts).toHaveLength(2)
})

test('what cannot start is tried for as long as it takes, and its reason is printed once', async () => {
  const { starts, said, faults, launch, end } = program()
  const one = supervise({ name: 'database', launch, causeOf: () => 'killed', report: (s) => said.push(s) })
  one.settle()
  await vi.advanceTimersByTimeAsync(60_000)
  faults.push(...Array.from({ length: 40 }, () => new Fault('The disk is full.', 'Free some space.')))
  end(killed)
  await vi.advanceTimersByTimeAsync(400_000)
  expect(starts).toHaveLength(2)
  expect(said.filter((line) => line.includes('The disk is full.'))).toHaveLength(1)
  expect(said.at(-1)).toContain('runs again')
  const stopped = one.stop()
  await vi.runAllTimersAsync()
  await stopped
})

test('what keeps ending while the site starts is given up with its reason, and so is what has wrong settings', async () => {
  for (const { end: how, starts: most } of [
    { end: { code: 1, signal: null }, starts: 6 },
    { end: { code: 78, signal: null }, starts: 1 },
  ]) {
    const { starts, launch } = program()
    const failing = async () => {
      const running = await launch()
      starts.at(-1)!(how)
      return running
    }
    const input: string[] = []
    supervise({
      name: 'api',
      launch: failing,
      causeOf: ({ code }) => `code ${code}`,
      report: () => {},
      onGivenUp: (c) => input.push(c),
    })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(input).toEqual([`code ${how.code}`])
    expect(starts).toHaveLength(most)
  }
})

test('stopping does not wait for the news of an end that nobody may bring', async () => {
  const stop = vi.fn(async () => {})
  const running = { pid: 1, ended: new Promise<End>(() => {}), stop }
  const one = supervise({
    name: 'database',
    running,
    launch: program().launch,
    causeOf: () => 'killed',
    report: () => {},
  })
  await one.stop()
  expect(stop).toHaveBeenCalled()
})
