import { describe, expect, test } from 'vitest'
import { type FieldKind, checkField } from './form-checks.ts'
import { formProblems } from './form-problems.ts'

const accepted: Record<FieldKind, string[]> = {
  englishName: ['Acme', 'Johnson & Sons Co., Ltd.', "O'Neil (HK) 3M"],
  englishAddress: ['No. 5/F, 12-14 High Street, London W1A 1AA', 'Suite #3'],
  applicantName: [
    '华为技术有限公司',
    'Société des Produits Nestlé S.A.',
    'ソニー 株式会社',
    '株式会社　日立製作所',
    '3M 中国有限公司',
    '360',
  ],
  chineseName: ['李', '北京知匠科技有限公司', '阿卜杜拉·买买提'],
  chineseAddress: ['', '北京市 海淀区 1 号', 'anything'],
  number: ['A1', '123456', 'abc'],
  plainText: ['', '知匠 Markwright 3+1', '（中国）', 'ａｂｃ'],
  creditCode: ['91350100M000100Y43', '9144030071526726XG'],
  email: ['a@b.cn', 'first.last+tag@mail.example.com', 'x_y-z@example.net'],
  landline: ['010-88888888', '01088888888', '8888888', '0755-123456789'],
  mobile: ['13800138000', '15000000000', '17000000000', '18999999999'],
  qq: ['10000', '1234567890'],
  postalCode: ['100000', '000001'],
  phone: ['010-88888888', '13800138000'],
  idCard: ['11010519491231002X', '440524188001010014', '130503670401001'],
  passport: ['E12345678', 'G12345678', 'EA1234567', '123456789'],
  personName: ['张伟', '欧阳娜娜'],
  url: ['https://example.com', 'http://例子.中国/路径?a=1', 'HTTPS://EXAMPLE.COM'],
}

const refused: Record<Exclude<FieldKind, 'chineseAddress'>, [value: string, message: string][]> = {
  englishName: [
    ['', '书式类型为国外时，请填写英文名称'],
    [' ', '书式类型为国外时，请填写英文名称'],
    ['知匠', '书式类型为国外时，请填写英文名称'],
    ['Café', '书式类型为国外时，请填写英文名称'],
  ],
  englishAddress: [
    ['', '书式类型为国外时，请填写英文详细地址'],
    ['北京 Beijing', '书式类型为国外时，请填写英文详细地址'],
  ],
  applicantName: ['华为 技术', '???', '@@@'].map((name) => [name, '名称不能包含空格，必须为汉字，企业至少为 1 个字']),
  chineseName: [
    ['', '名称不能包含空格，必须为汉字，企业至少为 1 个字'],
    ['张 伟', '名称不能包含空格，必须为汉字，企业至少为 1 个字'],
  ],
  number: [
    ['', '只能填写字母和数字'],
    ['A-1', '只能填写字母和数字'],
    ['一', '只能填写字母和数字'],
  ],
  plainText: [
    ['a<b', '不能包含特殊字符'],
    ['50%', '不能包含特殊字符'],
  ],
  creditCode: [
    ['', '请填写正确的统一社会信用代码'],
    ['91350100M000100Y4', '请填写正确的统一社会信用代码'],
    ['91350100I000100Y43', '请填写正确的统一社会信用代码'],
    ['9135010AM000100Y43', '请填写正确的统一社会信用代码'],
  ],
  email: [
    ['', '邮箱格式错误'],
    ['a.b.cn', '邮箱格式错误'],
    ['a@b', '邮箱格式错误'],
    ['a@b.info', '邮箱格式错误'],
    ['a@b.c', '邮箱格式错误'],
    ['a b@c.cn', '邮箱格式错误'],
  ],
  landline: [
    ['123456', '电话格式错误'],
    ['01-88888888', '电话格式错误'],
    ['010--88888888', '电话格式错误'],
    ['86010-12345678', '电话格式错误'],
  ],
  mobile: [
    ['14700000000', '手机格式错误'],
    ['19900000000', '手机格式错误'],
    ['1380013800', '手机格式错误'],
    ['138001380000', '手机格式错误'],
  ],
  qq: [
    ['1234', 'QQ格式错误'],
    ['012345', 'QQ格式错误'],
  ],
  postalCode: [
    ['', '请输入邮编'],
    [' ', '请输入邮编'],
    ['10000', '邮编格式错误'],
    ['1000000', '邮编格式错误'],
    ['10000a', '邮编格式错误'],
  ],
  phone: [
    ['', '请输入联系电话'],
    ['110', '电话号码格式错误'],
    ['abcdefgh', '电话号码格式错误'],
  ],
  idCard: [
    ['', '证件号码格式错误'],
    ['11010519491331002X', '证件号码格式错误'],
    ['1101051949123100', '证件号码格式错误'],
  ],
  passport: [
    ['', '护照号码格式错误'],
    ['PASSPORT', '护照号码格式错误'],
    ['E1234567890', '护照号码格式错误'],
  ],
  personName: [
    ['张', '请填写 2–4 个汉字的姓名'],
    ['张王李赵钱', '请填写 2–4 个汉字的姓名'],
    ['Zhang', '请填写 2–4 个汉字的姓名'],
  ],
  url: [
    ['example.com', '网址格式错误'],
    ['javascript:alert(1)', '网址格式错误'],
    ['https://exa mple.com', '网址格式错误'],
  ],
}

describe.each(Object.entries(accepted) as [FieldKind, string[]][])('a field of kind %s', (kind, values) => {
  test.each(values)('accepts %j', (value) => {
    expect(checkField(kind, value)).toBeNull()
  })
})

describe.each(Object.entries(refused) as [FieldKind, [string, string][]][])('a field of kind %s', (kind, values) => {
  test.each(values)('refuses %j with %s', (value, message) => {
    const problem = checkField(kind, value)
    expect(problem && formProblems[problem].cn).toBe(message)
  })
})
