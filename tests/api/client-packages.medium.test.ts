import { strFromU8, unzipSync } from 'fflate'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { homedir, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { Parser, type ReadEntry } from 'tar'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerDocumentation } from '../../apps/api/src/modules/partner/documentation.routes.ts'
import { buildWebServer } from '../../apps/web/server/app.ts'
import { freePort } from '../../scripts/lib/processes.mjs'
import { writePackages } from '../../scripts/client-packages/write.ts'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { buildPartner, type TestPartner } from '../support/partner.ts'

const MINUTES_MS = 10 * 60_000
const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'client-packages-'))
let bench: ApiBench
let web: Awaited<ReturnType<typeof buildWebServer>>
let partner: TestPartner
let site: string
beforeAll(async () => {
  writePackages(root, join(folder, 'packages'))
  mkdirSync(join(folder, 'pages'))
  site = `http://127.0.0.1:${await freePort()}`
  bench = await createApiBench({ PUBLIC_URL: site }, {}, { clientPackages: join(folder, 'packages') })
  await bench.api.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = bench.api.app.server.address() as AddressInfo
  web = await buildWebServer({ pages: join(folder, 'pages'), apiUrl: `http://127.0.0.1:${port}`, publicUrl: site })
  await web.listen({ host: '127.0.0.1', port: Number(new URL(site).port) })
  partner = await buildPartner(bench, { isTest: true })
}, MINUTES_MS)
afterAll(async () => {
  await web?.close()
  await bench?.close()
  rmSync(folder, { recursive: true })
})

const path = (name: string) => `${site}/openapi/v1/clients/${name}`

async function read(name: string, headers: Record<string, string> = {}) {
  const response = await fetch(path(name), { headers })
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}

const pageIn = async (language: string) => String((await read(`?lang=${language}`)).body)

const plain = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

type Step = { file: string | null; text: string }

/** What the page says is to be done in an empty folder, for one language. */
const stepsOf = async (language: string, lang = 'en') => stepsIn(await pageIn(lang), language)

function stepsIn(page: string, language: string): Step[] {
  const section = page.split('<h2 ').find((each) => each.startsWith(`id="${language.toLowerCase()}"`))
  const blocks = section?.matchAll(/<figure (?:data-commands|data-file="([^"]+)")>.*?<pre><code>(.*?)<\/code>/gs) ?? []
  return [...blocks].map(([, file, text]) => ({ file: file ?? null, text: plain(text!) }))
}

const linksIn = (page: string) =>
  [...page.matchAll(/<a href="\/openapi\/v1\/clients\/([^"?]+)">.*?SHA-256 <code>([^<]+)/g)].map(([, name, sum]) => ({
    name: name!,
    sum: sum!,
  }))

const sha = (algorithm: string, content: Buffer) => createHash(algorithm).update(content).digest('hex')

test.each(['cn', 'en'])(
  'the page links every package with its checksum and says where packages come from: %s',
  async (lang) => {
    const page = await pageIn(lang)
    const links = linksIn(page)
    expect(links.length).toBeGreaterThanOrEqual(4)
    for (const { name, sum } of links) expect(sha('sha256', (await read(name)).body), name).toBe(sum)
    expect(page).toContain(lang === 'cn' ? '由本站直接提供' : 'This site itself serves the packages')
    expect(await stepsOf('Python', lang)).toEqual(await stepsOf('Python', lang === 'cn' ? 'en' : 'cn'))
  },
)

test('the guides and the contract, which the reference shows, link the page of the clients', async () => {
  for (const [document, link] of [
    ['guides/first-call?lang=en', '/openapi/v1/clients/?lang=en'],
    ['guides/signing?lang=cn', '/openapi/v1/clients/?lang=cn'],
    ['openapi.json', '(/openapi/v1/clients/)'],
  ])
    expect(await (await fetch(`${site}/openapi/v1/${document}`)).text(), document).toContain(link)
  const bare = await fetch(`${site}/openapi/v1/clients?lang=en`, { redirect: 'manual' })
  expect([bare.status, bare.headers.get('location')]).toEqual([302, '/openapi/v1/clients/?lang=en'])
})

