import type { PatentHit } from '@markwright/api-client/models/patentHit'
import { page } from 'vitest/browser'
import { createPatentResult } from '../../../../testing/patent-result.ts'
import { expect, test } from '../../../../testing/site.tsx'

const hit = (id: string): PatentHit => ({
  id,
  pubNo: `CN10000000${id}A`,
  appNo: null,
  country: 'CN',
  kind: 'A',
  type: 'invention',
  title: null,
  abstract: null,
  applicants: ['云澜科技'],
  inventors: [],
  ipcMain: null,
  ipcs: [],
  applyDate: null,
  grantDate: null,
  pubDate: '2024-01-02',
  legalStatus: { code: 'valid', asOf: null, text: null },
  familyId: null,
  familySize: 1,
  imageUrl: null,
  demonstration: false,
  score: null,
  why: [],
})
const patent = (id: string) => ({
  ...hit(id),
  titles: [{ language: 'zh', text: `电池 ${id}` }],
  abstracts: [],
  applicants: [{ name: '云澜科技', country: null, address: null }],
  cpcs: [],
})

test('two selected patents are compared side by side', async ({ open, server }) => {
  const list = createPatentResult({
    records: [hit('1'), hit('2')],
    total: 2,
    pages: 1,
    publications: 2,
    families: 2,
  })
  server.answer('/patent/search/list', { data: list })
  server.answer('/patent/search/detail', { data: patent('1') })
  server.answer('/patent/search/claims', {
    data: [
      {
        language: 'zh',
        claims: [
          { no: 1, text: '一种电池。', dependsOn: [], independent: true },
          { no: 2, text: '如权利要求1。', dependsOn: [1], independent: false },
        ],
      },
    ],
  })
  await open('/patentSearch/list?mode=simple&keyword=battery')
  const compare = page.getByRole('button', { name: /^对\s?比$/ })
  await expect.element(compare).toBeDisabled()
  for (const id of ['1', '2']) await page.getByRole('checkbox', { name: `CN10000000${id}A` }).click()
  await compare.click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('1. 一种电池。').first()).toBeVisible()
  expect(dialog.getByText('如权利要求1。').elements()).toHaveLength(0)
})
