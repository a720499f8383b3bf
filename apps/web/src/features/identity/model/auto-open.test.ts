import { expect, test } from 'vitest'
import { requestInAddress } from './auto-open.ts'

const asked = (query: string) => requestInAddress(new URLSearchParams(query))

test('the dialog opens by itself only where the address holds all three flags', () => {
  expect(asked('dialogVisible=true&wechatLogin=true')).toBeNull()
  expect(asked('wechatLogin=true&wechatAuth=true')).toBeNull()
  expect(asked('')).toBeNull()
  expect(asked('dialogVisible=true&wechatLogin=false&wechatAuth=false')).toEqual({ kind: 'signIn' })
})

test('the values of the flags say how one signs in', () => {
  expect(asked('dialogVisible=1&wechatLogin=1&wechatAuth=0')).toEqual({ kind: 'wechat' })
  expect(asked('dialogVisible=true&wechatLogin=false&wechatAuth=true')).toEqual({ kind: 'bind', ticket: null })
  expect(asked('dialogVisible=false&wechatLogin=true&wechatAuth=true')).toBeNull()
})
