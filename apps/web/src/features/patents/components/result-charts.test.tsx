import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { createPatentResult } from '../../../../testing/patent-result.ts'
import { expect, test } from '../../../../testing/site.tsx'

const value = (name: string, count: number) => ({ value: name, label: name, count })
const facetsOf: Record<string, ReturnType<typeof value>[]> = {
  year: [value('2024', 5), value('2021', 2)],
  applicant: [value('云澜科技', 4), value('Example Corp', 3)],
  ipc: [value('H01M', 7)],
  country: [value('CN', 6), value('US', 1)],
}
const response = createPatentResult({ total: 7, pages: 1, publications: 7, families: 6 })

test('charts are counted when they are opened, and a bar narrows the search', async ({ open, server }) => {
  server.answer('/patent/search/list', { data: response })
  server.answer('/patent/search/facet', (call) => {
    const { name } = JSON.parse(call.body!) as { name: string }
    return { data: facetsOf[name] }
  })
  await open('/patentSearch/list?mode=simple&keyword=battery')
  const toggle = page.getByRole('button', { name: '图表' })
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(server.callsOf('/patent/search/facet')).toHaveLength(0)
  await toggle.click()
  const charts = page.getByRole('region', { name: '检索结果图表' })
  await expect.element(charts.getByRole('img', { name: '历年公开量，图表' })).toBeVisible()
  // Years between the first and the last have a column, too.
  await expect.element(charts.getByText('2022：0')).toBeInTheDocument()
  await expect.element(charts.getByRole('button', { name: '下载 PNG：主要申请人' })).toBeEnabled()
  const names: string[] = []
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await charts.getByRole('combobox', { name: '图片格式：主要申请人' }).click()
  await page.getByRole('option', { name: 'BMP' }).click()
  await charts.getByRole('button', { name: '下载 BMP：主要申请人' }).click()
  await expect.poll(() => names).toEqual(['主要申请人.bmp'])
  press.mockRestore()
  await expect.element(charts.getByRole('button', { name: '下载 CSV：主要 IPC 小类' })).toBeEnabled()
  await charts.getByRole('link', { name: '只看 Example Corp' }).click()
  await expect.element(charts.getByRole('link', { name: '不再只看 Example Corp' })).toBeVisible()
  const last = JSON.parse(server.callsOf('/patent/search/facet').at(-1)!.body!) as { query: { filter: unknown } }
  expect(last.query.filter).toEqual({ applicant: ['Example Corp'] })
})
