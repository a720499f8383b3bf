import { TableFileError, tableFaults, type TableProblem } from './table-problem.ts'

export interface PatentSymbol {
  /** H, H01, H01M, H01M10/00, H01M10/0525. */
  symbol: string
  parent: string | null
  /** 1 section, 2 class, 3 subclass, 4 main group, 5 and more subgroups. */
  level: number
  nameZh: string | null
  nameEn: string | null
}

export interface PatentClassification {
  scheme: 'ipc' | 'cpc'
  symbols: PatentSymbol[]
}

const SYMBOL = /^[A-HY](?:\d{2}(?:[A-Z](?:\d{1,4}\/\d{2,6})?)?)?$/

/**
 * Reads the IPC as JSON Lines ({ code, zh, en }) or the CPC title list of the offices (symbol, dots and title by tabs).
 * @throws TableFileError where nothing of it can be imported
 */
export function readPatentClassification(scheme: 'ipc' | 'cpc', text: string) {
  const problems: TableProblem[] = []
  const symbols = new Map<string, PatentSymbol>()
  /** The symbol at each number of dots above the present one. */
  let above: string[] = []
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '') return
    const row = scheme === 'ipc' && line.trimStart().startsWith('{') ? readJson(line) : readTabs(line)
    const symbol = row?.symbol.replaceAll(/\s/g, '') ?? ''
    if (!row || !SYMBOL.test(symbol) || (!row.nameZh && !row.nameEn)) {
      problems.push({ place: `line ${index + 1}`, ...badRow })
      return
    }
    const isSubgroup = symbol.includes('/') && !symbol.endsWith('/00')
    const dots = isSubgroup ? (row.dots ?? 1) : 0
    const parent = parentOf(symbol, isSubgroup, above[dots - 1])
    if (symbol.includes('/')) above = [...above.slice(0, dots), symbol]
    const level = symbol.includes('/') ? 4 + dots : [0, 1, 2, 2, 3][symbol.length]!
    symbols.set(symbol, { symbol, parent, level, nameZh: row.nameZh, nameEn: row.nameEn })
  })
  if (symbols.size === 0) throw new TableFileError(tableFaults.nothingAccepted())
  return { table: { scheme, symbols: [...symbols.values()] } satisfies PatentClassification, problems }
}

interface Row {
  symbol: string
  dots: number | null
  nameZh: string | null
  nameEn: string | null
}

/** Published tables have the label of a link to definitions in the place of some titles. */
const NO_TITLE = 'Definitions'

function readJson(line: string): Row | null {
  try {
    const { code, zh, en } = JSON.parse(line) as Record<string, unknown>
    const name = (value: unknown) =>
      typeof value === 'string' && value.trim() && value.trim() !== NO_TITLE ? value.trim() : null
    return { symbol: name(code) ?? '', dots: null, nameZh: name(zh), nameEn: name(en) }
  } catch {
    return null
  }
}

function readTabs(line: string): Row | null {
  const [symbol = '', dots = '', ...rest] = line.split('\t')
  const name = rest.join(' ').trim()
  return name ? { symbol, dots: /^\d+$/.test(dots) ? Number(dots) : null, nameZh: null, nameEn: name } : null
}

function parentOf(symbol: string, isSubgroup: boolean, above: string | undefined): string | null {
  if (isSubgroup) return above ?? symbol.replace(/\/.*/, '/00')
  if (symbol.includes('/')) return symbol.slice(0, 4)
  return symbol.length === 1 ? null : symbol.length === 3 ? symbol[0]! : symbol.slice(0, 3)
}

/** The symbols with those that they hang on and that the table lacks, where another table has them. */
export function withMissingParents(symbols: readonly PatentSymbol[], others: readonly PatentSymbol[]): PatentSymbol[] {
  const known = new Set(symbols.map(({ symbol }) => symbol))
  const spare = new Map(others.map((each) => [each.symbol, each]))
  return symbols.flatMap((each) => {
    const parent = each.parent !== null && !known.has(each.parent) ? spare.get(each.parent) : undefined
    if (!parent) return [each]
    known.add(parent.symbol)
    return [parent, each]
  })
}

const badRow = {
  id: 'symbol.malformed',
  cn: '这一行没有分类号或名称。',
  en: 'The row has no symbol of the classification or no title.',
}
