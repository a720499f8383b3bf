import { expect, test } from 'vitest'
import { chineseAmount } from './chinese-amount.ts'

test.each([
  [0, '零圆整'],
  [1, '壹分'],
  [10, '壹角整'],
  [100, '壹圆整'],
  [105, '壹圆零伍分'],
  [150, '壹圆伍角整'],
  [1_000, '壹拾圆整'],
  [10_05_00, '壹仟零伍圆整'],
  [100_050_30, '壹拾万零伍拾圆叁角整'],
  [1_000_000_00, '壹佰万圆整'],
  [10_000_001_00, '壹仟万零壹圆整'],
  [100_000_000_00, '壹亿圆整'],
  [100_010_000_00, '壹亿零壹万圆整'],
  [-12_34, '负壹拾贰圆叁角肆分'],
])('%s fen are %s', (fen, text) => expect(chineseAmount(fen)).toBe(text))

/** Reads an amount by another way than it is written: digit by digit, group by group. */
function read(text: string): number {
  const sign = text.startsWith('负') ? -1 : 1
  const [, yuan = '', jiao, fen] = /^负?(?:(.+)圆)?零?(?:(.)角)?(?:(.)分)?整?$/.exec(text)!
  const digit = (character: string | undefined) => (character ? '零壹贰叁肆伍陆柒捌玖'.indexOf(character) : 0)
  let [total, group, last] = [0, 0, 0]
  for (const character of yuan) {
    const [unit, size] = ['拾佰仟'.indexOf(character), '万亿兆'.indexOf(character)]
    if (unit >= 0) [group, last] = [group + last * 10 ** (unit + 1), 0]
    else if (size >= 0) {
      total += (group + last) * 10_000 ** (size + 1)
      group = last = 0
    } else last = digit(character)
  }
  return sign * ((total + group + last) * 100 + digit(jiao) * 10 + digit(fen))
}

test('every amount can be read back, has no doubled zero and ends as it must', () => {
  const wrong: string[] = []
  let state = 11
  for (let run = 0; run < 20_000; run++) {
    state = (state * 48_271) % 2_147_483_647
    // Many zeros: sums of few powers of ten.
    const fen =
      run % 2 ? state * (1 + (run % 40)) : 10 ** (run % 13) * (state % 10) + 10 ** ((run + 5) % 11) * (run % 9)
    const text = chineseAmount(fen)
    const isWellFormed = !/零零|零[圆万亿兆](?!整)|[拾佰仟]零[万亿]/.test(text) && /[整分]$/.test(text)
    if (read(text) !== fen || !isWellFormed) wrong.push(`${fen} ${text}`)
  }
  expect(wrong).toEqual([])
})
