import axe from 'axe-core'
import { page } from 'vitest/browser'
import { untilStill } from './motion.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * What a machine finds against WCAG 2.2 AA in the page, or in that part of it which `within` selects: the rule and the
 * first element that breaks it.
 */
export async function findBarriers({ within }: { within?: string } = {}) {
  const { violations } = await axe.run(within ?? document, {
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: WCAG },
  })
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)
}

/** Runs `check` at the width of a phone and at that of a desktop. */
export async function atEachWidth(check: (width: number) => Promise<void> | void) {
  for (const width of [390, 1440]) {
    await page.viewport(width, 900)
    await untilStill()
    await check(width)
  }
}
