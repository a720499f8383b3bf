import { expect, test } from 'vitest'
import { compareDocuments, type DocumentComparison } from './compare-documents.ts'
import type { DocumentField } from './field-labels.ts'
import { readFields } from './read-fields.ts'

/** Of each language; five thousand of each were run without a wrong one. */
const CASES = 250

/** Documents that are written at random, and then again in other words with one fact altered. */

function createRandom(seed: number) {
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  return { next, pick: <Item>(items: readonly Item[]): Item => items[next(items.length)]! }
}
type Random = ReturnType<typeof createRandom>

type Facts = Record<
  'number' | 'mark' | 'applicant' | 'address' | 'applied' | 'registered' | 'expires' | 'agent' | 'classNo',
  string
> & { goods: string[] }

const cities = ['北京市海淀区', '上海市浦东新区', '广东省深圳市南山区', '杭州市西湖区']
const streets = ['中关村大街', '世纪大道', '科技园路', '文一西路']
const names = ['云澜', '青禾', '栖云', '知味', '澜庭']
const goods = ['计算机软件', '电池', '耳机', '手机壳', '数据处理设备', '眼镜', '充电器']
const goodsEn = ['computer software', 'batteries', 'headphones', 'telephone cases', 'spectacles', 'chargers']
const streetsEn = ['Main Street', 'Market Street', 'Station Road', 'High Street']

const day = (random: Random, year: number) =>
  `${year}-${String(1 + random.next(12)).padStart(2, '0')}-${String(1 + random.next(28)).padStart(2, '0')}`

function invent(random: Random, language: 'zh' | 'en'): Facts {
  const year = 2010 + random.next(15)
  const registered = day(random, year + 1)
  const isChinese = language === 'zh'
  const no = 1 + random.next(300)
  return {
    number: String(10_000_000 + random.next(80_000_000)),
    mark: isChinese ? random.pick(names) : random.pick(['LUMORA', 'VELTRANO', 'QUISTEL']),
    applicant: isChinese ? `${random.pick(names)}科技有限公司` : `${random.pick(['Lumora', 'Veltrano'])} Holdings Ltd`,
    address: isChinese
      ? `${random.pick(cities)}${random.pick(streets)}${no}号${1 + random.next(20)}层`
      : `${no} ${random.pick(streetsEn)}, Suite ${1 + random.next(40)}, Springfield`,
    applied: day(random, year),
    registered,
    expires: `${Number(registered.slice(0, 4)) + 10}${registered.slice(4)}`,
    agent: isChinese ? `${random.pick(names)}商标事务所` : `${random.pick(['Jane Roe', 'John Doe'])} LLP`,
    classNo: String(1 + random.next(45)),
    goods: (isChinese ? goods : goodsEn)
      .filter(() => random.next(2) === 0)
      .concat(isChinese ? '扬声器' : 'loudspeakers'),
  }
}

const hanDigits = '〇一二三四五六七八九'
const hanBelow100 = (no: number) =>
  `${no >= 20 ? hanDigits[Math.floor(no / 10)] : ''}${no >= 10 ? '十' : ''}${no % 10 ? hanDigits[no % 10] : ''}`
const monthNames = 'January February March April May June July August September October November December'.split(' ')

/** A day in one of the forms in which the offices write it. */
function writeDay(random: Random, iso: string, language: 'zh' | 'en'): string {
  const [year, month, date] = iso.split('-').map(Number) as [number, number, number]
  const name = monthNames[month - 1]!
  return random.pick(
    language === 'zh'
      ? [
          `${year}年${month}月${date}日`,
          `${year}年${String(month).padStart(2, '0')}月${String(date).padStart(2, '0')}日`,
          iso,
          iso.replaceAll('-', '.'),
          `${year}/${month}/${date}`,
          `${Array.from(String(year), (digit) => hanDigits[Number(digit)]).join('')}年${hanBelow100(month)}月${hanBelow100(date)}日`,
        ]
      : [
          `${name} ${date}, ${year}`,
          `${date} ${name} ${year}`,
          `${date}-${name.slice(0, 3)}-${year}`,
          iso,
          `${String(date).padStart(2, '0')}.${String(month).padStart(2, '0')}.${year}`,
        ],
  )
}

const wide = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))

