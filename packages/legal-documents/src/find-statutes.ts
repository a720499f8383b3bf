import { readChineseNumber } from './chinese-number.ts'
import type { StatuteCitation } from './legal-document.ts'

const FIGURE = '[〇零一二三四五六七八九十百千两\\d]'
/** 第五十七条之一第一款第（二）项, and after 、 or 和 further articles of the same law. */
const PROVISION = `第${FIGURE}{1,9}条(?:之${FIGURE}{1,3})?(?:第${FIGURE}{1,5}款)?(?:第?[（(]?${FIGURE}{1,5}[)）]?项(?:、第?[（(]?${FIGURE}{1,5}[)）]?项)*)?`
const NAME = '[^《》〈〉\\n]{2,60}(?:〈[^《》〈〉\\n]{1,40}〉[^《》〈〉\\n]{0,20})?'
const CHINESE = new RegExp(
  `(?:《(${NAME})》(?:[（(][^（()）\\n]{1,40}[)）])?|(中华人民共和国[\\u4e00-\\u9fff]{1,20}?法|商标法|反不正当竞争法|民事诉讼法|行政诉讼法|著作权法|侵权责任法|民法典)(?:[（(][^（()）\\n]{1,40}[)）])?)(?:的)?((?:[、，,和及与以]{0,2}\\s?${PROVISION}){0,30})`,
  'g',
)
const ONE_PROVISION = new RegExp(PROVISION, 'g')
const AMERICAN =
  /\b(\d{1,2})\s?(U\.?\s?S\.?\s?C\.?|C\.?\s?F\.?\s?R\.?)(?:\s?A\.)?\s?(?:§{1,2}|Sections?|Secs?\.)?\s?(\d{1,5}[a-z]?(?:\.\d{1,4})?(?:\([0-9A-Za-z]{1,4}\)){0,5})/g
const LANHAM =
  /\b(?:Section|Sec\.|§)\s?(\d{1,3}[a-z]?(?:\([0-9A-Za-z]{1,4}\)){0,4})\s+of\s+the\s+(Trademark Act|Lanham Act|Trade Marks Act(?: \d{4})?)/g
const UDRP =
  /\b(?:paragraph|Paragraph|¶)\s?(4\([a-c]\)(?:\([ivx]{1,4}\))?)\s+(?:of\s+(?:the\s+)?)?(?:UDRP\b|(?:the\s+)?Policy\b)/g

/** Names that documents give a law that stands in books under a longer one. */
const SHORTENED = /^中华人民共和国(?=[\u4e00-\u9fff]+(?:法|条例|典)$)/

const CITATIONS_MAX = 500

/**
 * The citations of statutes in a text, each once, in the order in which they first come: 《商标法》第五十七条第（二）项,
 * 15 U.S.C. § 1052(d), Section 2(d) of the Trademark Act. Chinese laws come only with an article, and numerals of an
 * article in one writing.
 */
export function findStatutes(text: string): StatuteCitation[] {
  const found = new Map<string, StatuteCitation>()
  const add = (law: string, provision: string) => {
    if (found.size < CITATIONS_MAX) found.set(`${law}\n${provision}`, { law, provision })
  }
  for (const [, quoted, bare, provisions = ''] of text.matchAll(CHINESE))
    for (const [provision] of provisions.matchAll(ONE_PROVISION)) add(lawName(quoted ?? bare!), plain(provision))
  for (const [, title, code, section] of text.matchAll(AMERICAN))
    add(`${title} ${/U/.test(code!) ? 'U.S.C.' : 'C.F.R.'}`, `§ ${section}`)
  for (const [, section, act] of text.matchAll(LANHAM)) add(act!, `§ ${section}`)
  for (const [, paragraph] of text.matchAll(UDRP)) add('UDRP', `¶ ${paragraph}`)
  return [...found.values()]
}

/** A citation that a source gives as one text; the whole text is the law where no provision is recognised in it. */
export function readStatute(text: string): StatuteCitation {
  const given = text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)
  return findStatutes(given)[0] ?? { law: lawName(given.replaceAll(/[《》]/g, '')), provision: null }
}

const lawName = (name: string) => name.trim().replace(SHORTENED, '')

/** 第57条第(2)项 and 第五十七条第（二）项 are the same provision. */
const plain = (provision: string) =>
  provision
    .replaceAll(/\d+/g, (figures) => chineseNumber(Number(figures)))
    .replaceAll(/[（()）]/g, '')
    .replaceAll(/[〇零一二三四五六七八九十百千两]+/g, (figures) => chineseNumber(readChineseNumber(figures) ?? 0))
    .replaceAll(/(?<=[条款])(?=[^第之])/g, '第')

function chineseNumber(value: number): string {
  const digits = '零一二三四五六七八九'
  if (value < 10) return digits[value]!
  if (value >= 10_000) return String(value)
  let text = ''
  let gap = false
  for (const [unit, name] of [
    [1000, '千'],
    [100, '百'],
    [10, '十'],
    [1, ''],
  ] as const) {
    const figure = Math.floor(value / unit) % 10
    if (figure === 0) gap = text !== ''
    else {
      const isTen = unit === 10 && figure === 1 && text === ''
      text += `${gap ? '零' : ''}${isTen ? '' : digits[figure]}${name}`
      gap = false
    }
  }
  return text
}
