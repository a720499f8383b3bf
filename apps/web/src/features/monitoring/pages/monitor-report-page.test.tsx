import type { MonitorReport } from '@markwright/api-client/models/monitorReport'
import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'

const report: MonitorReport = {
  monitor: {
    id: '0194d2f0-0000-7000-8000-000000000001',
    name: '甲公司的商标',
    type: 'applicant',
    query: { tmApplicant: '甲公司' },
    content: '甲公司',
    image: null,
    channels: ['site'],
    frequency: 'issue',
    webhookUrl: null,
    webhookSecret: null,
    state: 'active',
    hitCount: 300,
    openCount: 300,
    lastHitTime: null,
    evaluatedTime: null,
    evaluatedVersion: 1,
    nextDigestTime: null,
    problems: [],
    version: 1,
    createTime: '2026-11-01 10:00:00',
  },
  from: '2026-10-22',
  to: '2026-11-21',
  zone: 'Asia/Shanghai',
  total: 300,
  byKind: [{ value: 'new', count: 300 }],
  byLevel: [],
  byVerdict: [],
  byDay: [],
  deadlines: [],
  sort: '-score',
  hits: [],
  dataVersion: 1,
  engineVersion: '1',
  createTime: '2026-11-21 10:00:00',
}

for (const [language, sort, text] of [
  ['cn', '-score', '按近似程度列出前 0 条。'],
  ['cn', '-foundTime', '按发现时间列出最新的 0 条。'],
  ['cn', 'deadline', '按截止日期列出最近的 0 条。'],
  ['en', '-score', 'The 0 most similar.'],
  ['en', '-foundTime', 'The 0 found last, newest first.'],
  ['en', 'deadline', 'The 0 with the nearest deadlines.'],
] as const)
  test(`a report that is cut says in which order its results are (${language}, ${sort})`, async ({
    open,
    server,
    setLanguage,
    signIn,
  }) => {
    setLanguage(language)
    signIn()
    const { id } = report.monitor
    server.answer('/trademark/monitoring/page', { data: { records: [], total: 0, size: 100, current: 1, pages: 0 } })
    server.answer(`/trademark/monitoringReport/${id}`, { data: { ...report, sort } })
    await open(`/monitorReport?id=${id}`)
    await expect.element(page.getByText(text)).toBeVisible()
  })
