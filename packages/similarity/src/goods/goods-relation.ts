/** One item of goods or services as a mark claims it. */
export type GoodsItem = {
  classNo: number
  name: string
  /** Similar group of four digits, with its part where the group has several: `0901`, `3004(一)`; null if unknown. */
  group: string | null
}

/** A note of the classification that goods of two groups are similar. */
export type CrossSearchNote = { from: string; to: string; text: string; edition: string }

/** What the classification in force says; it comes from the edition that an operator has imported. */
export type GoodsTable = {
  edition: string
  notes: readonly CrossSearchNote[]
  /** Pairs of classes whose goods often meet in trade: a choice of the product. */
  relatedClasses: readonly (readonly [number, number])[]
}

export type GoodsRelationId = 'R1' | 'R2' | 'R3' | 'R4' | 'R5' | 'R6' | 'R7'

/** How two items are related: 0 to 1, by which rule, and what says so. */
export type GoodsRelation = { id: GoodsRelationId; share: number; source: string; zh: string; en: string }

/** Shares of rule section 3.5, before the Chinese office and before others. */
const shares: Readonly<Record<GoodsRelationId, { mainland: number; others: number }>> = {
  R1: { mainland: 1, others: 1 },
  R2: { mainland: 0.95, others: 0.9 },
  R3: { mainland: 0.3, others: 0.6 },
  R4: { mainland: 0.8, others: 0.7 },
  R5: { mainland: 0.15, others: 0.45 },
  R6: { mainland: 0.2, others: 0.35 },
  R7: { mainland: 0.02, others: 0.05 },
}

const sentences: Readonly<Record<GoodsRelationId, { zh: string; en: string }>> = {
  R1: { zh: '商品/服务相同', en: 'the same item' },
  R2: { zh: '同一类似群同一部分', en: 'the same part of one similar group' },
  R3: { zh: '同一类似群的不同部分', en: 'different parts of one similar group' },
  R4: { zh: '类似群之间有交叉检索注释', en: 'a cross-search note between their groups' },
  R5: { zh: '同一类别的不同类似群', en: 'the same class, other groups' },
  R6: { zh: '不同类别但常有关联', en: 'other classes that often meet in trade' },
  R7: { zh: '无关联', en: 'no relation' },
}

/** A related class is a weaker tie than the group, so the classes that are requested may be any two. */
export const relatedClasses: GoodsTable['relatedClasses'] = [
  [3, 5],
  [3, 44],
  [5, 10],
  [5, 44],
  [9, 35],
  [9, 38],
  [9, 42],
  [14, 18],
  [18, 25],
  [25, 35],
  [29, 30],
  [29, 43],
  [30, 43],
  [32, 33],
  [33, 43],
  [36, 37],
  [39, 12],
  [41, 16],
  [41, 9],
]

const groupOf = (item: GoodsItem) => item.group?.slice(0, 4) ?? null
const nameOf = ({ name }: GoodsItem) => name.normalize('NFKC').toLowerCase().replaceAll(/[\s*]/g, '')

function noteBetween(a: GoodsItem, b: GoodsItem, { notes }: GoodsTable): CrossSearchNote | undefined {
  const meets = (named: string, item: GoodsItem) => item.group === named || groupOf(item) === named
  return notes.find(({ from, to }) => (meets(from, a) && meets(to, b)) || (meets(from, b) && meets(to, a)))
}

function relationId(a: GoodsItem, b: GoodsItem, table: GoodsTable): GoodsRelationId {
  if (nameOf(a) === nameOf(b) && a.classNo === b.classNo) return 'R1'
  if (noteBetween(a, b, table)) return 'R4'
  if (a.group !== null && b.group !== null && groupOf(a) === groupOf(b)) return a.group === b.group ? 'R2' : 'R3'
  if (a.classNo === b.classNo) return 'R5'
  const related = table.relatedClasses.some(
    ([one, other]) => (one === a.classNo && other === b.classNo) || (one === b.classNo && other === a.classNo),
  )
  return related ? 'R6' : 'R7'
}

/**
 * How goods of two items are related before an office (rule section 3.5). A cross-search note overrides the parts of a
 * group. An item whose group is unknown is compared by its class alone.
 */
export function relateItems(a: GoodsItem, b: GoodsItem, table: GoodsTable, office: string): GoodsRelation {
  const id = relationId(a, b, table)
  const note = id === 'R4' ? noteBetween(a, b, table) : undefined
  const source = note ? `${table.edition}: ${note.text}` : id === 'R6' ? 'relatedClasses' : table.edition
  return { id, share: shares[id][office === 'CN' ? 'mainland' : 'others'], source, ...sentences[id] }
}

/** The closest relation between two lists of items; null where one is empty. */
export function relateGoods(
  a: readonly GoodsItem[],
  b: readonly GoodsItem[],
  table: GoodsTable,
  office: string,
): (GoodsRelation & { a: GoodsItem; b: GoodsItem }) | null {
  let closest: ReturnType<typeof relateGoods> = null
  for (const one of a)
    for (const other of b) {
      const relation = relateItems(one, other, table, office)
      if (!closest || relation.share > closest.share) closest = { ...relation, a: one, b: other }
    }
  return closest
}

/** The share with a mark that is well known in its country: confusion reaches beyond its goods. */
export const withWellKnown = (share: number) => Math.max(share, 0.3)

/** By what hits are ordered once goods count: a score of 0 to 100 and a share of 0 to 1. */
export const weighByGoods = (score: number, share: number) => score * (0.6 + 0.4 * share)
