import { expect, test } from 'vitest'
import { createGoodsIndex } from './goods-index.ts'
import { readNiceTable } from './read-nice-table.ts'

const item = (zh: string, en: string | null, code: string) => ({ zh, en, code })
const group = (code: string, titleZh: string, items: object[], relations: object[] = []) => ({
  code,
  titleZh,
  parts: [{ label: null, items }],
  relations,
})
const index = createGoodsIndex(
  readNiceTable({
    classes: [
      {
        no: 3,
        groups: [
          group(
            '0301',
            '肥皂',
            [item('洗发液', 'shampoos', '030134'), item('干洗式洗发剂', 'dry shampoos', '030223')],
            [
              { to: '0306', type: 'similar', oldEdition: false },
              { to: '0399', type: 'cross', oldEdition: true },
            ],
          ),
          group('0306', '化妆品', [item('化妆品', 'cosmetics', '030065'), item('口红', 'lipsticks', '030018')]),
        ],
      },
      { no: 9, groups: [group('0907', '通信导航设备', [item('手机', 'mobile telephones / cell phones', '090734')])] },
      { no: 15, groups: [group('1501', '乐器', [item('木琴', 'xylophones', '150076')])] },
      { no: 35, groups: [group('3503', '替他人推销', [item('化妆品零售', 'retail of cosmetics', '350101')])] },
    ],
  }).table,
)
const find = (keyword: string, rest: object = {}) =>
  index.findGoods({ keyword, ...rest }).map(({ item: { nameCn } }) => nameCn)

test('the very name comes first, then what begins with it, then what has it within', () => {
  expect(find('化妆品')).toEqual(['化妆品', '化妆品零售'])
  expect(find('shampoos')).toEqual(['洗发液', '干洗式洗发剂'])
  expect(find('phones')).toEqual(['手机', '木琴'])
})

test.each([
  ['width', 'ＳＨＡＭＰＯＯＳ'],
  ['case', 'Shampoos'],
  ['blanks', '  shampoos '],
])('%s makes no difference', (_, keyword) => expect(find(keyword)[0]).toBe('洗发液'))

test('traditional characters find simplified ones', () => expect(find('化妝品')).toEqual(['化妆品', '化妆品零售']))

test('all words must be there, in any order', () => {
  expect(find('telephones mobile')).toEqual(['手机'])
  expect(find('telephones lipsticks')).toEqual([])
})

test('letters that no name contains are read as pinyin, from the start of a syllable', () => {
  expect(find('huazhuangpin')).toEqual(['化妆品', '化妆品零售'])
  expect(find('kou hong')).toEqual(['口红'])
  expect(find('zhuangp')).toEqual(['化妆品', '化妆品零售'])
  expect(find('huangpin')).toEqual([])
})

test('codes and numbers find their items', () => {
  expect(find('0306')).toEqual(['化妆品', '口红'])
  expect(find('030065')).toEqual(['化妆品'])
  expect(index.findGroups('03').map(({ code }) => code)).toEqual(['0301', '0306'])
})

test('what is found can be narrowed to a class, a group, goods or services', () => {
  expect(find('化妆品', { classNo: 35 })).toEqual(['化妆品零售'])
  expect(find('', { group: '0301' })).toEqual(['洗发液', '干洗式洗发剂'])
  expect(find('化妆品', { kind: 'goods' })).toEqual(['化妆品'])
  expect(find('化妆品', { kind: 'services' })).toEqual(['化妆品零售'])
})

test('a relation is stated from both sides', () => {
  const relations = (code: string) =>
    index
      .relationsOf(index.findGroup(code)!)
      .map(({ code: other, kind, direction, isFormer }) => ({ other, kind, direction, isFormer }))
  expect(relations('0301')).toEqual([
    { other: '0306', kind: 'similar', direction: 'out', isFormer: false },
    { other: '0399', kind: 'cross', direction: 'out', isFormer: true },
  ])
  expect(relations('0306')).toEqual([{ other: '0301', kind: 'similar', direction: 'in', isFormer: false }])
})
