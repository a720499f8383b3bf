import { pinyin } from 'pinyin-pro'
import { foldedNamesOf, foldGoodsText, foldQuery } from './fold-goods-text.ts'
import type { NiceClassText, NiceGroup, NiceItem, NiceRelation, NiceTable } from './nice-table.ts'

export type FoundGoods = { item: NiceItem; group: NiceGroup; part: string | null }

/** A relation as seen from one of its two groups; `out` where the notes of that group state it. */
export type GroupRelation = Omit<NiceRelation, 'to'> & { code: string; direction: 'out' | 'in' }

export type GoodsQuery = {
  keyword: string
  classNo?: number | undefined
  group?: string | undefined
  kind?: 'goods' | 'services' | undefined
}

type Entry = FoundGoods & { names: string[]; readings?: string[] }

const FIRST_SERVICE_CLASS = 35

/** Finds items and groups of an imported table; made once for each edition. */
export function createGoodsIndex(table: NiceTable) {
  const groups = new Map(table.groups.map((group) => [group.code, group]))
  const entries: Entry[] = table.groups.flatMap((group) =>
    group.parts.flatMap(({ label, items }) =>
      items.map((item) => ({
        item,
        group,
        part: label,
        names: foldedNamesOf(item),
      })),
    ),
  )
  const incoming = new Map<string, GroupRelation[]>()
  for (const { code, relations } of table.groups)
    for (const { to, kind, isFormer } of relations)
      incoming.set(to, [...(incoming.get(to) ?? []), { code, kind, isFormer, direction: 'in' }])

  const inScope = ({ group }: Entry, { classNo, group: code, kind }: GoodsQuery) =>
    (classNo === undefined || group.classNo === classNo) &&
    (code === undefined || group.code === code) &&
    (kind === undefined || (kind === 'services') === group.classNo >= FIRST_SERVICE_CLASS)

  return {
    table,
    itemCount: entries.length,
    findClassText: (no: number): NiceClassText | null => table.classes.find((each) => each.no === no) ?? null,
    findGroup: (code: string): NiceGroup | null => groups.get(code) ?? null,

    /** Those that its own notes state and those that others state of it, by code. */
    relationsOf(group: NiceGroup): GroupRelation[] {
      const outgoing = group.relations.map(({ to, kind, isFormer }) => ({
        code: to,
        kind,
        isFormer,
        direction: 'out' as const,
      }))
      return [...outgoing, ...(incoming.get(group.code) ?? [])].toSorted((a, b) => a.code.localeCompare(b.code))
    },

    /**
     * Items that match, best first: the same name, one that begins so, one that contains every word. A group code
     * finds its items, a basic number its item; letters that no name contains are read as pinyin.
     */
    findGoods(query: GoodsQuery): FoundGoods[] {
      const scope = entries.filter((entry) => inScope(entry, query))
      const wanted = foldQuery(query.keyword)
      if (!wanted) return scope
      if (/^\d{4}$/.test(wanted) && groups.has(wanted)) return scope.filter(({ group }) => group.code === wanted)
      if (/^c?\d{4,6}$/.test(wanted))
        return scope.filter(({ item }) => item.basicNo?.toLowerCase().startsWith(wanted) ?? false)
      const rankOf = rankBy(wanted)
      const found = ranked(scope, (entry) => rankOf(entry.names))
      if (found.length > 0 || !/^[a-z' ]{2,}$/.test(wanted)) return found
      const letters = wanted.replaceAll(/[' ]/g, '')
      return ranked(scope, (entry) => pinyinRank((entry.readings ??= readingsOf(entry.names[0]!)), letters))
    },

    /** Groups whose code or name matches. */
    findGroups(keyword: string): NiceGroup[] {
      const wanted = foldQuery(keyword)
      return table.groups.filter(
        ({ code, nameCn, nameEn }) =>
          code.startsWith(wanted) || [nameCn, nameEn ?? ''].some((name) => foldGoodsText(name).includes(wanted)),
      )
    },
  }
}
export type GoodsIndex = ReturnType<typeof createGoodsIndex>

function ranked(entries: readonly Entry[], rank: (entry: Entry) => number | null): FoundGoods[] {
  return entries
    .flatMap((entry) => {
      const found = rank(entry)
      return found === null ? [] : [{ entry, found }]
    })
    .toSorted((a, b) => a.found - b.found || a.entry.names[0]!.length - b.entry.names[0]!.length)
    .map(({ entry: { item, group, part } }) => ({ item, group, part }))
}

/** 0 the same, 1 begins so, 2 has it from the start of a word, 3 within one, 4 has its words apart; null for no match. */
function rankBy(wanted: string): (names: readonly string[]) => number | null {
  const wordStart = ` ${wanted}`
  const words = wanted.split(' ')
  return (names) => {
    if (!names.some((name) => words.every((word) => name.includes(word)))) return null
    if (names.includes(wanted)) return 0
    if (names.some((name) => name.startsWith(wanted))) return 1
    if (names.some((name) => name.includes(wordStart))) return 2
    return names.some((name) => name.includes(wanted)) ? 3 : 4
  }
}

const readingsOf = (name: string): string[] => pinyin(name, { toneType: 'none', type: 'array', nonZh: 'removed' })

/** Letters must begin where a syllable does. */
function pinyinRank(readings: readonly string[], letters: string): number | null {
  for (let at = 0; at < readings.length; at++) {
    const rest = readings.slice(at).join('')
    if (rest.length < letters.length) return null
    if (rest.startsWith(letters)) return at === 0 ? (rest === letters ? 0 : 1) : 2
  }
  return null
}
