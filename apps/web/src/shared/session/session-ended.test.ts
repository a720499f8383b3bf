import { beforeEach, expect, test, vi } from 'vitest'
import { siteCredentials } from './credentials.ts'
import { beginSession, endSession, memberSession, sessionToken } from './session.ts'

const SEARCH = '/common/query/search/v2'
const USER = '/admin/user/current'

let cookie = ''
vi.stubGlobal('window', { location: { protocol: 'https:' } })
vi.stubGlobal('document', {
  get cookie() {
    return cookie
  },
  set cookie(text: string) {
    cookie = /Max-Age=0(;|$)/.test(text) ? '' : text.split(';')[0]!
  },
})

const notifySessionEnded = vi.fn<() => void>()
const site = () =>
  siteCredentials({ notifyPleaseSignIn: () => {}, notifySessionEnded, isSearch: (path) => path === SEARCH })
const asVisitor = (token: string | null) => ({ path: SEARCH, token, isTokenInvalid: token !== null })
const refused = (token: string) => ({ path: USER, method: 'GET', status: 424 as const, token })

beforeEach(() => {
  endSession()
  notifySessionEnded.mockClear()
})

test('a search that is answered as a visitor’s suspends the session and notifies once, however many follow', () => {
  const { onAnswered } = site()
  beginSession('a')
  for (const token of ['a', 'a', null, null]) onAnswered(asVisitor(token))
  expect(notifySessionEnded).toHaveBeenCalledOnce()
  expect([sessionToken(), memberSession.isPresent()]).toEqual([null, true])
})

test.each(['before', 'after'])('it notifies once when another call was refused %s that', async (order) => {
  const { onAnswered, onRejected } = site()
  beginSession('a')
  if (order === 'before') await onRejected(refused('a'))
  onAnswered(asVisitor('a'))
  if (order === 'after') await onRejected(refused('a'))
  onAnswered(asVisitor('a'))
  expect(notifySessionEnded).toHaveBeenCalledOnce()
})

test('a session that ended in silence is notified of with the first search after that', async () => {
  const { onAnswered, onRejected } = site()
  beginSession('a')
  await onRejected(refused('a'))
  onAnswered({ path: '/common/query/countries', token: null, isTokenInvalid: false })
  expect(notifySessionEnded).not.toHaveBeenCalled()
  onAnswered(asVisitor(null))
  onAnswered(asVisitor(null))
  expect(notifySessionEnded).toHaveBeenCalledOnce()
})

test('the next session that ends is notified of again', () => {
  const { onAnswered } = site()
  for (const token of ['a', 'b']) {
    beginSession(token)
    memberSession.settle(true)
    onAnswered(asVisitor(token))
  }
  expect(notifySessionEnded).toHaveBeenCalledTimes(2)
})

test('an answer to a call of an earlier session, of a visitor or after signing out notifies of nothing', async () => {
  const { onAnswered } = site()
  onAnswered(asVisitor(null))
  beginSession('b')
  onAnswered(asVisitor('a'))
  onAnswered({ path: SEARCH, token: 'b', isTokenInvalid: false })
  expect(sessionToken()).toBe('b')
  endSession()
  onAnswered(asVisitor('b'))
  onAnswered(asVisitor(null))
  expect(notifySessionEnded).not.toHaveBeenCalled()
})
