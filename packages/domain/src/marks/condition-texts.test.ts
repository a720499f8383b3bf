import { expect, test } from 'vitest'
import { conditionFieldName, formatCondition } from './condition-texts.ts'
import { conditionFields, type ConditionField, type WireCondition } from './search-conditions.ts'

test.each<[WireCondition, string, string]>([
  [{ field: 'SBMC', value: ' 云澜 ' }, '商标名称近似「云澜」', 'Trademark name similar to “云澜”'],
  [{ field: 'SBMC', way: 'term', value: '云澜' }, '商标名称为「云澜」', 'Trademark name is “云澜”'],
  [{ field: 'SQRMC', value: '云' }, '申请人名称包含「云」', 'Applicant name contains “云”'],
  [{ field: 'SQRMC', way: 'similar', value: '云' }, '申请人名称包含「云」', 'Applicant name contains “云”'],
  [{ field: 'SQH', way: 'match', value: '1;2' }, '申请号：「1;2」', 'Application number: “1;2”'],
  [
    { field: 'ZCR', value: '2020-01-01;2020-12-31' },
    '注册日期：2020-01-01 至 2020-12-31',
    'Registration date: 2020-01-01 to 2020-12-31',
  ],
  [{ field: 'ZYQDQR', value: '2020-01-01;' }, '专用权到期日：2020-01-01 起', 'Expiry date: since 2020-01-01'],
  [{ field: 'SQR', value: '1850-01-01;2020-12-31' }, '申请日期：2020-12-31 止', 'Application date: until 2020-12-31'],
  [{ field: 'SBZT', value: '1;10' }, '商标状态：已注册', 'Status: Registered'],
  [{ field: 'SBZT', value: '11；4' }, '商标状态：驳回复审中、公告', 'Status: Appeal of refusal pending, Publication'],
  [{ field: 'SFYX', value: '1' }, '是否有效：是', 'Valid: yes'],
  [{ field: 'SFYX', value: '0' }, '是否有效：否', 'Valid: no'],
  [{ field: 'SBTP', value: '4.1;6.3' }, '图形要素：「4.1;6.3」', 'Figurative elements: “4.1;6.3”'],
  [
    { field: 'SBTP', way: 'similar', value: '0a1b2c3d-0000-4000-8000-000000000000' },
    '商标图样与所选图片近似',
    'Image similar to the chosen one',
  ],
])('%o is formatted in both languages', (condition, cn, en) => {
  expect(formatCondition(condition, true, 'cn')).toBe(cn)
  expect(formatCondition(condition, true, 'en')).toBe(en)
})

test('conditions after the first name their operator, and the first names one that excludes', () => {
  const flag = (op?: WireCondition['op']): WireCondition => ({ field: 'SFGYSB', value: '1', op })
  expect(formatCondition(flag(), false, 'cn')).toBe('并且 是否共有商标：是')
  expect(formatCondition(flag('OR'), false, 'en')).toBe('or Jointly owned: yes')
  expect(formatCondition(flag('OR'), true, 'cn')).toBe('是否共有商标：是')
  expect(formatCondition(flag('NOT'), true, 'cn')).toBe('排除 是否共有商标：是')
})

test.each(Object.keys(conditionFields) as ConditionField[])('%s has a name in both languages', (field) => {
  expect(conditionFieldName(field, 'cn')).toMatch(/^\p{Script=Han}+$/u)
  expect(conditionFieldName(field, 'en')).toMatch(/^[A-Z][a-z]+/)
})
