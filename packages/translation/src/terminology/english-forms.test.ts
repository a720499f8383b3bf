import { expect, test } from 'vitest'
import { basesOf, formsOf } from './english-forms.ts'

test.each([
  ['bearing', ['bearings']],
  ['assembly', ['assemblies']],
  ['box', ['boxes']],
  ['control', ['controls', 'controlled', 'controlling']],
  ['provide', ['provides', 'provided', 'providing']],
  ['carry', ['carries', 'carried', 'carrying']],
  ['stop', ['stopped', 'stopping']],
  ['tie', ['tied', 'tying']],
  ['index', ['indices', 'indexes']],
  ['matrix', ['matrices']],
  ['drive', ['drove', 'driven', 'driving']],
  ['housing', ["housing's", "housings'"]],
  ['echo', ['echoes']],
  ['photo', ['photos']],
])('%s is found in its forms', (base, forms) => {
  for (const form of forms) {
    expect([...formsOf(base)]).toContain(form)
    expect(basesOf(form)).toContain(base)
  }
})

test('words that only begin alike are no forms of each other', () => {
  expect(basesOf('bus')).not.toContain('b')
  expect(basesOf('string')).not.toContain('str')
  expect(basesOf('glass')).not.toContain('glas')
  expect(formsOf('cool')).not.toContain('coolled')
})
