import type { CrossResult } from '@markwright/api-client/models/crossResult'
import type { TrademarkQuery } from '@markwright/api-client/models/trademarkQuery'
import { page } from 'vitest/browser'
import { createHit } from '../../../../testing/search-result.ts'
import { expect, test } from '../../../../testing/site.tsx'

const EXPORT_PATH = '/common/query/excelExport'
const response: CrossResult = {
  total: 12,
  totalCapped: false,
  engineVersion: '1.0.0',
  countries: [{ country: 'CN', total: 12, top: [createHit(10_000_001)] }],
}
const dialog = page.getByRole('dialog', { name: '导出' })

test.beforeEach(({ server }) => {
  server.answer('/common/query/countries', { data: [] })
  server.answer('/common/query/tmCrossSearch', { data: response })
  server.answer(EXPORT_PATH, { code: 20153, msg: '没有可以导出的记录' })
})

test('the hits of all offices are exported, those put aside with what they are similar to', async ({
  open,
  server,
}) => {
  await open('/crossSearch?tradeMarkText=华为&country=CN;US')
  await page.getByRole('button', { name: '导出' }).click()
  await dialog.getByRole('button', { name: '导出' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: /取\s*消/ }).click()
  await page.getByRole('checkbox', { name: '选择 华为 10000001' }).click()
  const bar = page.getByRole('region', { name: '已选的商标' })
  await bar.getByRole('button', { name: '导出' }).click()
  await dialog.getByRole('button', { name: '导出' }).click()
  await expect.poll(() => server.callsOf(EXPORT_PATH)).toHaveLength(2)
  const orders = server
    .callsOf(EXPORT_PATH)
    .map(({ body }) => JSON.parse(body!) as { query: TrademarkQuery; ids?: string[] })
  const query = expect.objectContaining({ tradeMarkText: '华为', queryWay: 'similar', country: ['CN', 'US'] })
  expect(orders).toMatchObject([{ query }, { query, ids: ['CN_10000001_9'] }])
  expect(orders[0]).not.toHaveProperty('ids')
})
