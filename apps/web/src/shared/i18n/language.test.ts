import { expect, test } from 'vitest'
import { storedLanguage, storeLanguage } from './language.ts'

const storageWith = (value: string | null) => ({ getItem: () => value })

test('what was stored is read again', () => {
  const kept = new Map<string, string>()
  storeLanguage({ setItem: (key, value) => void kept.set(key, value) }, 'en')
  expect(storedLanguage({ getItem: (key) => kept.get(key) ?? null })).toBe('en')
  expect(JSON.parse([...kept.values()][0]!)).toEqual({ lang: 'en' })
})

test.each([null, '', 'en', 'null', '{"lang":"fr"}', '{"lang":1}', '[]'])(
  'Chinese is spoken where %j is stored',
  (stored) => expect(storedLanguage(storageWith(stored))).toBe('cn'),
)
