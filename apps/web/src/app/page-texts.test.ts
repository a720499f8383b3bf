import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import * as coreTexts from '../locales/cn-core.ts'
import { backofficeRoutes } from './backoffice-routes.tsx'
import type { PageRoutes } from './page-routes.ts'
import { siteRoutes } from './site-routes.ts'

const here = dirname(fileURLToPath(import.meta.url))

/** The file of each page or frame, and the texts that come with it. */
function textsByFile(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const add = (fetchModule: () => unknown, texts: readonly string[]): RouteObject => {
    // Vitest writes where the file lies below the root of the project.
    const [, path] = /["'](?:\.\.?|.*\/src)\/([^"']+\.tsx)["']/.exec(fetchModule.toString())!
    const file = [resolve(here, path!), resolve(here, '..', path!)].find(existsSync)!
    found.set(file, new Set([...(found.get(file) ?? []), ...texts]))
    return { id: file }
  }
  const filesOf = ({ id, children = [] }: RouteObject): string[] => [...(id ? [id] : []), ...children.flatMap(filesOf)]
  const routes: PageRoutes = {
    page: (_path, _name, fetchModule, traits) => add(fetchModule, traits?.texts ?? []),
    frame: (_name, fetchModule, { texts, children }) => {
      for (const file of children.flatMap(filesOf)) for (const text of texts) found.get(file)?.add(text)
      return add(fetchModule, texts)
    },
  }
  siteRoutes(routes)
  backofficeRoutes(routes)
  return found
}

/** A file with everything of ours that it cannot do without. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found
  found.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, path] of source.matchAll(/^(?:import|export|\}) .*?from '(\.[^']+\.tsx?)'/gm))
    withImports(resolve(dirname(file), path!), found)
  return found
}

/** The texts that a file speaks by `useTranslation`. */
function spokenIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names]) =>
    [...names!.matchAll(/'(\w+)'/g)].map(([, name]) => name!),
  )
}

test.each([...textsByFile()])('%s comes with every text that it speaks', (file, texts) => {
  const spoken = new Set([...withImports(file)].flatMap(spokenIn))
  const missing = [...spoken].filter((name) => !(name in coreTexts) && !texts.has(name))
  expect(missing).toEqual([])
})

test('what the frame of every page speaks comes with the site', () => {
  for (const file of ['layout/site-layout.tsx', 'layout/member-area.tsx', 'layout/sheet-member.tsx'])
    for (const part of withImports(resolve(here, file)))
      for (const name of spokenIn(part)) expect(coreTexts, part).toHaveProperty(name)
})
