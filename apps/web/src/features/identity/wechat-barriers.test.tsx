import { page } from 'vitest/browser'
import { atEachWidth, findBarriers } from '../../../testing/barriers.ts'
import { expect, signInDialog, test } from '../../../testing/sign-in.ts'

/** The callback page as WeChat leads to it; with the path of the test page, which is not to be left. */
const CALLBACK = `${window.location.origin}${window.location.pathname}${window.location.search}#/callback`

async function expectNoBarriers(what: string) {
  await atEachWidth(async (width) => {
    expect(await findBarriers(), `${what} at ${width} pixels`).toEqual([])
    expect(document.documentElement.scrollWidth, `${what} at ${width} pixels`).toBeLessThanOrEqual(width)
  })
}

for (const language of ['cn', 'en'] as const)
  test(
    `no part of signing in by WeChat has a barrier that a machine can find (${language})`,
    { timeout: 120_000 },
    async ({ open, server, setLanguage }) => {
      const unbound = { code: 10112, msg: '请先绑定手机号', data: { bindToken: 'ticket' } }
      server.answer('/auth/oauth/token', unbound)
      server.answer('/auth/qrcode/notify', { code: 10113, msg: '二维码已失效，请刷新', data: { status: 'EXPIRED' } })
      server.answer('/auth/social/wechat/url', { data: { url: 'https://wechat.example/' } })
      server.answer('/auth/social/callback', unbound)
      server.answer('/common/query/countries', { data: COUNTRIES })
      setLanguage(language)
      await open('/sandbox/wechat?rt=unknown')
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoBarriers('mini program')
      await page.getByRole('button', { name: /^(扫描二维码|Scan the code)$/ }).click()
      await expect.element(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
      await expectNoBarriers('mini program with a code that is too old')
      await open(`/sandbox/wechat?state=s&redirect_uri=${encodeURIComponent(CALLBACK)}`)
      await expect.element(page.getByRole('button', { name: /^(同意|Allow)$/ })).toBeVisible()
      await expectNoBarriers('consent')
      await page.getByRole('button', { name: /^(拒绝|Refuse)$/ }).click()
      await expect
        .element(page.getByRole('heading', { name: /^(没有完成微信授权|WeChat did not confirm you)$/, level: 1 }))
        .toBeVisible()
      await expectNoBarriers('return')
      await open('/index?dialogVisible=1&wechatLogin=1&wechatAuth=1')
      await expect.element(signInDialog()).toBeVisible()
      await expect.element(page.getByText('1,200')).toBeVisible()
      await expectNoBarriers('page of WeChat')
      await open('/callback?code=c&state=s')
      await expect.element(signInDialog().getByRole('checkbox')).toBeVisible()
      await expectNoBarriers('binding a phone')
    },
  )

const COUNTRIES = [
  {
    code: 'CN',
    city: '中国',
    cityEn: 'China',
    continent: 'asia',
    image: '/flags/cn.svg',
    count: 1200,
    demonstrationCount: 200,
    updatedTo: '2026-03-01',
  },
]
