import { page } from 'vitest/browser'
import { expect, test } from '../../../testing/site.tsx'

for (const path of ['/nowhere', '/PI', '/BP'])
  for (const width of [390, 1440])
    test(`what is said where there is no page lies below the header: ${path} (${width} pixels)`, async ({ open }) => {
      await open(path)
      await page.viewport(width, 500)
      const heading = page.getByRole('heading', { level: 1 })
      await expect.element(heading).toBeVisible()
      const header = page.getByRole('banner').element()
      await expect.element(page.elementLocator(header)).toHaveAttribute('data-state', 'plain')
      const main = page.getByRole('main').element()
      expect(main.getBoundingClientRect().top).toBeGreaterThanOrEqual(header.getBoundingClientRect().bottom - 1)
    })
