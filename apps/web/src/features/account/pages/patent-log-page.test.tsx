import { page } from 'vitest/browser'
import { expect, test } from '../../../../testing/site.tsx'

test('a search that was logged without words is named, and can be made again', async ({ open, server, signIn }) => {
  signIn()
  const log = {
    id: '1',
    patentSearchType: 'simple',
    searchKind: null,
    productType: 'patent',
    searchContent: '',
    searchAddress: '/patentSearch/list?mode=simple&legalStatus=valid',
    createTime: '2026-11-01 08:00:00',
    total: 3,
    initiator: 'website',
  }
  server.answer('/lantern/lanlog/page', { data: { records: [log], total: 1, size: 10, current: 1, pages: 1 } })
  await open('/personalCenter/pLog')
  await expect
    .element(page.getByRole('link', { name: '仅按筛选条件检索' }))
    .toHaveAttribute('href', expect.stringContaining('legalStatus=valid'))
  await page.getByRole('button', { name: '删除记录：仅按筛选条件检索' }).click()
  await expect.element(page.getByRole('dialog')).toHaveTextContent('仅按筛选条件检索')
})
