import type { LegalParty, TrialLevel } from './legal-document.ts'
import { readDecisionDay } from './read-decision-day.ts'

const PARTIES_MAX = 200
/** Lines in which a judgment names its parties come first. */
const HEAD_LINES = 80

const ROLE =
  '(?:再审申请人|申请再审人|被申请人|申请人|被上诉人|上诉人|原审原告|原审被告|原审第三人|一审原告|一审被告|一审第三人|二审上诉人|二审被上诉人|原告|被告|第三人|异议人|被异议人|请求人|被请求人|复审申请人)'
const PARTY = new RegExp(
  `^(${ROLE}(?:[一二三四五六七八九十]|\\d{1,2})?(?:[（(][^（()）]{2,60}[)）])?)\\s?[：:、，,]?\\s?(.+)$`,
)
/** What may follow the name in its line. */
const AFTER_NAME = /[，,。；;]|（以下|\(以下|（简称|\(简称|住所地|住址|住[：:]|男[，,]|女[，,]/
/** A sentence about a party is no line that names it. */
const SENTENCE =
  /^(?:诉称|辩称|称|认为|与|诉|因|不服|向|对|的|于|在|未|没有|请求|主张|提出|提交|经|和|及|系|为|是|委托|共同|答辩|应|需|承担|负担|等)/

/** The parties that a Chinese judgment names in its heading, in their order and with their roles. */
export function findChineseParties(paragraphs: readonly string[]): LegalParty[] {
  const found = new Map<string, LegalParty>()
  for (const paragraph of paragraphs.slice(0, HEAD_LINES)) {
    const [, role, rest] = PARTY.exec(paragraph.replace(/^当事人\s*/, '').trim()) ?? []
    // The heading ends where the facts begin.
    if (/一案|诉称|审理终结/.test(paragraph)) break
    if (!role || !rest || SENTENCE.test(rest)) continue
    const name = rest
      .split(AFTER_NAME, 1)[0]!
      .trim()
      .replace(/[。.]$/, '')
    if (name.length < 2 || name.length > 100) continue
    if (found.size < PARTIES_MAX) found.set(`${role}\n${name}`, { role, name })
  }
  return [...found.values()]
}

const CASE_NUMBER =
  /[（(]\s?(?:19|20)\d{2}\s?[)）][\u4e00-\u9fff\d]{1,20}?字?第?\d{1,7}(?:-\d+)?号|商评字\s?[[［〔【](?:19|20)\d{2}[\]］〕】]\s?第?\d{4,12}号/

/** The number of a case as courts of mainland China write it, （2015）长中民五初字第01834号, or of the review board's decision. */
export const findCaseNumber = (text: string): string | null => CASE_NUMBER.exec(text)?.[0].replaceAll(/\s/g, '') ?? null

const ENGLISH_NUMBER =
  /\b(?:Case|Claim|Decision|File|Complaint|Proceeding)\s*(?:No\b\.?|Number|ID|№)\s*[:.]?\s*((?=[A-Z\d-]*\d{3})[A-Z]{0,6}-?\d[\dA-Z-]{2,20})/i

/** The number that a decision in English states in its heading. */
export const findEnglishNumber = (paragraphs: readonly string[]): string | null =>
  ENGLISH_NUMBER.exec(paragraphs.slice(0, HEAD_LINES).join('\n'))?.[1] ?? null

/** The court in the heading of a judgment, in a line of its own. */
export const findCourt = (paragraphs: readonly string[]): string | null =>
  paragraphs
    .slice(0, HEAD_LINES)
    .map((line) => line.replaceAll(/\s/g, ''))
    .find((line) => /^[\u4e00-\u9fff]{2,40}法院$/.test(line)) ?? null

const CHINESE_DAY =
  /(?:[〇○Ｏ０零一二三四五六七八九]{4}年[一二三四五六七八九十]{1,3}月[一二三四五六七八九十]{1,3}日|(?:19|20)\d{2}年\d{1,2}月\d{1,2}日)/

/** The day on which a judgment was given: the last line that is a day and nothing else. */
export function findJudgmentDay(paragraphs: readonly string[]): string | null {
  for (const paragraph of paragraphs.toReversed()) {
    const line = paragraph.replaceAll(/\s/g, '')
    const day = line.length <= 20 ? CHINESE_DAY.exec(line)?.[0] : undefined
    if (day && day.length === line.length) return readDecisionDay(day)
  }
  return null
}

/** The instance by the words of a source (一审, 民事二审, 简易程序) or by the number of the case. */
export function readLevel(text: string | null): TrialLevel | null {
  if (!text) return null
  if (/再审|提审|申诉/.test(text)) return 'retrial'
  if (/二审|终审|终字|行终|民终/.test(text)) return 'second'
  if (/执行/.test(text)) return 'enforcement'
  if (/一审|简易程序|初字|行初|民初|知初/.test(text)) return 'first'
  return null
}

const RESULT = /^(?:裁判结果\s?)?(?:本院)?(?:判决|裁定|裁决)如下[：:]?$/
const RESULT_WITHIN = /(?:判决|裁定|裁决)如下[：:]\s*(.*)$/
const RESULT_END =
  /^(?:本案案件受理费|本案受理费|如果被告.{0,60}未按|如.{0,40}未按|一审案件|案件受理费|如不服|本判决为终审|审\s*判\s*长)/

/** What a Chinese judgment orders: the lines after 判决如下 until those about fees and appeals. */
export function findResult(paragraphs: readonly string[]): string | null {
  const at = paragraphs.findLastIndex((line) => RESULT.test(line.trim()) || RESULT_WITHIN.test(line.trim()))
  if (at === -1) return null
  const own = RESULT_WITHIN.exec(paragraphs[at]!.trim())?.[1] ?? ''
  const rest = paragraphs.slice(at + 1, at + 12)
  const end = rest.findIndex((line) => RESULT_END.test(line.trim()))
  const lines = [own, ...(end === -1 ? rest.slice(0, 4) : rest.slice(0, end))]
    .map((line) => line.trim().replace(/^裁判结果\s?/, ''))
    .filter(Boolean)
  return lines.join('\n').slice(0, 2000) || null
}