test('files have a type, a length and an entity tag; parts and changes can be requested; nothing else is served', async () => {
  const { name } = linksIn(await pageIn('en')).find((link) => link.name.endsWith('.tgz'))!
  const whole = await read(name)
  expect(whole.headers.get('content-type')).toBe('application/gzip')
  expect(whole.headers.get('content-encoding')).toBeNull()
  const head = await fetch(path(name), { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.body.length)])
  // Not by fetch, which asks for more than the tag with a header of its own.
  const unchanged = await bench.api.app.inject({
    url: `/openapi/v1/clients/${name}`,
    headers: { 'if-none-match': whole.headers.get('etag')! },
  })
  expect(unchanged.statusCode).toBe(304)
  const part = await read(name, { range: 'bytes=0-9' })
  expect([part.status, part.body.length]).toEqual([206, 10])
  for (const missing of [
    'nothing.whl',
    '..%2f..%2fpackage.json',
    '%2e%2e/pages',
    'npm/',
    '.hidden',
    'go/x.org/y/@v/list',
  ]) {
    const { status, headers } = await read(missing)
    expect([missing, status, headers.get('content-type')]).toEqual([
      missing,
      404,
      'application/problem+json; charset=utf-8',
    ])
  }
})

test('the npm package has the compiled client with its types, and no scripts that run at the installation', async () => {
  const { name } = linksIn(await pageIn('en')).find((link) => link.name.endsWith('.tgz'))!
  const files = await untar((await read(name)).body)
  const manifest = JSON.parse(String(files['package/package.json']))
  expect(manifest).toMatchObject({ name: 'markwright-partner-client', type: 'module' })
  expect(Object.keys(manifest)).not.toContain('scripts')
  for (const target of Object.values<string>(manifest.exports['.']))
    expect(Object.keys(files)).toContain(`package/${target.slice(2)}`)
})

test('the wheel records every file with its hash, and the index names the hash of the wheel', async () => {
  const { name, sum } = linksIn(await pageIn('en')).find((link) => link.name.endsWith('.whl'))!
  const files = unzipSync((await read(name)).body)
  const record = Object.keys(files).find((file) => file.endsWith('/RECORD'))!
  const lines = strFromU8(files[record]!).trim().split('\n')
  expect(lines.map((line) => line.split(',')[0]).toSorted()).toEqual(Object.keys(files).toSorted())
  for (const line of lines.filter((each) => !each.startsWith(record))) {
    const [file, hash, size] = line.split(',') as [string, string, string]
    const content = Buffer.from(files[file]!)
    expect([hash, size]).toEqual([
      `sha256=${createHash('sha256').update(content).digest('base64url')}`,
      String(content.length),
    ])
  }
  const index = await read('python/simple/markwright-partner-client/')
  expect(String(index.body)).toContain(`href="../../${name.slice('python/'.length)}#sha256=${sum}"`)
  expect(index.headers.get('content-type')).toContain('text/html')
})

test('the module proxy lists its version, and everything in the zip is below module@version', async () => {
  const { name } = linksIn(await pageIn('en')).find((link) => link.name.endsWith('.zip'))!
  const [, module, version] = /^go\/(.+)\/@v\/(.+)\.zip$/.exec(name)!
  expect(String((await read(`go/${module}/@v/list`)).body)).toBe(`${version}\n`)
  const info = await read(`go/${module}/@v/${version}.info`)
  expect(JSON.parse(String(info.body))).toMatchObject({ Version: version })
  expect((await read(`go/${module}/@latest`)).body).toEqual(info.body)
  const files = unzipSync((await read(name)).body)
  expect(Object.keys(files).filter((file) => !file.startsWith(`${module}@${version}/`))).toEqual([])
  expect(Buffer.from(files[`${module}@${version}/go.mod`]!)).toEqual(
    (await read(`go/${module}/@v/${version}.mod`)).body,
  )
})

test('every file of the Maven repository has its checksums', async ({ skip }) => {
  const jar = linksIn(await pageIn('en')).find((link) => link.name.endsWith('.jar'))
  skip(!jar, 'Java 17 or newer is not installed.')
  const base = jar!.name.slice(0, -'.jar'.length)
  const metadata = `${base.split('/').slice(0, -2).join('/')}/maven-metadata.xml`
  for (const name of [`${base}.jar`, `${base}.pom`, `${base}-sources.jar`, metadata]) {
    const { body } = await read(name)
    for (const algorithm of ['md5', 'sha1', 'sha256', 'sha512'])
      expect(String((await read(`${name}.${algorithm}`)).body), name).toBe(sha(algorithm, body))
  }
})

test.for<[name: string, tool: string, args: string[]]>([
  ['TypeScript', 'npm', ['--version']],
  ['Python', 'python3', ['-c', 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 10))']],
  ['Go', 'go', ['version']],
  ['Java', 'mvn', ['--version']],
])(
  'the client in %s is installed in an empty folder by the commands of the page, and calls the site',
  { timeout: MINUTES_MS },
  async ([language, tool, args], { skip }) => {
    skip((await run(tool, args)).code !== 0, `${tool} is not installed, or too old.`)
    expect(await follow(language, await stepsOf(language), skip)).toMatch(/battery/i)
  },
)

