import { fieldNames, fields, type PatentIndex } from '@markwright/patent-search'
import type { Language } from '../../kernel/language.ts'
import type { PatentsRepository } from './patents.repository.ts'

const MOST = 10
const completed = { applicant: 'PA', inventor: 'IN', ipc: 'IPC', cpc: 'CPC' } as const

/** Completions of what is being typed: fields by their codes and names, names and symbols from the index. */
export const createPatentSuggestions =
  ({ index, repository }: { index: PatentIndex; repository: PatentsRepository }) =>
  async (
    { kind, prefix }: { kind: 'field' | keyof typeof completed; prefix: string },
    language: Language,
  ): Promise<{ value: string; label: string | null }[]> => {
    const typed = prefix.trim()
    if (kind === 'field') {
      const begins = (name: string) => name.toUpperCase().startsWith(typed.toUpperCase())
      return fieldNames
        .filter((field) => [field, fields[field].zh, fields[field].en, ...fields[field].names].some(begins))
        .slice(0, MOST)
        .map((field) => ({ value: field, label: fields[field][language === 'cn' ? 'zh' : 'en'] }))
    }
    if (typed === '') return []
    const values = await index.complete(completed[kind], typed, MOST)
    if (kind === 'applicant' || kind === 'inventor') return values.map(({ value }) => ({ value, label: null }))
    const rows = await repository.listSymbolNames(
      kind,
      values.map(({ value }) => value),
    )
    const names = new Map(
      rows.map((row) => [row.symbol, language === 'cn' ? (row.name_zh ?? row.name_en) : row.name_en]),
    )
    return values.map(({ value }) => ({ value, label: names.get(value) ?? null }))
  }
