import { AuthorizationError, DeepLClient, GlossaryEntries, GlossaryNotFoundError, QuotaExceededError } from 'deepl-node'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { buildGrant } from '../support/plans.ts'
import { buildPartner, type TestPartner } from '../support/partner.ts'

let bench: ApiBench
let partner: TestPartner
let serverUrl: string
let client: DeepLClient
beforeAll(async () => {
  bench = await createApiBench({}, { translation: 20, translationCharacters: 200 })
  await bench.api.app.listen({ host: '127.0.0.1', port: 0 })
  serverUrl = `http://127.0.0.1:${(bench.api.app.server.address() as AddressInfo).port}`
  partner = await buildPartner(bench)
  client = new DeepLClient(`${partner.merchantId}:${partner.secret}`, { serverUrl, maxRetries: 0, minTimeout: 60_000 })
})
afterAll(() => bench?.close())

test('texts are translated in their order, with the language that was detected', async () => {
  const [first, second] = await client.translateText(['一种电池', '隔膜'], null, 'en-US')
  expect(first).toMatchObject({ detectedSourceLang: 'zh', billedCharacters: 4 })
  expect(first!.text.toLowerCase()).toContain('battery')
  expect(second!.text).not.toBe('')
  const [log] = await bench.rows<{ initiator: string; characters: number }>(
    'SELECT initiator, characters FROM translation WHERE account_id = $1',
    [partner.member.id],
  )
  expect(log).toEqual({ initiator: 'interface', characters: 6 })
})

test('languages and usage are reported', async () => {
  expect((await client.getSourceLanguages()).map(({ code }) => code)).toEqual(['zh', 'en', 'ja'])
  expect((await client.getTargetLanguages()).map(({ code }) => code)).toContain('en-US')
  const { character } = await client.getUsage()
  // Characters of the day; words of packages are another unit.
  expect(character).toMatchObject({ count: 6, limit: 200 })
})

test('words of a package that several services use are counted once', async () => {
  const own = await buildPartner(bench)
  const wordsLeft = async () => {
    const headers = { authorization: `DeepL-Auth-Key ${own.merchantId}:${own.secret}` }
    return (await bench.api.app.inject({ url: '/v2/usage', headers })).json().package_words_left
  }
  const before = await wordsLeft()
  await buildGrant(bench.api, own.member.id, [{ services: ['translationWords', 'pluginWords'], total: 700 }])
  await buildGrant(bench.api, own.member.id, [{ services: ['translationWords'], total: 30 }])
  expect(await wordsLeft()).toBe(before + 730)
})

