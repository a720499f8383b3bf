import { fieldNames, fields, type PatentIndex, suggest } from '@markwright/patent-search'
import type { Language } from '../../kernel/language.ts'
import type { PatentsRepository } from './patents.repository.ts'

const MOST = 10
const completed = { applicant: 'PA', inventor: 'IN', ipc: 'IPC', cpc: 'CPC' } as const
/** Fields whose values are symbols of a table with names. */
const symbolTables = { IPC: 'ipc', CPC: 'cpc' } as const

export type PatentSuggestion = {
  value: string
  label: string | null
  /** UTF-16 units at the end of what was typed that the value replaces. */
  replaces: number
}

/** Completions of what is being typed: fields by their codes and names, names and symbols from the index. */
export function createPatentSuggestions({
  index,
  repository,
}: {
  index: Pick<PatentIndex, 'complete'>
  repository: Pick<PatentsRepository, 'listSymbolNames'>
}) {
  const completeSymbols = async (table: 'ipc' | 'cpc', typed: string, language: Language) => {
    const symbols = (await index.complete(table === 'ipc' ? 'IPC' : 'CPC', typed, MOST)).map(({ value }) => value)
    const rows = await repository.listSymbolNames(table, symbols)
    const names = new Map(
      rows.map((row) => [row.symbol, language === 'cn' ? (row.name_zh ?? row.name_en) : row.name_en]),
    )
    return symbols.map((value) => ({ value, label: names.get(value) ?? null }))
  }

  const completeExpression = async (text: string, language: Language): Promise<PatentSuggestion[]> => {
    const { from, to, options, complete } = suggest(text, text.length)
    const replaces = to - from
    const known = options
      // Before anything is typed only a short list of values helps.
      .filter(({ kind }) => replaces > 0 || kind === 'value')
      .map((option) => ({ value: option.text, label: option[language === 'cn' ? 'zh' : 'en'] }))
    const beginning = complete?.beginning.trim() ?? ''
    if (!complete || beginning === '') return known.slice(0, MOST).map((each) => ({ ...each, replaces }))
    const { field } = complete
    const found =
      field === 'IPC' || field === 'CPC'
        ? await completeSymbols(symbolTables[field], beginning, language)
        : (await index.complete(field, beginning, MOST)).map(({ value }) => ({ value: quoted(value), label: null }))
    return [...known, ...found].slice(0, MOST).map((each) => ({ ...each, replaces }))
  }

  return async (
    { kind, prefix }: { kind: 'field' | 'expression' | keyof typeof completed; prefix: string },
    language: Language,
  ): Promise<PatentSuggestion[]> => {
    if (kind === 'expression') return completeExpression(prefix, language)
    const typed = prefix.trim()
    const replaces = prefix.length
    if (kind === 'field') {
      const begins = (name: string) => name.toUpperCase().startsWith(typed.toUpperCase())
      return fieldNames
        .filter((field) => [field, fields[field].zh, fields[field].en, ...fields[field].names].some(begins))
        .slice(0, MOST)
        .map((field) => ({ value: field, label: fields[field][language === 'cn' ? 'zh' : 'en'], replaces }))
    }
    if (typed === '') return []
    const found =
      kind === 'ipc' || kind === 'cpc'
        ? await completeSymbols(kind, typed, language)
        : (await index.complete(completed[kind], typed, MOST)).map(({ value }) => ({ value, label: null }))
    return found.map((each) => ({ ...each, replaces }))
  }
}

/** A name as a phrase of an expression, whatever signs it has. */
const quoted = (name: string) => `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"`
