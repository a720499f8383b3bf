import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { kindOf, listTests, namedTests } from '../../scripts/lib/test-files.mjs'
import { skipReasons } from '../../scripts/lib/test-results.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

test.each([
  ['packages/domain/src/places/countries.test.ts', 'small'],
  ['apps/web/server/app.test.ts', 'small'],
  ['tests/api/orders.medium.test.ts', 'medium'],
  ['apps/web/src/features/orders/confirm-order.test.tsx', 'components'],
  ['tests/e2e/orders.spec.ts', 'e2e'],
  ['tests/e2e/site.ts', undefined],
  ['scripts/test.mjs', undefined],
])('%s is run as %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})

test('a file is found from where the person stands and from the root', () => {
  const wanted = [{ path: 'tests/start/test-command.test.ts', kind: 'small' }]
  expect(namedTests(root, ['test-command.test.ts'], `${root}tests/start`)).toEqual(wanted)
  expect(namedTests(root, ['tests/start/test-command.test.ts'], `${root}packages`)).toEqual(wanted)
  expect(listTests(root)).toContain('tests/start/test-command.test.ts')
})

test.each([
  ['tests/start/absent.test.ts', 'There is no file “tests/start/absent.test.ts”.', 'npm test -- --changed'],
  ['test-command', 'There is no file “test-command”.', 'tests/start/test-command.test.ts'],
  ['tests/start', '“tests/start” is a folder; npm test runs files.', /tests\/start\/.*, .* and \d+ more/],
  [
    'packages/domain/src/places/countries.ts',
    '“packages/domain/src/places/countries.ts” is no test.',
    'countries.test.ts',
  ],
])('%s is refused with what could be meant', (name, message, wayOut) => {
  const refusal = expect.objectContaining({ message, wayOut: expect.stringMatching(wayOut) })
  expect(() => namedTests(root, [name], root)).toThrow(refusal)
})

test('skipped tests are counted by their reason over all runners, and those without one are not lost', () => {
  const vitest = { skipped: 6, reasons: { 'Redis is not installed': 3, 'the real data does not lie beside': 1 } }
  const playwright = { skipped: 1, reasons: { 'Redis is not installed': 1 } }
  expect(skipReasons([vitest, playwright])).toEqual([
    ['Redis is not installed', 4],
    ['', 2],
    ['the real data does not lie beside', 1],
  ])
})
