import { toHalfWidth } from '@markwright/domain/texts/full-width'
import type { TranslationLanguage } from '@markwright/domain/texts/translation-languages'
import type { ProtectedSpan } from './protect.ts'

type Languages = { source: TranslationLanguage; target: TranslationLanguage }
/** Chinese, English for one, English for several, Japanese. */
type Unit = readonly [zh: string, one: string, several: string, ja: string]

/** Parts of documents that a number names, as in 第10至12页. Han forms may be written in several ways; the first is written. */
const UNITS: readonly Unit[] = [
  ['页', 'page', 'pages', 'ページ|頁'],
  ['自然段|段落|段', 'paragraph', 'paragraphs', '段落'],
  ['行', 'line', 'lines', '行目|行'],
  ['栏|列', 'column', 'columns', '欄|列'],
  ['图', 'FIG.', 'FIGS.', '図'],
  ['条', 'Article', 'Articles', '条'],
  ['款', 'paragraph', 'paragraphs', '項'],
  ['项', 'item', 'items', '項'],
  ['章', 'Chapter', 'Chapters', '章'],
  ['节', 'Section', 'Sections', '節'],
  ['卷', 'volume', 'volumes', '巻'],
]
/** Countries as their names are before a patent. */
const COUNTRIES: readonly (readonly [zh: string, en: string, ja: string])[] = [
  ['美国', 'U.S.|US|United States', '米国'],
  ['中国', 'Chinese', '中国'],
  ['日本', 'Japanese', '日本'],
  ['欧洲', 'European', '欧州'],
  ['韩国', 'Korean', '韓国'],
  ['德国', 'German', 'ドイツ'],
  ['英国', 'British', '英国'],
  ['法国', 'French', 'フランス'],
  ['国际', 'International', '国際'],
]
/** Documents that a number names; the first of several forms is written, longer ones are listed before shorter ones. */
const DOCUMENTS: readonly (readonly [zh: string, en: string, ja: string])[] = [
  [
    '专利申请公开|专利申请公布|公开专利申请',
    'Patent Application Publication|Pat. Appl. Pub.|Pat. App. Pub.|Pat. Pub.',
    '特許出願公開',
  ],
  ['临时专利申请|临时申请', 'Provisional Patent Application|Provisional Application', '仮特許出願|仮出願'],
  ['专利公开', 'Patent Publication', '特許公開'],
  ['专利公告', 'Patent Announcement', '特許公告'],
  ['专利申请', 'Patent Application', '特許出願'],
  ['外观设计专利', 'Design Patent', '意匠特許'],
  ['实用新型专利', 'Utility Model Patent', '実用新案特許'],
  ['实用新型', 'Utility Model', '実用新案'],
  ['发明专利', 'Invention Patent', '発明特許'],
  ['专利', 'Patent|Pat.', '特許'],
]
/** Japanese publications, which have names of their own. */
const JAPANESE: readonly (readonly [ja: string, zh: string])[] = [
  ['特開平', '日本特开平'],
  ['特開昭', '日本特开昭'],
  ['特開', '日本特开'],
  ['特願', '日本特愿'],
  ['特表', '日本特表'],
  ['実開', '日本实开'],
]
/** Examples that a number names; of several forms the first is written. */
const EXAMPLES: readonly (readonly [zh: string, en: string, ja: string])[] = [
  ['实施例', 'Example|Working Example', '実施例'],
  ['对比例|比较例', 'Comparative Example|Comparison Example', '比較例'],
  ['参考例', 'Reference Example', '参考例'],
  ['制备例', 'Preparation Example|Preparative Example', '調製例'],
  ['制造例', 'Production Example|Manufacturing Example', '製造例'],
  ['合成例', 'Synthesis Example|Synthetic Example', '合成例'],
  ['试验例|实验例|测试例', 'Test Example|Experimental Example', '試験例|実験例'],
]
const ORDINALS_MAX = 99

