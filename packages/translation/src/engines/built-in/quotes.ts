import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import type { Token } from './tokens.ts'

type QuoteRole = 'open' | 'close'
/** A quotation mark: on which side it stands, and how the target language writes it. */
export type Quote = { role: QuoteRole; text: string }

type Mark = 'double' | 'single' | 'title'

const marks = (entries: Record<string, Mark>): ReadonlyMap<string, Mark> => new Map(Object.entries(entries))
const OPEN = marks({ '“': 'double', '「': 'double', '‘': 'single', '『': 'single', '《': 'title' })
const CLOSE = marks({ '”': 'double', '」': 'double', '’': 'single', '』': 'single', '》': 'title' })
const STRAIGHT = marks({ '"': 'double', '＂': 'double', "'": 'single', '＇': 'single' })
const WRITTEN: Record<TranslationLanguage, Record<Mark, readonly [string, string]>> = {
  'zh-cn': { double: ['“', '”'], single: ['‘', '’'], title: ['《', '》'] },
  'en-us': { double: ['“', '”'], single: ['‘', '’'], title: ['“', '”'] },
  'ja-jp': { double: ['「', '」'], single: ['『', '』'], title: ['『', '』'] },
}

/** Quotation marks of a sentence by their tokens. Apostrophes and signs of inches and minutes are none. */
export function quotesOf(text: string, tokens: readonly Token[], target: TranslationLanguage): Map<Token, Quote> {
  const quotes = new Map<Token, Quote>()
  const open: { token: Token; mark: Mark; isStraight: boolean }[] = []
  const add = (token: Token, role: QuoteRole, mark: Mark) =>
    quotes.set(token, { role, text: WRITTEN[target][mark][role === 'open' ? 0 : 1] })
  for (const token of tokens) {
    if (token.part >= 0) continue
    const { text: own, start, end } = token
    const straight = STRAIGHT.get(own)
    const last = open.at(-1)
    const opening = OPEN.get(own)
    const closing = CLOSE.get(own)
    if (opening) {
      // 『』 are the outer marks where nothing is quoted.
      const mark = own === '『' && open.length === 0 && target !== 'ja-jp' ? 'double' : opening
      open.push({ token, mark, isStraight: false })
      add(token, 'open', mark)
    } else if (closing) {
      // Unless it ends a quotation, ’ is an apostrophe: rings’ edges.
      if (last) add(token, 'close', last.mark)
      else if (own !== '’') add(token, 'close', closing)
      if (last) open.pop()
    } else if (straight) {
      const pending = open.findLastIndex((each) => each.isStraight && each.mark === straight)
      const isBehindBlank = start === 0 || /[\s([（【“‘,:，：]/.test(text[start - 1] as string)
      const isBeforeBlank = end >= text.length || /[\s)\]）】”’.,:;!?。，、；：！？]/.test(text[end] as string)
      if (pending >= 0 && !(isBehindBlank && !isBeforeBlank && straight === 'single')) {
        const opener = (open[pending] as (typeof open)[number]).token
        add(token, 'close', straight)
        if (staysStraight(text, opener, token, target)) {
          quotes.set(opener, { role: 'open', text: opener.text })
          quotes.set(token, { role: 'close', text: own })
        }
        open.length = pending
      } else if (
        straight === 'single' ? isBehindBlank && /\p{L}/u.test(text[end] ?? '') : !/[0-9]/.test(text[start - 1] ?? '')
      ) {
        if (straight === 'double' && isBeforeBlank && !isBehindBlank) add(token, 'close', straight)
        else {
          open.push({ token, mark: straight, isStraight: true })
          add(token, 'open', straight)
        }
      }
    }
  }
  // A single straight mark that nothing ends was an apostrophe: 'tis.
  for (const { token, mark, isStraight } of open) if (isStraight && mark === 'single') quotes.delete(token)
  return quotes
}

/** Straight marks stay where they are English or single, quote a name in Latin letters in a text of others, or belong to code. */
function staysStraight(text: string, open: Token, close: Token, target: TranslationLanguage): boolean {
  if (target === 'en-us' || open.text === "'") return true
  const isAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
  const isName = !isAsian.test(text.slice(open.end, close.start)) && isAsian.test(text)
  return isName || (/[([{=]$/.test(text.slice(0, open.start)) && /^[)\]},]/.test(text.slice(close.end)))
}
