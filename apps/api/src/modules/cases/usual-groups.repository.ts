import { namesOf, type QueryBuilder, sql, type StoredClearance } from '@markwright/db'

/** Registers are large; so many of the latest marks tell what is usual. */
const SAMPLE_MAX = 3000
/** Of fewer marks nothing is concluded. */
const SAMPLE_MIN = 50
/** The share of the marks with the chosen groups from which a further one is usual. */
const SHARE_MIN = 0.5
const GROUPS_MAX = 5

const t = namesOf('trademark')

export type UsualGroup = StoredClearance['classes'][number]['usualGroups'][number]
/** Goods of one class: the groups of those of the table, and the names of those that were typed. */
type ChosenGoods = { groups: readonly string[]; names: readonly string[] }
export type FindUsualGroups = (classNo: number, goods: ChosenGoods) => Promise<UsualGroup[]>

/**
 * Similar groups of a class that most marks of the register in mainland China have which share a group with those that were
 * chosen, and that were not chosen; the most frequent first. Of marks in one class alone, so that a group is one of it.
 * None where a name that was typed is not in the table, since its group is not known.
 */
export const createFindUsualGroups =
  (db: QueryBuilder): FindUsualGroups =>
  async (classNo, { groups, names: typed }) => {
    const named = await listGroupsOf(db, classNo, typed)
    if (named === null) return []
    const chosen = [...new Set([...groups, ...named])]
    if (chosen.length === 0) return []
    const sample = await db
      .selectFrom('trademark')
      .select('similar_groups')
      .where('office', '=', 'CN')
      .where(sql<boolean>`${t.classes} = ARRAY[${classNo}]::smallint[]`)
      .where(sql<boolean>`${t.similar_groups} && ${chosen}::text[]`)
      .orderBy('id', 'desc')
      .limit(SAMPLE_MAX)
      .execute()
    if (sample.length < SAMPLE_MIN) return []
    const counts = new Map<string, number>()
    for (const { similar_groups: groups } of sample)
      for (const code of new Set(groups)) if (!chosen.includes(code)) counts.set(code, (counts.get(code) ?? 0) + 1)
    const usual = [...counts].filter(([, marks]) => marks / sample.length >= SHARE_MIN)
    if (usual.length === 0) return []
    const names = await db
      .selectFrom('nice_group')
      .select(['code', 'name_cn', 'name_en'])
      .where('class_no', '=', classNo)
      .where(
        'code',
        'in',
        usual.map(([code]) => code),
      )
      .execute()
    return names
      .map(({ code, name_cn: cn, name_en: en }) => ({
        code,
        name: { cn, en: en ?? cn },
        share: Math.floor((100 * counts.get(code)!) / sample.length),
        sampled: sample.length,
      }))
      .toSorted((a, b) => b.share - a.share || (a.code < b.code ? -1 : 1))
      .slice(0, GROUPS_MAX)
  }

/** The groups of names as the table has them; null where it does not have one of them. */
async function listGroupsOf(db: QueryBuilder, classNo: number, names: readonly string[]): Promise<string[] | null> {
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('nice_item as i')
    .innerJoin('nice_group as g', 'g.code', 'i.group_code')
    .select(['i.group_code', 'i.name_cn'])
    .where('g.class_no', '=', classNo)
    .where('i.name_cn', 'in', [...names])
    .execute()
  return names.every((name) => rows.some(({ name_cn }) => name_cn === name))
    ? rows.map(({ group_code }) => group_code)
    : null
}