const escaped = (text: string) => text.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s`)
const formsOf = (rows: readonly (readonly string[])[], column: number) =>
  rows
    .flatMap((row) => (row[column] as string).split('|'))
    .toSorted((left, right) => right.length - left.length)
    .map(escaped)
    .join('|')
const rowOf = <Row extends readonly string[]>(rows: readonly Row[], column: number, written: string): Row | undefined =>
  rows.find((row) =>
    (row[column] as string)
      .split('|')
      .some((form) => form.toLowerCase() === written.replaceAll(/\s+/g, ' ').toLowerCase()),
  )
const first = (forms: string) => forms.split('|')[0] as string

const N = String.raw`[0-9０-９]{1,5}[A-Za-z]?`
const TO = String.raw`\s?(?:至|到|-|–|—|～|~|から|乃至|ないし)\s?第?`
const AND = String.raw`\s?(?:和|与|及|、|及び|および|と)\s?第?`
const NUMBER = String.raw`(?:[A-Z]{2}\s?)?[0-9０-９](?:[0-9０-９,，./\-]*[0-9０-９])?(?:\.[0-9X])?(?:\s?[A-Z][0-9]?(?![A-Za-z0-9]))?`
const NUMBER_END = String.raw`(?![A-Za-z0-9])`

/** A number of an example, as in 3, 3A and 3-1. */
const SIGN = String.raw`[0-9０-９]{1,4}(?:-[0-9０-９]{1,3})?[A-Za-z]?(?![0-9０-９A-Za-z])`
/** What stands between numbers of examples in Chinese and Japanese, by what it means. */
const JOINS_ASIAN = String.raw`\s?(?:至|到|～|~|—|–|から|乃至|ないし|、|和|与|及び|および|及|と|或|又は|または)\s?`
const JOINS_ENGLISH = String.raw`(?:,?\s(?:to|through|and|or)\s|,\s|\s?[-–]\s?)`

type Rule = { pattern: RegExp; write: (match: RegExpExecArray, languages: Languages) => string | null }

const unitsAsian = (column: 0 | 3, before: string, after: string): RegExp =>
  new RegExp(
    `${before}(?<a>${N})(?:(?<to>${TO})(?<b>${N})|(?<and>${AND})(?<c>${N}))?\\s?(?<unit>${formsOf(UNITS, column)})${after}`,
    'gu',
  )

/** The words before “Example”, each with a capital, in capitals or in small letters. */
const EXAMPLE_KINDS = EXAMPLES.flatMap(([, forms]) => forms.split('|'))
  .flatMap((form) => (form === 'Example' ? [] : [form.slice(0, -' Example'.length)]))
  .flatMap((kind) => [kind, kind.toLowerCase(), kind.toUpperCase()])
  .join('|')

const rules: Record<TranslationLanguage, readonly Rule[]> = {
  'zh-cn': [
    { pattern: patentAsian(0, '号', '第'), write: writePatent(0) },
    { pattern: examplesAsian(0), write: writeExamples(0) },
    { pattern: new RegExp(`第\\s?(?<number>${NUMBER})\\s?号`, 'gu'), write: writePlainNumber },
    {
      // 第5行至第10行 names the unit twice.
      pattern: new RegExp(
        `第\\s?(?<a>${N})\\s?(?<unit>${formsOf(UNITS, 0)})(?:(?<to>至|到|-|～)|(?<and>和|与|及|、))第\\s?(?:(?<b>${N}))\\s?\\k<unit>`,
        'gu',
      ),
      write: writeUnit(0),
    },
    { pattern: unitsAsian(0, String.raw`第\s?`, String.raw`(?!\s?[,，/]?\s?共|[件目])`), write: writeUnit(0) },
    { pattern: /第\s?(?<a>[0-9０-９]{1,2})(?=[\p{sc=Han}])(?![版季期名位届批次代年月日天周])/gu, write: writeOrdinal },
  ],
  'ja-jp': [
    { pattern: patentAsian(2, '号(?<bulletin>公報)?', '第'), write: writePatent(2) },
    { pattern: examplesAsian(2), write: writeExamples(2) },
    {
      pattern: new RegExp(`(?<name>${formsOf(JAPANESE, 0)})\\s?(?<number>${NUMBER})(?<no>号)?(?<bulletin>公報)?`, 'gu'),
      write: ({ groups = {} }, { target }) =>
        target === 'zh-cn'
          ? `${rowOf(JAPANESE, 0, groups['name'] ?? '')?.[1]}${groups['number']}${groups['no'] ?? ''}${groups['bulletin'] ? '公报' : ''}`
          : null,
    },
    {
      pattern: new RegExp(
        `第?\\s?(?<a>${N})\\s?(?<unit>${formsOf(UNITS, 3)})(?:(?<to>から|乃至|～)|(?<and>及び|および|と|、))第?\\s?(?:(?<b>${N}))\\s?\\k<unit>`,
        'gu',
      ),
      write: writeUnit(3),
    },
    {
      pattern: new RegExp(
        `段落\\s?\\[?(?<a>${N})\\]?(?:(?<to>${TO})\\[?(?<b>${N})\\]?|(?<and>${AND})\\[?(?<c>${N})\\]?)?(?<unit>)`,
        'gu',
      ),
      write: writeUnit(3),
    },
    { pattern: unitsAsian(3, String.raw`第\s?`, ''), write: writeUnit(3) },
    {
      pattern: new RegExp(`(?<![0-9])(?<a>${N})(?<to>${TO})(?<b>${N})\\s?(?<unit>ページ|頁|行目)`, 'gu'),
      write: writeUnit(3),
    },
  ],
  'en-us': [
    {
      pattern: new RegExp(
        `(?<!(?:priority to|benefit of)\\s)(?<![\\w.])(?:(?<country>${formsOf(COUNTRIES, 1)})\\s)?(?<document>${formsOf(DOCUMENTS, 1)})\\s?(?:Nos?\\.?|numbers?|#)\\s?(?<number>${NUMBER})${NUMBER_END}(?:,?\\s(?<and>and|or)\\s(?:Nos?\\.\\s)?(?<second>${NUMBER})${NUMBER_END})?`,
        'giu',
      ),
      write: writePatent(1),
    },
    { pattern: new RegExp(`(?<![\\w.])No\\.\\s?(?<number>${NUMBER})${NUMBER_END}`, 'gu'), write: writePlainNumber },
    {
      // Only several examples have several numbers: “Example 1 and 5 g of water”. A small letter begins no name of one.
      pattern: new RegExp(
        `(?<![\\w.])(?<name>(?:(?:${EXAMPLE_KINDS})\\s)?(?:Example|EXAMPLE))(?:[sS]\\s(?<numbers>${SIGN}(?:${JOINS_ENGLISH}${SIGN})*)|\\s(?<number>${SIGN}))(?!\\s?[%°℃])`,
        'gu',
      ),
      write: writeExamples(1),
    },
    {
      pattern:
        /(?<![\w.])(?<unit>pages?|paragraphs?|pp?\.|paras?\.|cols?\.)\s\[?(?<a>[0-9]{1,5})\]?(?:\s?(?:(?<to>to|through|[-–])|(?<and>and))\s?\[?(?<b>[0-9]{1,5})\]?)?(?![\w%°.]*[A-Za-z0-9%°])/giu,
      write: writeUnit(1),
    },
    {
      // A column or line alone may be a thing with its sign: distillation column 3, signal line 10.
      pattern: /(?<![\w.])(?<unit>columns?)\s(?<a>[0-9]{1,5})(?=,\s(?:lines?|ll?\.)\s[0-9])/giu,
      write: writeUnit(1),
    },
    {
      pattern:
        /(?<=(?:columns?|cols?\.|pages?|pp?\.|paragraphs?)\s[0-9]{1,5},?\s(?:and\s)?)(?<unit>lines?|ll?\.)\s(?<a>[0-9]{1,5})(?:\s?(?:(?<to>to|through|[-–])|(?<and>and))\s?(?<b>[0-9]{1,5}))?(?![\w%°])/giu,
      write: writeUnit(1),
    },
  ],
}

