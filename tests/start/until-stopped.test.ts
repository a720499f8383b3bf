import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'

const library = (name: string) => JSON.stringify(new URL(`../../scripts/lib/${name}.mjs`, import.meta.url).href)
let command: ChildProcess | undefined
afterEach(() => void command?.kill('SIGKILL'))

/** A command of two steps, which has started two things before the first; `first` and `stop` are what that step does. */
function aCommand({ first, stop = '' }: { first: string; stop?: string }) {
  const program = `
    import { setTimeout as pause } from 'node:timers/promises'
    import { Fault } from ${library('fault')}
    import { step } from ${library('progress')}
    import { untilStopped } from ${library('until-stopped')}
    const print = (text) => process.stdout.write(text + '\\n')
    untilStopped(async ({ signal, onStop, fail }) => {
      onStop(async () => { ${stop}; print('stopped one') })
      onStop(() => print('stopped two'))
      await step('First', async () => { ${first} }, signal)
      await step('Second', async () => {}, signal)
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'pipe'] })
  command = child
  const closed = once(child, 'close')
  let printed = ''
  const neverPrinted = async (text: string) => {
    await closed
    if (!printed.includes(text)) throw new Error(`“${text}” is not in: ${printed}`)
  }
  for (const output of [child.stdout, child.stderr]) output.on('data', (data) => (printed += String(data)))
  return {
    child,
    lines: () => printed.split('\n').filter((line) => line && !line.startsWith('✓')),
    until: async (text: string) => {
      while (!printed.includes(text)) await Promise.race([once(child.stdout, 'data'), neverPrinted(text)])
    },
    ended: async () => {
      const [code] = await closed
      return code as number | null
    },
  }
}

test('no step begins after a stop was requested; what was started is stopped after the step, the last one first, whatever signals follow', async () => {
  const first = `
    print('in the step')
    const timer = setInterval(() => {}, 1000)
    await new Promise((resolve) => signal.addEventListener('abort', () => setTimeout(resolve, 200)))
    clearInterval(timer)
    print('step given up')`
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const { child, until, ended, lines } = aCommand({ first, stop: `print('stopping'); await pause(200)` })
    await until('in the step')
    child.kill(signal)
    await until('Stopping')
    child.kill('SIGINT')
    await until('stopping')
    child.kill('SIGINT')
    expect(await ended(), signal).toBe(0)
    expect(lines(), signal).toEqual([
      '• First',
      'in the step',
      'Stopping …',
      'step given up',
      'stopped two',
      'stopping',
      'stopped one',
    ])
  }
})

test('a step that fails stops everything, and its reason is what is said; so does an error that nobody awaits', async () => {
  for (const first of [
    `throw new Fault('It is broken.', 'Mend it.')`,
    `setTimeout(() => { throw new Fault('It is broken.', 'Mend it.') }); await new Promise((resolve) => signal.addEventListener('abort', resolve))`,
    `fail(new Fault('It is broken.', 'Mend it.')); await new Promise((resolve) => setTimeout(resolve, 50))`,
  ]) {
    const { ended, lines } = aCommand({ first })
    expect(await ended(), first).toBe(1)
    expect(lines(), first).toEqual(['• First', 'stopped two', 'stopped one', '✗ It is broken.', '  → Mend it.'])
  }
})

test('a terminal that is closed keeps nothing from being stopped', async () => {
  const marker = `process.on('exit', (code) => process.exitCode = code === 0 ? 42 : code)`
  const first = `print('in the step'); ${marker}
    const timer = setInterval(() => print('.'.repeat(100_000)), 1)
    await new Promise((resolve) => signal.addEventListener('abort', resolve)); clearInterval(timer)`
  const { child, until, ended } = aCommand({ first })
  await until('in the step')
  for (const output of [child.stdout, child.stderr]) output.destroy()
  child.kill('SIGHUP')
  expect(await ended()).toBe(42)
})
