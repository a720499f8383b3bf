import { Converter } from 'opencc-js'
import type { TranslationDirection } from '@markwright/domain/texts/translation-languages'
import type { TranslationOption } from './decode.ts'
import { UNKNOWN_ID } from './load-tables.ts'
import type { Token } from './tokens.ts'

/** Longer runs are sentences without signs rather than terms. */
const CHARACTERS_MAX = 6
/** What it costs to write a term as the other language writes its characters, and for each of them. */
const [FORM_COST, CHARACTER_COST] = [2.5, 0.5]
const LONE_COST = 7.5
/** Characters of Chinese that are between words rather than within one. */
const BETWEEN = /^[的在和与将被是为了从由对把及或其该所述使而且若如这那个们着过则]$/

const converters = new Map<TranslationDirection, (text: string) => string>()

/** The characters of Chinese as Japanese has them, and the other way round; undefined for other directions. */
function hanConverter(direction: TranslationDirection): ((text: string) => string) | undefined {
  if (direction !== 'zh-cn_ja-jp' && direction !== 'ja-jp_zh-cn') return undefined
  let converter = converters.get(direction)
  if (!converter) {
    converter = Converter(direction === 'zh-cn_ja-jp' ? { from: 'cn', to: 'jp' } : { from: 'jp', to: 'cn' })
    converters.set(direction, converter)
  }
  return converter
}

/** What it costs to leave a whole word of Katakana as it is, for each character: alone they mean nothing. */
const KATAKANA_COST = 2
const KATAKANA = /^[\p{sc=Katakana}ー]$/u

/** Where a word of Katakana ends that begins at a token; there where none begins. */
function endOfKatakana(tokens: readonly Token[], from: number): number {
  const is = (token: Token | undefined) => token !== undefined && token.part < 0 && KATAKANA.test(token.key)
  if (is(tokens[from - 1])) return from
  let end = from
  while (is(tokens[end])) end++
  return end
}

/**
 * Terms of several Han characters, which Chinese and Japanese mostly share, in the forms of the target: 熱伝導 for 热传导.
 * They compete with the phrases of the tables. Words of Katakana that no table has stay whole.
 * @param idOf the id by which the language model judges a token
 */
export function* hanForms(
  tokens: readonly Token[],
  direction: TranslationDirection,
  idOf: (text: string) => number | undefined,
): Generator<TranslationOption> {
  const convert = hanConverter(direction)
  if (!convert) return
  const isPart = ({ key, part }: Token) =>
    part < 0 && /^\p{sc=Han}$/u.test(key) && !(direction === 'zh-cn_ja-jp' && BETWEEN.test(key))
  for (let from = 0; from < tokens.length; from++) {
    const end = endOfKatakana(tokens, from)
    if (end > from + 1) {
      const text = tokens.slice(from, end).map((token) => token.text)
      yield {
        from,
        to: end,
        ids: [UNKNOWN_ID],
        text: text.join(''),
        score: -KATAKANA_COST * text.length,
        origin: 'copy',
      }
    }
    let text = ''
    for (let to = from; to < Math.min(tokens.length, from + CHARACTERS_MAX) && isPart(tokens[to] as Token); to++) {
      text += (tokens[to] as Token).text
      const written = convert(text)
      if (to === from) {
        // A lone one stays rather than being left in a form that the target does not have.
        if (written !== text)
          yield { from, to: to + 1, ids: [UNKNOWN_ID], text: written, score: -LONE_COST, origin: 'copy' }
        continue
      }
      const ids = Array.from(written, (character) => idOf(character) ?? UNKNOWN_ID)
      const score = -FORM_COST - CHARACTER_COST * ids.length
      yield { from, to: to + 1, ids, text: written, score, origin: 'copy' }
    }
  }
}
