import { expect, test } from 'vitest'
import { searchProblemTexts } from './search-messages.ts'
import { searchProblem, searchProblemCodes } from './search-problem.ts'
import type { SearchProblemId } from './search-problem.ts'
import { checkCharacters, checkClasses } from './search-validation.ts'

test('a special character is named with its place in both languages', () => {
  const checked = checkCharacters('tradeMarkText', '华为@手机')
  expect(!checked.ok && checked.problems.map(searchProblemTexts)).toEqual([
    {
      cn: '商标名称不能包含特殊字符：第 3 个字符为“@”',
      en: 'Trademark name cannot contain special characters: character 3 is "@".',
    },
  ])
})

test('a character that cannot be seen is named by its code point', () => {
  const checked = checkCharacters('tradeMarkText', '华\u200B为')
  expect(!checked.ok && searchProblemTexts(checked.problems[0]!).cn).toBe(
    '商标名称不能包含特殊字符：第 2 个字符为 U+200B',
  )
})

test('a wrong class is quoted', () => {
  const checked = checkClasses('classify', '03;99')
  expect(!checked.ok && searchProblemTexts(checked.problems[0]!)).toEqual({
    cn: '商标类别“99”有误，请填写 1–45 之间的类别并以分号分隔，如 03;09;38',
    en: '"99" is not a class. Enter numbers from 1 to 45 separated by semicolons, such as 03;09;38.',
  })
})

test.each(Object.keys(searchProblemCodes) as SearchProblemId[])('%s has a sentence in both languages', (id) => {
  const facts = { position: 0, ordinal: 1, character: '*', value: '7', limit: 5 }
  const { cn, en } = searchProblemTexts(searchProblem(id, 'tmApplicant', facts))
  expect(cn).toMatch(/\p{Script=Han}/u)
  expect(en).toMatch(/^["A-Z].*\.$/)
  expect(cn + en).not.toContain('undefined')
})
