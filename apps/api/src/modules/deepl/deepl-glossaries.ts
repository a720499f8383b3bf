import { ExchangeError, readCsv } from '@markwright/translation'
import type { GlossariesService, GlossaryEntryRow, GlossaryRow } from '../glossaries/index.ts'
import { AppError, refusal } from '../../kernel/errors.ts'

type Code = 'zh' | 'en' | 'ja'
type Pair = { source: Code; target: Code }

const ENTRIES_AT_ONCE = 100
const isCode = (code: string): code is Code => code === 'zh' || code === 'en' || code === 'ja'

const badEntries = refusal(400, 40000, '术语表内容无法识别', 'The entries of the glossary cannot be read.')
const badPair = refusal(400, 40000, '不支持该语言组合', 'Glossaries of these languages are not supported.')

/** Entries of DeepL know their direction; it is stored in the note of an entry. */
const noteOf = ({ source, target }: Pair) => `${source}-${target}`

function pairOfNote(note: string): Pair | null {
  const [source = '', target = ''] = note.split('-')
  return isCode(source) && isCode(target) ? { source, target } : null
}

/** @throws AppError for languages that no glossary has */
export function readPair(source: string, target: string): Pair {
  const pair = pairOfNote(`${source.slice(0, 2)}-${target.slice(0, 2)}`.toLowerCase())
  if (!pair || pair.source === pair.target) throw new AppError(badPair)
  return pair
}

/**
 * Entries as text: a line each, in two columns that a tab separates, or in CSV, whose further columns name languages.
 * @throws AppError where a line has not two
 */
export async function readEntries(text: string, format: string, pair: Pair) {
  const rows = format === 'csv' ? await readRows(text) : text.split(/\r?\n/).map((line) => line.split('\t'))
  return rows
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map((cells) => {
      const [source = '', target = ''] = cells.map((each) => each.trim())
      if (!source || !target) throw new AppError(badEntries)
      return { [pair.source]: source, [pair.target]: target, note: noteOf(pair) }
    })
}

const readRows = (text: string) =>
  readCsv(text, ',').catch((error: unknown) => {
    throw error instanceof ExchangeError ? new AppError(badEntries, null, { cause: error }) : error
  })

/** Reads glossaries of the account as glossaries of DeepL, which have one direction. */
export function createDeeplGlossaries({ glossaries }: { glossaries: Pick<GlossariesService, 'listEntries'> }) {
  const listAll = async (accountId: string, id: string): Promise<GlossaryEntryRow[]> => {
    const rows: GlossaryEntryRow[] = []
    for (let current = 1; ; current++) {
      const page = await glossaries.listEntries(accountId, id, { current, size: ENTRIES_AT_ONCE })
      rows.push(...page.rows)
      if (page.rows.length === 0 || rows.length >= page.total) return rows
    }
  }
  const pairOf = (rows: readonly Pick<GlossaryEntryRow, 'note' | 'en'>[]): Pair => {
    const [first] = rows
    return pairOfNote(first?.note ?? '') ?? { source: 'zh', target: first && first.en === null ? 'ja' : 'en' }
  }

  return {
    async describe(accountId: string, row: GlossaryRow) {
      const { rows } = await glossaries.listEntries(accountId, row.id, { current: 1, size: 1 })
      const { source, target } = pairOf(rows)
      return {
        glossary_id: row.id,
        name: row.name,
        ready: true,
        source_lang: source,
        target_lang: target,
        creation_time: row.updated_at.toISOString(),
        entry_count: row.count,
      }
    },

    /** A line for each entry, source and target separated by a tab. */
    async write(accountId: string, id: string): Promise<string> {
      const rows = await listAll(accountId, id)
      const { source, target } = pairOf(rows)
      return rows.flatMap((row) => (row[source] && row[target] ? [`${row[source]}\t${row[target]}`] : [])).join('\n')
    },
  }
}