/** Words that introduce an example or an explanation, and how other languages say them. */
const INTRODUCTION: Rule = {
  pattern: /(?<![\w.])(?:(?<eg>e\.\s?g\.|for\s(?:example|instance)(?!\w))|(?<ie>i\.\s?e\.))(?<comma>,?)/giu,
  write: ({ groups = {} }, { source, target }) => {
    if (target === 'en-us' || source !== 'en-us') return null
    if (target === 'zh-cn') return groups['eg'] ? '例如' : '即'
    return groups['eg'] ? '例えば、' : 'すなわち、'
  },
}
/** In Chinese and Japanese texts abbreviations such as U.S. and e.g. stay as they are. */
const UNCHANGED: Rule = { pattern: /(?<![\w.])(?:[A-Za-z]\.){2,}(?![A-Za-z0-9])/gu, write: ([written]) => written }

/**
 * Citations whose number and words belong together, as the target language writes them: 美国专利第5,123,456号 is U.S. Patent
 * No. 5,123,456, 第10至12页 is pages 10 to 12, 第2图 is FIG. 2.
 * @returns spans in order, which do not overlap; none is of a part for which `isFree` says no
 */
export function findCitations(
  text: string,
  languages: Languages,
  isFree: (start: number, end: number) => boolean = () => true,
): ProtectedSpan[] {
  const spans: ProtectedSpan[] = []
  for (const { pattern, write } of [
    ...rules[languages.source],
    languages.source === 'en-us' ? INTRODUCTION : UNCHANGED,
  ]) {
    pattern.lastIndex = 0
    let match: RegExpExecArray | null
    while ((match = pattern.exec(text))) {
      const [start, end] = [match.index, pattern.lastIndex]
      if (!isFree(start, end) || spans.some((span) => span.start < end && start < span.end)) continue
      const target = write(match, languages)
      if (target !== null) spans.push({ kind: 'number', start, end, target })
    }
  }
  return spans.toSorted((left, right) => left.start - right.start)
}

