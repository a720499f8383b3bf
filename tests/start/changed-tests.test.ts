import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { specsFor, specsOf, withDependents } from '../../scripts/lib/changed-tests.mjs'

const known = readdirSync(fileURLToPath(new URL('../e2e', import.meta.url))).filter((name) => name.endsWith('.spec.ts'))
const specs = (...files: string[]) => specsFor(files, known)?.map((name) => name.replace('.spec.ts', '')) ?? null

describe('browser tests for a change', () => {
  test('exist, whatever feature it is in', () => {
    for (const names of Object.values(specsOf)) for (const name of names) expect(known).toContain(`${name}.spec.ts`)
  })

  test('are those of its feature, in whichever layer it is', () => {
    const translation = [
      'openapi/translation/paths.yaml',
      'apps/api/src/modules/translation/translation.service.ts',
      'apps/web/src/features/translation/components/text-translator.tsx',
      'apps/web/src/locales/cn/translation.json',
      'packages/translation/src/index.ts',
    ]
    for (const file of translation) expect(specs(file), file).toEqual(['translation'])
    expect(specs(...translation, 'tests/e2e/start.spec.ts', 'packages/contract/src/generated/types.ts')).toEqual([
      'translation',
      'start',
    ])
  })

  test.each([
    'apps/api/src/modules.ts',
    'apps/api/src/modules/files/files.service.ts',
    'packages/entitlements/src/index.ts',
    'apps/web/src/shared/ui/loading.tsx',
    'packages/db/prisma/schema/orders.prisma',
    'tests/e2e/site.ts',
    'package-lock.json',
  ])('are all of them where %s is shared', (file) => {
    expect(specs('apps/web/src/features/translation/x.tsx', file)).toBeNull()
  })

  test.each(['README.md', 'apps/web/src/app/page-views.test.tsx', 'tests/api/orders.medium.test.ts', 'ops/alerts.yml'])(
    'are none where no page shows %s',
    (file) => {
      expect(specs(file)).toEqual([])
    },
  )
})

test('tests that read the text of a file run with it, and exist', () => {
  const changed = ['apps/web/src/locales/en/orders.json', 'ops/alerts.yml', 'Dockerfile', 'docs/benchmarks.md']
  const related = withDependents(changed)
  expect(related).toEqual(
    expect.arrayContaining([
      ...changed,
      'apps/web/src/locales/english-terms.test.ts',
      'packages/operations/src/metrics/metrics.test.ts',
      'tests/start/dockerfile.test.ts',
    ]),
  )
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const all = withDependents(['apps/web/src/locales/en/x.json', 'clients/x', 'ops/x', '.env.example', 'tests/e2e/x'])
  expect(all.filter((file) => file.endsWith('.test.ts') && !existsSync(`${root}${file}`))).toEqual([])
})
