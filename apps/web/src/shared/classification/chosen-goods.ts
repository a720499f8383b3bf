import type { Language } from '@markwright/domain/site/language'

export type ChosenItem = { id: string; cn: string; en: string | null; group: string; classNo: number }

/** Goods and services that somebody has chosen: whole classes, whole similar groups, single items. None covers another. */
export type ChosenGoods = {
  /** Ascending. */
  classes: readonly number[]
  /** Codes, ascending. */
  groups: readonly string[]
  /** In the order in which they were chosen. */
  items: readonly ChosenItem[]
}

const HINT_ITEMS = 3

export const nothingChosen: ChosenGoods = { classes: [], groups: [], items: [] }

export const classOfGroup = (code: string): number => Number(code.slice(0, 2))

const toggled = <Value>(values: readonly Value[], value: Value, isChosen: boolean): Value[] => {
  const others = values.filter((each) => each !== value)
  return isChosen ? [...others, value] : others
}

/** A whole class takes the place of its groups and items. */
export function withClass(chosen: ChosenGoods, no: number, isChosen: boolean): ChosenGoods {
  return {
    classes: toggled(chosen.classes, no, isChosen).toSorted((a, b) => a - b),
    groups: isChosen ? chosen.groups.filter((code) => classOfGroup(code) !== no) : chosen.groups,
    items: isChosen ? chosen.items.filter(({ classNo }) => classNo !== no) : chosen.items,
  }
}

/** A whole group takes the place of its items; in a class that is chosen as a whole it says nothing new. */
export function withGroup(chosen: ChosenGoods, code: string, isChosen: boolean): ChosenGoods {
  if (chosen.classes.includes(classOfGroup(code))) return chosen
  return {
    ...chosen,
    groups: toggled(chosen.groups, code, isChosen).toSorted(),
    items: isChosen ? chosen.items.filter(({ group }) => group !== code) : chosen.items,
  }
}

export function withItem(chosen: ChosenGoods, item: ChosenItem, isChosen: boolean): ChosenGoods {
  if (isCovered(chosen, item)) return chosen
  const others = chosen.items.filter(({ id }) => id !== item.id)
  return { ...chosen, items: isChosen ? [...others, item] : others }
}

/** Whether an item is chosen with its class or group. */
export const isCovered = (
  { classes, groups }: ChosenGoods,
  { group, classNo }: Pick<ChosenItem, 'group' | 'classNo'>,
) => classes.includes(classNo) || groups.includes(group)

/** Every class of which something is chosen, ascending. */
export const classesOf = ({ classes, groups, items }: ChosenGoods): number[] =>
  [...new Set([...classes, ...groups.map(classOfGroup), ...items.map(({ classNo }) => classNo)])].toSorted(
    (a, b) => a - b,
  )

export type ChosenClass = { no: number; isWhole: boolean; groups: string[]; items: ChosenItem[] }

export const chosenByClass = (chosen: ChosenGoods): ChosenClass[] =>
  classesOf(chosen).map((no) => ({
    no,
    isWhole: chosen.classes.includes(no),
    groups: chosen.groups.filter((code) => classOfGroup(code) === no),
    items: chosen.items.filter(({ classNo }) => classNo === no).toSorted((a, b) => a.group.localeCompare(b.group)),
  }))

export const itemName = ({ cn, en }: Pick<ChosenItem, 'cn' | 'en'>, language: Language): string =>
  language === 'en' && en ? en : cn

/** What a group is about, for readers of English where the table names it in Chinese only: its first items. */
export function groupHint(
  { nameEn, items }: { nameEn: string | null; items: readonly Pick<ChosenItem, 'en'>[] },
  language: Language,
): string | null {
  if (language === 'cn' || nameEn) return null
  const names = items.flatMap(({ en }) => en?.split(' / ')[0] ?? [])
  return names.length > 0 ? names.slice(0, HINT_ITEMS).join(', ') : null
}

/** What was chosen as text to paste elsewhere, a line for each class: `03 肥皂；洗发液`. */
export function goodsText(chosen: ChosenGoods, language: Language, words: { whole: string; group: string }): string {
  return chosenByClass(chosen)
    .map(({ no, isWhole, groups, items }) => {
      const parts = isWhole
        ? [words.whole]
        : [...groups.map((code) => `${words.group} ${code}`), ...items.map((item) => itemName(item, language))]
      return `${String(no).padStart(2, '0')} ${parts.join(language === 'cn' ? '；' : '; ')}`
    })
    .join('\n')
}

/** Whether what was stored of an earlier visit can still be understood. */
export function isChosenGoods(saved: unknown): saved is ChosenGoods {
  const { classes, groups, items } = (saved ?? {}) as Partial<Record<keyof ChosenGoods, unknown>>
  return (
    [classes, groups, items].every((list) => Array.isArray(list)) &&
    (classes as unknown[]).every((no) => typeof no === 'number') &&
    (groups as unknown[]).every((code) => typeof code === 'string') &&
    (items as Partial<ChosenItem>[]).every(
      (item) =>
        typeof item?.id === 'string' &&
        typeof item.cn === 'string' &&
        typeof item.group === 'string' &&
        typeof item.classNo === 'number',
    )
  )
}
