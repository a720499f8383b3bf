import { jurisdictions } from '@markwright/domain/places/countries'
import { numberKey } from '@markwright/domain/marks/register-number'
import type { NamedMark } from './legal-document.ts'

const MARKS_MAX = 300

/** A number that does not go on, as that of a patent (201510123456.7) would. */
const NUMBER = 'G?\\d{5,8}[A-Z]?(?!\\d|[.．]\\d)'
/** 第1234567号“云澜”商标, 第G1234567号商标, 第1116603号注册商标, 注册号为第1062398号; 第1234567、1234568号; no 商评字[2016]第81337号. */
const CHINESE = new RegExp(
  `(?:(?<!字(?:\\s?[[［〔【（(]?\\d{4}[\\]］〕】）)]?)?\\s?)(第)|(?<!专利(?:的)?)(?:注册号|申请号)(?:为|是|：|:)?\\s?第?)\\s?(${NUMBER}(?:、第?${NUMBER}){0,20})(?!\\s?号?的?(?:发明|实用新型|外观设计)?专利)\\s?号?(?:[“"”《‘][^“"”《》’\\n]{0,40}[”"“》’])?(?:[\\u4e00-\\u9fffA-Za-z＋+（）()]{0,12}商标)?`,
  'g',
)
const NAME = /[“"”《‘]([^“"”《》’\n]{1,40})[”"“》’]/
const others = jurisdictions.filter(({ code }) => code !== 'CN')
const choiceOf = (names: readonly string[]) => names.map((name) => name.replaceAll(/[()[\]+?.*]/g, '\\$&')).join('|')
const english = [
  ...others.filter(({ code }) => code !== 'US').map(({ en }) => en),
  ...'Patent,EU,EUTM,European Union,Community,International,Madrid,UK,China,Chinese,Canadian,Mexican,Japanese,Korean,German,French,British,Australian,Indian'.split(
    ',',
  ),
]
/** What stands before the number of another office. */
const ELSEWHERE = new RegExp(
  `(?:${choiceOf([...others.map(({ zh }) => zh), '国际', '欧盟', '欧共体', '香港', '澳门', '台湾'])})(?:商标)?(?:注册|申请)?(?:商标)?的?\\s?$`,
)
const ELSEWHERE_CHARACTERS = 30
const AMERICAN = new RegExp(
  `(?<!\\b(?:${choiceOf(english)})\\s(?:[Tt]rade\\s?[Mm]ark\\s)?(?:Application\\s)?)\\b(?:(?:U\\.?S\\.?|United States)\\s(?:Trademark\\s)?)?(?:Registration|Reg\\.|Serial|Application)\\s(?:Serial\\s)?(?:Nos?\\.?|Numbers?|#)\\s?(\\d{1,2},?\\d{3},?\\d{3}|\\d{2}\\/\\d{3},?\\d{3})(?!\\d)`,
  'g',
)

/**
 * The numbers of marks that a Chinese text names, each once and with the name beside it where there is one. They are of
 * the office of mainland China, or of none where the text says that they are of another one. A number after 第 counts
 * only where the text calls it a mark.
 */
export function findChineseMarks(text: string): NamedMark[] {
  const found = new Map<string, NamedMark>()
  for (const { index, 0: whole, 1: ordinal, 2: numbers } of text.matchAll(CHINESE)) {
    if (ordinal && !whole.endsWith('商标')) continue
    const office = ELSEWHERE.test(text.slice(Math.max(0, index - ELSEWHERE_CHARACTERS), index)) ? null : 'CN'
    const name = NAME.exec(whole)?.[1] ?? null
    for (const number of numbers!.split('、').map((each) => each.replace('第', ''))) {
      const key = `${office}:${numberKey(number)}`
      const before = found.get(key)
      if (before) before.text ??= name
      else if (found.size < MARKS_MAX) found.set(key, { text: name, number, office })
    }
  }
  return [...found.values()]
}

/** Likewise of an English text, where it says what the number is; of the USPTO where `office` is US. */
export function findEnglishMarks(text: string, office: string | null): NamedMark[] {
  const found = new Map<string, NamedMark>()
  for (const [, number] of text.matchAll(AMERICAN)) {
    const key = numberKey(number!)
    if (found.size < MARKS_MAX && !found.has(key)) found.set(key, { text: null, number: number!, office })
  }
  return [...found.values()]
}

/** Marks without those that are there twice: the same number where no other office is stated, or the same text without a number. */
export function distinctMarks(marks: readonly NamedMark[]): NamedMark[] {
  const found = new Map<string, NamedMark[]>()
  for (const mark of marks) {
    const key = mark.number ? numberKey(mark.number) : `\n${mark.text}`
    const same = found.get(key) ?? []
    found.set(key, same)
    const before = same.find(({ office }) => office === mark.office || office === null || mark.office === null)
    if (before) before.text ??= mark.text
    else same.push({ ...mark })
  }
  return [...found.values()].flat().slice(0, MARKS_MAX)
}
