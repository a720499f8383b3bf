import { numberKey } from '@markwright/domain/marks/register-number'
import type { NamedMark } from './legal-document.ts'

const MARKS_MAX = 300

/** 第1234567号“云澜”商标, 第G1234567号商标, 第1116603号注册商标, 注册号为第1062398号; 第1234567、1234568号. */
const CHINESE =
  /(?:(第)|注册号(?:为|是|：|:)?\s?第?|申请号(?:为|是|：|:)?\s?第?)\s?(G?\d{5,8}[A-Z]?(?:、(?:第)?G?\d{5,8}[A-Z]?){0,20})\s?号?(?:[“"”《‘][^“"”《》’\n]{0,40}[”"“》’])?(?:[\u4e00-\u9fffA-Za-z＋+（）()]{0,12}商标)?/g
const NAME = /[“"”《‘]([^“"”《》’\n]{1,40})[”"“》’]/
const AMERICAN =
  /\b(?:(?:U\.?S\.?|United States)\s(?:Trademark\s)?)?(?:Registration|Reg\.|Serial|Application)\s(?:Serial\s)?(?:Nos?\.?|Numbers?|#)\s?(\d{1,2},?\d{3},?\d{3}|\d{2}\/\d{3},?\d{3})/g

/**
 * The numbers of marks that a Chinese text names, of the office of mainland China, each once and with the name beside it
 * where there is one. A number after 第 counts only where the text calls it a mark.
 */
export function findChineseMarks(text: string): NamedMark[] {
  const found = new Map<string, NamedMark>()
  for (const [whole, ordinal, numbers] of text.matchAll(CHINESE)) {
    if (ordinal && !whole.endsWith('商标')) continue
    const name = NAME.exec(whole)?.[1] ?? null
    for (const number of numbers!.split('、').map((each) => each.replace('第', ''))) {
      const key = numberKey(number)
      const before = found.get(key)
      if (before) before.text ??= name
      else if (found.size < MARKS_MAX) found.set(key, { text: name, number, office: 'CN' })
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

/** Marks without those that are there twice: the same number, or the same text without a number. */
export function distinctMarks(marks: readonly NamedMark[]): NamedMark[] {
  const found = new Map<string, NamedMark>()
  for (const mark of marks) {
    const key = mark.number ? numberKey(mark.number) : `\n${mark.text}`
    const before = found.get(key)
    if (before) before.text ??= mark.text
    else found.set(key, { ...mark })
  }
  return [...found.values()].slice(0, MARKS_MAX)
}
