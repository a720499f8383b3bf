import { randomUUID } from 'node:crypto'
import { Document, Packer, Paragraph } from 'docx'
import mammoth from 'mammoth'
import { beforeAll, expect, test } from 'vitest'
import { addDays, HOME_ZONE, todayIn } from '../../packages/domain/src/dates/calendar.ts'
import { type ApiBench, sharedApiBench } from '../support/api-bench.ts'
import { formOf, pdf } from '../support/sample-files.ts'

let bench: ApiBench
beforeAll(async () => {
  bench = await sharedApiBench()
})
type Member = Awaited<ReturnType<ApiBench['member']>>
const today = todayIn(HOME_ZONE, new Date())
const call = (method: 'GET' | 'POST' | 'DELETE', path: string, { token }: Member, payload?: object) =>
  bench.call(method, `/custody${path}`, { as: token, ...(payload && { payload }) })
const templateOf = (...lines: string[]) =>
  Packer.toBuffer(new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] }))
const upload = (member: Member, name: string, file: Buffer) =>
  bench.call('POST', '/custody/letter/template', {
    as: member.token,
    ...formOf([
      ['name', name],
      ['file', file, 'a.docx'],
    ]),
  })
const textOf = async (bytes: Buffer) => (await mammoth.extractRawText({ buffer: bytes })).value

async function aClient() {
  const member = await bench.member()
  const { data: client } = await call('POST', '/client', member, { name: '青松集团', contact: '王女士' })
  for (const [title, days, clientId] of [
    ['证书甲', 20, client.id],
    ['证书乙', 200, client.id],
    ['别人的证书', 20, null],
  ] as const)
    await call('POST', '/portfolio', member, {
      kind: 'certificate',
      office: 'CN',
      number: randomUUID().slice(0, 8),
      title,
      state: 'live',
      expiresOn: addDays(today, days),
      clientId,
    })
  return { member, clientId: client.id as string }
}

test('a letter has the rights of its client and the deadlines of a time', async () => {
  const { member, clientId } = await aClient()
  const template = await templateOf(
    '{client} {contact}',
    '{#deadlines}【{due} {title}】{/deadlines}',
    '{#rights}（{title}）{/rights}',
  )
  const { data: saved } = await upload(member, ' 通知 ', template)
  expect(saved).toMatchObject({ name: '通知', sizeBytes: template.length })
  const write = (rest: object) => call('POST', '/letter', member, { clientId, ...rest })
  const letter = await write({ templateId: saved.id, from: today, to: addDays(today, 90) })
  expect(letter.headers['content-type']).toContain('wordprocessingml')
  const text = await textOf(letter.body)
  expect(text).toContain('青松集团 王女士')
  expect(text).toContain(`【${addDays(today, 20)} 证书甲】`)
  expect(text.match(/【/g)).toHaveLength(1)
  expect(text).toContain('（证书乙）')
  expect(text).not.toContain('别人的证书')
  const usual = await textOf((await write({})).body)
  expect(usual.match(/证书[甲乙]/g)).toHaveLength(2)
  expect(await write({ from: '2026-02-30' })).toMatchObject({ status: 400 })
})

test('a template is replaced by one of its name, downloaded as it was, and deleted', async () => {
  const member = await bench.member()
  const [first, second] = [await templateOf('{client}'), await templateOf('{agency}', '{day}')]
  await upload(member, '甲', first)
  const { data: saved } = await upload(member, '甲', second)
  const { data: all } = await call('GET', '/letter/template', member)
  expect(all).toMatchObject([{ id: saved.id, sizeBytes: second.length }])
  expect((await call('GET', `/letter/template/${saved.id}`, member)).body.equals(second)).toBe(true)
  expect(await call('DELETE', `/letter/template/${saved.id}`, member)).toMatchObject({ data: true })
  expect(await call('GET', `/letter/template/${saved.id}`, member)).toMatchObject({ status: 404 })
  const sample = await call('GET', '/letter/sample', member)
  expect(await upload(member, '内置', sample.body)).toMatchObject({ code: 0 })
})

test('what cannot be written is refused and says why', async () => {
  const member = await bench.member()
  expect(await upload(member, '甲', pdf)).toMatchObject({ code: 61070 })
  expect(await upload(member, '甲', Buffer.alloc(600 * 1024))).toMatchObject({ code: 61070 })
  expect(await upload(member, '  ', await templateOf('{client}'))).toMatchObject({ status: 400 })
  const unknown = await upload(member, '甲', await templateOf('{owner}', '{@client}'))
  expect(unknown).toMatchObject({ code: 61071, data: { fields: ['@client', 'owner'] } })
  expect(unknown.msg).toContain('{owner}')
  expect((await upload(member, '甲', await templateOf('{client'))).msg).toContain('没有闭合')
  expect((await call('GET', '/letter/template', member)).data).toEqual([])
})