test('the kind of languages may be in the body of a GET, as the client for Python sends it', async () => {
  const languages = await bench.api.app.inject({
    method: 'GET',
    url: '/v2/languages',
    headers: {
      authorization: `DeepL-Auth-Key ${partner.merchantId}:${partner.secret}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'type=target',
  })
  expect(languages.json().map(({ language }: { language: string }) => language)).toContain('EN-US')
})

test('a glossary is created, used, read and deleted', async () => {
  const entries = new GlossaryEntries({ entries: { 隔膜: 'separator film' } })
  const made = await client.createGlossary('Batteries', 'zh', 'en', entries)
  expect(made).toMatchObject({ name: 'Batteries', ready: true, sourceLang: 'zh', targetLang: 'en', entryCount: 1 })
  const { text } = await client.translateText('隔膜', 'zh', 'en-US', { glossary: made })
  expect(text.toLowerCase()).toContain('separator film')
  expect((await client.getGlossaryEntries(made)).entries()).toEqual({ 隔膜: 'separator film' })
  expect((await client.listGlossaries()).map(({ glossaryId }) => glossaryId)).toEqual([made.glossaryId])
  expect((await client.getGlossaryLanguagePairs()).length).toBe(4)
  await client.deleteGlossary(made)
  await expect(client.getGlossary(made.glossaryId)).rejects.toThrow(GlossaryNotFoundError)
})

test('a glossary applies where it is named and its direction is that of the text, and nowhere else', async () => {
  const own = deeplOf(await buildPartner(bench))
  const entries = new GlossaryEntries({ entries: { 隔膜: 'separator film' } })
  const made = await own.createGlossary('Batteries', 'zh', 'en', entries)
  expect((await own.translateText('隔膜', 'zh', 'en-US')).text.toLowerCase()).not.toContain('separator film')
  const named = { glossary: made.glossaryId }
  expect((await own.translateText('隔膜', 'zh', 'en-US', named)).text.toLowerCase()).toContain('separator film')
  await expect(own.translateText('the film', 'en', 'zh', named)).rejects.toThrow(/no terms for this direction/)
  await expect(own.translateText('隔膜', 'zh', 'ja', named)).rejects.toThrow(/no terms for this direction/)
  const unknown = { glossary: '0193a5d0-7d6f-7000-8000-000000000001' }
  await expect(own.translateText('隔膜', 'zh', 'en-US', unknown)).rejects.toThrow(/Not found.*no such glossary/)
  const upload = own.uploadDocument(Buffer.from('隔膜。'), 'zh', 'ja', { filename: 'a.txt', ...named })
  await expect(upload).rejects.toThrow(/no terms for this direction/)
})

test('texts in the target language, empty ones and those without words come back unchanged', async () => {
  const { merchantId, secret } = await buildPartner(bench)
  const texts = ['The lid.', '', '42', '—']
  const response = await bench.api.app.inject({
    method: 'POST',
    url: '/v2/translate',
    headers: { authorization: `DeepL-Auth-Key ${merchantId}:${secret}` },
    payload: { text: [...texts, '电池'], target_lang: 'EN-US' },
  })
  const { translations } = response.json()
  expect(translations.slice(0, -1).map(({ text }: { text: string }) => text)).toEqual(texts)
  const billed = translations.map((each: { billed_characters: number }) => each.billed_characters)
  expect(billed).toEqual([0, 0, 0, 0, 2])
})

test('messages are in English unless another language is requested', async () => {
  const refused = (headers: Record<string, string>) => bench.api.app.inject({ url: '/v2/usage', headers })
  expect((await refused({})).json().message).toBe('There are no credentials.')
  expect((await refused({ 'accept-language': '*' })).json().message).toBe('There are no credentials.')
  expect((await refused({ 'accept-language': 'zh-CN' })).json().message).toBe('缺少凭证。')
})

test('a glossary of CSV may have commas and quotation marks in its terms', async () => {
  const csv = '"隔,膜","a ""thin"" film, coated",zh,en\n电池,cell,zh,en\n'
  const made = await client.createGlossaryWithCsv('CSV', 'zh', 'en', Buffer.from(csv))
  const entries = (await client.getGlossaryEntries(made)).entries()
  expect(entries).toEqual({ '隔,膜': 'a "thin" film, coated', 电池: 'cell' })
  await expect(client.createGlossaryWithCsv('CSV', 'zh', 'en', Buffer.from('"open,film'))).rejects.toThrow(
    /entries of the glossary/,
  )
})

test('a document in another format than its own is refused', async () => {
  const file = Buffer.from('隔膜。')
  const options = { filename: 'b.txt', extraRequestParameters: { output_format: 'docx' } }
  await expect(client.uploadDocument(file, 'zh', 'en-US', options)).rejects.toThrow(/format of its document/)
})

test('a document is accepted and its state given', async () => {
  const handle = await client.uploadDocument(Buffer.from('一种电池。\n'), 'zh', 'en-US', { filename: 'a.txt' })
  expect(await client.getDocumentStatus(handle)).toMatchObject({ status: 'queued' })
  const stranger = await buildPartner(bench)
  const other = new DeepLClient(`${stranger.merchantId}:${stranger.secret}`, {
    serverUrl,
    maxRetries: 0,
    minTimeout: 60_000,
  })
  await expect(other.getDocumentStatus(handle)).rejects.toThrow(/Not found/i)
})

test('a translated document is downloaded, by its owner alone', async () => {
  const handle = await client.uploadDocument(Buffer.from('隔膜。'), 'zh', 'en-US', { filename: 'b.txt' })
  const id = handle.documentId
  await bench.pool.query(`UPDATE translation_document SET status = 'done', direction = 'zh-cn_en-us' WHERE id = $1`, [
    id,
  ])
  await bench.pool.query(`UPDATE translation_segment SET target = 'The separator.' WHERE document_id = $1`, [id])
  expect(await client.getDocumentStatus(handle)).toMatchObject({ status: 'done' })
  const folder = mkdtempSync(join(tmpdir(), 'deepl-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await client.downloadDocument(handle, join(folder, 'own.txt'))
  expect(readFileSync(join(folder, 'own.txt'), 'utf8')).toContain('The separator.')
  const stranger = deeplOf(await buildPartner(bench))
  await expect(stranger.downloadDocument(handle, join(folder, 'foreign.txt'))).rejects.toThrow(/Not found/i)
  const forged = { ...handle, documentKey: '0'.repeat(64) }
  await expect(client.downloadDocument(forged, join(folder, 'forged.txt'))).rejects.toThrow(/Not found/i)
})

test('a wrong key and one of another merchant are refused', async () => {
  for (const key of [`${partner.merchantId}:rk_live_0`, `M00000000001:${partner.secret}`])
    await expect(new DeepLClient(key, { serverUrl, maxRetries: 0, minTimeout: 60_000 }).getUsage()).rejects.toThrow(
      AuthorizationError,
    )
})

const deeplOf = ({ merchantId, secret }: TestPartner) =>
  new DeepLClient(`${merchantId}:${secret}`, { serverUrl, maxRetries: 0, minTimeout: 60_000 })
/** Free words of plug-ins that an account has left, on the page and in what it was granted. */
async function pluginWords(own: TestPartner) {
  const usage = (await bench.call('GET', '/product/plan/usage', { as: own.member.token })).data
  const services = (await bench.call('GET', '/product/servicemanage/getUserServiceManages', { as: own.member.token }))
    .data.records
  const left = usage.find(({ service }: { service: string }) => service === 'pluginWords').extraLeft
  return [
    left,
    services.map(({ productName, left: each }: { productName: string; left: number }) => [productName, each]),
  ]
}

test('the account is notified at 80 and 100 % of the characters of a day, once each', async () => {
  const own = await buildPartner(bench)
  const alerts = async () =>
    (
      await bench.rows<{ service: string; percent: number }>(
        'SELECT service, percent FROM partner_usage_alert WHERE account_id = $1 ORDER BY percent',
        [own.member.id],
      )
    ).map(({ service, percent }) => `${service} ${percent}`)
  const translate = (length: number) =>
    own.call('POST', '/translate', { payload: { q: ['电'.repeat(length)], target: 'en-us' } })
  await bench.pool.query('UPDATE entitlement SET revoked_at = now() WHERE account_id = $1', [own.member.id])
  await translate(100)
  await deeplOf(own).translateText('电'.repeat(65), 'zh', 'en-US')
  await expect.poll(alerts).toEqual(['translationCharacters 80'])
  await translate(20)
  await translate(15)
  await expect.poll(alerts).toEqual(['translationCharacters 80', 'translationCharacters 100'])
})

test('an account has free words for plug-ins, once, and nothing else uses them', async () => {
  const own = await buildPartner(bench)
  const text = '电'.repeat(150)
  await deeplOf(own).translateText(text, 'zh', 'en-US')
  expect(await pluginWords(own)).toEqual([100_000, [['插件免费字数', 100_000]]])
  await deeplOf(own).translateText(text, 'zh', 'en-US')
  expect(await pluginWords(own)).toEqual([99_850, [['插件免费字数', 99_850]]])
  const onOtherWays = await own.call('POST', '/translate', { payload: { q: [text], target: 'en-us' } })
  expect(onOtherWays).toMatchObject({ status: 402, json: { code: 'quota_exceeded' } })

  const again = { as: own.member.token, payload: { name: 'Second', scopes: ['translation'] } }
  expect(await bench.call('POST', '/admin/partner/key', again)).toMatchObject({ code: 0 })
  expect(await pluginWords(own)).toEqual([99_850, [['插件免费字数', 99_850]]])
})

test('a key that does not translate gives no free words until it does', async () => {
  const own = await buildPartner(bench, { scopes: ['trademarks'] })
  expect(await pluginWords(own)).toEqual([0, []])
  const payload = { name: 'Test', scopes: ['translation'] }
  await bench.call('PUT', `/admin/partner/key/${own.keyId}`, { as: own.member.token, payload })
  expect(await pluginWords(own)).toEqual([100_000, [['插件免费字数', 100_000]]])
})

test('where nothing is left the client is notified', async () => {
  const own = await buildPartner(bench)
  const poor = deeplOf(own)
  await bench.pool.query('UPDATE entitlement SET revoked_at = now() WHERE account_id = $1', [own.member.id])
  await expect(poor.translateText('电'.repeat(201), 'zh', 'en-US')).rejects.toThrow(QuotaExceededError)
})

test('markup is preserved around its words, and neither translated nor counted', async () => {
  // Glossaries of the partner above would decide the words.
  const other = await buildPartner(bench)
  const own = deeplOf(other)
  const html = '<p>一种<b>电池</b>。</p><p><code>电池</code> &amp; 隔膜</p>'
  const { text, billedCharacters } = await own.translateText(html, 'zh', 'en-US', { tagHandling: 'html' })
  expect(text).toMatch(/^<p>[^<]*<b>[^<]*battery[^<]*<\/b>[^<]*<\/p><p>.*<code>电池<\/code>.* &amp; .*<\/p>$/i)
  expect(billedCharacters).toBe('一种电池。 & 隔膜'.length)
  const xml = await own.translateText('<a><x>电池</x><y>隔膜</y></a>', 'zh', 'en-US', {
    tagHandling: 'xml',
    ignoreTags: ['y'],
  })
  expect(xml.text).toMatch(/^<a><x>[^<]*battery[^<]*<\/x><y>隔膜<\/y><\/a>$/i)
  const [log] = await bench.rows<{ source: string }>(
    'SELECT source_text AS source FROM translation WHERE account_id = $1 ORDER BY created_at DESC LIMIT 1',
    [other.member.id],
  )
  expect(log).toEqual({ source: '电池' })
  await expect(own.translateText('电池', 'zh', 'en-US', { tagHandling: 'json' as 'xml' })).rejects.toThrow(
    /tag_handling .* html .* xml/,
  )
})
