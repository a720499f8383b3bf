import { expect, test } from 'vitest'
import { languageOfVisit, linkedLanguage, storedLanguage, storeLanguage, withoutLanguage } from './language.ts'

const storageWith = (value: string | null) => ({ getItem: () => value })
const nowhere = { search: '', hash: '#/' }

test('what was stored is read again', () => {
  const cache = new Map<string, string>()
  storeLanguage({ setItem: (key, value) => void cache.set(key, value) }, 'en')
  expect(storedLanguage({ getItem: (key) => cache.get(key) ?? null })).toBe('en')
  expect(JSON.parse([...cache.values()][0]!)).toEqual({ lang: 'en' })
})

test.each([null, '', 'en', 'null', '{"lang":"fr"}', '{"lang":1}', '[]'])('%j is no stored choice', (stored) =>
  expect(storedLanguage(storageWith(stored))).toBeNull(),
)

test.each([
  [['en-GB', 'zh-CN'], 'en'],
  [['zh-TW', 'en'], 'cn'],
  [['fr-FR', 'en-US'], 'en'],
  [['de', 'ja'], 'cn'],
  [[], 'cn'],
] as const)('a browser that prefers %j is spoken to in %s', (preferred, spoken) =>
  expect(languageOfVisit({ storage: storageWith(null), address: nowhere, preferred })).toBe(spoken),
)

test('a stored choice goes before the browser, and a link before both', () => {
  const storage = storageWith('{"lang":"cn"}')
  expect(languageOfVisit({ storage, address: nowhere, preferred: ['en'] })).toBe('cn')
  const address = { search: '', hash: '#/search?text=x&lang=en' }
  expect(languageOfVisit({ storage, address, preferred: ['zh'] })).toBe('en')
})

test.each([
  ['?lang=en', '#/', 'en'],
  ['', '#/PQ?lang=zh-CN', 'cn'],
  ['?lang=en', '#/PQ?lang=cn', 'cn'],
  ['', '#/PQ?lang=fr', null],
  ['', '#/PQ?text=lang', null],
])('the link %s%s asks for %s', (search, hash, language) => expect(linkedLanguage({ search, hash })).toBe(language))

test.each([
  ['?lang=en', '#/', '/#/'],
  ['?a=1&lang=en', '#/PQ?id=3&lang=en&view=vienna', '/?a=1#/PQ?id=3&view=vienna'],
  ['', '#/search?text=a%3Fb', '/#/search?text=a%3Fb'],
])('%s%s without its language is %s', (search, hash, address) =>
  expect(withoutLanguage({ pathname: '/', search, hash })).toBe(address),
)
