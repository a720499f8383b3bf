import { Converter } from 'opencc-js/t2cn'

let simplify: ((text: string) => string) | undefined

/** The text of a table as searches compare it: width, case and runs of blanks make no difference. */
export const foldGoodsText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** What a person asks for, folded likewise; traditional characters find simplified ones. */
export function foldQuestion(text: string): string {
  const folded = foldGoodsText(text)
  if (!/\p{Script=Han}/u.test(folded)) return folded
  simplify ??= Converter({ from: 't', to: 'cn' })
  return simplify(folded)
}
