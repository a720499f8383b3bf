import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiBench, createApiBench } from '../support/api-bench.ts'
import { importTables } from '../support/classification.ts'

let bench: ApiBench
beforeAll(async () => {
  bench = await createApiBench()
})
afterAll(() => bench?.close())

const get = async (path: string) => (await bench.call('GET', `/common/query/${path}`)).data
const text = encodeURIComponent

describe('with nothing imported', () => {
  test('there is the selection that comes with the product, and it says so', async () => {
    const { nice, vienna } = await get('classification')
    expect(nice).toMatchObject({ groups: 492, shipped: true, importedAt: null })
    expect(nice.items).toBeGreaterThan(3000)
    expect(vienna).toMatchObject({ shipped: true, importedAt: null })
    expect(await get('tmNice')).toHaveLength(45)
    const [three] = await get('tmNice?classNo=3')
    expect(three.groups[0].code).toBe('0301')
    expect(three.groups[0].items.length).toBeGreaterThan(5)
    const { records } = await get(`goods?keyword=${text('牙膏')}`)
    expect(records[0]).toMatchObject({ cn: '牙膏', en: 'toothpaste', classNo: 3, group: { code: '0307' } })
    expect(await get('similargroup?classNo=3')).toHaveLength(10)
    expect(await get('vienna')).toHaveLength(29)
    expect((await get('vienna?parent=1')).map(({ code }: { code: string }) => code)).toContain('1.3')
  })

  test('classes are found by number and word in both languages', async () => {
    const list = async (keyword: string) =>
      (await get(`tmNice?keyword=${text(keyword)}`)).map(({ no }: { no: number }) => no)
    expect(await list('45')).toEqual([45])
    expect(await list('化妆品')).toContain(3)
    expect(await list('COSMETICS')).toContain(3)
  })

  test('a description is answered with classes and goods', async () => {
    const { data } = await bench.call('POST', '/common/query/goodsSuggest', { payload: { text: '化妆品、香水' } })
    expect(data.classes[0]).toMatchObject({ no: 3, nameEn: 'Cosmetics and cleaning' })
    expect(data.classes[0].groups[0].items.length).toBeGreaterThan(0)
  })
})

