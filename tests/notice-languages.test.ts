import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { decisionWords, submittedWords } from '../apps/api/src/modules/certification/certification-texts.ts'
import * as entitlementMessages from '../apps/api/src/modules/backoffice/entitlements/entitlement-messages.ts'
import { expiryMessage } from '../apps/worker/src/entitlements/expiry-messages.ts'
import { digestEmail, digestNotice } from '../apps/worker/src/monitoring/digest-texts.ts'
import { alertMessages, alertNotice } from '../apps/worker/src/patent-alerts/alert-texts.ts'
import { jurisdictions } from '../packages/domain/src/places/countries.ts'
import { monitorEventLabels, monitorTypeLabels } from '../packages/domain/src/marks/monitor-labels.ts'
import { patentTypes } from '../packages/domain/src/patents/patent-labels.ts'
import { invoiceMessages } from '../packages/invoices/src/invoice-messages.ts'
import { reportMessages } from '../packages/messaging/src/report-messages.ts'
import { codeSms, securityEmail, securitySms } from '../packages/messaging/src/templates.ts'
import { orderMessages } from '../packages/orders/src/order-messages.ts'

type Texts = Record<'cn' | 'en', { title: string; content: string }>
type Arguments<Messages> = {
  [Key in keyof Messages]: Messages[Key] extends (...input: infer Given) => unknown ? Given[] : never
}

/** Currency codes, formats, protocols and brands that Chinese texts name as they are. */
const NAMES = new Set([
  'RMB',
  'PDF',
  'API',
  'CSV',
  'DOCX',
  'XLSX',
  'WIPO',
  'PCT',
  'HTTP',
  'HTTPS',
  'Webhook',
  'Office',
  'Word',
])
/** Numbers and addresses are data. */
const DATA = /https?:\/\/\S+|\b[A-Z]{1,4}\d[\dA-Z-]*\b/g

const englishIn = (text: string) =>
  [...text.replaceAll(DATA, ' ').matchAll(/\p{Script=Latin}{2,}/gu)]
    .map(([word]) => word)
    .filter((word) => !NAMES.has(word))
const chineseIn = (text: string) =>
  [...text.matchAll(/[\p{Script=Han}，。；：？！“”（）、【】]+/gu)]
    .map(([word]) => word)
    .filter((word) => !/^[“”]+$/.test(word))

