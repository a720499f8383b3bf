import { expect, test } from 'vitest'
import { findStatutes, readStatute } from './find-statutes.ts'

const textsOf = (text: string) => findStatutes(text).map(({ law, provision }) => `${law} ${provision ?? ''}`.trim())

test.each([
  ['依照《中华人民共和国商标法》第三十条之规定', ['商标法 第三十条']],
  ['《商标法》第五十七条第（二）项', ['商标法 第五十七条第二项']],
  ['《商标法》第57条第(2)项', ['商标法 第五十七条第二项']],
  ['中华人民共和国商标法第三十条', ['商标法 第三十条']],
  ['《中华人民共和国商标法》（2013年修正）第十条第一款第（八）项', ['商标法 第十条第一款第八项']],
  [
    '《商标法》第五十七条第（二）项、第六十三条第三款，《民事诉讼法》第一百七十七条',
    ['商标法 第五十七条第二项', '商标法 第六十三条第三款', '民事诉讼法 第一百七十七条'],
  ],
  [
    '《最高人民法院关于审理商标民事纠纷案件适用法律若干问题的解释》第九条',
    ['最高人民法院关于审理商标民事纠纷案件适用法律若干问题的解释 第九条'],
  ],
  ['refused under 15 U.S.C. § 1052(d) and 37 CFR 2.122(e)', ['15 U.S.C. § 1052(d)', '37 C.F.R. § 2.122(e)']],
  ['Section 2(d) of the Trademark Act', ['Trademark Act § 2(d)']],
  ['paragraph 4(a)(i) of the Policy', ['UDRP ¶ 4(a)(i)']],
])('%s', (text, expected) => {
  expect(textsOf(text)).toEqual(expected)
})

test('a provision is listed once however often and in whatever figures it is cited', () => {
  expect(textsOf('《商标法》第三十条……《中华人民共和国商标法》第30条')).toEqual(['商标法 第三十条'])
})

test('a book, a contract and an article without a law are no statutes', () => {
  expect(textsOf('《公证书》载明合同第三条；《授权书》；第三十条')).toEqual([])
})

test('a citation that a source gives is kept even where no provision is recognised in it', () => {
  expect(readStatute('《巴黎公约》')).toEqual({ law: '巴黎公约', provision: null })
  expect(readStatute('《商标法》第五十七条')).toEqual({ law: '商标法', provision: '第五十七条' })
})

test.each([
  ['open quotation marks', '《'.repeat(50_000)],
  ['provisions without end', `《商标法》${'第三十条、'.repeat(20_000)}`],
  ['brackets', '《商标法》（'.repeat(20_000)],
  ['numerals', `《商标法》第${'一'.repeat(100_000)}`],
  ['sections', '15 U.S.C. § 1('.repeat(20_000)],
  ['laws without articles', '中华人民共和国商标'.repeat(20_000)],
])('hostile text of %s is read within the time of a test and the limit', (_what, text) => {
  expect(findStatutes(text).length).toBeLessThanOrEqual(500)
})
