import { expect, test } from 'vitest'
import { requestInAddress } from './auto-open.ts'

const requested = (query: string) => requestInAddress(new URLSearchParams(query))

test('the dialog opens by itself only where the address holds all three flags', () => {
  expect(requested('dialogVisible=true&wechatLogin=true')).toBeNull()
  expect(requested('wechatLogin=true&wechatAuth=true')).toBeNull()
  expect(requested('')).toBeNull()
  expect(requested('dialogVisible=true&wechatLogin=false&wechatAuth=false')).toEqual({ kind: 'signIn' })
})

test('the values of the flags say how one signs in', () => {
  expect(requested('dialogVisible=1&wechatLogin=1&wechatAuth=0')).toEqual({ kind: 'wechat' })
  expect(requested('dialogVisible=true&wechatLogin=false&wechatAuth=true')).toEqual({ kind: 'bind', ticket: null })
  expect(requested('dialogVisible=false&wechatLogin=true&wechatAuth=true')).toBeNull()
})