/** A country and a document with its number; 第 and the word for number stand around the number. */
function patentAsian(column: 0 | 2, after: string, before: string): RegExp {
  return new RegExp(
    `(?:(?<country>${formsOf(COUNTRIES, column)}))?(?<document>${formsOf(DOCUMENTS, column)})${before}\\s?(?<number>${NUMBER})\\s?${after}`,
    'gu',
  )
}

function writePatent(column: 0 | 1 | 2): Rule['write'] {
  return ({ groups = {} }, { target }) => {
    const document = rowOf(DOCUMENTS, column, groups['document'] ?? '')
    const country = groups['country'] ? rowOf(COUNTRIES, column, groups['country']) : undefined
    const [number, second, conjunction] = [toHalfWidth(groups['number'] ?? ''), groups['second'], groups['and']]
    if (!document) return null
    if (target === 'en-us') return `${country ? `${first(country[1])} ` : ''}${first(document[1])} No. ${number}`
    const at = target === 'zh-cn' ? 0 : 2
    const all = [number, ...(second ? [second] : [])].map((each) => `第${each}号`)
    const and = conjunction === 'or' ? (at === 0 ? '或' : '又は') : at === 0 ? '和' : '及び'
    return `${country ? first(country[at]) : ''}${first(document[at])}${all.join(and)}${groups['bulletin'] ? '公报' : ''}`
  }
}

function examplesAsian(column: 0 | 2): RegExp {
  const counted = String.raw`(?!\s?(?:[%°℃]|[种個个本份次组倍克毫千公升枚]|[kmμ]?[gL](?![A-Za-z])|重量|质量|質量))`
  return new RegExp(
    `(?<name>${formsOf(EXAMPLES, column)})\\s?(?<numbers>${SIGN}(?:${JOINS_ASIAN}${SIGN}${counted})*)`,
    'gu',
  )
}

