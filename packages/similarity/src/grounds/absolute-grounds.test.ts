import { expect, test } from 'vitest'
import { checkAbsoluteGrounds, type GroundsData } from './absolute-grounds.ts'

const data: GroundsData = { classes: [], genericNames: [], descriptiveWords: [], places: ['湖州', '云梦'] }
const goods = (classNo: number, genericNames: string[], descriptiveWords: string[] = []): GroundsData => ({
  ...data,
  classes: [classNo],
  genericNames,
  descriptiveWords,
})

/** The cells "example" of the list of absolute grounds. */
test.each([
  ['A01', '中国云梦', 'block', data],
  ['A01', 'ZHONGGUO', 'block', data],
  ['A01', '中华鲟', 'possible', data],
  ['A02', '国酒', 'block', data],
  ['A02', '国美', 'possible', data],
  ['A03', '天安门', 'block', data],
  ['A04', '瑞士云梦', 'likely', data],
  ['A04', 'TURKEY', 'possible', data],
  ['A05', 'UNESCO', 'block', data],
  ['A06', '3C认证', 'block', data],
  ['A07', 'RED CROSS', 'block', data],
  ['A09', '湖州', 'likely', data],
  ['A09', '云梦达', 'possible', data],
  ['A10', '纽约', 'likely', data],
  ['A10', 'PARIS', 'likely', data],
  ['A11', '零添加', 'likely', goods(30, [])],
  ['A14', '苹果', 'block', goods(31, ['苹果'])],
  ['A14', 'X-200', 'likely', data],
  ['A15', '纯棉', 'block', goods(25, [], ['纯棉'])],
  ['A15', '250ml', 'block', goods(32, [])],
  ['A15', '牛奶', 'block', goods(29, [])],
  ['A17', 'HX', 'likely', data],
  ['A17', '5588', 'likely', data],
  ['A18', '山里来的味道让家更温暖每一天', 'likely', data],
  ['A19', '一旦拥有', 'likely', data],
  ['A20', '旗舰店', 'block', data],
  ['A21', '张', 'likely', data],
  ['A21', '王氏', 'likely', data],
  ['A22', 'PREMIUM', 'likely', data],
] as const)('%s: %s is %s', (id, text, severity, known) => {
  const grounds = checkAbsoluteGrounds(text, known)
  expect(grounds).toContainEqual(expect.objectContaining({ id, severity }))
  for (const { zh, en } of grounds) expect(`${zh}${en}`).toMatch(/^“[^”]+”[^。]+。“[^”]+” [^.]+\.$/)
})

/** The cells "not a hit". */
test.each([
  ['A03', '五星', data],
  ['A07', 'CROSS', data],
  ['A14', '苹果', goods(9, ['软件'])],
  ['A15', '蓝鲸', goods(25, ['服装'])],
  ['A15', '牛奶', goods(9, [])],
  ['A17', 'HXL', data],
  ['A20', '云梦达旗舰店', data],
  ['A21', '阳', data],
  ['A22', 'SUPER LUMORA', data],
  ['A01', 'LUMORA', data],
] as const)('%s spares %s', (id, text, known) => {
  expect(checkAbsoluteGrounds(text, known).map((ground) => ground.id)).not.toContain(id)
})

test('a mark of signs alone has no words to judge', () => expect(checkAbsoluteGrounds('???', data)).toEqual([]))
