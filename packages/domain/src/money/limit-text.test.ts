import { expect, test } from 'vitest'
import { limitAmount, limitText, periodText, serviceName } from './limit-text.ts'
import { meteredServices, type PlanLimit } from './metered-services.ts'

const limit = (services: PlanLimit['services'], rest: Partial<PlanLimit>): PlanLimit => ({
  services,
  perDay: null,
  total: null,
  atOnce: null,
  ...rest,
})

test.each([
  [limit(['search'], { perDay: 500 }), '商标查询 每天 500 次', '500 trademark searches a day'],
  [limit(['report'], { total: 1 }), '注册可行性报告 1 份', '1 registrability report'],
  [limit(['monitoring'], { atOnce: 20 }), '商标监测 同时最多 20 个', '20 trademark monitors at the same time'],
  [
    limit(['bulkQuery'], { perDay: 50, atOnce: 500 }),
    '批量查询 每天 50 次，每次最多 500 行',
    '50 bulk queries a day, up to 500 rows each',
  ],
  [limit(['translationWords'], { total: 50_000 }), '翻译字数 50,000 字', '50,000 words of translation'],
  [
    limit(['translationWords'], { total: 50_000, perDay: 5000 }),
    '翻译字数 50,000 字，每天 5,000 字',
    '50,000 words of translation, at most 5,000 a day',
  ],
  [
    limit(['patentSearch', 'translation'], { total: 30 }),
    '专利检索、文本翻译 共 30 次',
    '30 uses in total (patent searches, text translations)',
  ],
  [
    limit(['search', 'bulkQuery'], { total: 30, atOnce: 2000 }),
    '商标查询、批量查询 共 30 次，批量查询每次最多 2,000 行',
    '30 uses in total (trademark searches, bulk queries), bulk queries of up to 2,000 rows',
  ],
])('a limit reads as a person would say it: %#', (input, cn, en) => {
  expect([limitText(input, 'cn'), limitText(input, 'en')]).toEqual([cn, en])
})

test('every service has a name in both languages', () => {
  for (const service of meteredServices) {
    expect(serviceName(service, 'en')).toMatch(/^[A-Z]/)
    expect(serviceName(service, 'cn')).toMatch(/^\p{Script=Han}+$/u)
  }
})

test.each([
  [{ months: 12, days: null }, '1 年', '1 year'],
  [{ months: 3, days: null }, '3 个月', '3 months'],
  [{ months: null, days: 3 }, '3 天', '3 days'],
  [{ months: null, days: null }, null, null],
])('a period reads as a person would say it: %#', (period, cn, en) => {
  expect([periodText(period, 'cn'), periodText(period, 'en')]).toEqual([cn, en])
})

test.each([
  [limit(['search'], { perDay: 500 }), '每天 500 次', '500 a day'],
  [limit(['bulkQuery'], { perDay: 50, atOnce: 500 }), '每天 50 次，每次最多 500 行', '50 a day, up to 500 rows each'],
  [limit(['monitoring'], { atOnce: 20 }), '同时最多 20 个', '20 at the same time'],
  [limit(['translationWords'], { total: 50_000 }), '共 50,000 字', '50,000 in total'],
])('the amount of a limit is read beside the names of its services', (given, cn, en) => {
  expect(limitAmount(given, 'cn')).toBe(cn)
  expect(limitAmount(given, 'en')).toBe(en)
})
