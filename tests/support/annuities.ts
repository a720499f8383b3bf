import { randomInt } from 'node:crypto'
import { addDays, addYears, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import type { ApiBench } from './api-bench.ts'
import { buildProduct } from './catalogue.ts'

const sold = new WeakMap<ApiBench, Promise<void>>()

/** Offers the payment of annuities for 120 yuan each, with fees of the offices of China and Japan; once for each site. */
export function sellAnnuities(bench: ApiBench): Promise<void> {
  const known = sold.get(bench) ?? offer(bench)
  sold.set(bench, known)
  return known
}

async function offer(bench: ApiBench) {
  await buildProduct(bench, {
    code: 'annuity',
    serviceType: 28,
    productType: null,
    orderGroup: 'Annuity',
    name: { cn: '专利年费代缴', en: 'Payment of a patent annuity' },
    plan: null,
    skus: [{ priceFen: 12_000, planId: null }],
  })
  for (const [office, code, currency, amount] of [
    ['CN', 'patent.annuity.invention.4', 'CNY', 120_000],
    ['CN', 'patent.annuity.invention.7', 'CNY', 200_000],
    ['JP', 'patent.annuity.invention.4', 'JPY', 10_300],
    ['JP', 'patent.annuity.invention.4.claim', 'JPY', 800],
  ])
    await bench.pool.query(
      `INSERT INTO official_fee (id, office, code, "right", name_cn, name_en, currency, amount_minor, valid_from, source, author)
       VALUES (gen_random_uuid(), $1, $2, 'patent', '年费', 'Annuity', $3, $4, '2019-07-01', '来源 / source', 'test')`,
      [office, code, currency, amount],
    )
}

/** What a member types of a Chinese patent whose annuity of year 7 is due in a month. */
export function patentDue(rest: object = {}) {
  const due = addDays(todayIn(HOME_ZONE, new Date()), 30)
  return {
    kind: 'patent',
    office: 'CN',
    number: `CN2018${String(randomInt(1e8)).padStart(8, '0')}`,
    title: '轴承',
    state: 'live',
    filedOn: addYears(due, -6),
    registeredOn: addYears(due, -3),
    ...rest,
  }
}
