/** How the text of a page can be used: `none` where there is as good as none, `garbage` where it makes no sense. */
export type TextState = 'text' | 'none' | 'garbage'

const charactersOf = (
  encoding: string,
  rows: readonly [number, number],
  columns: readonly [number, number],
): string => {
  const bytes: number[] = []
  for (let row = rows[0]; row <= rows[1]; row++)
    for (let column = columns[0]; column <= columns[1]; column++) bytes.push(row, column)
  return new TextDecoder(encoding).decode(Uint8Array.from(bytes))
}

/** The characters that GB 2312 and JIS X 0208 call common; text in use has hardly any others. */
const commonHan = new Set(
  charactersOf('gb18030', [0xb0, 0xd7], [0xa1, 0xfe]) + charactersOf('euc-jp', [0xb0, 0xcf], [0xa1, 0xfe]),
)
/** Characters without which no page of Chinese text does. */
const FREQUENT = /[的一是在和所述其中为有于与及或上下图第]/g
const USUAL =
  /[\u0020-\u007e\u00a0-\u00ff\u0370-\u03ff\u2000-\u22ff\u2460-\u24ff\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/u
const LATIN_SUPPLEMENT = /[\u00c0-\u00ff]/g
const SYMBOL = /[!-/:-@[-`{-~]/g

const MUCH = 40
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Judges the text of one page of Chinese, Japanese or English. Letters on drawings are text: they are few, but make sense. */
export function judgeText(text: string): TextState {
  // Rows of dots lead from a heading to the number of its page.
  const signs = Array.from(text.replaceAll(/\s|([._·…-])\1{3,}/gu, ''))
  if (signs.length < 2) return 'none'
  const dense = signs.join('')
  const share = (number: number) => number / signs.length
  if (share(signs.filter((sign) => !USUAL.test(sign)).length) > 0.1) return 'garbage'
  if (signs.length < MUCH) return 'text'
  const han = signs.filter((sign) => /\p{Script=Han}/u.test(sign))
  if (share(count(dense, LATIN_SUPPLEMENT)) > 0.2) return 'garbage'
  if (share(count(dense, SYMBOL)) > 0.5) return 'garbage'
  const times = new Map<string, number>()
  for (const sign of signs) times.set(sign, (times.get(sign) ?? 0) + 1)
  if (share(Math.max(...times.values())) > 0.4) return 'garbage'
  if (han.length >= MUCH) {
    if (han.filter((sign) => !commonHan.has(sign)).length / han.length > 0.2) return 'garbage'
    const isJapanese = count(dense, /[\u3040-\u30ff]/g) > han.length * 0.1
    if (!isJapanese && han.length >= 3 * MUCH && count(dense, FREQUENT) / han.length < 0.03) return 'garbage'
  }
  // A page of letters without a word: what a font without a table of its characters gives.
  const letters = count(dense, /[A-Za-z]/g)
  if (han.length < signs.length * 0.02 && letters > 3 * MUCH && count(dense, /[aeiou]/gi) / letters < 0.2)
    return 'garbage'
  return 'text'
}
