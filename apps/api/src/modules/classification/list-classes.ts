import type { GoodsIndex } from '@markwright/classification/goods-index'
import { itemsOf, type NiceClassText, type NiceGroup, type NiceItem } from '@markwright/classification/nice-table'
import { type NiceClass, niceClasses } from '@markwright/domain/marks/nice-classes'

export type ClassQuery = {
  keyword?: string | undefined
  classNo?: number | undefined
  type?: 'goods' | 'services' | undefined
}

export type ListedGroup = { group: NiceGroup; items: NiceItem[] }
/** Groups, and what the table says of the class, where a class or a keyword was requested. */
export type ListedClass = {
  niceClass: NiceClass
  content: { groups: ListedGroup[]; text: NiceClassText | null } | null
}

/** The classes, those of one kind, one with all that it holds, or those that match with what does. */
export function listClasses(index: GoodsIndex, { keyword = '', classNo, type }: ClassQuery): ListedClass[] {
  const wanted = keyword.trim()
  const classes = niceClasses.filter(
    ({ no, kind }) => (classNo === undefined || no === classNo) && (type === undefined || kind === type),
  )
  if (wanted) return matching(index, classes, wanted)
  if (classNo === undefined) return classes.map((niceClass) => ({ niceClass, content: null }))
  return classes.map((niceClass) => ({
    niceClass,
    content: {
      text: index.findClassText(niceClass.no),
      groups: index.table.groups
        .filter((group) => group.classNo === niceClass.no)
        .map((group) => ({ group, items: itemsOf(group) })),
    },
  }))
}

function matching(index: GoodsIndex, classes: readonly NiceClass[], keyword: string): ListedClass[] {
  const found = new Map<number, Map<string, ListedGroup>>()
  const groupOf = (group: NiceGroup) => {
    const groups = found.get(group.classNo) ?? new Map<string, ListedGroup>()
    found.set(group.classNo, groups)
    const listed = groups.get(group.code) ?? { group, items: [] }
    groups.set(group.code, listed)
    return listed
  }
  for (const group of index.findGroups(keyword)) groupOf(group)
  for (const { group, item } of index.findGoods({ keyword })) groupOf(group).items.push(item)
  return classes.flatMap((niceClass) => {
    const groups = [...(found.get(niceClass.no)?.values() ?? [])].toSorted((a, b) =>
      a.group.code.localeCompare(b.group.code),
    )
    if (groups.length === 0 && !isNamed(niceClass, keyword)) return []
    return [{ niceClass, content: { groups, text: index.findClassText(niceClass.no) } }]
  })
}

function isNamed({ no, zh, en, descriptionZh, descriptionEn }: NiceClass, keyword: string): boolean {
  const wanted = keyword.normalize('NFKC').toLowerCase()
  if (/^\d+$/.test(wanted)) return Number(wanted) === no
  return [zh, en, descriptionZh, descriptionEn].some((text) => text.toLowerCase().includes(wanted))
}
