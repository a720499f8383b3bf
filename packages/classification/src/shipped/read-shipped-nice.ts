import { createHash } from 'node:crypto'
import type { NiceGroup, NiceItem, NiceRelation, NiceTable } from '../nice-table.ts'
import { nice1To5 } from './nice-01-to-05.ts'
import { nice6To7 } from './nice-06-to-07.ts'
import { nice8To10 } from './nice-08-to-10.ts'
import { nice11To16 } from './nice-11-to-16.ts'
import { nice17To23 } from './nice-17-to-23.ts'
import { nice24To29 } from './nice-24-to-29.ts'
import { nice30To36 } from './nice-30-to-36.ts'
import { nice37To41 } from './nice-37-to-41.ts'
import { nice42To45 } from './nice-42-to-45.ts'
import { niceRelations } from './nice-relations.ts'
import { entryOf, linesOf } from './shipped-lines.ts'

/** Of the classification whose terms these are; see docs/reference-data.md. */
const EDITION = '12-2024 节选 (selection)'

const CLASSES = [nice1To5, nice6To7, nice8To10, nice11To16, nice17To23, nice24To29, nice30To36, nice37To41, nice42To45]

/**
 * The similar groups and common items that come with the product. A line `# 0301 name = English name` begins a group, the
 * lines after it hold its items as `name = English name; …`. Items have no number and groups no parts: both belong to
 * the full table, which an operator imports.
 */
export function readShippedNice(): NiceTable {
  const relations = new Map(
    linesOf(niceRelations).map((line): [string, NiceRelation[]] => [
      line.slice(0, 4),
      line
        .slice(6)
        .split(' ')
        .map((to) => ({ to, kind: 'similar', isFormer: false })),
    ]),
  )
  const groups = CLASSES.flatMap((text) =>
    text
      .split('\n# ')
      .slice(1)
      .map((block) => readGroup(block, relations)),
  )
  return { edition: EDITION, classes: [], groups }
}

function readGroup(block: string, relations: ReadonlyMap<string, NiceRelation[]>): NiceGroup {
  const [title = '', ...lines] = linesOf(block)
  const code = title.slice(0, 4)
  const { cn, en } = entryOf(title.slice(5))
  const items = lines
    .join(' ')
    .split(';')
    .map((entry) => readItem(code, entryOf(entry.trim())))
  return {
    code,
    classNo: Number(code.slice(0, 2)),
    nameCn: cn,
    nameEn: en,
    parts: [{ label: null, items }],
    notes: [],
    relations: relations.get(code) ?? [],
  }
}

const readItem = (group: string, { cn, en }: { cn: string; en: string }): NiceItem => ({
  id: `${group}-${createHash('sha256').update(`\n${cn}`).digest('hex').slice(0, 10)}`,
  nameCn: cn,
  nameEn: en,
  basicNo: null,
  inSeveralClasses: false,
  isNational: false,
})
