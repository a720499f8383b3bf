import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { siteCredentials } from './credentials.ts'
import { beginPage, clearDataOnUserChange } from './own-data.ts'
import { currentUserKey, setCurrentUser } from './current-user.ts'
import { beginSession, endSession, recheckSession, sessionToken } from './session.ts'
import { beginStaffSession, endStaffSession, staffToken } from './staff-session.ts'

const user = ['/admin/user/current']
const notices = ['/lantern/messageLan/page', { current: 1 }]
const search = ['/common/query/search/v2', { tradeMarkText: 'nike' }]
const staffUsers = ['/admin/manage/users']

const cookies = new Map<string, string>()
const staff = new Map<string, string>()
vi.stubGlobal('window', {
  location: { protocol: 'https:' },
  addEventListener: () => {},
  sessionStorage: {
    getItem: (key: string) => staff.get(key) ?? null,
    setItem: (key: string, value: string) => staff.set(key, value),
    removeItem: (key: string) => staff.delete(key),
  },
})
vi.stubGlobal('document', {
  addEventListener: () => {},
  get cookie() {
    return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  },
  set cookie(text: string) {
    const [, name, value] = /^(\w+)=([^;]*)/.exec(text)!
    if (/Max-Age=0(;|$)/.test(text)) cookies.delete(name!)
    else cookies.set(name!, value!)
  },
})

function cacheWith(...keys: unknown[][]) {
  const queryClient = new QueryClient()
  for (const key of keys) queryClient.setQueryData(key, 'known')
  clearDataOnUserChange(queryClient)
  return (key: unknown[]) => queryClient.getQueryData(key)
}

const site = (notifications: Partial<Parameters<typeof siteCredentials>[0]> = {}) =>
  siteCredentials({
    notifyPleaseSignIn: () => {},
    notifySessionEnded: () => {},
    isSearch: () => false,
    ...notifications,
  })

beforeEach(() => {
  cookies.clear()
  // Those who listen since an earlier test must not hold its member for present.
  recheckSession()
  staff.clear()
  setCurrentUser(null)
})

test('signing out forgets what is the member’s, and nothing else', () => {
  beginSession('a')
  const known = cacheWith(user, notices, search, staffUsers)
  endSession()
  expect([known(user), known(notices)]).toEqual([undefined, undefined])
  expect([known(search), known(staffUsers)]).toEqual(['known', 'known'])
})

test.each([
  [user],
  [notices],
  [['/common/query/analyzeReportV2/AR2026112200001']],
  [['/common/exports', { current: 1, size: 20 }]],
  [['/common/job/0192a000-0000-7000-8000-000000000000']],
])('what one member saw is not shown to the next: %j', (key) => {
  beginSession('a')
  const known = cacheWith(key)
  beginSession('b')
  expect(known(key)).toBeUndefined()
})

test.each([undefined, '', 'null'])('a cookie that turned out to be %j ends the session', (value) => {
  beginSession('a')
  const known = cacheWith(user)
  if (value === undefined) cookies.delete('auth')
  else cookies.set('auth', value)
  recheckSession()
  expect(sessionToken()).toBeNull()
  expect(known(user)).toBeUndefined()
})

test('a cookie that cannot be decoded is no session', () => {
  cookies.set('auth', '%')
  expect(sessionToken()).toBeNull()
  expect(() => recheckSession()).not.toThrow()
  beginSession('a%')
  expect(sessionToken()).toBe('a%')
})

test('what is stored is that of the member who is signed in, and waits for them when the session has merely ended', () => {
  const queryClient = new QueryClient()
  clearDataOnUserChange(queryClient)
  const isOf = () => currentUserKey('draft')
  const visitor = isOf()
  beginSession('a')
  queryClient.setQueryData(user, { id: 'ann' })
  const anns = isOf()
  expect(anns).not.toBe(visitor)
  endSession()
  expect(isOf()).toBe(anns)
  beginSession('b')
  queryClient.setQueryData(user, { id: 'bob' })
  expect([visitor, anns]).not.toContain(isOf())
})

test.each([
  ['on another page', () => beginPage()],
  ['when the site is opened again', () => clearDataOnUserChange(new QueryClient())],
])('what is typed %s after a session has ended is no longer that member’s, whose own waits', (_, come) => {
  const queryClient = new QueryClient()
  clearDataOnUserChange(queryClient)
  const visitor = currentUserKey('draft')
  beginSession('a')
  queryClient.setQueryData(user, { id: 'ann' })
  const anns = currentUserKey('draft')
  come()
  expect(currentUserKey('draft')).toBe(anns)
  endSession()
  come()
  expect(currentUserKey('draft')).toBe(visitor)
  beginSession('a again')
  queryClient.setQueryData(user, { id: 'ann' })
  expect(currentUserKey('draft')).toBe(anns)
})

test('an answer that comes after its session has ended names nobody', () => {
  const queryClient = new QueryClient()
  clearDataOnUserChange(queryClient)
  const visitor = currentUserKey('draft')
  queryClient.setQueryData(user, { id: 'ann' })
  expect(currentUserKey('draft')).toBe(visitor)
})

test('a session that goes on keeps what is known', () => {
  beginSession('a')
  const known = cacheWith(user)
  recheckSession()
  expect(known(user)).toBe('known')
})

test('the end of a staff session forgets the back office', () => {
  beginStaffSession('s')
  const known = cacheWith(user, staffUsers)
  endStaffSession()
  expect([known(user), known(staffUsers)]).toEqual(['known', undefined])
})

test('each side carries its own token', () => {
  beginSession('member')
  beginStaffSession('staff')
  const { tokenFor } = site()
  expect(tokenFor('/admin/user/current')).toBe('member')
  expect(tokenFor('/admin/manage/users')).toBe('staff')
})

test('a refused session ends; only a missing one is said', () => {
  const report = vi.fn<() => void>()
  const { onRejected } = site({ notifyPleaseSignIn: report })
  beginSession('a')
  void onRejected({ path: '/admin/user/current', method: 'GET', status: 424, token: 'a' })
  expect(sessionToken()).toBeNull()
  expect(report).not.toHaveBeenCalled()
  void onRejected({ path: '/admin/user/current', method: 'GET', status: 401, token: null })
  expect(report).toHaveBeenCalledOnce()
})

test.each(['/auth/user/regist', '/auth/social/callback', '/auth/qrcode/check'])(
  'a refusal of %s asks nobody to sign in, and ends no session',
  async (path) => {
    const report = vi.fn<() => void>()
    const { onRejected } = site({ notifyPleaseSignIn: report })
    beginSession('a')
    expect(await onRejected({ path, method: 'POST', status: 401, token: 'a' })).toBe(false)
    expect(sessionToken()).toBe('a')
    expect(report).not.toHaveBeenCalled()
  },
)

test('the answer to a call of an earlier session does not end the present one', () => {
  const { onRejected } = site()
  beginSession('b')
  void onRejected({ path: '/admin/user/current', method: 'GET', status: 424, token: 'a' })
  expect(sessionToken()).toBe('b')
})

test('a refused staff session leaves the member signed in', () => {
  const { onRejected } = site()
  beginSession('member')
  beginStaffSession('staff')
  void onRejected({ path: '/admin/manage/users', method: 'GET', status: 424, token: 'staff' })
  expect([staffToken(), sessionToken()]).toEqual([null, 'member'])
})
