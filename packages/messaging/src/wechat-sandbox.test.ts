import { expect, test } from 'vitest'
import { createWechatSandbox } from './wechat-sandbox.ts'

const sandbox = createWechatSandbox({ publicUrl: 'https://site.test/', qr: async (text) => Buffer.from(text) })

test('both codes lead to our own page, which gets what WeChat would have got', async () => {
  expect(sandbox.webSignInUrl({ redirectUri: 'https://site.test/callback?a=1', state: 's&t' })).toBe(
    'https://site.test/#/sandbox/wechat?state=s%26t&redirect_uri=https%3A%2F%2Fsite.test%2Fcallback%3Fa%3D1',
  )
  const image = await sandbox.miniProgramCode({ scene: 'a1-b2', page: 'pages/login/index', widthPx: 430 })
  expect(image.toString()).toBe('https://site.test/#/sandbox/wechat?rt=a1-b2')
})

test('a person is one and the same by website and by mini program', async () => {
  const web = await sandbox.exchangeWebCode('sandbox.li-lei_01')
  const mini = await sandbox.exchangeMiniCode('sandbox.li-lei_01')
  expect(web).toEqual({ ...mini, nickname: 'Sandbox li-lei_01' })
  expect(mini).toEqual({ openId: 'li-lei_01', unionId: 'union-li-lei_01' })
})

test.each(['sandbox.short', 'sandbox.' + 'x'.repeat(65), 'sandbox.a b c d', 'li-lei_01', 'sandbox.li-lei_01\n', ''])(
  'no other code signs anybody in: %j',
  async (code) => {
    await expect(sandbox.exchangeWebCode(code)).rejects.toMatchObject({ reason: 'badCode' })
    await expect(sandbox.exchangeMiniCode(code)).rejects.toMatchObject({ reason: 'badCode' })
  },
)
