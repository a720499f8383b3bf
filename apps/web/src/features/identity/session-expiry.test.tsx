import { page, userEvent } from 'vitest/browser'
import { createSearchResult, SEARCH_PATH } from '../../../testing/search-result.ts'
import {
  answerQrCode,
  expect,
  fillPassword,
  passHumanCheck,
  PHONE,
  signInDialog,
  submitButton,
  test as signInTest,
  trustEverybody,
  untilOpened,
} from '../../../testing/sign-in.ts'
import type { StubServer } from '../../../testing/stub-server.ts'

const FORM = '/hostingPlatform'
const name = page.getByLabelText('申请人名称')
const dead = { status: 424, code: 1, msg: '登录已过期，请重新登录' }
const again = /登录已过期。重新登录后可继续/

const test = signInTest.extend<{
  /** A form of a member whose session has ended on the server, filled in and sent. */
  sendForm: () => Promise<void>
}>({
  sendForm: async ({ open, server, signIn }, provide) => {
    trustEverybody(server)
    answerQrCode(server)
    signIn()
    server.answer('/custody/applicant/list', { data: [] })
    server.answer('/custody/applicant', ({ headers }) =>
      headers.get('authorization') === 'Bearer again' ? { data: { applicantName: '云澜' } } : dead,
    )
    await provide(async () => {
      await open(FORM)
      await name.fill('云澜')
      await page.getByRole('button', { name: '添加', exact: true }).click()
      await untilOpened()
      await expect.element(signInDialog().getByText(again)).toBeVisible()
    })
  },
})

/** Signs in in the dialog that is open, as the member with this id. */
async function signInAgain(server: StubServer, id: string) {
  server.answer('/auth/oauth/token', { body: { access_token: 'again', code: 0 } })
  server.answer('/admin/user/current', { data: { id, phone: PHONE } })
  await fillPassword(PHONE)
  await submitButton().click()
  await passHumanCheck()
}
const sent = (server: StubServer) => server.callsOf('/custody/applicant').map(({ body }) => JSON.parse(body!) as object)

test('a form whose session has ended stays as it is, and is sent once more after signing in', async ({
  sendForm,
  server,
}) => {
  await sendForm()
  await expect.element(name).toHaveValue('云澜')
  expect(document.cookie).not.toMatch(/(^|; )auth=/)
  await signInAgain(server, 'u')
  await expect.poll(() => sent(server)).toHaveLength(2)
  expect(sent(server)[1]).toEqual(sent(server)[0])
  await expect.element(signInDialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('main').getByRole('alert')).not.toBeInTheDocument()
})

test('anyone who closes the dialog keeps what they typed, and is asked again when they send it', async ({
  sendForm,
  server,
}) => {
  await sendForm()
  await signInDialog().getByRole('button', { name: '关闭登录窗口' }).click()
  await expect.element(page.getByRole('alert').getByText('登录已过期，请重新登录')).toBeVisible()
  await expect.element(name).toHaveValue('云澜')
  server.answer('/custody/applicant', ({ headers }) =>
    headers.has('authorization') ? { data: { applicantName: '云澜' } } : { status: 401, code: 1, msg: '请先登录！' },
  )
  await page.getByRole('button', { name: '添加', exact: true }).click()
  await untilOpened()
  await signInAgain(server, 'u')
  await expect.poll(() => sent(server)).toHaveLength(3)
  expect(sent(server)[2]).toEqual(sent(server)[0])
})

test('somebody else who signs in finds an empty form, and nothing is sent for them', async ({ sendForm, server }) => {
  await sendForm()
  await signInAgain(server, 'another')
  await expect.element(name).toHaveValue('')
  expect(sent(server)).toHaveLength(1)
})

test('a session that ends before anything was typed leaves the invitation to sign in', async ({
  open,
  server,
  signIn,
}) => {
  signIn()
  server.answer('/custody/applicant/list', dead)
  await open(FORM)
  await expect.element(page.getByRole('main').getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expect.element(signInDialog()).not.toBeInTheDocument()
})

const ended = page.getByRole('alert').filter({ hasText: /访客身份|answered as a visitor/ })
const markName = page.getByRole('textbox', { name: /^(商标名称|Name of the mark)$/ })
const heading = page.getByRole('heading', { level: 1 })

/** Answers searches as the API does: those of a session that has ended are a visitor's. */
function answerSearches(server: StubServer) {
  server.answer('/common/query/countries', { data: [] })
  server.answer(SEARCH_PATH, ({ headers }) => ({
    data: createSearchResult(),
    ...(headers.get('authorization') === 'Bearer token' && {
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    }),
  }))
}
async function search(name: string) {
  await markName.fill(name)
  await userEvent.keyboard('{Enter}')
  await expect.element(heading).toHaveTextContent(`「${name}」`)
}

test('a search of a session that has ended is answered, the page stays, and the user is notified once', async ({
  open,
  server,
  signIn,
}) => {
  trustEverybody(server)
  answerQrCode(server)
  signIn()
  answerSearches(server)
  await open('/combinedQuery?tradeMarkText=华为')
  await expect.element(ended).toHaveTextContent('本次结果按访客身份提供')
  await expect.element(page.getByRole('row').nth(1)).toBeVisible()
  await search('云澜')
  await search('知匠')
  expect(ended.elements()).toHaveLength(1)
  await ended.getByRole('button', { name: '重新登录' }).click()
  await untilOpened()
  await expect.element(signInDialog().getByText(again)).toBeVisible()
  await expect.element(ended).not.toBeInTheDocument()
  await signInAgain(server, 'u')
  await expect.element(signInDialog()).not.toBeInTheDocument()
  await expect.element(heading).toHaveTextContent('「知匠」')
  await expect.element(markName).toHaveValue('知匠')
  expect(server.callsOf(SEARCH_PATH).map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer token',
    null,
    null,
  ])
})

test('a message about the end of the session that was closed does not come again', async ({
  open,
  server,
  setLanguage,
  signIn,
}) => {
  signIn()
  setLanguage('en')
  answerSearches(server)
  await open('/combinedQuery?tradeMarkText=NIKE')
  await expect.element(ended).toHaveTextContent('You were answered as a visitor')
  await ended.getByRole('button', { name: 'Close this message' }).click()
  await expect.element(ended).not.toBeInTheDocument()
  await markName.fill('ADIDAS')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.callsOf(SEARCH_PATH)).toHaveLength(2)
  await expect.element(heading).toHaveTextContent('ADIDAS')
  expect(ended.elements()).toHaveLength(0)
})
