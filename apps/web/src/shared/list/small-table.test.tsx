import { page } from 'vitest/browser'
import { expect, test } from '../../../testing/site.tsx'

const offices = ['CN', 'DE', 'EP', 'FR', 'GB', 'JP', 'KR', 'RU', 'TW', 'US', 'WO']
const coverage = {
  publications: 11,
  demonstration: 0,
  indexed: 0,
  encoder: null,
  rows: offices.map((country, at) => ({
    country,
    countryName: `局 ${country}`,
    kind: 'A',
    publications: 1000 + at,
    demonstration: 0,
    firstOn: '2001-01-01',
    lastOn: '2003-01-01',
    importedAt: null,
  })),
}

test.beforeEach(({ server }) => {
  server.answer('/patent/search/coverage', { data: coverage })
  server.answer('/product/plan/usage', { data: [] })
})

const section = page.getByRole('region', { name: '数据范围' })

test('rows are shown as many at a time as a page has', async ({ open }) => {
  await open('/PS')
  await expect.element(section.getByRole('row', { name: 'US 局 US A 1,009' })).toBeVisible()
  await expect.element(section.getByText('WO 局 WO')).not.toBeInTheDocument()
  await section.getByTitle('2', { exact: true }).click()
  await expect.element(section.getByRole('row', { name: 'WO 局 WO A 1,010' })).toBeVisible()
  await expect.element(section.getByText('US 局 US')).not.toBeInTheDocument()
})

test('on a phone a row is a card with the titles of its columns', async ({ open }) => {
  await open('/PS')
  await page.viewport(390, 800)
  await expect.element(section.getByRole('listitem').first()).toHaveTextContent('CN 局 CN')
  await expect.element(section.getByRole('listitem').first()).toHaveTextContent('2001–2003')
  await expect.element(section.getByRole('table')).not.toBeInTheDocument()
})
