import { expect, test } from 'vitest'
import { compareDocuments } from './compare-documents.ts'
import { compareGoods, itemsOf } from './compare-goods.ts'
import { diffText } from './diff-text.ts'
import { daysIn, foldText, valueKey } from './field-values.ts'
import { readFields } from './read-fields.ts'

const notice = `商标注册申请受理通知书
申请号：12345678    国际分类：9
申 请 人：云澜科技有限公司
申请人地址：北京市海淀区中关村大街
1号院
商标：云澜
申请日期：2020年5月1日
代理机构：知行商标事务所
商品/服务项目：计算机软件；可下载的手机应用软件；
数据处理设备
特此通知。
国家知识产权局`

const certificate = `商标注册证
第１２３４５６７８号
商标  云澜
核定使用商品/服务项目（国际分类：9）
计算机软件；手机应用软件(可下载)；电池
注册人
云澜科技有限公司
注册人地址：北京市海淀区中关村大街1号院
注册日期：2021年02月14日  有效期：2021年2月14日至2031年2月13日`

const filing = `Serial Number: 88/123,456
Mark: LUMORA
Applicant: Lumora, Inc.
Applicant Address: 1 Main Street, Springfield
International Class: 009
Filing Date: May 1, 2020
Goods and Services: Computer software; batteries
Attorney of Record: Jane Roe`

test('reads what a Chinese notice bears, several fields of a line and spread labels too', () => {
  expect(readFields(notice)).toEqual({
    applicationNumber: '12345678',
    classes: '9',
    applicant: '云澜科技有限公司',
    address: '北京市海淀区中关村大街 1号院',
    mark: '云澜',
    applicationDate: '2020年5月1日',
    agent: '知行商标事务所',
    goods: '计算机软件;可下载的手机应用软件;\n数据处理设备',
  })
})

test('reads a certificate whose labels are above their values and whose number is in a sentence', () => {
  expect(readFields(certificate)).toMatchObject({
    registrationNumber: '12345678',
    mark: '云澜',
    classes: '9',
    applicant: '云澜科技有限公司',
    registrationDate: '2021年02月14日',
    validFrom: '2021年2月14日',
    expiryDate: '2031年2月13日',
    goods: '计算机软件;手机应用软件(可下载);电池',
  })
})

test('reads an English filing', () => {
  expect(readFields(filing)).toEqual({
    applicationNumber: '88/123,456',
    mark: 'LUMORA',
    applicant: 'Lumora, Inc.',
    address: '1 Main Street, Springfield',
    classes: '009',
    applicationDate: 'May 1, 2020',
    goods: 'Computer software; batteries',
    agent: 'Jane Roe',
  })
  expect(readFields('nothing that is known')).toEqual({})
})

test('sets two documents side by side: what says the same in other signs is the same', () => {
  const { fields, goods } = compareDocuments(
    { fields: readFields(notice), text: notice },
    { fields: readFields(certificate), text: certificate },
  )
  const states = Object.fromEntries(fields.map(({ field, state }) => [field, state]))
  expect(states).toEqual({
    applicationNumber: 'same',
    mark: 'same',
    applicant: 'same',
    address: 'same',
    classes: 'same',
    applicationDate: 'onlyLeft',
    registrationDate: 'onlyRight',
    validFrom: 'onlyRight',
    expiryDate: 'onlyRight',
    agent: 'onlyLeft',
  })
  expect(goods!.map(({ state, left, right }) => [state, left, right])).toEqual([
    ['same', '计算机软件', '计算机软件'],
    ['differs', '可下载的手机应用软件', '手机应用软件(可下载)'],
    ['onlyLeft', '数据处理设备', null],
    ['onlyRight', null, '电池'],
  ])
})

test('one number under two names is the same, two numbers are not', () => {
  const compare = (left: object, right: object) =>
    compareDocuments({ fields: left, text: null }, { fields: right, text: null }).fields.map(({ state }) => state)
  expect(compare({ registrationNumber: '12345678' }, { applicationNumber: '12345678' })).toEqual(['same'])
  expect(compare({ registrationNumber: '12345678' }, { applicationNumber: '12345679' })).toEqual([
    'onlyRight',
    'onlyLeft',
  ])
})

test('numbers, classes and dates are compared by what they mean', () => {
  const compare = (left: object, right: object) =>
    compareDocuments({ fields: left, text: null }, { fields: right, text: null }).fields[0]
  expect(compare({ applicationNumber: '88/123,456' }, { applicationNumber: '88123456' })).toMatchObject({
    state: 'same',
  })
  expect(compare({ classes: '第9类' }, { classes: '009' })).toMatchObject({ state: 'same' })
  expect(compare({ applicationDate: '2020年5月1日' }, { applicationDate: 'May 1, 2020' })).toMatchObject({
    state: 'same',
  })
  const differing = compare({ applicant: '云澜科技有限公司' }, { applicant: '云岚科技有限公司' })!
  expect(differing.state).toBe('differs')
  expect(differing.parts).toEqual([
    { kind: 'same', text: '云' },
    { kind: 'left', text: '澜' },
    { kind: 'right', text: '岚' },
    { kind: 'same', text: '科技有限公司' },
  ])
})

test('days are found in every usual form, and what is no day is none', () => {
  expect(daysIn('2021年2月14日至2031年2月13日')).toEqual(['2021-02-14', '2031-02-13'])
  expect(daysIn('1 May 2020; May 2nd, 2020; 05/03/2020; 2020.5.4')).toEqual([
    '2020-05-01',
    '2020-05-02',
    '2020-05-03',
    '2020-05-04',
  ])
  expect(daysIn('二〇三五年五月二十一日 21.05.2035 21-May-2035 2035 May 21 20350521 the 21st day of May 2035')).toEqual(
    Array.from({ length: 6 }, () => '2035-05-21'),
  )
  expect(daysIn('2020-13-01, 30 Feb 2020')).toEqual([])
  expect(daysIn('05/03/2020', 'dayFirst')).toEqual(['2020-03-05'])
  expect(daysIn('05/03/2020 21/03/2020', 'unknown')).toEqual(['?05/03/2020', '2020-03-21'])
})