function write(random: Random, facts: Facts, language: 'zh' | 'en'): string {
  const date = (iso: string) => writeDay(random, iso, language)
  const from = date(facts.registered)
  const lines =
    language === 'zh'
      ? [
          random.pick([
            `商标注册证\n第${facts.number}号`,
            `商标注册证\n第 ${wide(facts.number)} 号`,
            `商标注册证\n注册号：${facts.number}`,
            `商标注册证\n商标注册号 ${facts.number}`,
          ]),
          random.pick([`商标：${facts.mark}`, `商标名称：${facts.mark}`, `商标\n${facts.mark}`]),
          random.pick([`注册人 ${facts.applicant}`, `注 册 人：${facts.applicant}`, `注册人名称：${facts.applicant}`]),
          random.pick([
            `注册人地址：${facts.address}`,
            `注册地址 ${facts.address}`,
            `注册人地址：${facts.address.slice(0, 7)}\n${facts.address.slice(7)}`,
            `住所：${facts.address.replace('号', '号，')}`,
          ]),
          random.pick([`类别：${facts.classNo}`, `国际分类号：第${facts.classNo}类`]),
          `申请日期：${date(facts.applied)}`,
          random.pick([
            `注册日期 ${from} 有效期至 ${date(facts.expires)}`,
            `注册日期：${from}\n有效期至：${date(facts.expires)}`,
            `注册日期：${from}    届满日期：${date(facts.expires)}`,
            `注册日期：${from}\n专用权期限：${date(facts.registered)}至${date(facts.expires)}`,
            `注册日期：${from}\n注册有效期限 自${date(facts.registered)}至${date(facts.expires)}止`,
          ]),
          `代理机构：${facts.agent}`,
          `核定使用商品/服务项目：${facts.goods.join(random.pick(['；', '; ']))}`,
          '国家知识产权局',
        ]
      : [
          random.pick([
            `Registration No.: ${facts.number}`,
            `Reg. No. ${facts.number}`,
            `Registration number  ${facts.number}`,
          ]),
          random.pick([`Mark: ${facts.mark}`, `Word mark: ${facts.mark.toLowerCase()}`]),
          random.pick([
            `Holder: ${facts.applicant}`,
            `Owner name: ${facts.applicant.toUpperCase()}`,
            `Name of owner: ${facts.applicant}`,
          ]),
          random.pick([`Address: ${facts.address}`, `Owner address: ${facts.address.replaceAll(', ', '\n')}`]),
          random.pick([`International Class: ${facts.classNo}`, `Int. Cl.: ${facts.classNo.padStart(3, '0')}`]),
          random.pick([`Filing date: ${date(facts.applied)}`, `Filed on ${date(facts.applied)}`]),
          random.pick([
            `Registration date: ${from}\nExpiry date: ${date(facts.expires)}`,
            `Registered on ${from}, expires on ${date(facts.expires)}`,
            `Date of registration: ${from}    Valid until: ${date(facts.expires)}`,
            `Registration date: ${from}\nTerm of protection: ${date(facts.registered)} to ${date(facts.expires)}`,
          ]),
          random.pick([`Representative: ${facts.agent}`, `Attorney of Record: ${facts.agent}`]),
          `Goods and services: ${facts.goods.join('; ')}`,
        ]
  return lines.join('\n')
}

const altered = (random: Random, text: string, signs: RegExp): string => {
  const places = Array.from(text.matchAll(signs), ({ index }) => index)
  const at = random.pick(places)
  const sign = text[at]!
  const other = /\d/.test(sign) ? String((Number(sign) + 1 + random.next(9)) % 10) : /[a-z]/i.test(sign) ? 'z' : '鑫'
  return text.slice(0, at) + other + text.slice(at + 1)
}

const nextDay = (iso: string, days: number) => new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10)

const fieldsOf: Record<keyof Facts, DocumentField> = {
  number: 'registrationNumber',
  mark: 'mark',
  applicant: 'applicant',
  address: 'address',
  applied: 'applicationDate',
  registered: 'registrationDate',
  expires: 'expiryDate',
  agent: 'agent',
  classNo: 'classes',
  goods: 'goods',
}

function alter(random: Random, facts: Facts, fact: keyof Facts): Facts {
  switch (fact) {
    case 'goods':
      return {
        ...facts,
        goods: random.next(2) ? facts.goods.slice(1).concat('手套 gloves') : [...facts.goods, '手套 gloves'],
      }
    case 'applied':
    case 'expires':
    case 'registered':
      return { ...facts, [fact]: nextDay(facts[fact], random.pick([-1, 1, 2, 30, 365])) }
    case 'classNo':
      return { ...facts, classNo: String((Number(facts.classNo) % 45) + 1) }
    case 'number':
      return { ...facts, number: altered(random, facts.number.slice(1), /\d/g).padStart(8, facts.number[0]) }
    case 'address':
      return { ...facts, address: altered(random, facts.address, /[\dA-Y\u4e00-\u9fff]/g) }
    default:
      return { ...facts, [fact]: altered(random, facts[fact], /[a-yA-Y\u4e00-\u9fff]/g) }
  }
}

const differing = ({ fields, goods: items }: DocumentComparison): string[] => [
  ...fields.flatMap(({ field, state }) => (state === 'differs' ? [field] : [])),
  ...(items?.some(({ state }) => state !== 'same') ? ['goods'] : []),
]

const side = (text: string) => ({ fields: readFields(text), text })

test.each(['zh', 'en'] as const)(
  'what was altered is listed, and nothing else, however a document is worded: %s',
  (language) => {
    const random = createRandom(language === 'zh' ? 11 : 12)
    const wrong: string[] = []
    for (let i = 0; i < CASES; i++) {
      const facts = invent(random, language)
      const fact = random.pick(Object.keys(fieldsOf) as (keyof Facts)[])
      const isAltered = random.next(5) > 0
      const other = isAltered ? alter(random, facts, fact) : facts
      const [one, two] = [write(random, facts, language), write(random, other, language)]
      const found = differing(compareDocuments(side(one), side(two)))
      const expected = isAltered ? [fieldsOf[fact]] : []
      // A term begins on the day of registration.
      const listed = found.filter((field) => !(field === 'validFrom' && fact === 'registered'))
      if (listed.join() !== expected.join()) wrong.push(`${expected.join()} / ${listed.join()}\n${one}\n---\n${two}`)
    }
    expect(wrong.length, wrong[0]).toBe(0)
  },
)
