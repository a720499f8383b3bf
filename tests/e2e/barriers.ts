import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { animationsEnd } from './site.ts'

/** How often a page that moves is looked at; what the last look finds is there. */
const LOOKS_MAX = 3
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What a machine finds against WCAG 2.2 AA in a page, or in that part of it which `within` selects: the rule and the first
 * element that breaks it. With `isStrict` axe's own advice counts too.
 */
export async function barriersOf(
  page: Page,
  { within, isStrict = false }: { within?: string; isStrict?: boolean } = {},
): Promise<string[]> {
  // Its half a megabyte is compiled once for all looks at a document, which takes as long as a look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(!isStrict && { runOnly: { type: 'tag', values: WCAG } }),
  }
  const look = () =>
    page.evaluate(
      async ({ selector, given }) => {
        const { axe: checker } = window as unknown as { axe: typeof axe }
        const { violations } = await checker.run(selector ?? document, given)
        return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
      },
      { selector: within, given: options },
    )
  let found = await look()
  // A page that moves while it is measured has its texts compared with the colour of what they lay on before.
  for (let looks = 1; found.length > 0 && looks < LOOKS_MAX; looks++) {
    await animationsEnd(page)
    found = await look()
  }
  return found
}
