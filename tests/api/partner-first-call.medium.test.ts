import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { buildPartner, type TestPartner } from '../support/partner.ts'

const folder = mkdtempSync(join(tmpdir(), 'first-call-'))
const MINUTES_MS = 10 * 60_000
let bench: ApiBench
let partner: TestPartner
let url: string
beforeAll(async () => {
  bench = await createApiBench()
  await bench.api.app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(bench.api.app.server.address() as AddressInfo).port}`
  // What a member does on the pages: an account and a key.
  partner = await buildPartner(bench, { isTest: true })
})
afterAll(async () => {
  await bench?.close()
  rmSync(folder, { recursive: true })
})

/** The program of a language as the guide publishes it, with this site, merchant and key. */
async function snippetOf(heading: string, lang: string): Promise<string> {
  const html = await (await fetch(`${url}/openapi/v1/guides/signing?lang=${lang}`)).text()
  const found = new RegExp(`<h2>${heading}</h2><pre><code>(.*?)</code></pre>`, 's').exec(html)?.[1]
  if (!found) throw new Error(`the guide has no program in ${heading}`)
  return found
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('https://SITE', url)
    .replaceAll('M00000001', partner.merchantId)
    .replaceAll('rk_test_…', partner.secret)
}

/** Output and errors of a command; null where it is not installed. */
async function run(command: string, args: string[]): Promise<{ code: number; output: string } | null> {
  const env = { ...process.env, GOTOOLCHAIN: 'local', GOPROXY: 'off', PYTHONIOENCODING: 'utf-8' }
  const child = spawn(command, args, { cwd: folder, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)))
  const ended = await Promise.race([once(child, 'close'), once(child, 'error').then(() => null)]).catch(() => null)
  return ended && { code: Number(ended[0]), output }
}

test.for<[heading: string, file: string, command: string, version: string[]]>([
  ['Node', 'first-call.mjs', 'node', ['--version']],
  ['Python', 'first_call.py', 'python3', ['--version']],
  ['Java', 'FirstCall.java', 'java', ['--version']],
  ['Go', 'first_call.go', 'go', ['version']],
])(
  'the signed call of the guide works in %s, as published',
  { timeout: MINUTES_MS },
  async ([heading, file, command, version], { skip }) => {
    skip((await run(command, version))?.code !== 0, `${command} is not installed`)
    const published = await snippetOf(heading, 'en')
    expect(await snippetOf(heading, 'cn')).toBe(published)
    writeFileSync(join(folder, file), published)
    const ended = await run(command, command === 'go' ? ['run', file] : [file])
    expect(ended, ended?.output).toMatchObject({ code: 0 })
    expect(ended?.output).toMatch(/battery/i)
  },
)