test('items are parted by semicolons, else by commas; groups and numbers before them do not count', () => {
  expect(itemsOf('0901 计算机软件；（2）电池。')).toEqual(['计算机软件', '电池'])
  expect(itemsOf('Class 9: computers, batteries')).toEqual(['computers', 'batteries'])
  expect(itemsOf('肥皂、香皂')).toEqual(['肥皂', '香皂'])
  expect(itemsOf('')).toEqual([])
  expect(compareGoods('', '肥皂')).toEqual([{ state: 'onlyRight', left: null, right: '肥皂', parts: [] }])
})

test('texts are compared by word; width, case and blanks make no difference', () => {
  expect(diffText('Ｃlass  9 goods', 'class 9 services')).toEqual([
    { kind: 'same', text: expect.any(String) },
    { kind: 'left', text: 'goods' },
    { kind: 'right', text: 'services' },
  ])
  expect(diffText('', '')).toEqual([])
})

test('long texts with nothing in common are done in a moment', () => {
  const text = (word: string) => Array.from({ length: 20_000 }, (_, i) => `${word}${i}`).join(' ')
  expect(diffText(text('a'), text('b')).length).toBeGreaterThan(0)
})

test('long lists with nothing in common are done in a moment', () => {
  const list = (from: number) =>
    Array.from({ length: 500 }, (_, item) =>
      Array.from({ length: 60 }, (_, at) => String.fromCodePoint(from + ((item * 7919 + at * 104_729) % 5000))).join(
        '',
      ),
    ).join(';')
  expect(compareGoods(list(0x4e00), list(0x6e00))).toHaveLength(1000)
})

test.each([
  ['blanks', `x${' '.repeat(99_000)}y`, {}],
  ['tabs behind a label', `申请人：云澜${'\t'.repeat(99_000)}y`, { applicant: '云澜' }],
  ['wide blanks behind a number', `(210)${'\u3000'.repeat(99_000)}y`, {}],
])('reads a text that is a run of %s', (_, text, fields) => expect(readFields(text)).toEqual(fields))

// A cost that grows with the square of the length would take hours; `npm run bench -- limits` measures it.
test.each([
  ['full stops', '.', itemsOf, 1],
  ['blanks', ' ', itemsOf, 1],
  ['quotes', '”', foldText, 1_000_002],
  ['commas', '，', foldText, 1_000_002],
  ['letters', 'a', daysIn, 0],
])('a megabyte of %s costs no more than its length', (_, sign, read, length) =>
  expect(read(`x${sign.repeat(1_000_000)}y`)).toHaveLength(length),
)

test('a label is at the beginning of a line, behind a gap or a bar, and behind a number', () => {
  const text = ' (210)  申请号：12345678    | 商标：云澜    |类别：9   2、申请人：云澜公司\n\t代理机构：知行'
  expect(readFields(text)).toEqual({
    applicationNumber: '12345678',
    mark: '云澜',
    classes: '9',
    applicant: '云澜公司',
    agent: '知行',
  })
  expect(readFields('其 申请号：12345678')).toEqual({})
})

test('the expiry date is a field of its own, however a certificate words it', () => {
  const expiry = (text: string) => readFields(`商标注册证\n第12345678号\n${text}`).expiryDate
  expect(expiry('注册日期 2025年05月21日 有效期至 2035年05月20日')).toBe('2035年05月20日')
  expect(expiry('注册有效期限 自公元2025年05月21日至2035年05月20日止')).toBe('2035年05月20日')
  expect(expiry('有效期：2035-05-20')).toBe('2035-05-20')
  expect(expiry('届满日：2035.5.20')).toBe('2035.5.20')
  expect(expiry('Expiry date: 20 May 2035')).toBe('20 May 2035')
  expect(expiry('This registration expires on May 20, 2035.')).toBe('May 20, 2035')
  expect(expiry('Term of protection: 21/05/2025 - 20/05/2035')).toBe('20/05/2035')
})

test('an address that differs in one sign that means something is a difference; one that is only written otherwise is none', () => {
  const isSame = (one: string, other: string) => valueKey('address', one) === valueKey('address', other)
  expect(isSame('北京市海淀区中关村大街１号院，3层', '北京市海淀区中关村大街 1号院 3层')).toBe(true)
  expect(isSame('1 Main St., Springfield, IL 62701', '1 MAIN ST Springfield IL 62701')).toBe(true)
  for (const [one, other] of [
    ['中关村大街1-2号', '中关村大街12号'],
    ['1, 23 Main Street', '12, 3 Main Street'],
    ['中关村大街1号 2层', '中关村大街12层'],
    ['Suite 3.5', 'Suite 35'],
    ['1 Main Street', '1 Main Court'],
    ['中国北京市海淀区', '北京市海淀区'],
  ] as const)
    expect(isSame(one, other)).toBe(false)
})

test('the address of an agent is not that of the applicant', () => {
  expect(readFields('申请人：云澜公司\n代理机构：知行\n地址：上海市\n')).toMatchObject({ agentAddress: '上海市' })
  expect(readFields('申请人：云澜公司\n地址：北京市\n代理机构：知行\n地址：上海市\n')).toMatchObject({
    address: '北京市',
    agentAddress: '上海市',
  })
})
