import { Converter } from 'opencc-js/t2cn'
import type { NiceItem } from './nice-table.ts'

let simplify: ((text: string) => string) | undefined

/** The text of a table as searches compare it: width, case and runs of blanks make no difference. */
export const foldGoodsText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** The names of an item as searches compare them; English ones are behind the Chinese one. */
export const foldedNamesOf = ({ nameCn, nameEn }: Pick<NiceItem, 'nameCn' | 'nameEn'>): string[] =>
  [nameCn, ...(nameEn?.split(' / ') ?? [])].map(foldGoodsText)

/** What a person requests, folded likewise; traditional characters find simplified ones. */
export function foldQuery(text: string): string {
  const folded = foldGoodsText(text)
  if (!/\p{Script=Han}/u.test(folded)) return folded
  simplify ??= Converter({ from: 't', to: 'cn' })
  return simplify(folded)
}
