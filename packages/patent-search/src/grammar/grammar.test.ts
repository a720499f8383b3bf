import { expect, test } from 'vitest'
import { checkQuery } from './check-query.ts'
import { describeExpression } from './describe.ts'
import { resolveEarlier } from './expression.ts'
import { parseExpression } from './parse.ts'
import { printExpression } from './print.ts'
import { randomQueries } from './random-queries.ts'
import { simpleExpression } from './simple.ts'
import { suggest } from './suggest.ts'

const read = (query: string) => {
  const parsed = parseExpression(query)
  if ('problem' in parsed) throw new Error(`${query}: ${JSON.stringify(parsed.problem)}`)
  return parsed.expression
}
const printed = (query: string) => printExpression(read(query))
const problem = (query: string) => {
  const parsed = parseExpression(query)
  return 'problem' in parsed ? [parsed.problem.code, parsed.problem.position, parsed.problem.length] : null
}

test.each([
  [
    'TI:(电池 OR battery) AND IPC:H01M* AND AD:[20200101 TO 20221231] NOT PA:"BYD"',
    'TI:(电池 OR battery) AND IPC:H01M* AND AD:[2020-01-01 TO 2022-12-31] AND NOT PA:"BYD"',
  ],
  ['标题：（电池　或　battery） 与 申请人=比亚迪', 'TI:(电池 OR battery) AND PA:比亚迪'],
  ['公开（公告）号：CN 112345678 A', 'PN:CN112345678A'],
  ['PN:"CN 112345678 A"', 'PN:CN112345678A'],
  ['a b OR c XOR d', '(a AND b) OR (c XOR d)'],
  ['TI:(solid NEAR/3 electrolyte)', 'TI:(solid NEAR/3 electrolyte)'],
  ['TI:(solid near3 electrolyte PRE2 cell)', 'TI:(solid NEAR/3 electrolyte W/2 cell)'],
  ['TI:(a ADJ2 b) OR PN:202644378U OR PN:202644378', 'TI:(a W/2 b) OR PN:??202644378U OR PN:??202644378*'],
  ['AB:"lithium ion" W/4 AB:batter*', 'AB:("lithium ion" W/4 batter*)'],
  ['AD>=2020.5 and pd<2021年3月1日', 'AD:[2020-05-01 TO *] AND PD:[* TO 2021-02-28]'],
  ['IPC:H01M 10/052 AND TY:实用新型 AND LS=有效 AND CC:中国', 'IPC:H01M10/052 AND TY:utility AND LS:valid AND CC:CN'],
  ['#1 AND #2 NOT #3', '#1 AND #2 AND NOT #3'],
  ['\u202ATI\u200B:电\u200B池 \u200B A\u200BND "bat\u00ADtery" \u200B', 'TI:电池 AND "battery"'],
  ['电池 * 电极 + 隔膜', '(电池 AND 电极) OR 隔膜'],
])('%s is read as %s', (query, expected) => {
  expect(printed(query)).toBe(expected)
  expect(checkQuery(query)).toBeNull()
})

test.each([
  ['', 'empty', 0, 0],
  ['a AND', 'termExpected', 5, 0],
  ['(a OR b', 'closeExpected', 0, 1],
  ['a)', 'closeUnexpected', 1, 1],
  ['XX:a', 'unknownField', 0, 2],
  ['AD:20210229', 'notADay', 3, 8],
  ['TY:tractor', 'unknownValue', 3, 7],
  ['PN:[1 TO 2]', 'rangeField', 3, 1],
  ['AD:[2022 TO 2020]', 'rangeOrder', 3, 14],
  ['a NEAR/3 (b AND c)', 'nearOperand', 9, 1],
  ['TI:a NEAR/3 AB:b', 'nearFields', 5, 6],
  ['a NEAR/100 b', 'nearDistance', 2, 8],
  ['"open', 'quoteExpected', 0, 5],
  ['a*', 'patternTooShort', 0, 2],
])('%s has the problem %s at %i', (query, ...expected) => expect(problem(query)).toEqual(expected))

