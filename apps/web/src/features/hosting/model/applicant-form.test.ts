import { expect, test } from 'vitest'
import { creditCodeProblem, englishNameProblem, nameProblem, toApplicantDraft } from './applicant-form.ts'

test.each([
  '华为技术有限公司',
  '李雷',
  'Apple Inc.',
  'Johnson & Sons Co., Ltd.',
  ' 腾讯 ',
  'Société des Produits Nestlé S.A.',
  'L’ORÉAL',
  'ソニーグループ株式会社',
  '삼성전자 주식회사',
  '3M中国有限公司',
])('%s is a name', (name) => expect(nameProblem(name, 'cn')).toBeNull())

test('a Chinese name with a blank in it is refused with the words of the specification', () =>
  expect(nameProblem('华为 技术', 'cn')).toBe('名称不能包含空格，必须为汉字，企业至少为 1 个字'))

test('the English name and the credit code may be left out, but not be wrong', () => {
  expect(englishNameProblem('', 'en')).toBeNull()
  expect(englishNameProblem('华为', 'en')).not.toBeNull()
  expect(creditCodeProblem(' ', 'cn')).toBeNull()
  expect(creditCodeProblem('914403001922038216', 'cn')).toBeNull()
  expect(creditCodeProblem('91440300192203821X ', 'cn')).toBeNull()
  expect(creditCodeProblem('12345', 'cn')).toBe('请填写正确的统一社会信用代码')
})

test('only organizations have a credit code, in capitals', () => {
  const typed = { applicantName: '李雷', creditCode: '91440300192203821x' }
  expect(toApplicantDraft({ type: 'Individual', ...typed }).creditCode).toBeNull()
  expect(toApplicantDraft({ type: 'Organization', ...typed })).toEqual({
    type: 'Organization',
    applicantName: '李雷',
    creditCode: '91440300192203821X',
    storeFlag: 1,
  })
  expect(toApplicantDraft({ type: 'Organization', ...typed, isHosted: false }).storeFlag).toBe(0)
})
