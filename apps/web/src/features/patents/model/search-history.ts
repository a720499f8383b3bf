import { currentUserKey } from '../../../shared/session/current-user.ts'

/** Searches by expression of the current user, the latest first (spec 2 §4: ten a page, in local storage). */
export type EarlierSearch = { number: number; expr: string; total: number | null; at: string }

/** The key of a visitor's; those of members have the id of each. */
const KEY = 'adSearchLogs'
const MOST = 100

const ownKey = () => currentUserKey(KEY).replace(/@$/, '')

/** What a visitor searched for goes over to the member they turn out to be, behind what that member has. */
export function readHistory(): EarlierSearch[] {
  const own = readFrom(ownKey())
  const left = ownKey() === KEY ? [] : readFrom(KEY)
  if (left.length === 0) return own
  for (const { expr, total, at } of left.toReversed()) add(own, { expr, total, at })
  write(own)
  remove(KEY)
  return own
}

function readFrom(key: string): EarlierSearch[] {
  try {
    const saved: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]')
    return Array.isArray(saved) ? saved.filter(isSearch) : []
  } catch {
    return []
  }
}

function remove(key: string) {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // Where nothing may be stored, nothing was.
  }
}

function write(searches: readonly EarlierSearch[]) {
  try {
    window.localStorage.setItem(ownKey(), JSON.stringify(searches))
  } catch {
    // A full or forbidden storage costs no more than the memory of this search.
  }
}

/** Adds a search under a number of its own, or says how much the same one finds now. */
export function rememberSearch(expr: string, total: number): void {
  const searches = readHistory()
  add(searches, { expr, total, at: new Date().toISOString() })
  write(searches)
}

function add(searches: EarlierSearch[], found: Omit<EarlierSearch, 'number'>) {
  const same = searches.find(({ expr }) => expr === found.expr)
  if (same) {
    same.total = found.total
    return
  }
  searches.splice(MOST - 1)
  searches.unshift({ number: nextNumber(searches.map(({ number }) => number)), ...found })
}

/** The server knows as many numbers as there are searches at most, so those of the oldest are given again. */
function nextNumber(numbers: readonly number[]): number {
  const next = Math.max(0, ...numbers) + 1
  if (next <= MOST) return next
  let free = 1
  while (numbers.includes(free)) free++
  return free
}

export const forgetSearch = (number: number) => write(readHistory().filter((each) => each.number !== number))
export const forgetAll = () => write([])

/** Expressions by their numbers, for the server: the first one is #1. A number that was deleted is empty. */
export function numberedExpressions(searches: readonly EarlierSearch[]): string[] {
  const byNumber: string[] = []
  for (const { number, expr } of searches) byNumber[number - 1] = expr
  return Array.from(byNumber, (expr: string | undefined) => expr ?? '').slice(0, MOST)
}

const isSearch = (value: unknown): value is EarlierSearch =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as EarlierSearch).number === 'number' &&
  typeof (value as EarlierSearch).expr === 'string'
