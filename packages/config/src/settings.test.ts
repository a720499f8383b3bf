import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseSettings, settingNames, SettingsError } from './index.ts'

const database = 'postgresql://app:secret@localhost:5432/markwright'

test('one setting is enough: the others have defaults', () => {
  expect(parseSettings({ DATABASE_URL: database })).toMatchObject({ API_PORT: 3001, VISITOR_SEARCHES_PER_DAY: 100 })
})

test('a process that names its settings needs no others', () => {
  expect(parseSettings({ WEB_PORT: '8080' }, ['WEB_HOST', 'WEB_PORT'])).toEqual({
    WEB_HOST: '127.0.0.1',
    WEB_PORT: 8080,
  })
})

test('an empty setting counts as absent', () => {
  expect(parseSettings({ DATABASE_URL: database, REDIS_URL: ' ' }).REDIS_URL).toBeUndefined()
})

test('every fault is listed at once', () => {
  const attempt = () => parseSettings({ API_PORT: '70000', REDIS_URL: 'http://localhost', LOG_LEVEL: 'loud' })
  expect(attempt).toThrow(SettingsError)
  for (const name of ['API_PORT', 'DATABASE_URL', 'LOG_LEVEL', 'REDIS_URL']) expect(attempt).toThrow(name)
})

test('.env.example names every setting and no other', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^#?\s?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(settingNames.toSorted())
})
