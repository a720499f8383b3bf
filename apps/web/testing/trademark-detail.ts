import type { StubServer } from './stub-server.ts'
import type { TrademarkDetail } from '@markwright/api-client/models/trademarkDetail'
import { createHit } from './search-result.ts'

const DETAIL_PATH = '/common/query/detail'

/** Answers the record of a mark that no legal document concerns. */
export function answerDetail(server: StubServer, answer: Parameters<StubServer['answer']>[1]) {
  server.answer(DETAIL_PATH, answer)
  server.answer('/trademark/iphouseApi/ofMark', { data: { records: [], total: 0, parties: [] } })
}

/** A registered word mark. */
export const createDetail = (changes: Partial<TrademarkDetail> = {}): TrademarkDetail => ({
  hit: createHit(10_000_001),
  applicants: [{ name: '华为技术有限公司', nameEn: null, address: '广东省深圳市', addressEn: null, country: 'CN' }],
  applicantNumbers: [],
  agents: [],
  agentNumbers: [],
  goods: [{ class: 9, group: '0901', text: '计算机', textEn: 'computers' }],
  nationalGoods: [],
  progress: [{ date: '2019-01-02', code: null, text: '申请收文', textEn: 'Application filed', issue: null }],
  priorities: [],
  oppositions: [],
  seniorities: [],
  madrid: null,
  rightPeriod: { from: '2020-03-04', to: '2030-03-03' },
  renewal: {
    validdate: '2030-03-03',
    oneYearBefore: '2029-03-03',
    sixMonthAfter: '2030-09-03',
    status: '不可续展',
    today: '2026-11-23',
  },
  deadlines: [],
  numbers: [],
  jointlyOwned: false,
  colorClaim: null,
  disclaimer: null,
  description: null,
  translation: null,
  transliteration: null,
  statusDate: '2020-03-04',
  publicationRegDate: '2020-03-04',
  regIssue: '1687',
  designationDate: null,
  dataDate: '2026-11-20',
  ...changes,
})