test(
  'where no Java compiler is installed, the page leads to the sources, which Maven builds',
  { timeout: MINUTES_MS },
  async ({ skip }) => {
    const withoutJar = join(folder, 'without-jar')
    writePackages(root, withoutJar, null)
    const app = Fastify()
    await registerDocumentation(app, { prefix: '/openapi/v1', publicUrl: site, clientPackages: withoutJar })
    const page = (await app.inject('/clients/?lang=en')).body
    await app.close()
    expect(page).toContain('without a Java compiler')
    expect(page).not.toContain('<repositories>')
    skip((await run('mvn', ['--version'])).code !== 0, 'mvn is not installed.')
    expect(await follow('Java', stepsIn(page, 'Java'), skip)).toMatch(/battery/i)
  },
)

const NO_PLUGINS = /Plugin \S+ or one of its dependencies could not be resolved/

/** Follows the steps of the page with nothing installed before and no registry in reach; what the last command prints. */
async function follow(
  language: string,
  steps: Step[],
  skip: (condition: boolean, note?: string) => void,
): Promise<string> {
  expect(steps.map(({ file }) => file === null)).toContain(true)
  const home = mkdtempSync(join(folder, 'home-'))
  const empty = mkdtempSync(join(folder, 'empty-'))
  const env = { ...(await environments[language]!(home)), HOME: home, ...credentials() }
  let printed = ''
  for (const { file, text } of steps) {
    if (file) writeFileSync(join(empty, file), `${text}\n`)
    else {
      const { code, output } = await run('sh', ['-ec', text], { cwd: empty, env })
      skip(NO_PLUGINS.test(output), 'Maven cannot load its own plugins.')
      if (code !== 0) throw new Error(`${text}\n${output}`)
      printed = output
    }
  }
  return printed
}

const credentials = () => ({ MARKWRIGHT_MERCHANT_ID: partner.merchantId, MARKWRIGHT_REQUEST_KEY: partner.secret })

/** What lets the tools of a language find nothing but the site, apart from what they themselves are made of. */
const environments: Record<string, (home: string) => Promise<Record<string, string>>> = {
  TypeScript: async () => ({
    npm_config_registry: 'http://127.0.0.1:9/',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  }),
  Python: async (home) => {
    const { code, output } = await run('python3', ['-m', 'venv', join(home, 'venv')])
    expect(code, output).toBe(0)
    const path = `${join(home, 'venv', 'bin')}${delimiter}${process.env['PATH']}`
    return { PATH: path, PIP_NO_INDEX: '1', PIP_DISABLE_PIP_VERSION_CHECK: '1', PYTHONIOENCODING: 'utf-8' }
  },
  Go: async () => ({
    GOENV: 'off',
    GOPROXY: 'off',
    GOTOOLCHAIN: 'local',
    // So that the folder can be deleted.
    GOFLAGS: '-modcacherw',
    GOCACHE: (await run('go', ['env', 'GOCACHE'])).output.trim(),
  }),
  Java: async (home) => {
    // The plugins that Maven has loaded before, and a place for the rest.
    const repository = join(home, '.m2', 'repository')
    mkdirSync(repository, { recursive: true })
    const [settings, loaded] = ['settings.xml', 'repository'].map((name) => join(homedir(), '.m2', name)) as [
      string,
      string,
    ]
    if (existsSync(settings)) symlinkSync(settings, join(home, '.m2', 'settings.xml'))
    for (const name of existsSync(loaded) ? readdirSync(loaded) : [])
      if (name !== 'alt') symlinkSync(join(loaded, name), join(repository, name))
    return { MAVEN_OPTS: `-Duser.home=${home}`, JAVA_TOOL_OPTIONS: '-Dfile.encoding=UTF-8' }
  },
}

/** How a command ended, with what it printed; the code is null where it is not installed. */
async function run(
  command: string,
  args: string[],
  { cwd = folder, env }: { cwd?: string; env?: Record<string, string> } = {},
) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)))
  const ended = await Promise.race([once(child, 'close'), once(child, 'error').then(() => null)]).catch(() => null)
  return { code: ended ? Number(ended[0]) : null, output }
}

async function untar(content: Buffer): Promise<Record<string, Buffer>> {
  const entries: Promise<[string, Buffer]>[] = []
  const parser = new Parser({
    onReadEntry: (entry: ReadEntry) =>
      void entries.push(entry.concat().then((bytes): [string, Buffer] => [entry.path, Buffer.from(bytes)])),
  })
  const ended = once(parser, 'end')
  parser.end(gunzipSync(content))
  await ended
  return Object.fromEntries(await Promise.all(entries))
}
