/** A record as far as its goods matter. */
type WithGoods = {
  listed: { publicId: string; classes: number[] }
  rest: { goods: { classNo: number; similarGroup: string | null; text: string; textEn: string | null }[] }
}

export type SharedGoods = {
  classNo: number
  ids: string[]
  groups: { group: string; ids: string[] }[]
  items: { text: string; textEn: string | null; ids: string[] }[]
}

/** Of a class; more would be a page of their own. */
const ITEMS_MAX = 50

/**
 * Classes that at least two records have, with the similar groups and the very words that at least two of them share.
 * Similar groups are known only where a register gives them.
 */
export function sharedClasses(marks: readonly WithGoods[]): SharedGoods[] {
  const classes = [...new Set(marks.flatMap(({ listed }) => listed.classes))].toSorted((a, b) => a - b)
  return classes.flatMap((classNo) => {
    const sharing = marks.filter(({ listed }) => listed.classes.includes(classNo))
    if (sharing.length < 2) return []
    const groups = new Map<string, Set<string>>()
    const items = new Map<string, { text: string; textEn: string | null; ids: Set<string> }>()
    for (const { listed, rest } of sharing)
      for (const { similarGroup, text, textEn } of rest.goods.filter((item) => item.classNo === classNo)) {
        if (similarGroup) groups.set(similarGroup, (groups.get(similarGroup) ?? new Set()).add(listed.publicId))
        const key = text.normalize('NFKC').trim().toLowerCase()
        const item = items.get(key) ?? { text, textEn, ids: new Set() }
        item.ids.add(listed.publicId)
        items.set(key, item)
      }
    return [
      {
        classNo,
        ids: sharing.map(({ listed }) => listed.publicId),
        groups: [...groups]
          .filter(([, ids]) => ids.size > 1)
          .map(([group, ids]) => ({ group, ids: [...ids] }))
          .toSorted((a, b) => a.group.localeCompare(b.group)),
        items: [...items.values()]
          .filter(({ ids }) => ids.size > 1)
          .slice(0, ITEMS_MAX)
          .map((item) => ({ ...item, ids: [...item.ids] })),
      },
    ]
  })
}
