import { grouped } from './grouped.ts'

/** A sign of the drawings, what it names, and the figures beside which it is mentioned. */
export type ReferenceSign = { sign: string; name: string; figures: string[] }

type Mention = { sign: string; words: string; figure: string | null }

const FIGURE = /(?:图|附图)\s*(\d+[a-zA-Z]?)|\bFIGS?\.?\s*(\d+[A-Za-z]?)|\bFigures?\s+(\d+[A-Za-z]?)/g
// "1、壳体；2-风扇", as a list of signs is written.
const LISTED =
  /(?:^|[；;，,。：:\s])(\d{1,4}[a-z]?)\s*[-—–、.．:：]\s*([\p{Script=Han}A-Za-z][^；;，,。\d]{0,20})(?=[；;，,。]|$)/gu
const HAN =
  /([\p{Script=Han}]{2,10})\s*[（(]?(\d{1,4}[a-z]?)[)）]?(?![\d.,%％℃°mMkKgGcCsShH年月日个条项倍次种层度秒分]|\s*(?:mm|cm|nm|um|kg|wt))/gu
const LATIN =
  /\b((?:[a-z][a-z-]*\s+){1,4})\(?(\d{1,4}[a-z]?)\)?(?![\d.,]\d|\s*(?:mm|cm|nm|%|°|degrees?|percent|seconds?|minutes?|hours?|volts?|[mkMG]?Hz|kg|g|m)\b)/g
const NO_NAME =
  /^(?:figs?|figures?|claims?|steps?|examples?|embodiments?|tables?|equations?|formula|about|least|to|from|of|and|or|than|between|approximately|in|by|at|least|is|are|the|a|an|no|number|page|section|part|u\.?s|patents?|serial|application|version|type|level|day|year)$/
const NO_HAN_NAME =
  /(?:图|权利要求|实施例|步骤|第|约|至|到|为|于|表|式|例|共|有|的|和|或|及|与|在|是|达|取|过|大于|小于|等于|不少于)$/
/** Beyond these a description is no longer looked through. */
const CHARACTERS_MAX = 400_000

/**
 * The reference signs of a description: those that it lists ("1-housing"), and numbers that repeatedly follow the same
 * words ("housing 1", 壳体（1）).
 */
export function findReferenceSigns(paragraphs: readonly { text: string }[], language: string): ReferenceSign[] {
  const mentions: Mention[] = []
  const listed = new Map<string, string>()
  let characters = 0
  for (const { text } of paragraphs) {
    characters += text.length
    if (characters > CHARACTERS_MAX) break
    const figures = [...text.matchAll(FIGURE)].map((found) => ({
      at: found.index,
      figure: found[1] ?? found[2] ?? found[3] ?? '',
    }))
    const figureAt = (at: number) => figures.findLast((each) => each.at < at)?.figure ?? null
    const isList = /图中|附图标记|标号|reference (?:signs|numerals|numbers)/i.test(text)
    if (isList)
      for (const [, sign = '', name = ''] of text.matchAll(LISTED)) if (!listed.has(sign)) listed.set(sign, name.trim())
    const isHan = language === 'zh' || language === 'ja'
    for (const found of text.matchAll(isHan ? HAN : LATIN)) {
      const [, words = '', sign = ''] = found
      const name = isHan ? (NO_HAN_NAME.test(words) ? null : words) : latinName(words)
      if (name) mentions.push({ sign, words: name, figure: figureAt(found.index) })
    }
  }
  const bySign = grouped(mentions, ({ sign }) => sign)
  const signs = new Set([...listed.keys(), ...bySign.keys()])
  return [...signs]
    .flatMap((sign) => {
      const own = bySign.get(sign) ?? []
      const name = listed.get(sign) ?? commonName(own.map(({ words }) => words))
      if (!name || (!listed.has(sign) && own.length < 2)) return []
      const figures = [...new Set(own.flatMap(({ figure }) => figure ?? []))]
      return [{ sign, name, figures: figures.toSorted((a, b) => Number.parseInt(a) - Number.parseInt(b)) }]
    })
    .toSorted((a, b) => Number.parseInt(a.sign) - Number.parseInt(b.sign) || a.sign.localeCompare(b.sign))
}

/** The last words before a number, as far as they may name something. */
function latinName(words: string): string | null {
  const all = words.trim().split(/\s+/)
  const saved: string[] = []
  for (const word of all.toReversed()) {
    if (NO_NAME.test(word) || word.length < 3) break
    saved.unshift(word)
  }
  return saved.length > 0 ? saved.join(' ') : null
}

/** The longest ending that most of the mentions share, in half of them at least. */
function commonName(names: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const name of names) {
    const parts = name.includes(' ') || /^[a-z-]+$/.test(name) ? name.split(' ') : Array.from(name)
    const joint = name.includes(' ') || /^[a-z-]+$/.test(name) ? ' ' : ''
    const least = joint === ' ' ? 1 : 2
    for (let length = least; length <= parts.length; length++) {
      const ending = parts.slice(-length).join(joint)
      counts.set(ending, (counts.get(ending) ?? 0) + 1)
    }
  }
  const enough = Math.max(2, names.length / 2)
  const common = [...counts].filter(([, count]) => count >= enough)
  return common.toSorted(([a], [b]) => b.length - a.length)[0]?.[0] ?? null
}