/** Examples with their numbers: 实施例1至3和5 is Examples 1 to 3 and 5. */
function writeExamples(column: 0 | 1 | 2): Rule['write'] {
  return ({ groups = {} }, { target }) => {
    const row = rowOf(EXAMPLES, column, groups['name'] ?? '')
    if (!row) return null
    const input = toHalfWidth(groups['numbers'] ?? groups['number'] ?? '')
    // A hyphen between numbers of several English examples is a range; elsewhere it is part of a number.
    const ranges = column === 1 && groups['numbers'] ? input.replaceAll(/\s?[-–]\s?/g, ' to ') : input
    const numbers = ranges
      .replaceAll(
        /,?\s(?:to|through)\s|\s?(?:至|到|~|—|–|から|乃至|ないし)\s?/g,
        { 'zh-cn': '至', 'en-us': ' to ', 'ja-jp': '～' }[target],
      )
      .replaceAll(
        /,?\sand\s|\s?(?:和|与|及び|および|及|と)\s?/g,
        { 'zh-cn': '和', 'en-us': ' and ', 'ja-jp': '及び' }[target],
      )
      .replaceAll(/,?\sor\s|\s?(?:或|又は|または)\s?/g, { 'zh-cn': '或', 'en-us': ' or ', 'ja-jp': '又は' }[target])
      .replaceAll(/,\s|\s?、\s?/g, target === 'en-us' ? ', ' : '、')
    const name = first(row[target === 'zh-cn' ? 0 : target === 'en-us' ? 1 : 2])
    return target === 'en-us' ? `${name}${/[ ,]/.test(numbers) ? 's' : ''} ${numbers}` : `${name}${numbers}`
  }
}

function writePlainNumber({ groups = {} }: RegExpExecArray, { target }: Languages): string {
  const number = toHalfWidth(groups['number'] ?? '')
  return target === 'en-us' ? `No. ${number}` : `第${number}号`
}

function writeUnit(column: 0 | 1 | 3): Rule['write'] {
  return ({ groups = {} }, { target }) => {
    const { a = '', b, c, unit = '', and } = groups
    const row = column === 1 ? UNITS.find(([, one]) => englishUnit(unit) === one) : rowOf(UNITS, column, unit || '段落')
    if (!row) return null
    const isRange = b !== undefined && and === undefined
    const numbers = [a, b ?? c].filter((each) => each !== undefined).map(toHalfWidth)
    if (target === 'en-us') return `${numbers.length > 1 ? row[2] : row[1]} ${numbers.join(isRange ? ' to ' : ' and ')}`
    if (target === 'zh-cn')
      return `第${numbers.join(isRange ? '至' : '和')}${column === 3 && unit === '列' ? '列' : first(row[0]).replace('自然段', '段')}`
    const joined = numbers.join(isRange ? '～' : '及び')
    const name = first(row[3])
    return name === '図' || name === '段落'
      ? `${name}${joined}`
      : name === 'ページ' || name === '行目'
        ? `${joined}${name}`
        : `第${joined}${name}`
  }
}

/** The unit for a word or its abbreviation. */
function englishUnit(written: string): string {
  const word = written.toLowerCase()
  if (/^(?:pages?|pp?\.)$/.test(word)) return 'page'
  if (word.startsWith('para')) return 'paragraph'
  return word.startsWith('col') ? 'column' : 'line'
}

/** 第2电极: in English 2nd, as the number must stay a number. */
function writeOrdinal({ groups = {} }: RegExpExecArray, { target }: Languages): string | null {
  const number = Number(toHalfWidth(groups['a'] ?? ''))
  if (target !== 'en-us') return `第${number}`
  if (number < 1 || number > ORDINALS_MAX) return null
  const isTeen = number > 10 && number < 20
  return `${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`
}
