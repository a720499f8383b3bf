import type { Grade, Registrability } from '@markwright/similarity/registrability'
import type { ItemsToDelete } from './assessment.ts'
import type { PlacedItem } from './goods-table.ts'

type JudgedItems = Pick<Registrability, 'chance' | 'grade' | 'citations'> & {
  /** The item that a citation stands against. */
  itemOf: (citation: string) => PlacedItem | null | undefined
}

/** Letters of the grades come in the order of the chances. */
const isBetter = (grade: Grade, than: Grade) => grade < than

/**
 * Leaves out the items whose group carries the greatest share, group by group, until the class reaches a better grade.
 * Null where nothing is left before it does.
 */
export function itemsToDelete(
  requested: readonly PlacedItem[],
  judgedWhole: JudgedItems,
  judge: (items: readonly PlacedItem[]) => JudgedItems,
): ItemsToDelete | null {
  let [left, judged] = [requested, judgedWhole]
  while (!isBetter(judged.grade, judgedWhole.grade)) {
    const worst = judged.citations[0] && judged.itemOf(judged.citations[0].id)
    if (!worst) return null
    left = left.filter((item) => !isSameGroup(item, worst))
    if (left.length === 0) return null
    judged = judge(left)
  }
  const saved = new Set(left)
  const items = requested
    .filter((item) => !saved.has(item))
    .map(({ classNo, name, group }) => ({ classNo, name, group }))
  return { items, grade: judged.grade, chance: judged.chance }
}

const isSameGroup = (a: PlacedItem, b: PlacedItem) => a === b || (a.group !== null && a.group === b.group)
