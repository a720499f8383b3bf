import { isSame, type Letters } from './names.ts'

/** Words that are beside each other: sizes, numbers, colours, directions, seasons, animals of fables, kin. */
const series =
  '大小中 一二三四五六七八九十百千万两双0123456789 红橙黄绿青蓝紫黑白灰粉 金银铜铁 东西南北 上下左右 春夏秋冬 新老旧 龙虎凤 男女 父母 兄弟姐妹 日月星 天地 山海 内外 高低'.split(
    ' ',
  )

const areParallel = (a: string, b: string) => series.some((each) => each.includes(a) && each.includes(b))

/** The simplified form of a character. */
export const usualForm = ({ forms }: Letters[number]) => [...forms].at(-1)!

/** Whether two names of as many characters differ in one alone, which is parallel to that of the other. */
export function exchangeParallel(a: Letters, b: Letters): boolean {
  const places = a.length === b.length ? a.flatMap((letter, i) => (isSame(letter, b[i]) ? [] : [i])) : []
  const [place] = places
  return places.length === 1 && areParallel(usualForm(a[place!]!), usualForm(b[place!]!))
}
