import type { MarkPage } from '@markwright/search'

/** Fewer hits than this are few: a user sees all of them and the beginning of the other list on one screen. */
const FEW = 5
/** Anyone who wants more of other classes searches without classes. */
const SHOWN_MAX = 20

/**
 * The nearest hits outside the chosen classes, where these have few (spec 2 §8) and `page` holds all of them. Null where
 * there are none, where the answer is filtered, and where a lower degree has hits in the chosen classes.
 */
export async function findInOtherClasses(
  page: MarkPage,
  requested: { classes: readonly number[]; filter?: object | undefined; pageNum: number },
  searchAllClasses: (limit: number) => Promise<MarkPage>,
): Promise<Pick<MarkPage, 'hits' | 'total'> | null> {
  const isWhole = requested.pageNum === 1 && page.hits.length === page.total && !requested.filter
  if (requested.classes.length === 0 || !isWhole || page.total >= FEW || page.lower) return null
  const wider = await searchAllClasses(SHOWN_MAX + page.total)
  const own = new Set(page.hits.map(({ markId }) => markId))
  const others = wider.hits.filter(({ markId }) => !own.has(markId))
  // What is descriptive differs by class, so that not every hit of the chosen ones need be among those of all.
  const total = wider.total - (wider.hits.length - others.length)
  return others.length > 0 ? { hits: others.slice(0, SHOWN_MAX), total } : null
}
