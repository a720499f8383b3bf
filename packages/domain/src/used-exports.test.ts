import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Sources of the project without tests and generated files, by their paths from its root. */
function sources(): Map<string, string> {
  const found = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name) =>
      ['src', 'server', 'build', 'scripts'].flatMap((part) => {
        const path = join(folder, name, part)
        try {
          return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' }).map((file) => join(path, file))
        } catch {
          return []
        }
      }),
    ),
  )
  const isSource = (path: string) =>
    /\.tsx?$/.test(path) && !/\.test\.tsx?$|[\\/](?:generated|node_modules)[\\/]/.test(path)
  return new Map(found.filter(isSource).map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

test('nothing of the domain waits for its first use: every value is used besides in its tests', () => {
  const all = sources()
  const domain = [...all].filter(([path]) => path.startsWith(join('packages', 'domain', 'src')))
  expect(domain.length).toBeGreaterThan(40)
  const unused = domain.flatMap(([path, own]) =>
    Array.from(own.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm), ([, name = '']) => name)
      .filter((name) => {
        const used = new RegExp(`\\b${name}\\b`)
        const isUsedHere = [...own.matchAll(new RegExp(used, 'g'))].length > 1
        return !isUsedHere && ![...all].some(([other, text]) => other !== path && used.test(text))
      })
      .map((name) => `${path}: ${name}`),
  )
  expect(unused).toEqual([])
})