describe('with tables imported', () => {
  beforeAll(() => importTables(bench.pool))

  test('the tree is reported as far as it is requested', async () => {
    expect(await get('tmNice?type=services')).toHaveLength(11)
    const [three] = await get('tmNice?classNo=3')
    expect(three.heading).toEqual({ zh: '洗衣用制剂；化妆品', en: null })
    expect(three.groups.map(({ code }: { code: string }) => code)).toEqual(['0301', '0306'])
    expect(three.groups[0].items[0]).toEqual({
      id: expect.stringMatching(/^0301-/),
      cn: '肥皂',
      en: 'soap',
      basicNo: '030012',
      nonStandard: false,
      severalClasses: true,
      part: '一',
    })
  })

  test('a keyword leaves what matches of the tree', async () => {
    const found = await get(`tmNice?keyword=${text('化妝品')}`)
    expect(found.find(({ no }: { no: number }) => no === 3)).toMatchObject({
      groups: [{ code: '0306', items: [{ cn: '化妆品' }] }],
    })
    expect(found.find(({ no }: { no: number }) => no === 35)).toMatchObject({
      groups: [{ items: [{ cn: '化妆品零售' }] }],
    })
  })

  test('items are found page by page, counted by class whichever is requested', async () => {
    const first = await get('goods?keyword=cosmetics&size=1')
    expect(first).toMatchObject({
      total: 2,
      pages: 2,
      records: [{ cn: '化妆品', classNo: 3, group: { code: '0306', name: '化妆品' } }],
      classes: [
        { no: 3, count: 1 },
        { no: 35, count: 1 },
      ],
    })
    expect(await get('goods?keyword=cosmetics&classNo=35')).toMatchObject({
      total: 1,
      records: [{ cn: '化妆品零售' }],
      classes: [{ no: 3 }, { no: 35 }],
    })
    expect(await get('goods?keyword=cosmetics&size=1&current=9')).toMatchObject({ total: 2, records: [] })
  })

  test('a similar group tells its notes, its items by part, and its relations from both sides', async () => {
    const [soap] = await get('similargroup?code=0301')
    expect(soap).toMatchObject({
      classNo: 3,
      itemCount: 2,
      crossRefs: ['0306', '0399'],
      notes: ['1.本类似群与0306类似；'],
      parts: [
        { label: '一', items: [{ cn: '肥皂' }] },
        { label: '二', items: [{ cn: '洗衣粉', nonStandard: true }] },
      ],
      relations: [
        { code: '0306', name: '化妆品', kind: 'similar', direction: 'out', former: false },
        { code: '0399', name: null, kind: 'cross', direction: 'out', former: true },
      ],
    })
    const [cosmetics] = await get('similargroup?code=0306')
    expect(cosmetics.relations).toEqual([
      { code: '0301', name: '肥皂', nameEn: null, kind: 'similar', direction: 'in', former: false },
    ])
    expect(await get('similargroup?classNo=3')).toHaveLength(2)
    expect(await get('similargroup')).toHaveLength(3)
    expect(await get('similargroup?code=9999')).toEqual([])
  })

  test('figurative elements are reported level by level, by word and by code', async () => {
    expect(await get('vienna')).toEqual([
      { code: '1', nameCn: '天体', nameEn: 'Celestial bodies', parent: null, children: true, auxiliary: false },
    ])
    const codes = async (query: string) => (await get(`vienna?${query}`)).map(({ code }: { code: string }) => code)
    expect(await codes('parent=1')).toEqual(['1.3', '1.10'])
    expect(await codes('keyword=sun')).toEqual(['1.3', '1.3.2'])
    expect(await codes(`keyword=${text('太陽')}`)).toEqual(['1.3', '1.3.2'])
    expect(await codes('keyword=01.10')).toEqual(['1.10'])
    expect(await codes('codes=1.10;1')).toEqual(['1.10', '1'])
  })

  test('more than five codes, or what is no code, is refused', async () => {
    const ask = (codes: string, language: 'cn' | 'en' = 'cn') =>
      bench.call('GET', `/common/query/vienna?codes=${codes}`, { language })
    expect(await ask('1;2;3;4;5;6')).toMatchObject({ status: 200, code: 20104, msg: '图形要素编码最多选择 5 个' })
    expect(await ask('1;x', 'en')).toMatchObject({ code: 20105, msg: expect.stringMatching(/^These are not codes/) })
  })

  test('a description is answered with classes, groups and the items that are the reason', async () => {
    const { data } = await bench.call('POST', '/common/query/goodsSuggest', { payload: { text: '卖肥皂和洗衣粉' } })
    expect(data.classes[0]).toMatchObject({
      no: 3,
      groups: [{ code: '0301', items: [{ cn: '洗衣粉' }, { cn: '肥皂' }] }],
    })
    const services = { text: 'cosmetics', type: 'services' }
    expect((await bench.call('POST', '/common/query/goodsSuggest', { payload: services })).data.classes[0].no).toBe(35)
  })

  test('another edition is shown without a restart, all at once', async () => {
    await importTables(bench.pool, { edition: '13', items: ['牙膏'] })
    expect((await get('classification')).nice).toMatchObject({ edition: '13', groups: 1, items: 1 })
    expect(await get(`goods?keyword=${text('肥皂')}`)).toMatchObject({ total: 0 })
    expect(await get(`goods?keyword=${text('牙膏')}`)).toMatchObject({ total: 1 })
  })
})

describe('a wrong question', () => {
  test.each([
    'tmNice?classNo=46',
    'tmNice?type=x',
    `tmNice?keyword=${'x'.repeat(51)}`,
    'goods?size=101',
    'goods?group=03',
    'similargroup?code=abcd',
    'vienna?parent=x',
  ])('%s is refused with 400', async (path) => {
    expect(await bench.call('GET', `/common/query/${path}`)).toMatchObject({ status: 400, ok: false })
  })

  test.each([{}, { text: '' }, { text: '   ' }, { text: 'x'.repeat(2001) }, { text: 'x', more: 1 }])(
    'the description %j is refused with 400',
    async (payload) => {
      expect(await bench.call('POST', '/common/query/goodsSuggest', { payload })).toMatchObject({
        status: 400,
        ok: false,
      })
    },
  )

  test('endless requests for suggestions are refused with a time to wait', async () => {
    const ask = () =>
      bench.call('POST', '/common/query/goodsSuggest', {
        payload: { text: '肥皂' },
        headers: { 'x-forwarded-for': '203.0.113.99' },
      })
    for (let requested = 0; requested < 60; requested++) await ask()
    expect(await ask()).toMatchObject({ status: 429, code: 42901 })
  })
})
