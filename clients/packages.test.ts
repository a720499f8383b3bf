import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { clientsOf } from '../apps/api/src/modules/partner/clients/install-steps.ts'
import { buildPackages } from '../scripts/client-packages/packages.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const SITE = 'https://ip.example.com'
const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

const files = buildPackages(root, null)
const catalogue = JSON.parse(String(files['packages.json']))
// Without a compiler the page leads to the sources of the Java client, with one to a repository.
const jar = { path: 'maven/x.jar', bytes: 1, sha256: '' }
const stepsOf = (java: object) =>
  clientsOf({ ...catalogue, java: { ...catalogue.java, ...java } }, { site: SITE, base: `${SITE}/openapi/v1/clients` })

test('the same sources give the same packages, in every time zone', () => {
  process.env['TZ'] = 'Pacific/Kiritimati'
  expect(buildPackages(root, null)).toEqual(files)
})

const unindented = (text: string) => text.replaceAll(/^ +/gm, '')

test.each(['TypeScript', 'Python', 'Go', 'Java'])(
  'the README of the client in %s installs it as the page does',
  (name) => {
    const readme = unindented(readFileSync(join(root, 'clients', name.toLowerCase(), 'README.md'), 'utf8'))
    const [first, sources] = [{ jar }, {}].map(
      (java) => stepsOf(java).find((client) => client.name === name)!.steps[0]!.text,
    ) as [string, string]
    expect(readme).toContain(unindented(sources.replace('go mod init first\n', '')))
    if (name !== 'Java') return
    for (const element of ['repositories', 'dependencies']) {
      const xml = new RegExp(`<${element}>.*</${element}>`, 's').exec(first)![0]
      expect(readme).toContain(unindented(xml))
    }
  },
)

/** Tools of others that the documents name as such. */
const OTHERS = ['schemathesis', 'imagemagick']
/** What our clients were called, on registries where these names belong to somebody else or to nobody. */
const FORMER =
  /@markwright\/partner-client|github\.com\/markwright|\bcom\.markwright|java\/com\/markwright|\bmarkwright-(?:client|go|java)\b(?!\/)|(?:from|import) markwright(?:\.\w+)*(?: import|$)/m
const INSTALL = /\b(?:npm (?:install|i|add)|yarn add|pip3? install|go (?:get|install)) +(?!-)([\w@][^\s`'")\\]*)/g

test('no text names a package that is not ours, or installs ours from elsewhere than the site', () => {
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  const texts = String(tracked)
    .split('\0')
    .filter((file) => /\.(?:md|ts|tsx|mjs|json|ya?ml|toml|xml|mod|py|go|java)$/.test(file))
    .filter((file) => !['package-lock.json', 'clients/packages.test.ts', 'CHANGELOG.md'].includes(file))
  const found = texts.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const former = FORMER.exec(text)?.[0]
    const installed = [...text.matchAll(INSTALL)].map(([, name]) => name!)
    return [...(former ? [former] : []), ...installed.filter((name) => !OTHERS.includes(name) && !isOurs(name))].map(
      (name) => `${file}: ${name}`,
    )
  })
  expect(texts.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})

const isOurs = (name: string) =>
  name.startsWith(`${SITE}/openapi/v1/clients/`) ||
  name.startsWith('markwright.alt/partner-client@') ||
  name.startsWith('$')
