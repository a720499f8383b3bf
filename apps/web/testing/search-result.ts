import type { Facets } from '@markwright/api-client/models/facets'
import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import type { TrademarkQuery } from '@markwright/api-client/models/trademarkQuery'
import type { TrademarkResult } from '@markwright/api-client/models/trademarkResult'
import type { SentCall } from './stub-server.ts'

export const SEARCH_PATH = '/common/query/search/v2'

/** What a call of the search requests. */
export const parseQuery = (call: SentCall) => JSON.parse(call.body!) as TrademarkQuery

export const createHit = (number: number, changes: Partial<TrademarkHit> = {}): TrademarkHit => ({
  id: `CN_${number}_9`,
  country: 'CN',
  appNo: String(number),
  regNo: String(number),
  name: `华为 ${number}`,
  nameOther: null,
  imageUrl: null,
  thumbUrl: null,
  classes: [9],
  similarGroups: ['0901', '0907'],
  viennaCodes: [],
  status: 5,
  statusText: '已注册',
  officeStatus: null,
  applicantCn: '华为技术有限公司',
  applicantEn: null,
  appDate: '2019-01-02',
  regDate: '2020-03-04',
  trialDate: '2019-12-03',
  trialIssue: '1675',
  expiryDate: '2030-03-03',
  priorityDate: null,
  intlRegDate: null,
  agent: '知匠知识产权代理有限公司',
  markType: 'word',
  demonstration: false,
  similarity: {
    score: 92,
    level: 'high',
    rule: 'C03',
    components: { text: 92, phonetic: 100 },
    spans: [
      { field: 'query', start: 0, end: 2, kind: 'same', link: 1 },
      { field: 'name', start: 0, end: 2, kind: 'same', link: 1 },
    ],
    reasons: [{ code: 'C03', zh: '包含相同的文字', en: 'Contains the same words.' }],
  },
  ...changes,
})

const facetsOf = (count: number): Facets => {
  const value = (code: string, label = code) => (count > 0 ? [{ value: code, label, count }] : [])
  return {
    country: value('CN', '中国'),
    applicant: value('1', '华为技术有限公司'),
    niceList: value('9', '9 科学仪器'),
    imageFactory: [],
    appYear: value('2019'),
    regYear: value('2020'),
    trailYear: value('2019'),
    ggBeginYear: [],
    priorityYear: [],
    rightPeriod: [],
    isvalid: value('1', '有效'),
    tmstatuscode: value('5', '已注册'),
  }
}

/** One page of an answer; `total` hits exist altogether. */
export function createSearchResult({
  total = 7,
  pageNum = 1,
  pageSize = 56,
  ...changes
}: Partial<TrademarkResult> = {}): TrademarkResult {
  const first = (pageNum - 1) * pageSize
  const count = Math.max(Math.min(total - first, pageSize), 0)
  const queryTmInfo = Array.from({ length: count }, (_, index) => createHit(10_000_001 + first + index))
  return {
    queryId: 'query-1',
    total,
    totalCapped: false,
    pageNum,
    pageSize,
    queryTmInfo,
    aiData: { hint: null, otherClasses: null, belowDegree: null },
    screening: facetsOf(total),
    appnos: queryTmInfo.map(({ appNo }) => appNo),
    ids: queryTmInfo.map(({ id }) => id),
    tookMs: 1.5,
    quota: { used: 1, limit: 100, extraLeft: 0, resetAt: '2026-11-22 00:00:00' },
    dataVersion: 1,
    engineVersion: '1.0.0',
    ...changes,
  }
}
