import { beforeEach, expect, test, vi } from 'vitest'
import { setCurrentUser } from '../../../shared/session/current-user.ts'
import { numberedExpressions, readHistory, rememberSearch } from './search-history.ts'

/** A storage whose keys are its own properties, as those of a browser are. */
function storage() {
  const functions = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.defineProperties(
    {},
    Object.fromEntries(Object.entries(functions).map(([name, value]) => [name, { value }])),
  )
}

beforeEach(() => {
  setCurrentUser(null)
  vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() })
})

const listed = () => readHistory().map(({ number, expr }) => `#${number} ${expr}`)

test('what one member searched for is not shown to another, nor to a visitor', () => {
  setCurrentUser('ann')
  rememberSearch('TI:secret', 1)
  setCurrentUser('bob')
  expect(listed()).toEqual([])
  rememberSearch('TI:bobs', 1)
  setCurrentUser(null)
  expect(listed()).toEqual([])
  setCurrentUser('ann')
  expect(listed()).toEqual(['#1 TI:secret'])
})

test('what a visitor searched for goes to the member they turn out to be, and takes nothing from that member', () => {
  setCurrentUser('ann')
  rememberSearch('TI:first', 1)
  setCurrentUser(null)
  rememberSearch('TI:second', 2)
  rememberSearch('TI:first', 3)
  setCurrentUser('ann')
  expect(listed()).toEqual(['#2 TI:second', '#1 TI:first'])
  setCurrentUser(null)
  expect(listed()).toEqual([])
})

test('of more searches than are kept the latest can be used by their numbers', () => {
  for (let count = 1; count <= 103; count++) rememberSearch(`TI:${count}`, count)
  const searches = readHistory()
  expect(searches.slice(0, 4).map(({ number, expr }) => `#${number} ${expr}`)).toEqual([
    '#3 TI:103',
    '#2 TI:102',
    '#1 TI:101',
    '#100 TI:100',
  ])
  expect(searches).toHaveLength(100)
  const expressions = numberedExpressions(searches)
  expect(searches.every(({ number, expr }) => expressions[number - 1] === expr)).toBe(true)
})
