import { permissionsOf, type StaffRole } from '@markwright/domain/people/staff-permissions'
import i18next from 'i18next'
import { message, notification } from 'antd'
import { test as base } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../src/shared/ui/brand/global.css'
import { startSite } from '../src/app/start-site.tsx'
import { storeLanguage } from '../src/shared/i18n/language.ts'
import { closeSignIn } from '../src/shared/session/sign-in-dialog.ts'
import { beginSession, endSession } from '../src/shared/session/session.ts'
import { beginStaffSession } from '../src/shared/session/staff-session.ts'
import { untilTrue } from './clock.ts'
import { untilStill } from './motion.ts'
import { siteTheme } from '../src/shared/ui/brand/theme.ts'
import { createStubServer, type StubServer } from './stub-server.ts'

// Chromium without a window sometimes never reports that a motion has ended, and what it moves out would stay for ever.
// The browser tests of the whole site have motion.
Object.assign(siteTheme.token!, { motion: false })

/** What every page requests. */
const SITE = {
  clientAuthorization: 'Basic d2ViOnNlY3JldA==',
  passwordKey: '0123456789abcdef',
  isDemonstration: true,
  operator: '知匠',
}

export const test = base.extend<{
  server: StubServer
  /** Shows the site at an address behind the `#`, as if it had just been loaded. */
  open: (path: string) => Promise<void>
  setLanguage: (language: 'cn' | 'en') => void
  /** Makes the browser that of a member. */
  signIn: (user?: Record<string, unknown>) => void
}>({
  // eslint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a fixture needs.
  server: async ({}, provide) => {
    const server = createStubServer()
    server.answer('/common/site', { data: SITE })
    server.answer('/common/analytics/pv', { data: null })
    await provide(server)
    server.close()
  },
  open: async ({ server }, provide) => {
    let remove = () => {}
    await page.viewport(1280, 900)
    const element = document.createElement('div')
    document.body.append(element)
    await provide(async (path) => {
      remove()
      closeSignIn()
      window.location.hash = `#${path}`
      forgetLanguage()
      remove = await startSite(element)
    })
    // Left where it is, the pointer could open a menu of the next page, which covers what its test presses.
    await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 }, force: true })
    remove()
    element.remove()
    // Messages are drawn outside of the page, and stay for some seconds. One that is closed before it has begun to
    // appear never moves, and Ant Design would wait for the end of its motion for ever.
    if (isMessageShown()) {
      await untilStill()
      message.destroy()
      notification.destroy()
      await untilTrue(() => !isMessageShown())
    }
    closeSignIn()
    endSession()
    window.localStorage.clear()
    window.sessionStorage.clear()
    if (server.unanswered.length > 0) throw new Error(`calls without an answer: ${server.unanswered.join(', ')}`)
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  setLanguage: async ({}, provide) => {
    await provide((language) => storeLanguage(window.localStorage, language))
  },
  signIn: async ({ server }, provide) => {
    await provide((user = {}) => {
      beginSession('token')
      answerMember(server, user)
    })
  },
})
export { expect } from 'vitest'

/** Answers what the header of every page requests about a member. */
export function answerMember(server: StubServer, user: Record<string, unknown> = {}) {
  server.answer('/admin/user/current', { data: { id: 'u', phone: '13800138000', ...user } })
  server.answer('/admin/member/user/get', { data: { card: { cardLevel: 0, cardName: null, expireTime: null } } })
  server.answer('/lantern/messageLan/page', { data: { records: [], total: 0, size: 10, current: 1, pages: 0 } })
  server.answer('/lantern/messageLan/unreadCount', { data: 0 })
}

/** Makes the tab that of a member of staff with these roles. */
export function signInStaff(server: StubServer, roles: readonly StaffRole[] = ['admin']) {
  beginStaffSession('token')
  const data = { id: 's', name: 'Li Lei', roles, permissions: permissionsOf(roles), delivery: 'outbox' }
  server.answer('/admin/manage/me', { data })
}

const isMessageShown = () => document.querySelector('.ant-message-notice, .ant-notification-notice') !== null

/** i18next lives as long as the module: its next start is to choose the language anew and keep the texts of pages. */
function forgetLanguage() {
  const { store } = i18next
  if (!store) return
  Object.assign(i18next, { language: undefined })
  const cacheTexts = () => {
    i18next.off('initialized', cacheTexts)
    for (const [language, texts] of Object.entries(store.data))
      for (const [namespace, text] of Object.entries(texts))
        if (!i18next.hasResourceBundle(language, namespace)) i18next.addResourceBundle(language, namespace, text)
  }
  i18next.on('initialized', cacheTexts)
}
