import { expect, test } from 'vitest'
import { changeKindOf, wechatReturnOf } from './wechat-return.ts'

const none = new URLSearchParams()
const returned = new URLSearchParams('code=c&state=s')

test.each([
  ['behind the #', returned, none],
  ['before the #', none, returned],
])('a code %s is read', (_place, page, document) =>
  expect(wechatReturnOf(page, document)).toEqual({ code: 'c', state: 's' }),
)

test.each(['', 'code=c', 'state=s', 'code=&state=s'])('%j is no answer of WeChat', (query) =>
  expect(wechatReturnOf(new URLSearchParams(query), none)).toBeNull(),
)

test.each([
  ['kind=wechat', '', 'wechat'],
  ['kind=phone', 'code=c&state=s', 'phone'],
  ['code=c&state=s', '', 'wechat'],
  ['', 'code=c&state=s', 'wechat'],
  ['state=s', '', 'wechat'],
  ['', '', 'phone'],
  ['kind=other', '', 'phone'],
])('the address %j after %j changes the %s', (page, document, kind) =>
  expect(changeKindOf(new URLSearchParams(page), new URLSearchParams(document))).toBe(kind),
)
