import { expect, test } from 'vitest'
import { wechatReturnOf } from './wechat-return.ts'

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
