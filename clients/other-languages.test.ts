/** The tests of the clients that are not in TypeScript, each by the tools of its language where they are installed. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 300_000,
  })
  return { status, output: `${stdout ?? ''}${stderr ?? ''}` }
}

it('Python', ({ skip }) => {
  const python = folder('python')
  const isRecent = run('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))'], python).status === 0
  skip(!isRecent, 'Python 3.10 or newer is not installed')
  const env = { PYTHONPATH: 'src', PYTHONDONTWRITEBYTECODE: '1' }
  const { status, output } = run('python3', ['-m', 'unittest', 'discover', '-t', '.', '-s', 'tests'], python, env)
  expect(status, output).toBe(0)
  expect(output).toMatch(/Ran [1-9]\d* tests/)
}, 300_000)

it('Go', ({ skip }) => {
  const go = folder('go')
  const version = /go1\.(\d+)/.exec(run('go', ['version'], go).output)?.[1]
  skip(Number(version ?? 0) < 23, 'Go 1.23 or newer is not installed')
  const { status, output } = run('go', ['test', './...'], go, { GOTOOLCHAIN: 'local', GOPROXY: 'off' })
  expect(status, output).toBe(0)
  expect(output).toMatch(/^ok /m)
}, 300_000)

it('Java', ({ skip, onTestFinished }) => {
  const java = folder('java')
  const version = /javac (\d+)/.exec(run('javac', ['-version'], java).output)?.[1]
  skip(Number(version ?? 0) < 17, 'Java 17 or newer is not installed')
  const classes = mkdtempSync(join(tmpdir(), 'java-client-'))
  onTestFinished(() => rmSync(classes, { recursive: true }))
  const sources = readdirSync(join(java, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.java'))
    .map((name) => join('src', name))
  const compiled = run('javac', ['-Xlint:all', '-Werror', '-encoding', 'UTF-8', '-d', classes, ...sources], java)
  expect(compiled.status, compiled.output).toBe(0)
  const { status, output } = run('java', ['-cp', classes, 'alt.markwright.client.TestMain'], java)
  expect(status, output).toBe(0)
}, 300_000)
