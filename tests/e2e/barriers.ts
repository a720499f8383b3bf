import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What a machine finds against WCAG 2.2 AA in a page, or in that part of it which `within` selects: the rule and the first
 * element that breaks it. With `isStrict` axe's own advice counts too.
 */
export async function barriersOf(
  page: Page,
  { within, isStrict = false }: { within?: string; isStrict?: boolean } = {},
) {
  // No page has frames of another origin, for which axe would open a page of its own at every look.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  axe.options({ resultTypes: ['violations'], ...(!isStrict && { runOnly: { type: 'tag', values: WCAG } }) })
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
}