const ROOT = join(import.meta.dirname, '..')
const SENDS =
  /\b(?:NoticeTexts|NewNotice|notifyMember|notifyOf\w+|sendEmail|SmsContent|EmailMessage)\b|repository\.alert\(/

/** Modules that send messages, and those whose words they send. */
function modulesOfMessages(): string[] {
  const roots = [
    'apps/api/src',
    'apps/worker/src',
    ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/src`),
  ]
  return roots
    .flatMap((root) =>
      readdirSync(join(ROOT, root), { recursive: true, encoding: 'utf8' }).map((name) => join(ROOT, root, name)),
    )
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|[\\/](?:generated|testing)[\\/]/.test(path))
    .filter((path) => SENDS.test(readFileSync(path, 'utf8')) || /messaging[\\/]src/.test(path))
}

/** What a module says in a language: the texts beneath properties of that name, without what is put into them. */
function wordsOf(path: string, language: 'cn' | 'en'): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const gather = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text)
    else if (ts.isTemplateExpression(node)) {
      found.push(node.head.text, ...node.templateSpans.map(({ literal }) => literal.text))
      for (const { expression } of node.templateSpans) gather(expression)
      return
    } else if (ts.isElementAccessExpression(node)) return gather(node.expression)
    // What is compared is not said.
    else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken) return
    // Nor are options, such as those of a clock.
    else if (ts.isCallExpression(node) || ts.isNewExpression(node)) return
    ts.forEachChild(node, gather)
  }
  const visit = (node: ts.Node): void => {
    const isWords = ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === language
    if (isWords) gather(node.initializer)
    else ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('no template of a message has words of the other language', () => {
  const modules = modulesOfMessages()
  const [cn, en] = (['cn', 'en'] as const).map((language) =>
    modules.flatMap((path) => wordsOf(path, language).map((text) => ({ path: path.slice(ROOT.length), text }))),
  )
  // The notices of all parts are among them.
  expect(new Set(cn!.map(({ path }) => path)).size).toBeGreaterThan(10)
  expect(cn!.filter(({ text }) => englishIn(text).length > 0)).toEqual([])
  expect(en!.filter(({ text }) => chineseIn(text).length > 0)).toEqual([])
})

const at = new Date('2026-11-29T04:00:00Z')
const order = { number: 'O20261129000001', totalFen: 38_000 }
const plan = { cn: '商标基础版', en: 'Trademark Basic', addsUp: false }

const ofOrders: Arguments<typeof orderMessages> = {
  paid: [[order.number, 38_000]],
  surplus: [[order.number, 38_000, 'F20261129000001']],
  wrongAmount: [[order, 37_999, 'F20261129000001']],
  partReceived: [
    [order, { arrivedFen: 100, missingFen: 200 }],
    [
      order,
      { arrivedFen: 100, missingFen: 0, withdrawn: ['F20261129000001'], rest: { fen: 1, number: 'F20261129000002' } },
    ],
  ],
  refundWithdrawn: [['F20261129000001']],
  unmatched: [
    [order.number, 100, 'F20261129000001'],
    [order.number, 100, null],
  ],
  toBeReturned: [[100, 'F20261129000001']],
  surplusReturned: [['F20261129000001', 100]],
  voucherRejected: [[order.number, '']],
  complete: [[order.number]],
  expired: [[order.number]],
  creditLimit: [
    [500_000, '2027-12-31'],
    [500_000, null],
    [0, null],
  ],
  refundApproved: [
    [order.number, 100, 'ended'],
    [order.number, 100, 'restored'],
    [order.number, 100, null],
  ],
  refundRejected: [
    [order.number, '', true],
    [order.number, '', false],
  ],
  refunded: [[order.number, 100]],
}
const ofInvoices: Arguments<typeof invoiceMessages> = {
  approved: [['I20261129000001']],
  rejected: [['I20261129000001', '']],
  issued: [['I20261129000001']],
  delivered: [['I20261129000001']],
  mailed: [['I20261129000001', '', 'SF1234567890']],
  adjusted: [['I20261129000001', order.number]],
  cancelled: [['I20261129000001', order.number]],
  reversing: [['I20261129000001', { cn: '', en: '' }]],
  reversed: [['I20261129000001']],
}
const ofReports: Arguments<typeof reportMessages> = {
  delivered: [['R20261129000001', '7']],
  failed: [['R20261129000001', '7']],
  rejected: [['R20261129000001', '7', '']],
}
const ofEntitlements: Arguments<typeof entitlementMessages> = {
  grantedMessage: [[plan, at, at]],
  extendedMessage: [[plan, at]],
  revokedMessage: [[plan]],
  approvedMessage: [[plan, at, 30]],
  rejectedMessage: [['']],
}

const rendered = <Messages extends Record<string, (...input: never[]) => Texts>>(
  messages: Messages,
  input: Record<keyof Messages, readonly unknown[][]>,
): Texts[] =>
  Object.keys(messages).flatMap((name) => input[name]!.map((values) => messages[name]!(...(values as never[]))))

const kinds = Object.keys(monitorEventLabels) as (keyof typeof monitorEventLabels)[]
/** A digest of every kind of event in every office, without what the member or an office has written. */
const digest = {
  monitor: { id: 'm', name: '7', type: 'similar' as keyof typeof monitorTypeLabels, unsubscribeToken: 't' },
  hitCount: 9999,
  hits: jurisdictions.flatMap(({ code }) =>
    kinds.map((kind, status) => ({
      id: 'h',
      kind,
      publicId: '1',
      office: code,
      applicationNumber: '70000001',
      name: null,
      classes: [9, 35],
      status,
      applicantName: null,
      score: 87,
      level: null,
      facts: { before: String(status), after: String(status + 1) },
      deadlineOn: '2026-12-29',
    })),
  ),
}
const alert = {
  id: 'a',
  name: '7',
  content: '7',
  unsubscribe_token: 't',
  hit_count: 9999,
  hits: jurisdictions.flatMap(({ code }) =>
    patentTypes.map((type) => ({
      public_id: 'US8927118B2',
      titles: {},
      language: null,
      applicant_names: [],
      published_on: '2026-11-20',
      country: code,
      type,
    })),
  ),
}

test('no notice has words of the other language, whatever labels are put into it', async () => {
  const notices: Texts[] = [
    ...rendered(orderMessages, ofOrders),
    ...rendered(invoiceMessages, ofInvoices),
    ...rendered(reportMessages, ofReports),
    ...rendered(entitlementMessages, ofEntitlements),
    ...[1, 7, 30].flatMap((days) => [true, false].map((addsUp) => expiryMessage({ ...plan, addsUp }, at, days))),
    ...(['approve', 'reject', 'revoke'] as const).map((decision) => decisionWords(decision, '7', '')),
    submittedWords('7', '2026-12-01'),
    digestNotice(digest).texts,
    alertNotice(alert).texts,
  ]
  const letters = await Promise.all(
    (['cn', 'en'] as const).map(async (language) => {
      const types = Object.keys(monitorTypeLabels) as (typeof digest.monitor.type)[]
      const mails = [
        ...types.map((type) =>
          digestEmail({ ...digest, monitor: { ...digest.monitor, type } }, language, 'https://site.test'),
        ),
        await alertMessages({ readDigest: async () => alert }, { siteUrl: 'https://site.test' }).email('a', language),
      ]
      const sms = [
        ...(['login', 'register', 'reset', 'bind', 'changePhone', 'verify'] as const).map((scene) =>
          codeSms({ scene, code: '123456', language }),
        ),
        ...(['passwordChanged', 'phoneChanged', 'accountLocked', 'wechatBound', 'wechatUnbound'] as const).flatMap(
          (event) => {
            const mail = securityEmail({ event, at, language })
            return [securitySms({ event, at, language }), { text: `${mail.subject}\n${mail.text}` }]
          },
        ),
      ]
      return [...mails.map((mail) => `${mail!.subject}\n${mail!.text}`), ...sms.map(({ text }) => text)]
    }),
  )
  const cn = [...notices.map((notice) => `${notice.cn.title}\n${notice.cn.content}`), ...letters[0]!]
  const en = [...notices.map((notice) => `${notice.en.title}\n${notice.en.content}`), ...letters[1]!]
  expect(cn.flatMap((text) => text.split('\n')).filter((line) => englishIn(line).length > 0)).toEqual([])
  expect(en.flatMap((text) => text.split('\n')).filter((line) => chineseIn(line).length > 0)).toEqual([])
})

test('words of the other language are found', () => {
  expect(englishIn('您的 order O20261129000001 已支付 RMB¥1.00，见 https://site.test/order')).toEqual(['order'])
  expect(chineseIn('Your 订单 is paid。')).toEqual(['订单', '。'])
})
