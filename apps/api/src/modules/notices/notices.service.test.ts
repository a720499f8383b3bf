import { expect, test, vi } from 'vitest'
import type { NoticesRepository } from './notices.repository.ts'
import { createNoticesService } from './notices.service.ts'

const createCounter = () => {
  let count = 0
  return { increment: async () => ++count }
}
const now = () => new Date('2026-11-21T02:00:00Z')

function bench(
  recipient: { phone?: string; email: string | null; language: string },
  addSecurityNotice = vi.fn(async () => {}),
) {
  const [sendEmail, sendSms, onError] = [vi.fn(async () => {}), vi.fn(async () => {}), vi.fn()]
  const repository = {
    addSecurityNotice,
    findRecipient: async () => ({ phone: '13800138000', ...recipient }),
  } as unknown as NoticesRepository
  return {
    addSecurityNotice,
    sendEmail,
    sendSms,
    onError,
    notices: createNoticesService({ repository, sendEmail, sendSms, keyValueStore: createCounter(), now, onError }),
  }
}

test('a member is notified in both languages on the site, and by e-mail in their own', async () => {
  const { notices, addSecurityNotice, sendEmail } = bench({ email: 'me@example.com', language: 'cn' })
  await notices.notify('a', 'passwordChanged')
  expect(addSecurityNotice).toHaveBeenCalledWith('a', {
    cn: { title: expect.stringContaining('密码已修改'), content: expect.stringContaining('2026/11/21 10:00') },
    en: {
      title: expect.stringContaining('your password was changed'),
      content: expect.stringContaining('21 Nov 2026'),
    },
  })
  expect(sendEmail).toHaveBeenCalledWith({
    to: 'me@example.com',
    subject: expect.stringContaining('密码已修改'),
    text: expect.stringContaining('如非本人操作'),
  })
})

test('who has given no address gets no e-mail', async () => {
  const { notices, sendEmail } = bench({ email: null, language: 'en' })
  await notices.notify('a', 'phoneChanged')
  expect(sendEmail).not.toHaveBeenCalled()
})

test('what was done does not fail because its owner cannot be notified', async () => {
  const away = new Error('away')
  const { notices, onError } = bench(
    { email: null, language: 'cn' },
    vi.fn(() => Promise.reject(away)),
  )
  await expect(notices.notify('a', 'accountLocked')).resolves.toBeUndefined()
  expect(onError).toHaveBeenCalledWith(away)
})

test('a text message goes to the phone of the account, and to the former one where the phone has changed', async () => {
  const { notices, sendSms, onError } = bench({ email: null, language: 'en' })
  await notices.notify('a', 'passwordChanged')
  await notices.notify('a', 'phoneChanged', '+852 91234567')
  await notices.close()
  expect(sendSms.mock.calls).toMatchObject([
    [{ to: '8613800138000', template: 'security', text: expect.stringContaining('your password was changed') }],
    [{ to: '85291234567', template: 'security', text: expect.stringContaining('phone') }],
  ])
  expect(onError).not.toHaveBeenCalled()
})

test('a provider that is down takes nothing from the notice and the e-mail', async () => {
  const { notices, sendSms, sendEmail, onError } = bench({ email: 'me@example.com', language: 'cn' })
  const down = new Error('down')
  sendSms.mockRejectedValueOnce(down)
  await notices.notify('a', 'wechatUnbound')
  await notices.close()
  expect(sendEmail).toHaveBeenCalledOnce()
  expect(onError).toHaveBeenCalledWith(down)
})

test('an account that is locked again and again causes two text messages a day', async () => {
  const { notices, sendSms, addSecurityNotice } = bench({ email: null, language: 'cn' })
  for (let lock = 0; lock < 4; lock++) await notices.notify('a', 'accountLocked')
  await notices.notify('a', 'passwordChanged')
  await notices.close()
  expect(addSecurityNotice).toHaveBeenCalledTimes(5)
  expect(sendSms).toHaveBeenCalledTimes(3)
})