test('deep nesting is a problem and no crash', () => {
  expect(problem('('.repeat(10_000))?.[0]).toBe('tooDeep')
  expect(problem('NOT '.repeat(4000) + 'a')?.[0]).toBe('tooDeep')
  expect(problem('a '.repeat(5000))?.[0]).toBe('tooManyTerms')
  expect(problem('a'.repeat(30_000))?.[0]).toBe('tooLong')
})

// Four times, so that none comes near the time limit on a loaded machine.
test.each([1, 2, 3, 4])(
  'random queries are read or have a problem inside them, and print as they are read (%i)',
  (seed) => {
    const failures = [...randomQueries(seed, 25_000)].flatMap((query) => {
      const fault = checkQuery(query)
      return fault ? [{ query, fault }] : []
    })
    expect(failures.slice(0, 3)).toEqual([])
  },
)

test('a number among signs of no notation is read as its printed form is', () => {
  expect(checkQuery('AN:\ud83dCN112345678A')).toBeNull()
  expect(read('PN:😀CN112345678A')).toEqual(read('PN:CN112345678A'))
})

test('an expression is described in both languages', () => {
  const expression = read('TI:(电池 OR battery) AND IPC:H01M AND AD:[2020 TO *] NOT PA:BYD')
  expect(describeExpression(expression, 'zh')).toBe(
    '（标题含有“电池”，或者标题含有“battery”），并且IPC分类以“H01M”开头，并且申请日不早于 2020-01-01，并且不满足：申请人含有“BYD”',
  )
  expect(describeExpression(expression, 'en')).toBe(
    '(title contains “电池”, or title contains “battery”), and IPC begins with “H01M”, and filing date from 2020-01-01, and not: applicant contains “BYD”',
  )
})

test('of a symbol is said what else is found: below a main group, with the digits of a subgroup', () => {
  const described = (query: string) => describeExpression(read(query), 'en')
  expect(described('CPC:H01M10/00')).toBe('CPC is “H01M10/00” or below it')
  expect(described('CPC:G06F16/20')).toBe('CPC begins with “G06F16/20”')
  expect(described("CPC:'G06F16/20'")).toBe('CPC is “G06F16/20”')
})

test('earlier searches are put in their places', () => {
  expect(resolveEarlier(read('#1 AND c'), (number) => (number === 1 ? read('a OR b') : null))).toEqual(
    read('(a OR b) AND c'),
  )
  expect(resolveEarlier(read('#1 OR #2'), () => null)).toEqual({ missing: 1 })
})

test.each([
  ['CN112345678A', ['number']],
  ['US 2002/0066904 A1', ['number']],
  ['202010123456.7', ['number']],
  ['US-8739770-B2', ['number']],
  ['DE.2302592.A1', ['number']],
  ['US 8,739,770 (B2)', ['number']],
  ['202644378U', ['number']],
  ['2000-2020', ['word']],
  ['3.14159', ['word']],
  ['H01M 10/052', ['symbol']],
  ['H01M', ['symbol']],
  ['比亚迪股份有限公司', ['name']],
  ['Fluke Corporation', ['name']],
  ['锂电池 隔膜', ['word', 'word']],
  ['“固态电解质” 华为技术有限公司', ['phrase', 'name']],
  ['AS/RS 互联网+教育 C++++', ['word', 'word', 'word']],
  ['3D printing WITH W5', ['word', 'word', 'word', 'word']],
])('a simple search for %s finds %j in it', (text, kinds) => {
  const { expression, detected } = simpleExpression(text)
  expect(detected.map(({ kind }) => kind)).toEqual(kinds)
  expect(checkQuery(printExpression(expression!))).toBeNull()
})

test('fields, operators and values are suggested where they may stand', () => {
  expect(suggest('发明', 2).options.map(({ text }) => text)).toContain('IN:')
  expect(suggest('TI:电池 ', 6).options.map(({ text }) => text)).toContain('NEAR/5')
  expect(suggest('a AND LS:', 9).options).toHaveLength(4)
  expect(suggest('PA:(华为', 6).complete).toEqual({ field: 'PA', beginning: '华为' })
})
