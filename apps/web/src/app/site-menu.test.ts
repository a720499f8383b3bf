import { expect, test, vi } from 'vitest'

vi.stubGlobal('window', { location: { href: 'https://example.com/' } })
const { linksOf, siteMenus } = await import('./site-menu.ts')

// Spec 1 §2.4, as far as the pages are built.
test.each([
  [
    'cn',
    [
      '/TM',
      '/PT',
      '/hostingPlatform',
      '/PS',
      '/fficiencyTools',
      '/TMS',
      '/PMS?point=0',
      '/PMS?point=1',
      '/brand',
      '/TD',
      '/services',
    ],
  ],
  [
    'en',
    [
      '/solutions',
      '/trademarkSearch',
      '/SC',
      '/TI',
      '/TMS',
      '/patentSolutions',
      '/patentTranslation',
      '/searchTntroduction',
      '/psApi',
      '/PMS?point=0',
      '/PAMS',
      '/Trados',
      '/TradosWord',
      '/Excel',
      '/SPB',
      '/patentCPC',
      '/nPQ',
    ],
  ],
] as const)('the menu in %s has the pages that the specification lists', (language, listed) => {
  const paths = linksOf(siteMenus[language]).map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining([...listed]))
  expect(new Set(paths).size).toBe(paths.length)
})
