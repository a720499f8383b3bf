import { randomInt } from 'node:crypto'
import { type Browser, expect, type Locator, type Page, type Response, test as base } from '@playwright/test'

export type Language = 'cn' | 'en'

/** Pages begin in Chinese, as for a first visit; `setLanguage` chooses the language before the first one opens. */
export const test = base.extend<
  {
    setLanguage: (language: Language) => Promise<void>
    open: (path: string) => Promise<void>
  },
  { browser: Browser }
>({
  browser: [
    async ({ browser }, provide) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        context.on('page', (page) => {
          waitForMotionBeforeActions(page)
          rememberChallenges(page)
        })
        return context
      }
      await provide(browser)
    },
    { scope: 'worker' },
  ],
  // Every test calls from an address of its own: what one does too often is not held against the others.
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  extraHTTPHeaders: async ({}, provide) => {
    await provide({ 'X-Forwarded-For': `198.18.${randomInt(256)}.${randomInt(256)}` })
  },
  setLanguage: async ({ context }, provide) => {
    await provide(async (language) => {
      await context.addInitScript((lang) => {
        if (!localStorage.getItem('language')) localStorage.setItem('language', JSON.stringify({ lang }))
      }, language)
    })
  },
  /** Goes to an address behind the `#`. */
  open: async ({ page }, provide) => {
    await provide(async (path) => {
      await page.goto(`/#${path}`)
    })
    // A call that a test has changed may still be on its way when the test is over.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
export { expect } from '@playwright/test'

const OPENED = [
  'modal',
  'modal-mask',
  'drawer-content-wrapper',
  'drawer-mask',
  'dropdown',
  'select-dropdown',
  'popover',
]
const PHASES = ['-enter', '-appear', '-leave']
// What a field says of itself folds away when it is corrected, and moves the buttons below it.
const PARTS = [...OPENED.map((part) => `.ant-${part}`), '[class*="-show-help"]']
const MOVING = PARTS.flatMap((part) => PHASES.map((phase) => `${part}[class*="${phase}"]`)).join(', ')
const ACTIONS = ['check', 'click', 'dblclick', 'fill', 'hover', 'press', 'pressSequentially', 'tap', 'uncheck'] as const
const KEYBOARD_ACTIONS = ['insertText', 'press', 'type'] as const
const patchedPrototypes = new WeakSet<object>()

/**
 * Makes every action of a page wait until dialogs and lists have finished opening or closing. Playwright takes an
 * element that has not begun to move for one that has stopped, and a dialog takes the focus when its opening ends: a
 * press or key in between has no effect.
 */
function waitForMotionBeforeActions(page: Page) {
  waitBefore(page.keyboard, KEYBOARD_ACTIONS, () => motionEnds(page))
  const locators: Locator = Object.getPrototypeOf(page.locator('html'))
  if (patchedPrototypes.has(locators)) return
  patchedPrototypes.add(locators)
  waitBefore(locators, ACTIONS, async function (this: Locator) {
    // What is not there yet may come with a dialog, whose opening begins a frame later.
    if ((await this.count()) === 0) {
      await this.first()
        .waitFor({ state: 'attached' })
        .catch(() => undefined)
      await nextFrames(this.page()).catch(() => undefined)
    }
    await motionEnds(this.page())
  })
}

const lastChallenges = new WeakMap<Page, Response>()

function rememberChallenges(page: Page) {
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/code') lastChallenges.set(page, response)
  })
}

/** The token of the human check that a page was sent last. */
export const challengeToken = async (page: Page): Promise<string> =>
  (await lastChallenges.get(page)!.json()).data.repData.token

/** At most two seconds: where a test has stopped the clock, nothing moves on. */
const motionEnds = (page: Page) =>
  page
    .locator(MOVING)
    .first()
    .waitFor({ state: 'detached', timeout: 2000 })
    .catch(() => undefined)

function waitBefore<T extends object>(target: T, names: readonly (keyof T)[], wait: (this: T) => Promise<void>) {
  for (const name of names) {
    const act = target[name] as (...parameters: unknown[]) => Promise<unknown>
    Object.assign(target, {
      async [name](this: T, ...parameters: unknown[]) {
        await wait.call(this)
        return act.apply(this, parameters)
      },
    })
  }
}

/** Waits for two frames, after which the page has drawn what follows from the last event. */
export const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** Waits until the page of a new address is shown instead of the one before, whose heading may still be there. */
export async function pageShown(page: Page) {
  await nextFrames(page)
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/**
 * The widths in pixels, those of a phone and of a large screen where none are given, at which a page is looked at. It is
 * opened at the first one and resized to the others; their order depends on the language, so that both ends are opened.
 */
export const widthsFor = (language: Language, widths: readonly number[] = [390, 1440]) =>
  language === 'cn' ? widths : widths.toReversed()

/** Runs `check` at each of the widths, without loading the page again; the first of them is set when it returns. */
export async function atEachWidth(page: Page, widths: readonly number[], check: (width: number) => Promise<void>) {
  for (const width of widths) {
    await resizeTo(page, width)
    await check(width)
  }
  await resizeTo(page, widths[0]!)
}

async function resizeTo(page: Page, width: number) {
  if (page.viewportSize()?.width === width) return
  await page.setViewportSize({ width, height: 900 })
  // The page draws itself anew for its width.
  await nextFrames(page)
}

/** Waits until every transition and animation that comes to an end has done so, those that begin meanwhile too. */
export async function animationsEnd(page: Page) {
  const areRunning = async () => {
    await nextFrames(page)
    return page.evaluate(async () => {
      const finite = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      await Promise.allSettled(finite.map(({ finished }) => finished))
      return finite.length > 0
    })
  }
  while (await areRunning());
}

/** By how many pixels a page is wider than the window. */
export const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** A search with thousands of hits in many offices. */
export const WIDE = '/combinedQuery?tradeMarkText=a&queryWay=match&country=all'

/** A search that finds nothing, however little a hit has to be alike. */
export const EMPTY = '/combinedQuery?tradeMarkText=qxzvjkwq'

/** The hits of a list, in its order: the record ids of their links. */
export const hitIds = (page: Page): Promise<string[]> =>
  page
    .locator('[data-roving] a[href*="/query/detail?id="]')
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute('href')!.slice(1), 'http://x').searchParams.get('id')!),
    )

/** The number of hits that the sentence above them names, once it does. */
export async function totalShown(page: Page): Promise<number> {
  const sentence = page.getByRole('heading', { level: 1 }).filter({ hasText: /(共|至少) [\d,]+ 条/ })
  return Number(/(?:共|至少) ([\d,]+) 条/.exec((await sentence.textContent())!)![1]!.replaceAll(',', ''))
}
