import type { Language } from '../site/language.ts'

/**
 * The status codes of the specification (spec 2 §4): 1 to 8 for mainland China, 9 to 12 for every other office.
 * 8 also stands for a status that an office words in a way nobody has mapped yet.
 */
export const trademarkStatuses = {
  1: { zh: '已注册', en: 'Registered' },
  2: { zh: '已无效', en: 'Invalid' },
  3: { zh: '初审公告', en: 'Published for opposition' },
  4: { zh: '驳回复审中', en: 'Appeal of refusal pending' },
  5: { zh: '异议中', en: 'Opposition pending' },
  6: { zh: '申请中', en: 'Under examination' },
  7: { zh: '撤销/无效宣告申请中', en: 'Cancellation/invalidation pending' },
  8: { zh: '其他', en: 'Others' },
  9: { zh: '已无效', en: 'Invalid' },
  10: { zh: '已注册', en: 'Registered' },
  11: { zh: '公告', en: 'Publication' },
  12: { zh: '待审', en: 'Pending' },
} as const

export type TrademarkStatus = keyof typeof trademarkStatuses

export function statusText(status: number, language: Language): string {
  const known = trademarkStatuses[status as TrademarkStatus] ?? trademarkStatuses[8]
  return language === 'en' ? known.en : known.zh
}

/** Spec 2 §4 gives the other offices 1 to 13 by default although it names only twelve codes. */
export const STATUS_CODE_MAX = 13

/** Spec 2 §4: the default selection, and the one where offices outside mainland China are searched. */
export const DEFAULT_STATUSES = '1;2;3;4;5;6;7'
export const DEFAULT_STATUSES_EUROPE = '1;2;3;4;5;6;7;8;9;10;11;12;13'

/** One choice of the interface stands for the codes of both families (spec 2 §4, "combined"). */
export const combinedStatuses = [
  { codes: [1, 10], zh: '已注册', en: 'Registered' },
  { codes: [2, 9], zh: '已无效', en: 'Invalid' },
  { codes: [3, 11], zh: '初审公告', en: 'Published' },
  { codes: [4], zh: '驳回复审中', en: 'Appeal of refusal pending' },
  { codes: [5], zh: '异议中', en: 'Opposition pending' },
  { codes: [6], zh: '申请中', en: 'Under examination' },
  { codes: [7], zh: '撤销/无效宣告申请中', en: 'Cancellation/invalidation pending' },
  { codes: [8], zh: '其他', en: 'Others' },
  { codes: [12], zh: '待审', en: 'Pending' },
] as const

/** 1 to 8 belong to mainland China. */
export const isMainlandStatus = (status: number) => status <= 8

const ENDED: ReadonlySet<number> = new Set([2, 9])

/** Whether the mark still has or may still get effect. */
export const isLiveStatus = (status: number) => !ENDED.has(status)
