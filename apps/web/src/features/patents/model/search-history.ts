/** Searches by expression of this browser, the latest first (spec 2 §4: ten a page, in local storage). */
export type EarlierSearch = { number: number; expr: string; total: number | null; at: string }

const KEY = 'adSearchLogs'
const MOST = 100

export function readHistory(): EarlierSearch[] {
  try {
    const saved: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(saved) ? saved.filter(isSearch) : []
  } catch {
    return []
  }
}

function write(searches: readonly EarlierSearch[]) {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(searches))
  } catch {
    // A full or forbidden storage costs no more than the memory of this search.
  }
}

/** Adds a search under the next number, or says how much the same one finds now. */
export function rememberSearch(expr: string, total: number): void {
  const searches = readHistory()
  const same = searches.find((each) => each.expr === expr)
  if (same) return write(searches.map((each) => (each === same ? { ...each, total } : each)))
  const number = Math.max(0, ...searches.map((each) => each.number)) + 1
  write([{ number, expr, total, at: new Date().toISOString() }, ...searches].slice(0, MOST))
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
