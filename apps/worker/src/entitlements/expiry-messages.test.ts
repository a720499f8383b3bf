import { expect, test } from 'vitest'
import { expiryMessage } from './expiry-messages.ts'

const endsAt = new Date('2026-12-01T04:00:00Z')
const contentOf = (addsUp: boolean) => {
  const { cn, en } = expiryMessage({ cn: '翻译字数', en: 'Words', addsUp }, endsAt, 7)
  return [cn.content, en.content]
}

test('what adds up begins as it is bought, anything else when the running one ends', () => {
  const [cn, en] = contentOf(true)
  expect(cn).toMatch(/^服务至 2026-12-01 12:00（北京时间）结束。再次购买自购买时起计算/)
  expect(en).toContain('begins when you buy it.')
  for (const content of contentOf(false)) expect(content).toMatch(/续订后从到期时起|A renewal begins when it ends/)
})
