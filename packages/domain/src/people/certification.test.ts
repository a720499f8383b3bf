import { expect, test } from 'vitest'
import { type CertificationFields, checkCertificationField } from './certification.ts'
import { hasCreditCodeCheck } from './credit-code.ts'
import { formProblems } from '../site/form-problems.ts'

const fields: CertificationFields = {
  companyName: '云澜科技有限公司',
  creditCode: '91440300708461136T',
  postalCode: '518057',
  address: '深圳市南山区科技园',
  officePhone: '0755-86013388',
  contact: '李雷',
  mobile: '13800138000',
  email: 'office@example.com',
}

const names = Object.keys(fields) as (keyof CertificationFields)[]

test('a complete form has no problem; contact and mobile may be left out', () => {
  expect(names.filter((field) => checkCertificationField(field, fields[field]) !== null)).toEqual([])
  expect(names.filter((field) => checkCertificationField(field, '') === null)).toEqual(['contact', 'mobile'])
})

test.each([
  ['companyName', '', '公司名称不能为空'],
  ['creditCode', '', '请填写正确的统一社会信用代码'],
  ['creditCode', '91440300708461136I', '请填写正确的统一社会信用代码'],
  ['postalCode', '', '请输入邮编'],
  ['postalCode', '51805', '邮编格式错误'],
  ['address', '', '请输入地址'],
  ['officePhone', '', '请输入办公电话'],
  ['officePhone', '12', '电话格式错误'],
  ['mobile', '14400138000', '手机号错误'],
  ['email', '', '请输入邮箱'],
  ['email', 'office@example', '邮箱错误'],
] as const)('%s “%s”: %s', (field, value, message) =>
  expect(formProblems[checkCertificationField(field, value)!].cn).toBe(message),
)

test('the last character of a credit code checks the others', () => {
  // Published codes of well-known companies.
  for (const code of ['91440300708461136T', '914403001922038216', '91330100799655058B', '91110000802100433B'])
    expect(hasCreditCodeCheck(code), code).toBe(true)
  for (const code of ['91440300708461136A', '91440300708416136T', '914403007084611', ''])
    expect(hasCreditCodeCheck(code), code).toBe(false)
})
